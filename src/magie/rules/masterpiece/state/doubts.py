"""Doubts of the present tick, sealed until it is judged: who doubts which bid of whom (A-MP-29)."""

from __future__ import annotations

import magie.rules.masterpiece.words.limits as limits
from magie.rules.masterpiece.state.state import Hidden


def bid_doubted(hidden: Hidden, seat: int, bidder: int) -> int:
    """Which bid of this bidder the seat doubts in this tick; 0: none."""
    return hidden.doubted[seat * limits.MOST_SEATS + bidder] if (hidden.accused[seat] >> bidder) & 1 else 0


def doubt(hidden: Hidden, seat: int, bidder: int, bid: int) -> None:
    """The seat doubts this bid; another one of the same bidder replaces it."""
    hidden.accused[seat] |= 1 << bidder
    hidden.doubted[seat * limits.MOST_SEATS + bidder] = bid


def drop(hidden: Hidden, seat: int, bidder: int) -> None:
    """The seat doubts no bid of this bidder any more."""
    hidden.accused[seat] &= ~(1 << bidder)
    hidden.doubted[seat * limits.MOST_SEATS + bidder] = 0
