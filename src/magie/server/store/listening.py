"""Hearing of other processes on the same PostgreSQL: what they tell all others, and which of them are alive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from magie.server.store.threading import LoopThread

CHANNEL = "magie"
LOCKS = 0x6D616769  # "magi": the first half of every lock we take
PATIENCE = 10.0  # seconds the database has for an answer
# A machine without power says no goodbye: its connection is closed after about this many seconds, times three.
KEEPALIVE = "SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"

Heard = Callable[[str], None]


class Listener:
    """A connection of its own that listens. While it is open it holds a lock with the number of this process."""

    def __init__(self, engine: AsyncEngine, thread: LoopThread, process: int) -> None:
        self.engine = engine
        self.thread = thread
        self.process = process
        self.connection: AsyncConnection | None = None
        self.raw: Any = None
        self.busy: asyncio.Lock | None = None

    async def open(self, heard: Heard) -> None:
        """Listen; `heard` is called in the loop of whoever opens."""
        loop = asyncio.get_running_loop()

        def pass_on(news: str) -> None:
            loop.call_soon_threadsafe(heard, news)

        await self.thread.run(self._open(pass_on))

    async def tell(self, news: Sequence[str]) -> None:
        """Tell all processes, this one too."""
        await self.thread.run(
            self._ask(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) AS news", list(news))
        )

    async def alive(self) -> set[int]:
        """The processes that listen now."""
        locks = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2"
        return {row[0] for row in await self.thread.run(self._ask(locks, LOCKS))}

    async def close(self) -> None:
        """Listen no more; the lock goes with the connection."""
        await self.thread.run(self._close())

    async def _open(self, heard: Heard) -> None:
        await self._close()
        async with asyncio.timeout(PATIENCE):
            self.busy = asyncio.Lock()
            self.connection = await self.engine.connect()
            self.raw = (await self.connection.get_raw_connection()).driver_connection
            await self.raw.execute(KEEPALIVE)
            await self.raw.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, self.process)
            await self.raw.add_listener(CHANNEL, lambda _connection, _pid, _channel, news: heard(news))

    async def _ask(self, question: str, *values: Any) -> Sequence[Any]:
        if self.raw is None or self.busy is None:
            raise ConnectionError("not listening")
        async with asyncio.timeout(PATIENCE), self.busy:
            answer: Sequence[Any] = await self.raw.fetch(question, *values)
            return answer

    async def _close(self) -> None:
        connection, self.connection, self.raw = self.connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
