"""Once: a command acts once, however many came in between, and however often the server was started again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from functools import partial
from typing import Any

import pytest

from magie.server.rooms.commands import MOST_COMMANDS, Commands, mark_of
from magie.server.rooms.data import STORED_COMMANDS, RoomData, from_json
from magie.server.rooms.waiting import waited_for
from tests.server.indoors import Indoors, Tab, indoors

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

BETWEEN = 200
SEATS = [{"kind": "mine"}]


def run(story: Coroutine[Any, Any, None]) -> None:
    """To the end."""
    asyncio.run(asyncio.wait_for(story, 100))


async def done(tab: Tab, kind: str, command: str, **fields: Any) -> None:
    """It is acknowledged."""
    answer = await tab.command(kind, command, **fields)
    assert answer["type"] == "ack", answer


async def much_happens(tab: Tab, name: str) -> None:
    """Two hundred commands of every kind."""
    for number in range(BETWEEN // 2):
        await done(tab, "chat", f"{name} chat {number}", text=f"{number}")
        await done(tab, "host", f"{name} pace {number}", do="set_pace", pace=number)


async def lobby_of(place: Indoors, room: str) -> dict[str, Any]:
    """The room as everybody sees it."""
    found: dict[str, Any] = (await place.get(f"/api/rooms/{room}")).json()
    return found


async def check_lobby(place: Indoors, ann: Tab) -> None:
    """Chat, name and chairs sent again change nothing."""
    await done(ann, "sit", "name", name="Anna")
    await done(ann, "host", "chair", do="open_seat")
    await done(ann, "chat", "said", text="hello")
    version = place.hall.rooms[ann.room].version
    await done(ann, "words", "seal", seal="a" * 64)
    assert place.hall.rooms[ann.room].version == version
    seen = await lobby_of(place, ann.room)
    assert seen["seats"][0]["name"] == "Annabel"
    assert len(seen["seats"]) == 3
    said = await place.hall.store.chat(ann.room, 10_000)
    assert [line.text for line in said].count("hello") == 1


def test_commands_of_the_lobby(url: str) -> None:
    async def story() -> None:
        async with indoors(url) as place:
            ann = await place.new_room(seats=SEATS)
            await done(ann, "sit", "name", name="Anna")
            await done(ann, "host", "chair", do="open_seat")
            await done(ann, "chat", "said", text="hello")
            await done(ann, "words", "seal", seal="a" * 64)
            await done(ann, "sit", "later", name="Annabel")
            await done(ann, "words", "other seal", seal="b" * 64)
            await much_happens(ann, "first")
            await check_lobby(place, ann)
        async with indoors(url) as place:
            ann = await place.tab(ann.room, ann.secret)
            await check_lobby(place, ann)
            await much_happens(ann, "second")
            await check_lobby(place, ann)

    run(story())


async def throw(tab: Tab) -> int:
    """The first throw of a game; whose it was."""
    assert tab.table is not None
    seat: int = tab.table["facts"]["turn"]
    await done(tab, "act", "throw", action={"type": "roll"}, seat=seat)
    return seat


def test_an_action_and_the_start(url: str) -> None:
    async def story() -> None:
        async with indoors(url) as place:
            ann = await place.new_room(seats=SEATS)
            await done(ann, "host", "go", do="start")
            seat = await throw(ann)
            moves = len(await place.hall.store.log(ann.room, 1))
            await much_happens(ann, "first")
            await done(ann, "act", "throw", action={"type": "roll"}, seat=seat)
            await done(ann, "host", "go", do="start")
            assert len(await place.hall.store.log(ann.room, 1)) == moves
        async with indoors(url) as place:
            ann = await place.tab(ann.room, ann.secret)
            await done(ann, "act", "throw", action={"type": "roll"}, seat=seat)
            await done(ann, "host", "go", do="start")
            assert len(await place.hall.store.log(ann.room, 1)) == moves

    run(story())


def test_a_command_of_the_game_before(url: str) -> None:
    """A throw, a word and a start of the first game, sent again in the second, also after a restart."""

    async def story() -> None:
        async with indoors(url) as place:
            ann = await place.new_room(seats=SEATS, options={"round_limit": 1})
            await done(ann, "host", "go", do="start")
            seat = await throw(ann)
            await done(ann, "chat", "said", text="hello")
            await end_game(place, ann.room)
            await done(ann, "host", "again", do="rematch")
            for name, kind in (("throw", "act"), ("go", "host"), ("again", "host"), ("said", "chat")):
                await send_again(ann, name, kind, seat)
            assert await place.hall.store.log(ann.room, 2) == []
        async with indoors(url) as place:
            ann = await place.tab(ann.room, ann.secret)
            for name, kind in (("throw", "act"), ("go", "host"), ("again", "host"), ("said", "chat")):
                await send_again(ann, name, kind, seat)
            assert await place.hall.store.log(ann.room, 2) == []
            assert (await lobby_of(place, ann.room))["game"] == 2
            assert len(await place.hall.store.chat(ann.room, 100)) == 1

    run(story())


async def send_again(tab: Tab, name: str, kind: str, seat: int) -> None:
    """What was sent before under this name."""
    fields: dict[str, dict[str, Any]] = {
        "throw": {"action": {"type": "roll"}, "seat": seat},
        "go": {"do": "start"},
        "again": {"do": "rematch"},
        "said": {"text": "hello"},
    }
    await done(tab, kind, name, **fields[name])


async def end_game(place: Indoors, name: str) -> None:
    """The bank plays the safe answer for everybody until it is over."""
    room = place.hall.rooms[name]
    while room.game is not None and not room.game.over:
        seats = waited_for(room.game)
        await room.ask(partial(play_safe, room, seats[0]))


async def play_safe(room: Any, seat: int) -> None:
    """One safe answer."""
    await room.play(seat, room.game.default(seat))


def test_two_processes_know_each_others_commands(postgres_url: str) -> None:
    async def story() -> None:
        async with indoors(postgres_url) as one, indoors(postgres_url) as other:
            ann = await one.new_room(seats=SEATS)
            await done(ann, "host", "chair", do="open_seat")
            await done(ann, "chat", "said", text="hello")
            await much_happens(ann, "first")
            await ann.close()
            back = await other.tab(ann.room, ann.secret)
            await done(back, "host", "chair", do="open_seat")
            await done(back, "chat", "said", text="hello")
            assert len((await lobby_of(other, ann.room))["seats"]) == 3

    run(story())


def test_many_commands_take_little_room() -> None:
    commands = Commands()
    for number in range(1000):
        commands.note(mark_of("somebody", f"command {number}"))
    assert all(mark_of("somebody", f"command {number}") in commands for number in range(1000))
    assert mark_of("somebody else", "command 1") not in commands
    assert sys.getsizeof(commands.now) < 12_000


def test_commands_of_two_games_ago_are_forgotten_and_a_flood_is() -> None:
    commands = Commands()
    commands.note(1)
    commands.next_game()
    commands.note(2)
    assert 1 in commands
    commands.next_game()
    assert 1 not in commands
    assert 2 in commands
    for number in range(10, 10 + 3 * MOST_COMMANDS):
        commands.note(number)
    assert len(commands.now) + len(commands.before) <= 2 * MOST_COMMANDS


def test_what_is_stored_of_commands_is_bounded_and_old_rooms_are_read() -> None:
    data = RoomData(room="r", edition="luxury", done=[("who", "old")])
    for number in range(3 * STORED_COMMANDS):
        data.note(f"who{number % 3}", f"command {number}")
    kept = from_json(data.to_json())
    assert len(kept.to_json()) < 30 * STORED_COMMANDS
    assert mark_of("who0", f"command {3 * STORED_COMMANDS - 3}") in set(kept.commands())
    fresh = RoomData(room="r", edition="luxury", done=[("who", "old")])
    fresh.note("who", "new")
    assert {mark_of("who", "old"), mark_of("who", "new")} == set(from_json(fresh.to_json()).commands())
