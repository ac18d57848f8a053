"""Standing orders: what a person wants done for the rest of an auction, so as not to be asked at every bid."""

from __future__ import annotations

from magie.rules.errors import MagieError
from magie.rules.game import Seen
from magie.rules.monopoly.actions import Action, Bid, Pass
from magie.terminal.face import Order
from magie.terminal.monopoly.naming import money_in


def read_order(text: str, view: Seen) -> Order | None:
    """`out` passes until this lot is sold, `max 150` bids as little as it takes up to there; else None."""
    word, _, rest = text.strip().lower().partition(" ")
    if word not in ("out", "max"):
        return None
    if view.facts.auction is None:
        raise MagieError(f"No auction is on; `{word}` is for auctions.")
    most = 0 if word == "out" else money_in(rest)
    if most is None:
        raise MagieError("At most how much? For example: max 150.")
    return _bidding_up_to(most, view.facts.decision.number)


def _bidding_up_to(most: int, auction: int) -> Order:
    """Bid the least that is possible while it is not too much, then pass; None when this auction is over."""

    def order(view: Seen) -> Action | None:
        if view.facts.auction is None or view.facts.decision.number != auction:
            return None
        bids = view.legal().bids
        return Bid(bids[0]) if bids is not None and bids[0] <= most else Pass()

    return order
