"""What is raced: everything that changes people, seats, keys, codes, hosting, words, requests or the game, and reads.

A move is something one person does; its id is the same whenever it is done, so that outcomes can be compared.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tests.attack.client import Tab, verdict
from tests.attack.stage import Seeded, Stage, seal_of

Do = Callable[[Stage], Awaitable[str]]


class Move(NamedTuple):
    """Something somebody does, and what they hear."""

    name: str
    who: str
    do: Do


def says(who: str, kind: str, called: str = "", **fields: Any) -> Move:
    """A message over the socket of somebody who is there."""
    name = f"{who} {kind} {called or fields.get('do', '')}".strip()

    async def do(stage: Stage) -> str:
        return verdict(await stage.tabs[who].ask(kind, id=name, **filled(stage, fields)))

    return Move(name, who, do)


def hosts(verb: str, called: str = "", **fields: Any) -> Move:
    """What the host does."""
    return says("Ann", "host", f"{verb} {called}".strip(), do=verb, **fields)


def filled(stage: Stage, fields: dict[str, Any]) -> dict[str, Any]:
    """With the id of the request that is open now."""
    if fields.get("request") != "open":
        return fields
    requests = next(iter(stage.tabs.values())).lobby["requests"]
    return {**fields, "request": requests[0]["id"] if requests else "none"}


def joins(who: str, **fields: Any) -> Move:
    """Somebody new sits down."""
    name = f"{who} joins {' '.join(str(value) for value in fields.values())}".strip()

    async def do(stage: Stage) -> str:
        return await asked(stage, who, "join", {"name": who, **fields})

    return Move(name, who, do)


def enters(who: str, code: str) -> Move:
    """Somebody brings a code that was made before."""

    async def do(stage: Stage) -> str:
        return await asked(stage, who, "enter", {"code": stage.codes[code]})

    return Move(f"{who} enters with {code}", who, do)


async def asked(stage: Stage, who: str, where: str, body: dict[str, Any]) -> str:
    """Over HTTP, with a secret of one's own; what it opened is part of the answer."""
    secret = stage.secrets.setdefault(who, Seeded(f"{stage.seed} {who}").token_urlsafe(24))
    door = stage.servers[stage.at.get(who, 0)].door
    answer = await door.ask("POST", f"/api/rooms/{stage.room}/{where}", {**body, "secret": secret})
    assert answer.status < 500, answer
    if answer.verdict != "done":
        return answer.verdict
    return f"done {answer.data['seats']} {answer.data['waiting']}"


def reads(path: str) -> Move:
    """A stranger reads over HTTP."""

    async def do(stage: Stage) -> str:
        door = stage.servers[stage.at.get("stranger", 0)].door
        answer = await door.ask("GET", f"/api/rooms/{stage.room}/{path}")
        assert answer.status < 500, answer
        stage.answers.append(("stranger", answer.text))
        return answer.verdict

    return Move(f"a stranger reads {path}", "stranger", do)


def drops(who: str) -> Move:
    """Somebody's line is cut."""

    async def do(stage: Stage) -> str:
        await stage.go(who)
        return "done"

    return Move(f"{who} drops", who, do)


def comes(who: str) -> Move:
    """Somebody opens a (further) tab; the one before stays as it is until the server closes it."""

    async def do(stage: Stage) -> str:
        old = stage.tabs.pop(who, None)
        tab = Tab(stage.servers[stage.at.get(who, 0)].door, stage.room, stage.secrets.get(who), 2.0)
        stage.tabs[who] = tab
        await tab.open()
        if old is not None:
            stage.older_tabs.append(old)
        return "done" if not tab.bye else tab.bye

    return Move(f"{who} comes", who, do)


