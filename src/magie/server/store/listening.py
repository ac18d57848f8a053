"""Hearing of other processes on the same PostgreSQL: what they tell all others, and which of them are alive.

A process is alive while its lease holds, by the clock of the database; it renews the lease again and again. One that
hangs keeps its connection, but not its lease.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from magie.server.clock import Clock
from magie.server.store.threading import LoopThread

CHANNEL = "magie"
LOCKS = 0x6D616769  # "magi": the first half of every lock we take
PATIENCE = 10.0  # seconds the database has for an answer
# A machine without power says no goodbye: its connection is closed after about this many seconds, times three.
# Nothing that is written over this connection needs to survive a power cut.
SET_UP = """
SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
SET synchronous_commit = off
"""
# The lock is for release 0.2.0, which looks at nothing else.
LOCK = "SELECT pg_try_advisory_lock($1, $2)"
RENEW = """
INSERT INTO processes (process, until) VALUES ($1, clock_timestamp() + $2)
ON CONFLICT (process) DO UPDATE SET until = excluded.until
"""
# What is read is as it was before: whoever does not find itself had lost its lease. Processes without any are of
# release 0.2.0, which only holds a lock.
LOOK = f"""
WITH renewed AS ({RENEW} RETURNING process)
SELECT process, clock_timestamp() FROM processes WHERE until > clock_timestamp()
UNION ALL
SELECT objid::bigint, clock_timestamp() FROM pg_locks
WHERE locktype = 'advisory' AND classid = $3 AND objsubid = 2 AND objid::bigint NOT IN (SELECT process FROM processes)
"""
END = "DELETE FROM processes WHERE process = $1 OR until < clock_timestamp() - interval '1 day'"

Heard = Callable[[str], None]


class Listener:
    """A connection of its own that listens, and renews the lease of this process."""

    def __init__(
        self, engine: AsyncEngine, thread: LoopThread, process: int, clock: Clock, lease: float = 2.0
    ) -> None:
        self.engine = engine
        self.thread = thread
        self.process = process
        self.clock = clock  # follows that of the database
        self.lease = lease
        self.connection: AsyncConnection | None = None
        self.raw: Any = None
        self.busy: asyncio.Lock | None = None

    async def open(self, heard: Heard) -> None:
        """Listen; `heard` is called in the loop of whoever opens, with what others say. What we say ends here, unread."""
        loop, ours = asyncio.get_running_loop(), sender_of(self.process)

        def pass_on(news: str) -> None:
            if not news.startswith(ours):
                loop.call_soon_threadsafe(heard, news)

        await self.thread.run(self._open(pass_on))

    async def tell(self, news: Sequence[str]) -> None:
        """Tell all other processes."""
        await self.thread.run(
            self._ask(
                PATIENCE, f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) AS news", list(news)
            )
        )

    async def alive(self) -> set[int]:
        """Renew our lease; the processes whose leases held just now. We are not among them if ours did not."""
        lease = timedelta(seconds=self.lease)
        found = await self.thread.run(self._ask(self.lease, LOOK, self.process, lease, LOCKS))
        for _, at in found[:1]:
            self.clock.follow(at.timestamp())
        return {process for process, _ in found}

    async def close(self) -> None:
        """Listen no more; the others need not wait for the lease to end."""
        await self.thread.run(self._say_goodbye())
        await self.thread.run(self._close())

    async def _open(self, heard: Heard) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._close()
            self.busy = asyncio.Lock()
            self.connection = await self.engine.connect()
            self.raw = (await self.connection.get_raw_connection()).driver_connection
            await self.raw.execute(SET_UP)
            await self.raw.execute(LOCK, LOCKS, self.process)
            await self.raw.add_listener(CHANNEL, lambda _connection, _pid, _channel, news: heard(news))
            await self.raw.execute(RENEW, self.process, timedelta(seconds=self.lease))
            self.clock.follow((await self.raw.fetchval("SELECT clock_timestamp()")).timestamp())

    async def _ask(self, patience: float, question: str, *values: Any) -> Sequence[Any]:
        if self.raw is None or self.busy is None:
            raise ConnectionError("not listening")
        async with asyncio.timeout(patience), self.busy:
            answer: Sequence[Any] = await self.raw.fetch(question, *values)
            return answer

    async def _say_goodbye(self) -> None:
        if self.raw is not None:
            try:
                await self._ask(PATIENCE, END, self.process)
            except Exception:  # the lease ends by itself
                return

    async def _close(self) -> None:
        connection, self.connection, self.raw = self.connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def sender_of(process: int) -> str:
    """How the news of a process begin."""
    return f'{{"process":{process},'
