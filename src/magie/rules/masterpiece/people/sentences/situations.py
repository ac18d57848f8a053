"""What is asked of whom, in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from magie.editions import MasterpieceEdition

from .wording import Wording

if TYPE_CHECKING:
    from magie.rules.masterpiece.people.facts import AuctionSeen, View


def situation(view: View, edition: MasterpieceEdition, names: Sequence[str]) -> str:
    """What is asked now, and of whom: "Ann: roll the die"."""
    w = Wording(edition, names)
    seat = view.seat if view.seat in view.decision.seats else view.decision.to_act
    if seat is None:
        return "The game is over"
    return f"{w.who(seat)}: {SITUATIONS[view.decision.kind](w, view, seat)}"


def _buy(w: Wording, view: View, seat: int) -> str:
    painting = view.decision.painting
    title = w.title(painting) if painting else "it"
    return f"buy {title} for {w.money(view.decision.amount)}, or leave it to an auction without you"


def _auction(w: Wording, view: View, seat: int) -> str:
    auction = view.auction
    if auction is None:
        return "bid, or pass"
    title = w.title(auction.painting)
    may_bid = seat in auction.bidders and auction.leaders != (seat,)
    if not auction.leaders:
        return f"bid for {title}, or pass; no bid stands yet"
    return f"{standing(w, auction)} for {title}; {'bid more, or pass' if may_bid else 'do you doubt a bid?'}"


def _last_call(w: Wording, view: View, seat: int) -> str:
    auction = view.auction
    stands = f"{standing(w, auction)} for {w.title(auction.painting)}; " if auction else ""
    return f"last call: {stands}do you doubt a bid?"


def standing(w: Wording, auction: AuctionSeen) -> str:
    """What stands: Ben's $250,000, or equal bids."""
    if len(auction.leaders) == 1:
        return f"{w.who(auction.leaders[0])}'s {w.money(auction.bid)} stands"
    return f"equal bids of {w.money(auction.bid)} by {w.all_of(auction.leaders)} stand"


SITUATIONS: dict[str, Callable[[Wording, View, int], str]] = {
    "choose_space": lambda w, view, seat: "choose the space you start on",
    "roll": lambda w, view, seat: "roll the die",
    "buy_or_decline": _buy,
    "choose_lot": lambda w, view, seat: (
        f"which {w.words.painting} of {w.who(view.turn)} goes to {w.words.private_auction}?"
    ),
    "auction": _auction,
    "last_call": _last_call,
    "sell_or_keep": lambda w, view, seat: (
        f"sell a {w.words.painting} to the {w.bank} at its value, or nothing"
    ),
    "must_sell": lambda w, view, seat: (
        f"you must sell a {w.words.painting} to the {w.bank} for {w.money(view.decision.amount)}"
    ),
    "buy_from_player": lambda w, view, seat: (
        f"buy any {w.words.painting} of another player for {w.money(view.decision.amount)}, or nothing"
    ),
}
