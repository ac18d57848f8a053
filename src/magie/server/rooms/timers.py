"""Timers of one room: each has a name and a key. While the key stays the same it runs on; a new key starts it anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable


class Timers:
    """What will happen in this room if nothing else does."""

    def __init__(self) -> None:
        self.running: dict[Hashable, tuple[Hashable, asyncio.TimerHandle]] = {}

    def keep(self, name: Hashable, key: Hashable, seconds: float, act: Callable[[], None]) -> None:
        """Run `act` in so many seconds, unless that is already on its way."""
        found = self.running.get(name)
        if found is not None and found[0] == key:
            return
        self.stop(name)
        handle = asyncio.get_running_loop().call_later(seconds, self._fire, name, act)
        self.running[name] = (key, handle)

    def left(self, name: Hashable) -> float:
        """Seconds until it fires; 0 if it does not run."""
        found = self.running.get(name)
        return max(0.0, found[1].when() - asyncio.get_running_loop().time()) if found else 0.0

    def names(self) -> list[Hashable]:
        """What runs."""
        return list(self.running)

    def stop(self, name: Hashable) -> None:
        """It will not happen."""
        found = self.running.pop(name, None)
        if found is not None:
            found[1].cancel()

    def stop_all(self) -> None:
        """Nothing will happen."""
        for name in self.names():
            self.stop(name)

    def _fire(self, name: Hashable, act: Callable[[], None]) -> None:
        self.running.pop(name, None)
        act()
