"""Notices: what the table itself says to everybody. They are kept with the chat, so that whoever comes later reads them."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from magie.server.catching_up import catch_up
from magie.server.errors import Conflict, NotStored
from magie.server.store import Said
from magie.server.wire import ChatTold

if TYPE_CHECKING:
    from magie.server.room import Room

log = logging.getLogger("magie.server")

TABLE = "table"  # who says it; people are known by the hash of a key, which is longer
TRIES = 5


async def announce(room: Room, text: str) -> None:
    """Say something to everybody, after what it is about is stored.

    Where it cannot be kept it is said all the same: those who are here must know.
    """
    for _ in range(TRIES):
        said = Said(room.next_line(), None, "", text, TABLE, None, int(time.time()))
        try:
            await room.hall.store.add_chat(room.data.room, said)
            break
        except Conflict:
            await catch_up(room)
        except NotStored as problem:
            log.error("a notice was not stored: %s", problem, extra={"room": room.data.room})
            break
    room.tell_all(ChatTold(line=room.hear(said)))
