"""The record holds the secret behind all dice: nobody gets it of a game that is not over, at no moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from magie.rules.record import Record, luck_is_honest
from magie.server.rooms.catching_up import catch_up
from magie.server.rooms.data import from_json
from magie.server.store import Kept, Store
from tests.server.browser import new_room
from tests.server.conftest import Story
from tests.server.indoors import Indoors, Tab, indoors
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

PATHS = ("record", "story", "story/0", "check", "edition")
STARTS = 30
BOTS = [{"kind": "bot"}] * 2
AGE = text("""UPDATE games SET header = json_set(header, '$.rules_version', 1) WHERE room = :room""")


def run(story: Coroutine[Any, Any, None]) -> None:
    """To the end."""
    asyncio.run(asyncio.wait_for(story, 100))


def at_every_commit(monkeypatch: pytest.MonkeyPatch, then: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Whenever a game has just been stored, and nobody in memory knows it yet, do something."""
    begin = Store.begin_game

    async def and_then(self: Store, *values: Any) -> None:
        await begin(self, *values)
        await then()

    monkeypatch.setattr(Store, "begin_game", and_then)


async def ask_for_everything(place: Indoors, room: str, game: int) -> list[int]:
    """What a stranger gets who asks for all that a game could tell."""
    found = [await place.get(f"/api/rooms/{room}/{path}?game={game}") for path in PATHS]
    assert not any('"secret"' in answer.text for answer in found)
    return [answer.status_code for answer in found]


def test_a_game_that_is_just_being_stored_gives_nothing_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(options={"round_limit": 1}, seats=BOTS)
            answers: list[list[int]] = []

            async def look() -> None:
                game = 1 + len(answers)
                answers.append(await ask_for_everything(place, ann.room, game))

            at_every_commit(monkeypatch, look)
            assert (await ann.command("host", "go", do="start"))["type"] == "ack"
            await play_out(ann)
            assert (await ann.command("host", "again", do="rematch"))["type"] == "ack"
            assert answers == [[403] * len(PATHS)] * 2

    run(story())


async def play_out(tab: Tab) -> None:
    """Answer whatever is asked until the game is over."""
    for number in range(400):
        while tab.table is None or not (tab.table["standings"] or 0 in tab.table["waiting"]):
            await tab.next()
        if tab.table["standings"]:
            break
        choices = [c["action"] for c in tab.table["choices"] if not c.get("disabled")]
        quick = [c for c in choices if c["type"] in ("buy", "end_turn", "roll", "pass", "reject")]
        await tab.command("act", f"a{number}", action=(quick or choices)[0])
    while tab.lobby["state"] != "over":
        await tab.next()


def test_what_was_asked_too_early_is_whole_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unfinished film is not kept: afterwards the record has every move."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(options={"round_limit": 1}, seats=BOTS)

            async def look() -> None:
                await ask_for_everything(place, ann.room, 1)

            at_every_commit(monkeypatch, look)
            await ann.command("host", "go", do="start")
            await ask_for_everything(place, ann.room, 1)
            await play_out(ann)
            record = Record.from_json((await place.get(f"/api/rooms/{ann.room}/record?game=1")).text)
            assert len(record.moves) == len(await place.hall.store.log(ann.room, 1)) > 0
            assert luck_is_honest(record)

    run(story())


def test_the_end_of_a_game_never_ends_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process sees the last action and begins a rematch before the end is stored here: that game goes on."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(options={"round_limit": 1}, seats=BOTS)
            await ann.command("host", "go", do="start")
            room = place.hall.rooms[ann.room]
            end = room.end_game

            async def elsewhere_first() -> None:
                monkeypatch.setattr(room, "end_game", end)
                await rematch_elsewhere(place, ann.room)
                await end()

            monkeypatch.setattr(room, "end_game", elsewhere_first)
            await play_until_game(ann, 2)
            await room.ask(lambda: catch_up(room))
            seen = (await place.get(f"/api/rooms/{ann.room}")).json()
            assert (seen["game"], seen["state"], seen["fair"]["secret"]) == (2, "playing", None)

    run(story())


def test_a_game_of_other_rules_that_is_just_being_stored_gives_nothing_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Begun by a process of another release: its record is given out as it is stored, but not before its end."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(seats=BOTS)
            answers: list[list[int]] = []

            async def look() -> None:
                await place.hall.store.committer.write((AGE, {"room": ann.room}))
                answers.append(await ask_for_everything(place, ann.room, 1))

            at_every_commit(monkeypatch, look)
            await ann.command("host", "go", do="start")
            assert answers == [[403] * len(PATHS)]

    run(story())


async def rematch_elsewhere(place: Indoors, name: str) -> None:
    """What another process stores that begins the next game."""
    store = place.hall.store
    kept = await store.room(name)
    header = await store.header(name, 1)
    assert kept is not None
    assert header is not None
    data = from_json(kept.data)
    data.state, data.game, data.secret = "playing", 2, data.next_secret
    await store.begin_game(name, 2, header, Kept(data.to_json(), kept.version))


async def play_until_game(tab: Tab, game: int) -> None:
    """Answer whatever is asked until another game is on."""
    number = 0
    while tab.lobby.get("game") != game:
        if tab.table is not None and 0 in tab.table["waiting"]:
            choices = [c["action"] for c in tab.table["choices"] if not c.get("disabled")]
            quick = [c for c in choices if c["type"] in ("buy", "end_turn", "roll", "pass", "reject")]
            number += 1
            await tab.send(
                {
                    "type": "act",
                    "id": f"b{number}",
                    "action": (quick or choices)[0],
                    "decision": tab.table["decision"],
                }
            )
            tab.table = None
        await tab.next()


# Against real servers


async def hammer(asked: str, room: str, game: int, stop: asyncio.Event) -> None:
    """Ask without a pause; nothing is given out."""
    async with httpx.AsyncClient(base_url=asked, timeout=20, trust_env=False) as client:
        while not stop.is_set():
            for path in ("record", "check"):
                answer = await client.get(f"/api/rooms/{room}/{path}?game={game}")
                assert answer.status_code in (403, 404), (path, answer.status_code)
                assert '"secret"' not in answer.text


async def start_under_fire(base: str, asked: str) -> None:
    """Start a game while strangers ask for its record, here or through another process."""
    ann = await new_room(base, seats=BOTS)
    stop = asyncio.Event()
    strangers = [asyncio.create_task(hammer(asked, ann.room, 1, stop)) for _ in range(3)]
    await asyncio.sleep(random.uniform(0.0, 0.03))
    assert (await ann.host("start"))["type"] == "ack"
    await asyncio.sleep(0.03)
    stop.set()
    await asyncio.gather(*strangers)
    await ann.close()


def test_thirty_starts_on_sqlite_while_strangers_ask(server: Server, tell: Story) -> None:
    async def story() -> None:
        for _ in range(STARTS):
            await start_under_fire(server.base, server.base)

    tell(story())


@pytest.fixture(scope="module")
def pair(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one PostgreSQL."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with running(postgres_url, folders[0]) as one, running(postgres_url, folders[1]) as other:
        yield [one, other]


def test_thirty_starts_on_postgresql_while_strangers_ask_the_other_process(
    pair: list[Server], tell: Story
) -> None:
    async def story() -> None:
        for number in range(STARTS):
            await start_under_fire(pair[number % 2].base, pair[1 - number % 2].base)

    tell(story())
