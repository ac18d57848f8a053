"""Notices: what the table itself has to say. They stand in the chat, so that whoever comes later can read them."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from magie.server.catching_up import catch_up, retried
from magie.server.errors import Behind, Conflict, NotStored, Refusal, not_stored
from magie.server.store import Said
from magie.server.wire import ChatTold

if TYPE_CHECKING:
    from magie.server.room import Room

log = logging.getLogger("magie.server")

TABLE = "table"  # who says it; no key and no onlooker is called so


async def notice(room: Room, sentence: str) -> None:
    """In the inbox: say something to all. It goes with something that is done, so a full disk does not undo that."""
    try:
        await retried(partial(add_notice, room, sentence))
    except Refusal:
        log.error("a notice was not stored", extra={"room": room.data.room})


async def add_notice(room: Room, sentence: str) -> None:
    """Store, then tell."""
    number = room.chat[-1].number + 1 if room.chat else 1
    said = Said(number, None, "", sentence, TABLE, None, int(time.time()))
    try:
        await room.hall.store.add_chat(room.data.room, said)
    except Conflict:
        await catch_up(room)
        raise Behind from None
    except NotStored:
        raise not_stored() from None
    room.tell_all(ChatTold(line=room.hear(said)))
