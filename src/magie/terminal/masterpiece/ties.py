"""How high somebody bids, alone or by a standing order: bids of one moment can be equal, and equal bids buy nothing."""

from __future__ import annotations

from magie.rules.actions import Action, Bid
from magie.rules.game import View
from magie.terminal.face import Order
from magie.terminal.orders import BiddingOrder

# One step would meet whoever thinks alike: others who were tied go a step further too.
FIRST_JUMP = 2


def highest_bid(chosen: Action | Order, view: View) -> int:
    """The most that a bid, or an order for the rest of the auction, could come to; 0 if it bids nothing."""
    legal = view.legal()
    if isinstance(chosen, Bid):
        return chosen.amount if chosen in legal else 0
    if not isinstance(chosen, BiddingOrder) or legal.bids is None or chosen.most < legal.bids[0]:
        return 0
    highest: int = min(chosen.most, legal.bids[-1])
    return highest


class TieBreaker:
    """MP-AUC-09, A-MP-10: whoever shares the highest bid jumps, and further after every tie in a row.

    Two standing orders would climb alike, so those who were tied more than once go up by the order of their seats.
    """

    def __init__(self) -> None:
        self.shared_bid = 0
        self.ties = 0
        self.rivals: set[int] = set()

    def climb(self, view: View) -> int:
        """How many steps above the least to bid now."""
        auction, me = view.facts.auction, view.seat or 0
        if auction is None or len(auction.leaders) < 2 or me not in auction.leaders:
            self.ties = 0
            return 0
        if auction.bid != self.shared_bid or not self.ties:
            self.remember(auction.bid, set(auction.leaders))
        ahead = sum(seat < me for seat in self.rivals) if self.ties > 1 else 0
        return FIRST_JUMP + self.ties - 1 + ahead

    def remember(self, bid: int, tied: set[int]) -> None:
        """One tie more; only those who were in all of them climb alike."""
        self.rivals = tied & self.rivals if self.ties else tied
        self.shared_bid = bid
        self.ties += 1
