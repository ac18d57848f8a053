"""Links: a browser's connection to a process. Messages take their time, and a link can be cut in several ways."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from math import inf
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.world.servers import Server
    from tests.world.tabs import Tab

MOMENT = 1e-6
GONE = 1006


class Link:
    """One socket: what the server's ASGI app sees of it, and what the browser sees of it."""

    def __init__(self, server: Server, tab: Tab, chance: random.Random) -> None:
        self.server = server
        self.tab = tab
        self.loop = server.world.loop
        self.chance = chance
        self.delay = chance.choice((0.002, 0.02, 0.02, 0.3))
        self.inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self.waiter: asyncio.Future[None] | None = None
        self.known = (0, -1)  # the game and the batch the browser had when it came
        self.cut = False
        self.server_knows = self.tab_knows = False
        self.known_at = inf  # when the server learned that it is closed
        self.last_there = self.last_back = 0.0
        self.stalled_until = 0.0  # the browser reads nothing

    # The server's end

    async def receive(self) -> dict[str, Any]:
        """The next event."""
        while not self.inbox:
            self.waiter = self.loop.create_future()
            await self.waiter
        return self.inbox.popleft()

    async def send(self, message: Any) -> None:
        """To the browser; a socket that is known to be closed says so."""
        await asyncio.sleep(max(0.0, self.stalled_until - self.loop.moment))
        if self.server_knows:
            raise OSError("the browser is gone")
        if message["type"] == "websocket.send":
            heard = self.server.world.checks.said(self, message["text"])
            self._back(self.tab.hear, self, heard)
        elif message["type"] == "websocket.close":
            self.server_knows, self.known_at = True, self.loop.moment
            self._back(self._tab_learns, message["code"])

    def drop(self) -> None:
        """The server has closed the connection without a word."""
        if not self.server_knows:
            self.server_knows, self.known_at = True, self.loop.moment
            self._back(self._tab_learns, GONE)

    # The browser's end

    def say(self, text: str) -> None:
        """To the server."""
        self._there({"type": "websocket.receive", "text": text})

    # On the way

    def _there(self, event: dict[str, Any]) -> None:
        self.last_there = max(self.last_there + MOMENT, self.loop.moment + self.chance.random() * self.delay)
        self.loop.later(self.last_there - self.loop.moment, self._arrive, event)

    def _arrive(self, event: dict[str, Any]) -> None:
        if not self.cut and not self.server_knows:
            self._put(event)

    def _put(self, event: dict[str, Any]) -> None:
        self.inbox.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def _back(self, act: Any, *what: Any) -> None:
        self.last_back = max(self.last_back + MOMENT, self.loop.moment + self.chance.random() * self.delay)
        self.loop.later(self.last_back - self.loop.moment, self._deliver, act, *what)

    def _deliver(self, act: Any, *what: Any) -> None:
        if not self.cut and not self.tab_knows:
            act(*what)

    # Cuts

    def break_off(self, server_after: float, tab_after: float) -> None:
        """Nothing gets through any more; each end learns of it after a while of its own."""
        self.cut = True
        self.loop.later(server_after, self._server_learns)
        self.loop.later(tab_after, self._tab_learns, GONE)

    def _server_learns(self) -> None:
        if not self.server_knows:
            self.server_knows, self.known_at = True, self.loop.moment
            self._put({"type": "websocket.disconnect", "code": GONE})

    def _tab_learns(self, code: int) -> None:
        if not self.tab_knows:
            self.tab_knows = True
            self.server.links.pop(self, None)
            self.tab.lost(self, code)

    def close(self) -> None:
        """The browser closes it."""
        if not self.tab_knows:
            self.tab_knows = True
            self.server.links.pop(self, None)
            self.loop.later(self.chance.random() * self.delay + MOMENT, self._server_learns)
