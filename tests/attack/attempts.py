"""What is tried: for every line of the model what somebody would plausibly send, and what only an attacker would."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.attack.client import verdict
from tests.attack.stage import SEATED, Stage, seal_of

SOCKET = "act chat emote look code words open consent sit leave more_time odds hello ping host".split()
HUGE = 10**30
LETTERS = "\u200b\u0000\u202e"


class Attempt(NamedTuple):
    """Something to send: `what` is a line of the model."""

    what: str
    fields: dict[str, Any]


def kind_of(what: str) -> tuple[str, dict[str, Any]]:
    """The type of a message, and what its line says about its fields."""
    kind, _, more = what.partition(" ")
    if kind != "host":
        return kind, {"give": True} if more == "give" else {}
    verb, _, off = more.partition(" ")
    return kind, {"do": verb} | ({"on": False} if off else {})


def plausible(stage: Stage, name: str, what: str) -> dict[str, Any]:
    """What a browser would send."""
    requests = next(iter(stage.tabs.values())).lobby["requests"]
    lobby = stage.state in ("lobby", "opening")
    fields: dict[str, dict[str, Any]] = {
        "act": {"action": {"type": "roll"}},
        "chat": {"text": f"It is {name}."},
        "emote": {"emote": "wow"},
        "look": {"seat": seat_of(stage, name)},
        "words": {"seal": seal_of(f"more words of {name}")},
        "open": {"words": f"words of {name}"},
        "consent": {"request": requests[0]["id"] if requests else "1", "yes": True},
        "sit": {"name": f"{name} the Great"},
        "host seat_bot": {"seat": 5, "bot": "steady"},
        "host open_seat": {"seat": 6},
        "host remove": {"seat": 2 if lobby else 4},
        "host hand_over": {"seat": 6 if lobby else 4},
        "host set_options": {"edition": "harry_potter", "options": {"round_limit": 9}},
        "host set_clock": {"clock": {"grace": 10}},
        "host set_pace": {"pace": 5000},
        "host set_bot_offers": {"on": False},
        "host choose_absent": {"seat": 4, "choice": "wait"},
        "host mute": {"seat": 2},
        "POST room/join": {"name": f"{name} again"} | secret_of(stage, name),
        "POST room/enter": {"code": "AAAABBBB"} | ({} if name == "Wen" else secret_of(stage, name)),
        "POST /api/rooms": {"name": name},
    }
    return fields.get(what, {})


def seat_of(stage: Stage, name: str) -> int | None:
    """Where somebody sits."""
    seat = SEATED.get(name)
    return seat if seat is not None and stage.sits(name, seat) else None


def secret_of(stage: Stage, name: str) -> dict[str, str]:
    """The key somebody brings."""
    return {"secret": stage.secrets[name]} if name in stage.secrets else {}


def hostile(stage: Stage, name: str) -> list[Attempt]:
    """What nobody may do in any state, whoever it is."""
    own = seat_of(stage, name)
    others = [seat for seat in range(len(stage.data.seats)) if seat != own]
    strange: list[Any] = [15, 16, -1, HUGE, 1.5, "0", [], True]
    roll = {"type": "roll"}
    attempts = [Attempt("act", {"action": roll, "seat": seat}) for seat in [*others, *strange]]
    for what, fields in (
        ("look", {}),
        ("sit", {"name": "Not Me"}),
        ("words", {"seal": seal_of("mine")}),
        ("open", {"words": "words of Bob"}),
        ("code give", {}),
    ):
        attempts += [Attempt(what, {**fields, "seat": seat}) for seat in [*others, *strange]]
    attempts += [Attempt("act", {"action": action}) for action in ACTIONS]
    attempts += [
        Attempt("consent", {"request": request, "yes": True}) for request in ("", "0", "-1", "x" * 101)
    ]
    attempts += [Attempt(f"host {do}", {**f, "seat": s}) for do, f in SEAT_VERBS.items() for s in strange]
    attempts += [Attempt(f"host {do}", fields) for do, fields in NONSENSE]
    attempts += [Attempt("chat", {"text": "hello", "id": bad}) for bad in IDS]
    attempts += [Attempt("chat", {"text": text}) for text in ("", " ", LETTERS, "x" * 301, "\ud800")]
    attempts += [Attempt("words", {"seal": seal}) for seal in ("x" * 64, "0" * 63, "0" * 65, "A" * 64)]
    return attempts


ACTIONS: list[Any] = [
    {},
    {"type": "hammer"},
    {"type": "nonsense"},
    {"type": "roll", "dice": [6, 6]},
    {"type": "bid", "amount": HUGE},
    {"type": "bid", "amount": -1},
    {"type": "offer", "to": 99},
    {"type": None},
    {"type": "roll", "seat": 0},
]
IDS: list[Any] = ["", "x" * 65, "a\u0000b", 7, None, "\ud800", ["a"]]
SEAT_VERBS: dict[str, dict[str, Any]] = {
    "remove": {},
    "hand_over": {},
    "open_seat": {},
    "seat_bot": {"bot": "steady"},
    "mute": {},
    "choose_absent": {"choice": "bot"},
}
NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("remove", {}),
    ("remove", {"seat": 0}),
    ("hand_over", {}),
    ("hand_over", {"seat": 1}),
    ("hand_over", {"seat": 2}),
    ("seat_bot", {"seat": 1, "bot": "steady"}),
    ("seat_bot", {"bot": "nonsense"}),
    ("open_seat", {"seat": 0}),
    ("open_seat", {"seat": 1}),
    ("choose_absent", {"seat": 0, "choice": "bot"}),
    ("choose_absent", {"seat": 1, "choice": "bot"}),
    ("choose_absent", {"seat": 4, "choice": "kill"}),
    ("mute", {}),
    ("set_clock", {}),
    ("set_clock", {"clock": {"grace": -1}}),
    ("set_pace", {}),
    ("set_pace", {"pace": -1}),
    ("set_pace", {"pace": 10_001}),
    ("set_options", {"edition": "nonsense"}),
    ("set_options", {"options": {"nonsense": 1}}),
    ("nonsense", {}),
    ("become_host", {"seat": 1}),
]


async def try_it(stage: Stage, name: str, attempt: Attempt) -> str:
    """Send it; the verdict in the words of the model."""
    method, _, path = attempt.what.partition(" ")
    if method in ("GET", "POST"):
        where = path.replace("room", f"/api/rooms/{stage.room}", 1) if path.startswith("room") else path
        where = where.replace("editions/{}", "editions/luxury").replace("{}", "0")
        body = attempt.fields if method == "POST" else None
        answer = await stage.door.ask(method, where, body, stage.secrets.get(name, ""))
        assert answer.status < 500, answer
        stage.answers.append((name, answer.text))
        return answer.verdict.partition(" ")[2] or answer.verdict
    kind, said = kind_of(attempt.what)
    tab = stage.tabs[name]
    answer_told = await tab.ask(kind, **(said | attempt.fields))
    return verdict(answer_told)
