"""Notices: what the table itself says to everybody. They are kept with the chat, so that whoever comes later reads them."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from magie.server.errors import Refusal
from magie.server.rooms import keys
from magie.server.rooms.catching_up import retried
from magie.server.store import Said
from magie.server.wire import ChatTold

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

log = logging.getLogger("magie.server")

TABLE = "table"  # who says it; people are known by the hash of a key, which is longer
AGAIN_SECONDS = 1.0


async def announce(room: Room, text: str) -> None:
    """Say something to everybody, after what it is about is stored."""
    await insist(room, text, keys.new_secret())


async def insist(room: Room, text: str, command: str) -> None:
    """In the inbox: say it, once. While it cannot be kept it is not said: what is told is what can be read later.

    Also where other processes were quicker at every try (`Behind`); but in a room that was deleted nobody reads it.
    """
    try:
        await retried(partial(say, room, text, command))
    except (Refusal, SQLAlchemyError, OSError) as problem:
        if isinstance(problem, Refusal) and problem.code == "no_room":
            return
        log.error("a notice was not stored: %s", problem, extra={"room": room.data.room})
        again = partial(room.post, partial(insist, room, text, command))
        room.clockwork.timers.keep(("notice", command), "again", AGAIN_SECONDS, again)


async def say(room: Room, text: str, command: str) -> None:
    """One try. If it was stored and only the answer was lost, its number is taken, and we find it there."""
    if room.was_done(TABLE, command):
        return
    said = Said(room.next_line(), None, "", text, TABLE, command, int(room.hall.clock.shared()))
    await room.store_line(said)
    room.tell_all(ChatTold(line=room.hear(said)))
