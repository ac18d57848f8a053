"""A browser to which nothing can be said is closed; nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.rules.actions import Roll
from magie.server.rooms.connection import Connection
from magie.server.rooms.hall import Hall
from magie.server.rooms.handling import handle
from magie.server.rooms.room import Room
from magie.server.settings import Settings
from magie.server.wire import Hello, Host, Look, NewRoom, SeatWanted

WATCHING = Hello(version=2)


async def nowhere(message: Any) -> None:
    """Nobody reads here."""


def line_of(hall: Hall) -> Connection:
    """A browser."""
    return Connection(nowhere, "here", hall.settings.limits)


async def at_a_table(folder: Path, do: Callable[[Room, Connection], Awaitable[None]], **wanted: Any) -> None:
    """A room whose host is there."""
    hall = Hall(Settings(database=f"sqlite:///{folder}/rooms.db", pace_ms=10_000))
    await hall.open()
    seats = (SeatWanted(kind="mine", name="Ben"), SeatWanted(kind="open"))
    made = await hall.make_room(NewRoom(name="Ann", seats=seats, **wanted), "here")
    room, line = await hall.room(made.room), line_of(hall)
    await room.enter(line, Hello(version=2, secret=made.secret))
    try:
        await do(room, line)
    finally:
        await hall.close()


def kinds(line: Connection) -> list[str]:
    """What waits to be sent to a browser."""
    return [msgspec.json.decode(text)["type"] for text in line.waiting]


async def tell_everything(room: Room) -> None:
    """All that a room says by itself."""
    room.tell_lobby()
    room.tell_tables()
    room.tell(room.told[-1])


@pytest.mark.parametrize("first", [True, False])
def test_one_line_that_cannot_be_told_anything_stops_nobody(tmp_path: Path, first: bool) -> None:
    async def story(room: Room, ann: Connection) -> None:
        bad = line_of(room.hall)
        await room.enter(bad, WATCHING)
        bad.looking = 99  # there is no such seat; however it may have come about
        room.connections.sort(key=lambda line: (line is bad) is not first)
        turn = room.game.view().facts.turn if room.game else 0
        ann.waiting.clear()
        await tell_everything(room)
        await room.play(turn, Roll(), "c1")
        assert {"lobby", "table", "batch"} <= set(kinds(ann))
        assert bad.closing == 1011
        assert ann.closing is None

    asyncio.run(asyncio.wait_for(at_a_table(tmp_path, story, start=True), 60))


def test_who_was_replaced_or_has_gone_is_not_listened_to(tmp_path: Path) -> None:
    """What was still in the inbox when a browser was replaced acts for nobody."""

    async def story(room: Room, ann: Connection) -> None:
        await room.depart(ann)
        await handle(room, ann, Host(id="late", do="set_pace", pace=4321))
        assert room.data.pace != 4321

    asyncio.run(asyncio.wait_for(at_a_table(tmp_path, story), 60))


def test_whatever_is_stored_a_passed_on_device_goes_on_looking_as_an_onlooker(tmp_path: Path) -> None:
    """The device is being handed to the neighbour: no change of the room may open a hand meanwhile."""

    async def story(room: Room, ann: Connection) -> None:
        await handle(room, ann, Look(id="l", seat=None))
        await handle(room, ann, Host(id="p", do="set_pace", pace=1))
        assert (ann.looking, ann.seats) == (None, (0, 1))
        await handle(room, ann, Look(id="m", seat=1))
        await handle(room, ann, Host(id="q", do="seat_bot"))
        assert ann.looking == 1

    asyncio.run(asyncio.wait_for(at_a_table(tmp_path, story), 60))


def test_a_chair_that_moves_takes_its_onlooker_along(tmp_path: Path) -> None:
    """A shared device looks from its second seat; a chair before it is taken away."""

    async def story(room: Room, ann: Connection) -> None:
        bot, mine = room.data.seats[2], room.data.seats[1]
        data = room.data.copy()
        data.seats = [data.seats[0], bot, mine]
        await room.save(data)
        assert ann.seats == (0, 2)
        await handle(room, ann, Look(id="l", seat=2))
        await handle(room, ann, Host(id="r", do="remove", seat=1))
        assert (ann.seats, ann.looking) == ((0, 1), 1)

    asyncio.run(asyncio.wait_for(at_a_table(tmp_path, story), 60))
