"""What comes to a random player's mind in Masterpiece: bids it can pay for, and bids it cannot."""

from __future__ import annotations

from random import Random

from magie.rules.game import View
from magie.rules.masterpiece.family.legal import Legal


def some_bid(chance: Random, view: View, legal: Legal) -> int:
    """Half of the time one that could be paid, if there is any; else any at all, often a bluff (A-MP-09)."""
    bids = legal.bids
    assert bids is not None
    cash = view.table.hidden.cash[legal.seat]
    covered = range(bids.start, min(cash + 1, bids.stop), bids.step)
    return chance.choice(covered if covered and chance.random() < 0.5 else bids)


def some_offer(chance: Random, view: View, legal: Legal) -> None:
    """MP-AUC-13: paintings are not sold in private."""
