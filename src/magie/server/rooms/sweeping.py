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
    from magie.server.rooms.hall import Hall

log = logging.getLogger("magie.server")

EVERY_SECONDS = 30.0
HOUR = 3600.0
DAY = 86400.0
HELD_RUNS = 2


class Sweeping:
    """What is tidied up now and then."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ahead: float | None = None  # how far the wall clock was before the time that cannot jump
        self.held = 0  # so many runs delete nothing
        self.steps = {  # in this order, by what is noted when one fails
            "used rooms could not be touched": self.touch_used,
            "empty rooms could not leave the memory": self.tidy,
            "old rooms could not be deleted": self.forget_old,
        }

    async def go_on(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self.run()

    async def run(self) -> None:
        """Everything once; what fails is noted, and keeps nothing else from being done."""
        for failed, step in self.steps.items():
            try:
                await step()
            except Exception:
                log.exception(failed)

    # The steps

    async def tidy(self) -> None:
        """Empty rooms leave the memory, and what nobody needs goes back to the machine."""
        self.hall.let_sleep()
        self.hall.tidy()

    async def forget_old(self) -> None:
        """Rooms that nobody has used for long leave the store, unless the clock has just jumped."""
        await self.look_at_the_clock()
        if self.held > 0:
            self.held -= 1
            return
        keep = self.hall.settings.limits.keep_days * DAY
        await self.hall.store.forget_older(keep, but={*self.hall.rooms, *self.hall.waking})

    async def touch_used(self) -> None:
        """Rooms that somebody is in, or was in since they were touched, get a new stamp now and then."""
        now = self.hall.clock.now()
        often = min(HOUR, self.hall.settings.limits.keep_days * DAY / 4)
        for room in self.hall.rooms.values():
            room.used = room.used or bool(room.connections)
            if room.used and abs(now - room.touched) > often:
                room.post(room.stay)

    async def look_at_the_clock(self) -> None:
        """Has it jumped since the last look? At the first one: is it far from the newest stamp in the store?"""
        wall = await self.hall.store.wall()
        ahead = wall - time.monotonic()
        if self.ahead is None:
            newest = await self.hall.store.newest()
            jumped = newest is not None and abs(wall - newest) > DAY
        else:
            jumped = abs(ahead - self.ahead) > DAY
        self.ahead = ahead
        if jumped:
            log.warning("the clock has jumped: no room is deleted for a while")
            self.held = HELD_RUNS
