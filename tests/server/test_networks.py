"""Whose an address is: somebody who has one of IPv6 has a whole network of them, and is counted once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from magie.server.app.protocols import FULL, Http
from magie.server.app.run import configured
from magie.server.rooms.hall import Hall
from magie.server.settings import Limits, Settings
from tests.server.browser import PATIENCE, new_room
from tests.server.conftest import Story
from tests.server.servers import Server, running
from tests.world.memory_store import Disk, MemoryStore

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

HOME = [f"2001:db8:0:7::{number:x}" for number in range(1, 9)]
NEXT_DOOR = "2001:db8:0:8::1"


async def brings_a_code(server: Server, room: str, address: str) -> int:
    """Somebody behind the proxy tries a code that is none; what the server says."""
    async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE, trust_env=False) as client:
        path, headers = f"/api/rooms/{room}/enter", {"X-Forwarded-For": address}
        return (await client.post(path, json={"code": "NOSUCHCODE"}, headers=headers)).status_code


async def is_turned_away(server: Server, room: str, address: str, sockets: list[Any]) -> bool:
    """Somebody behind the proxy opens one more socket, and keeps it."""
    url = f"{server.base.replace('http', 'ws')}/api/rooms/{room}/socket"
    found = await connect(url, additional_headers={"X-Forwarded-For": address}, proxy=None)
    sockets.append(found)
    try:
        await found.send('{"type":"hello","version":2}')
        return '"type":"welcome"' not in str(await found.recv())
    except ConnectionClosed:
        return True


def test_a_network_of_ipv6_is_one_home_behind_a_proxy(tmp_path: Path, tell: Story) -> None:
    """Whoever took another address for every code, or every socket, had as many as there are."""

    async def story(server: Server) -> None:
        ann = await new_room(server.base)
        codes = [await brings_a_code(server, ann.room, address) for address in HOME[:4]]
        assert codes == [404, 404, 404, 429]
        assert await brings_a_code(server, ann.room, NEXT_DOOR) == 404
        sockets: list[Any] = []
        doors = [await is_turned_away(server, ann.room, address, sockets) for address in HOME[:4]]
        assert doors == [False, False, True, True]
        assert not await is_turned_away(server, ann.room, NEXT_DOOR, sockets)
        for socket in sockets:
            await socket.close()

    options = ("--limit", "codes_per_minute=3", "--sockets-per-address", "2")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, *options) as server:
        tell(story(server))


def test_an_address_of_ipv4_is_the_same_in_the_clothes_of_ipv6(tmp_path: Path, tell: Story) -> None:
    async def story(server: Server) -> None:
        ann = await new_room(server.base)
        addresses = ("192.0.2.7", "::ffff:192.0.2.7", "::ffff:192.0.2.8")
        assert [await brings_a_code(server, ann.room, one) for one in addresses] == [404, 429, 404]

    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, "--limit", "codes_per_minute=1") as server:
        tell(story(server))


class Line(asyncio.Transport):
    """The server's end of a connection from any address: a machine has one address of IPv6 to dial itself from."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("::1", 8000)})
        self.sent = b""
        self.ended = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """To the other side."""
        self.sent += bytes(data)

    def close(self) -> None:
        """After what was sent."""
        self.ended = True

    abort = close

    def is_closing(self) -> bool:
        """Is it over?"""
        return self.ended


def test_connections_are_counted_by_network(tell: Story) -> None:
    """Three from one home where two may come: the first one, which is idle, makes room. Those next door stay."""

    async def story() -> None:
        settings = Settings(limits=Limits(connections_per_address=2))
        config = configured(settings, Hall(settings, MemoryStore(Disk())))
        config.load()
        lines = [Line(address) for address in (NEXT_DOOR, *HOME[:3])]
        for line in lines:
            Http(config, ServerState(), {}).connection_made(line)
        assert [line.ended for line in lines] == [False, True, False, False]
        assert not any(FULL in line.sent for line in lines)

    tell(story())
