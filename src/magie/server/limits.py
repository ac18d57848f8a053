"""Limits: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 100_000


class Bucket:
    """So many at once, refilled at a rate."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one; False if there is none."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for every address; those unused for longest are forgotten. A rate of 0 is no limit."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use one of this address; False if there is none left."""
        if self.rate <= 0:
            return True
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.most)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take()
