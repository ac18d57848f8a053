"""Catching up: what another process has stored about a room is played in here, and told to those who sit here."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from magie.rules.record import Record, begin
from magie.server.errors import Behind, Refusal, no_room
from magie.server.rooms.data import RoomData, from_json
from magie.server.rooms.playing import ROWS_AT_A_TIME, go_on_with, is_played_here
from magie.server.store import Played, Row
from magie.server.wire import ChatTold, ClockTold

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

log = logging.getLogger("magie.server")

TRY_SECONDS = 3.0
FIRST_WAIT = 0.005
LONGEST_WAIT = 0.1
LATER_SECONDS = 5.0
MOST_CHAT = 100

T = TypeVar("T")


async def retried(do: Callable[[], Awaitable[T]]) -> T:
    """Do something; where another process was quicker, and we have caught up, try again: after a moment that nobody
    can foresee, so that two who are in each other's way do not stay there.
    """
    now = asyncio.get_running_loop().time
    end, wait = now() + TRY_SECONDS, FIRST_WAIT
    while True:
        try:
            return await do()
        except Behind:
            if now() >= end:
                raise
        await asyncio.sleep(random.uniform(0.0, wait))
        wait = min(2 * wait, LONGEST_WAIT)


async def done_or_later(
    room: Room, timer: Hashable, do: Callable[[], Awaitable[None]], again: Callable[[], None]
) -> None:
    """Do what nobody asked for just now; if it cannot be done, its timer fires again in a while."""
    try:
        await retried(do)
    except Refusal:
        room.clockwork.timers.keep(timer, "again", LATER_SECONDS, again)


def look_again(room: Room) -> None:
    """Something new is stored: look at it in the inbox, once for all that came meanwhile."""
    if not room.behind:
        room.behind = True
        room.post(partial(look, room))


async def look(room: Room) -> None:
    """In the inbox: catch up, if the store can be read; whoever writes next notices anyway that more is stored."""
    try:
        with suppress(Refusal):  # the room is gone, and whoever was here knows
            await catch_up(room)
    except (SQLAlchemyError, OSError) as problem:
        log.warning("not read: %s", problem, extra={"room": room.data.room})


async def catch_up(room: Room) -> None:
    """Read what is stored and not known here yet: actions, the room itself, chat. Refused if the room is not there."""
    room.behind = False
    store, name = room.hall.store, room.data.room
    kept = await store.room(name)
    if kept is None:
        room.hall.lose(room)
        raise no_room(name)
    data = from_json(kept.data)
    if data.game == room.data.game:
        await play_in(room)  # before the room itself, so that the last action is told before the end
    if kept.version > room.version:
        await adopt(room, data, kept.version)
        await play_in(room)
    last = room.chat[-1].number if room.chat else 0
    for said in await store.chat(name, MOST_CHAT, after=last):
        room.tell_all(ChatTold(line=room.hear(said)))


async def play_told(room: Room, played: Played) -> None:
    """In the inbox: an action that another process has stored, and told. Where more is missing here, look at the store."""
    known = room.game is not None and played.game == room.data.game and played.version <= room.version
    if not known or played.row.number > room.moves + 1:
        look_again(room)
    elif played.row.number == room.moves + 1:
        play_row(room, played.row)


async def play_in(room: Room) -> None:
    """The actions that others have stored."""
    if room.game is None:
        return
    found = await room.hall.store.log(room.data.room, room.data.game, after=room.moves)
    for done, row in enumerate(found, 1):
        play_row(room, row)
        if done % ROWS_AT_A_TIME == 0:  # what was told is sent meanwhile, and other rooms have their turn
            await asyncio.sleep(0)


def play_row(room: Room, row: Row) -> None:
    """One of them: it is stored already, so it is played and told."""
    assert room.game is not None
    after, events, move = go_on_with(room.game, row)
    room.game, room.moves = after, row.number
    room.link(move)
    telling = room.remember(row.seat, move.action, events)
    room.remember_command(str(row.seat), row.command)
    if after.over:
        room.data = room.data.copy()
        room.data.end()
    room.arrange()
    if after.over:  # whoever played it may not be able to store the end
        room.tell_lobby()
    room.tell(telling)


async def adopt(room: Room, data: RoomData, version: int) -> None:
    """The room as another process has left it."""
    before = room.data
    began = data.game != before.game
    header = await header_here(room, data) if began else None
    game = begin(Record.from_json(header)) if header is not None else None
    if (data.edition, data.options) != (before.edition, before.options):
        room.edition = room.hall.catalogue.edition(data.edition, data.options)
    room.data, room.version = data, version
    room.clockwork.banks = dict(data.banks)
    room.remember_stored(data)
    if game is not None and header is not None:
        room.adopt(game, header)
        room.bots.offered.clear()
    elif began or data.state == "lobby":
        room.forget_game()
    if room.game is None and data.state != "lobby":
        await room.look_older()  # begun elsewhere by other rules, or given up there
    if room.game is not None and room.game.over:
        room.data.end()
    room.arrange()
    room.tell_lobby()
    if game is not None:
        room.tell(room.told[-1])
    room.tell_all(ClockTold(clock=room.clockwork.seen()))
    room.starters.arrange()
    room.look_after_present()


async def header_here(room: Room, data: RoomData) -> str | None:
    """How a game began that has begun elsewhere; None if that was by other rules."""
    header = await room.hall.store.header(data.room, data.game)
    return header if header and is_played_here(header) else None
