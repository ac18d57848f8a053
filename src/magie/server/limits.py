"""Limits: how often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 100_000
Seconds = Callable[[], float]  # a clock that never jumps


class Bucket:
    """So many at once, refilled at a rate.

    >>> seconds = iter([0.0, 1.0, 1.0, 1.0, 4.0])
    >>> bucket = Bucket(rate=0.5, most=2, clock=lambda: next(seconds))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, most: float, clock: Seconds) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.left = most
        self.at = clock()

    def take(self) -> bool:
        """Use one; False if there is none."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for every address; those unused for longest are forgotten. A rate of 0 is no limit."""

    def __init__(self, rate: float, most: float, clock: Seconds) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use one of this address; False if there is none left."""
        if self.rate <= 0:
            return True
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.most, self.clock)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take()
