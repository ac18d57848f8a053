"""Logs: a room's name is the key to watching it, so no log has it."""

from __future__ import annotations

import contextlib
import logging
import sys
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from magie.server.app.logs import JsonLines
from magie.server.rooms.keys import new_room_name
from tests.server.browser import get, new_room
from tests.server.conftest import Story
from tests.server.servers import Server


def line(message: str, *values: Any, problem: bool = False, **extra: Any) -> dict[str, Any]:
    """What is written of a log record."""
    record = logging.LogRecord(
        "x", logging.INFO, "f", 1, message, values, sys.exc_info() if problem else None
    )
    vars(record).update(extra)
    found: dict[str, Any] = msgspec.json.decode(JsonLines().format(record))
    return found


def test_a_room_is_logged_by_a_short_hash_of_its_name() -> None:
    room, other = new_room_name(), new_room_name()
    first = line("a job failed", room=room)
    assert room not in str(first)
    assert first["room"] == line("another job failed", room=room)["room"]
    assert first["room"] != line("a job failed", room=other)["room"]
    assert first["room"] == line("unexpected", path=f"/api/rooms/{room}/story")["path"].split("/")[3]


@pytest.mark.parametrize(
    "words", ["/api/rooms/{}/socket", '"WebSocket /api/rooms/{}/socket" [accepted]', "GET /t/{}"]
)
def test_nor_is_it_in_what_others_log(words: str) -> None:
    room = new_room_name()
    assert room not in str(line("%s said", words.format(room)))
    assert room not in str(line("unexpected", path=words.format(room)))


def test_nor_in_a_traceback() -> None:
    room = new_room_name()
    try:
        raise ValueError(f"/api/rooms/{room}/story?game=1")
    except ValueError:
        assert room not in str(line("unexpected", problem=True))


@pytest.mark.compiled_only
def test_a_server_says_no_name_of_a_room(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        assert (await get(server.base, f"/api/rooms/{ann.room}")).status_code == 200
        await ann.command("chat", text="hello")
        await ann.close()
        for address in (f"/api/rooms/{ann.room}/socket?secret=swordfish", f"/elsewhere/{ann.room}"):
            with contextlib.suppress(InvalidHandshake):
                async with connect(server.base.replace("http", "ws") + address):
                    pass
        assert ann.room not in server.log
        assert "swordfish" not in server.log

    tell(story())
