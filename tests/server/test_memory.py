"""Memory: what has gone is gone, without waiting for a search through all rooms."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.server.app.socket import room_socket
from magie.server.rooms.connection import Connection
from magie.server.rooms.hall import Hall
from magie.server.rooms.room import Room
from magie.server.settings import Settings
from magie.server.wire import NewRoom, Seated

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """Whatever is freed here is freed because nothing holds it."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(kind: type) -> int:
    """How many of these are in memory."""
    return sum(type(thing) is kind for thing in gc.get_objects())


async def visit(hall: Hall, seated: Seated) -> list[dict[str, Any]]:
    """A browser that says hello, reads its welcome, asks something and goes; what it heard."""
    heard: list[dict[str, Any]] = []
    welcomed = asyncio.Event()
    hello = {"type": "hello", "version": 2, "secret": seated.secret}
    words = iter([hello, {"type": "chat", "id": "1", "text": "hello"}])

    async def receive() -> Any:
        if not heard:
            return {"type": "websocket.connect"}
        text = next(words, None)
        if text is None:
            await welcomed.wait()
            return {"type": "websocket.disconnect", "code": 1001}
        return {"type": "websocket.receive", "text": msgspec.json.encode(text).decode()}

    async def send(message: Any) -> None:
        heard.append(message)
        if '"type":"ack"' in message.get("text", ""):
            welcomed.set()

    scope = {"path": f"/api/rooms/{seated.room}/socket", "headers": [], "client": ("here", 1)}
    await room_socket(hall, scope, receive, send)
    return heard


def test_a_closed_socket_and_a_sleeping_room_leave_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path}/rooms.db"))
        await hall.open()
        others = alive(Room)  # an app of Litestar that a test has used stays in memory, and its hall with it
        seated = await hall.make_room(NewRoom(name="Ann"), "here")
        for _ in range(3):
            heard = await visit(hall, seated)
            assert any('"type":"welcome"' in message.get("text", "") for message in heard)
        await hall.rooms[seated.room].finish()
        await asyncio.sleep(0)
        assert alive(Connection) == 0
        assert alive(Room) == others + 1
        hall.rooms[seated.room].empty_since = -1e9
        hall.let_sleep()
        assert not hall.rooms
        hall.gone = 1000
        hall.tidy()
        assert alive(Room) == others
        assert hall.gone == 0
        await hall.close()

    asyncio.run(asyncio.wait_for(story(), 30))
