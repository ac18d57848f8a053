"""Pulse: can the store still be written? Asked at most once a second, however many want to know."""

from __future__ import annotations

import asyncio
import time

from magie.server.store import Store

REMEMBERED = 1.0  # seconds
PATIENCE = 5.0  # seconds a write may take before the store counts as away


class Pulse:
    """What the store answered last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.felt_at = -REMEMBERED
        self.well = False
        self.feeling = asyncio.Lock()

    async def is_there(self) -> bool:
        """Does the store take a write?"""
        async with self.feeling:
            if time.monotonic() - self.felt_at >= REMEMBERED:
                self.well = await self._feel()
                self.felt_at = time.monotonic()
            return self.well

    async def _feel(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.check()
        except Exception:
            return False
        return True
