"""The clock on the wall, which can be wrong and can jump. Tests set their own.

Processes that share a database go by its clock: each knows how far its own is behind that one.
"""

from __future__ import annotations

import time


class Clock:
    """What time it is, here and for everybody."""

    behind = 0.0  # seconds that the clock of the database is before ours

    def now(self) -> float:
        """Seconds since 1970, by the clock of this machine."""
        return time.time()

    def steady(self) -> float:
        """Seconds that go by here, whatever the wall says: for how often somebody may do something."""
        return time.monotonic()

    def shared(self) -> float:
        """Seconds since 1970, by the clock that all processes share: whatever is stored is stamped with it."""
        return self.now() + self.behind

    def follow(self, theirs: float) -> None:
        """The clock that all share shows this now."""
        self.behind = theirs - self.now()
