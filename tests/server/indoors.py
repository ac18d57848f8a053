"""A server without a network: the ASGI app itself, in the process of the test. Quick, and every step can be looked at."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec

from magie.server.app.app import make_app
from magie.server.rooms.hall import Hall
from magie.server.settings import Limits, Settings
from magie.server.store import Store

UNLIMITED = Limits(
    rooms_per_hour=0,
    sockets_per_address=0,
    requests_per_second=0,
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    chats_per_second=1e6,
    chats_at_once=1_000_000,
    codes_per_minute=1_000_000,
)
PATIENCE = 20.0


class Indoors:
    """The app, what it answers, and its rooms."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        app: Any = make_app(hall.settings, hall)
        self.app = app
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        self.tabs: list[Tab] = []
        self.http = httpx.AsyncClient(transport=transport, base_url="http://indoors")

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """A request without a body."""
        return await self.http.get(path, headers=headers)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """A request with one."""
        return await self.http.post(path, json=body)

    async def new_room(self, **wanted: Any) -> Tab:
        """A room, and the tab of its host."""
        made = (await self.post("/api/rooms", **({"name": "Ann"} | wanted))).json()
        return await self.tab(made["room"], made["secret"])

    async def joined(self, host: Tab, name: str) -> Tab:
        """Somebody sits down at this host's table."""
        seated = (await self.post(f"/api/rooms/{host.room}/join", name=name)).json()
        return await self.tab(host.room, seated["secret"])

    async def tab(self, room: str, secret: str | None = None, *, hello: bool = True, **headers: str) -> Tab:
        """A browser's tab at this table."""
        found = Tab(self, room, secret, headers)
        if hello:
            await found.send({"type": "hello", "version": 2, "secret": secret})
            await found.wait_for("welcome")
        return found


class Tab:
    """One socket, spoken in plain ASGI."""

    def __init__(self, place: Indoors, room: str, secret: str | None, headers: dict[str, str]) -> None:
        self.place = place
        self.room = room
        self.secret = secret
        self.inward: asyncio.Queue[Any] = asyncio.Queue()
        self.outward: asyncio.Queue[Any] = asyncio.Queue()
        self.lobby: dict[str, Any] = {}
        self.table: dict[str, Any] | None = None
        self.you: dict[str, Any] = {}
        self.inward.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": f"/api/rooms/{room}/socket",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("here", 1),
        }
        place.tabs.append(self)
        self.task = asyncio.create_task(place.app(scope, self.inward.get, self.outward.put))

    async def send(self, message: Any) -> None:
        """Data, or text and bytes as they are."""
        kind = "bytes" if isinstance(message, bytes) else "text"
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.inward.put({"type": "websocket.receive", kind: text})

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message; a closed socket is one too."""
        async with asyncio.timeout(patience):
            event = await self.outward.get()
        if event["type"] != "websocket.send":
            return {"type": event["type"], "code": event.get("code")}
        message: dict[str, Any] = msgspec.json.decode(event["text"])
        self.lobby = message.get("lobby") or self.lobby
        self.table = message.get("table") or self.table
        self.you = message.get("you") or self.you
        return message

    async def wait_for(self, kind: str) -> dict[str, Any]:
        """Read on until such a message comes."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message
            assert message["type"] != "websocket.close", message

    async def command(self, kind: str, command: str, **fields: Any) -> dict[str, Any]:
        """A command with this id, and its answer."""
        await self.send({"type": kind, "id": command, **fields})
        return await self.answer_to(command)

    async def answer_to(self, command: str) -> dict[str, Any]:
        """The answer to a command that was sent."""
        while True:
            message = await self.next()
            if message["type"] == "batch" and message["ack"] == command:
                return {"type": "ack", "id": command}
            if message["type"] in ("ack", "refused", "code", "odds") and message["id"] == command:
                return message
            assert message["type"] != "websocket.close", message

    async def close(self) -> None:
        """The tab is closed."""
        await self.inward.put({"type": "websocket.disconnect", "code": 1001})
        await self.task


@contextlib.asynccontextmanager
async def indoors(
    database: str | Store, limits: Limits = UNLIMITED, **settings: Any
) -> AsyncIterator[Indoors]:
    """A server for a while. A story that is told in no time needs a store in memory: a database has threads of its own."""
    wanted = {"pace_ms": 0, "away_seconds": 0.5} | settings
    if isinstance(database, str):
        hall = Hall(Settings(database=database, limits=limits, **wanted))
    else:
        hall = Hall(Settings(limits=limits, **wanted), database)
    await hall.open()
    place = Indoors(hall)
    try:
        yield place
    finally:
        for tab in place.tabs:
            await tab.close()
        await hall.close()
