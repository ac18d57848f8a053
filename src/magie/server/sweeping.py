"""Sweeping: empty rooms leave the memory, forgotten ones the store.

What is forgotten is judged by a clock, and clocks jump. One that has jumped by more than a day deletes nothing in this
run and the next, so that every process has the time to touch the rooms it has people in.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from magie.server.hall import Hall

log = logging.getLogger("magie.server")

EVERY_SECONDS = 30.0
HOUR = 3600.0
DAY = 86400.0
HELD_RUNS = 2


class Sweeping:
    """What is tidied up now and then."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.behind: float | None = None  # how far the wall clock was ahead of the time that cannot jump
        self.held = 0  # so many runs delete nothing

    async def go_on(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.once()
            except Exception:
                log.exception("old rooms could not be deleted")

    async def once(self) -> None:
        """One run."""
        self.touch_used()
        self.hall.let_sleep()
        self.hall.tidy()
        await self.look_at_the_clock()
        if self.held > 0:
            self.held -= 1
            return
        keep = self.hall.settings.limits.keep_days * DAY
        await self.hall.store.forget_older(keep, but={*self.hall.rooms, *self.hall.waking})

    def touch_used(self) -> None:
        """Rooms that somebody is in, or was in since they were touched, get a new stamp now and then."""
        now = self.hall.clock.now()
        often = min(HOUR, self.hall.settings.limits.keep_days * DAY / 4)
        for room in self.hall.rooms.values():
            room.used = room.used or bool(room.lines)
            if room.used and abs(now - room.touched) > often:
                room.post(room.stay)

    async def look_at_the_clock(self) -> None:
        """Has it jumped since the last look? At the first one: is it far from the newest stamp in the store?"""
        wall = await self.hall.store.wall()
        ahead = wall - time.monotonic()
        if self.behind is None:
            newest = await self.hall.store.newest()
            jumped = newest is not None and abs(wall - newest) > DAY
        else:
            jumped = abs(ahead - self.behind) > DAY
        self.behind = ahead
        if jumped:
            log.warning("the clock has jumped: no room is deleted for a while")
            self.held = HELD_RUNS
