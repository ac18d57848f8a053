"""What is asked of whom, in a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from magie.rules.sentences import Situation

from .wording import Wording

if TYPE_CHECKING:
    from magie.rules.game import View
    from magie.rules.masterpiece.people.facts import AuctionSeen, Facts


def situation(view: View) -> Situation:
    """What is asked now, and of whom: "Ann: roll the die"."""
    w, facts = Wording(view.edition, view.names), view.facts
    seat = facts.seat if facts.seat in facts.decision.seats else facts.decision.to_act
    if seat is None:
        return Situation("The game is over")
    return Situation(SITUATIONS[facts.decision.kind](w, facts, seat), w.who(seat))


def _buy(w: Wording, facts: Facts, seat: int) -> str:
    painting = facts.decision.painting
    title = w.title(painting) if painting else "it"
    return f"buy {title} for {w.money(facts.decision.amount)}, or leave it to an auction without you"


def _auction(w: Wording, facts: Facts, seat: int) -> str:
    auction = facts.auction
    if auction is None:
        return "bid, or pass"
    title = w.title(auction.painting)
    may_bid = seat in auction.bidders and auction.leaders != (seat,)
    if not auction.leaders:
        return f"bid for {title}, or pass; no bid stands yet"
    return f"{standing(w, auction)} for {title}; {'bid more, or pass' if may_bid else 'do you doubt a bid?'}"


def _last_call(w: Wording, facts: Facts, seat: int) -> str:
    auction = facts.auction
    stands = f"{standing(w, auction)} for {w.title(auction.painting)}; " if auction else ""
    return f"last call: {stands}do you doubt a bid?"


def standing(w: Wording, auction: AuctionSeen) -> str:
    """What stands: Ben's $250,000, or equal bids."""
    if len(auction.leaders) == 1:
        return f"{w.who(auction.leaders[0])}'s {w.money(auction.bid)} stands"
    return f"equal bids of {w.money(auction.bid)} by {w.all_of(auction.leaders)} stand"


SITUATIONS: dict[str, Callable[[Wording, Facts, int], str]] = {
    "choose_space": lambda w, facts, seat: "choose the space you start on",
    "roll": lambda w, facts, seat: "roll the die",
    "buy_or_decline": _buy,
    "choose_lot": lambda w, facts, seat: (
        f"which {w.words.painting} of {w.who(facts.turn)} goes to {w.words.private_auction}?"
    ),
    "auction": _auction,
    "last_call": _last_call,
    "sell_or_keep": lambda w, facts, seat: (
        f"sell a {w.words.painting} to the {w.bank} at its value, or nothing"
    ),
    "must_sell": lambda w, facts, seat: (
        f"you must sell a {w.words.painting} to the {w.bank} for {w.money(facts.decision.amount)}"
    ),
    "buy_from_player": lambda w, facts, seat: (
        f"buy any {w.words.painting} of another player for {w.money(facts.decision.amount)}, or nothing"
    ),
}
