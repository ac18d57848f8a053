"""Memory: what rooms and sockets no longer need goes back to the machine."""

from __future__ import annotations

import ctypes
import gc
import sys

# Rooms are large and live long: looking through all of them for cycles is a pause for everybody.
RUBBISH = (50_000, 20, 50)


def keep_calm() -> None:
    """What is loaded now stays for ever; look for rubbish seldom."""
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def tidy(*, cycles: bool) -> None:
    """Throw away what holds only itself, if asked to; then let C's allocator return the pages it keeps for later."""
    if cycles:
        gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it
        if trim is not None:
            trim(0)