LOBBY = [
    hosts("start"),
    hosts("seat_bot", seat=5, bot="steady"),
    hosts("open_seat", seat=6),
    hosts("remove", "Bob", seat=1),
    hosts("remove", "the open chair", seat=5),
    hosts("remove", "the bot", seat=6),
    hosts("mute", seat=1),
    hosts("set_options", edition="harry_potter", options={"round_limit": 5}),
    says("Ann", "leave"),
    says("Ann", "code"),
    drops("Ann"),
    says("Bob", "sit", name="Bob the Great"),
    says("Bob", "leave"),
    says("Bob", "code"),
    says("Bob", "code", "give", give=True),
    says("Bob", "words", seal=seal_of("words of Bob")),
    says("Bob", "chat", text="hello"),
    comes("Bob"),
    drops("Bob"),
    joins("Nia"),
    joins("Pip", seat=5),
    enters("Bob's phone", "device"),
    enters("Tom", "gift"),
    comes("Kay"),
    reads("record?game=1"),
    reads("check?game=1"),
]
OPENING = [
    hosts("start", "again"),
    hosts("remove", "Bob", seat=1),
    hosts("seat_bot", seat=5, bot="steady"),
    says("Ann", "open", words="words of Ann"),
    says("Ann", "leave"),
    drops("Ann"),
    says("Bob", "open", words="words of Bob"),
    says("Bob", "words", seal=seal_of("other words")),
    says("Bob", "leave"),
    drops("Bob"),
    comes("Bob"),
    says("Cid", "open", words="words of Cid"),
    joins("Nia"),
    reads("record?game=1"),
    reads("story?game=1"),
]
PLAYING = [
    says("Cid", "act", action={"type": "roll"}),
    says("Cid", "leave"),
    drops("Cid"),
    comes("Cid"),
    says("Cid", "code", "give", give=True),
    hosts("pause"),
    hosts("remove", "Eve", seat=4),
    hosts("hand_over", "Eve's", seat=4),
    hosts("hand_over", "a bot's", seat=5),
    hosts("choose_absent", seat=4, choice="bot"),
    hosts("mute", seat=2),
    hosts("set_takeover", on=False),
    says("Ann", "leave"),
    drops("Ann"),
    says("Bob", "host", "pause", do="pause"),
    says("Bob", "more_time"),
    says("Bob", "leave"),
    comes("Eve"),
    comes("Dan"),
    joins("Nia"),
    joins("Pip", seat=5),
    enters("Tom", "of Eve"),
    enters("Ted", "of a bot"),
    enters("Bob's phone", "device"),
    reads("record?game=1"),
    reads("story?game=1"),
]
ASKED = [
    says("Ann", "consent", request="open", yes=True),
    says("Bob", "consent", request="open", yes=True),
    says("Bob", "consent", "no", request="open", yes=False),
    says("Cid", "consent", request="open", yes=True),
    says("Cid", "act", action={"type": "roll"}),
    says("Bob", "leave"),
    drops("Cid"),
    hosts("remove", "Eve", seat=4),
    hosts("pause"),
    hosts("set_takeover", on=False),
    comes("Eve"),
    comes("Wen"),
    says("Wen", "leave"),
    joins("Wen", seat=5),
    joins("Nia", seat=5),
    joins("Pip", seat=3),
    enters("Tom", "of Eve"),
    enters("Ted", "of a bot"),
    reads("record?game=1"),
]
OVER = [
    hosts("rematch"),
    hosts("rematch", "off", on=False),
    says("Bob", "leave"),
    says("Ann", "leave"),
    drops("Ann"),
    says("Bob", "words", seal=seal_of("words of Bob")),
    says("Bob", "code"),
    joins("Nia"),
    comes("Bob"),
    enters("Bob's phone", "device"),
    reads("record?game=1"),
    reads("record?game=2"),
    reads("check?game=2"),
]
PAUSED = [
    hosts("resume"),
    hosts("remove", "Eve", seat=4),
    says("Bob", "leave"),
    says("Ann", "leave"),
    drops("Ann"),
    comes("Eve"),
    says("Cid", "act", action={"type": "roll"}),
    enters("Tom", "of Eve"),
    joins("Nia"),
    reads("record?game=1"),
]
MOVES = {
    "lobby": LOBBY,
    "opening": OPENING,
    "playing": PLAYING,
    "asked": ASKED,
    "paused": PAUSED,
    "over": OVER,
}
