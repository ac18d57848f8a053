"""Is this process awake? Its clocks and bots play only while it is.

A process may stand still, because somebody stopped it, its machine was asleep or its loop was busy. Others take its
tables over then; when it wakes, the timers that have run out meanwhile must not play before it has looked around.
"""

from __future__ import annotations

import math
import time


class Awake:
    """True while this process said so a moment ago and, where it has neighbours, the database has heard it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until = math.inf  # before it is opened nobody can have taken over

    @property
    def pause(self) -> float:
        """Seconds from one time we say so to the next; three may be missed."""
        return self.seconds / 4

    def __bool__(self) -> bool:
        """May clocks and bots play here?"""
        return time.monotonic() < self.until

    def say(self, at: float) -> None:
        """We were awake at this moment. It is the moment before the database was asked: its lease ends later than ours."""
        self.until = at + self.seconds

    def stop(self) -> None:
        """Somebody else may have taken over."""
        self.until = -math.inf
