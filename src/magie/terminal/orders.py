"""Standing orders: what a person wants done for the rest of an auction, so as not to be asked at every bid."""

from __future__ import annotations

from collections.abc import Callable

from magie.rules.actions import Action, Bid, Pass
from magie.rules.errors import MagieError
from magie.rules.game import Seen
from magie.terminal.face import Order
from magie.terminal.naming import no_amount


def bidding_order(
    text: str, view: Seen, money: Callable[[str], int | None], example: str, which: Callable[[Seen], object]
) -> Order | None:
    """`out` passes until this lot is sold, `max 150` bids as little as it takes up to there; else None.

    `money` reads an amount, `which` tells one auction of a game from another.
    """
    word, _, rest = text.strip().lower().partition(" ")
    if word not in ("out", "max"):
        return None
    if view.facts.auction is None:
        raise MagieError(f"No auction is on; `{word}` is for auctions.")
    most = 0 if word == "out" else money(rest)
    if most is None:
        raise no_amount(rest, "At most how much?", example)
    return _bidding_up_to(most, which(view), which)


def _bidding_up_to(most: int, this: object, which: Callable[[Seen], object]) -> Order:
    """Bid the least that is possible while it is not too much, then pass; None when this auction is over."""

    def order(view: Seen) -> Action | None:
        if view.facts.auction is None or which(view) != this:
            return None
        bids = view.legal().bids
        return Bid(bids[0]) if bids is not None and bids[0] <= most else Pass()

    return order
