"""Clock: what time it is. A seam of one method, so that tests can set it."""

from __future__ import annotations

import time


class Clock:
    """The clock of the machine; somebody may set it while the server runs."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()
