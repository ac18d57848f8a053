"""The store's own thread: the rooms never wait for the steps of a transaction, and a transaction not for busy rooms."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class LoopThread:
    """An event loop in a thread; only there the database is spoken to."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    async def run(self, job: Coroutine[Any, Any, T], seconds: float | None = None) -> T:
        """Run something there and wait for it here, at most so long."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(in_time(job, seconds), self.loop))

    async def stop(self) -> None:
        """No more jobs."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()
        self.loop.close()


async def in_time(job: Coroutine[Any, Any, T], seconds: float | None) -> T:
    """Whatever takes longer than this is given up; None: it may take as long as it likes."""
    async with asyncio.timeout(seconds):
        return await job
