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

    async def run(self, job: Coroutine[Any, Any, T]) -> T:
        """Run something there and wait for it here."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(job, self.loop))

    async def stop(self) -> None:
        """No more jobs."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()
        self.loop.close()
