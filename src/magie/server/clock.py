"""The clock on the wall, which can be wrong and can jump. Tests set their own."""

from __future__ import annotations

import time


class Clock:
    """What time it is."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()
