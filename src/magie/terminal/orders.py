"""Standing orders: what a person wants done for the rest of an auction, so as not to be asked at every bid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from magie.rules.actions import Action, Bid, Pass
from magie.rules.errors import MagieError
from magie.rules.game import View
from magie.terminal.naming import no_amount

ORDERS = ("max", "out")
Climb = Callable[[View], int]


def no_climb(view: View) -> int:
    """The least is enough."""
    return 0


@dataclass(frozen=True)
class BiddingOrder:
    """Bid the least that is possible, or so many steps more as `climb` says, up to `most`; then pass.

    It is for one auction, which `which` tells from others.
    """

    most: int
    this: object
    which: Callable[[View], object]
    climb: Climb

    def __call__(self, view: View) -> Action | None:
        """The answer now; None when this auction is over."""
        if view.facts.auction is None or self.which(view) != self.this:
            return None
        bids = view.legal().bids
        if bids is None or bids[0] > self.most:
            return Pass()
        affordable = (min(self.most, bids[-1]) - bids[0]) // bids.step
        return Bid(bids[min(self.climb(view), affordable)])


def bidding_order(
    text: str,
    view: View,
    money: Callable[[str], int | None],
    example: str,
    which: Callable[[View], object],
    climb: Climb = no_climb,
) -> BiddingOrder | None:
    """`out` passes until this lot is sold, `max 150` bids as little as it takes up to there; else None.

    `money` reads an amount, `which` tells one auction of a game from another.
    """
    word, _, rest = text.strip().lower().partition(" ")
    if word not in ORDERS:
        return None
    if view.facts.auction is None:
        raise MagieError(f"No auction is on; `{word}` is for auctions.")
    most = 0 if word == "out" else money(rest)
    if most is None:
        raise no_amount(rest, "At most how much?", example)
    bids = view.legal().bids
    if word == "max" and bids is not None and most < bids[0]:
        lowest = f"{view.edition.currency.sign}{bids[0]:,}"
        raise MagieError(f"The lowest bid is {lowest} now; `out` passes until it is sold.")
    return BiddingOrder(most, which(view), which, climb)
