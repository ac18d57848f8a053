"""What is asked of whom, in a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from magie.rules.sentences import Situation

from .wording import Wording

if TYPE_CHECKING:
    from magie.rules.game import View
    from magie.rules.monopoly.people.facts import Facts, OfferSeen


def situation(view: View) -> Situation:
    """What is asked now, and of whom: "Ann: roll, or manage your property"."""
    w, facts = Wording(view.edition, view.names), view.facts
    seat = facts.decision.to_act
    if seat is None:
        return Situation("The game is over")
    offer = _answering(facts, seat)
    asked = _answer(w, offer) if offer else SITUATIONS.get(facts.decision.kind, _other)(w, facts, seat)
    return Situation(asked, w.who(seat))


def _answering(facts: Facts, seat: int) -> OfferSeen | None:
    """The offer this seat is asked about, if that is why it is asked now.

    In a decision that belongs to somebody else only an offer can bring a seat to act.
    """
    if facts.decision.kind in ("auction", "intent", "lower"):
        return None
    return next((offer for offer in reversed(facts.offers) if offer.to == seat and offer.open), None)


def _answer(w: Wording, offer: OfferSeen) -> str:
    return f"{w.who(offer.by)} offers you {w.goods(offer.give)} for {w.goods(offer.take)}"


def _pre_roll(w: Wording, facts: Facts, seat: int) -> str:
    if seat != facts.turn:
        return f"{w.who(facts.turn)} is about to roll; manage your property, or pass"
    if facts.players[seat].in_jail:
        return f"you are in {w.words.jail}; roll for doubles, or get out first"
    return "roll, or manage your property"


def _post_move(w: Wording, facts: Facts, seat: int) -> str:
    if seat != facts.turn:
        return f"{w.who(facts.turn)} has moved; manage your property, or pass"
    return (
        "doubles! Roll again, or manage your property"
        if facts.throw_again
        else "manage your property, or end your turn"
    )


def _buy(w: Wording, facts: Facts, seat: int) -> str:
    deed = facts.decision.deed
    otherwise = "leave it to the auction" if w.edition.rules.auctions else "leave it"
    return f"buy {w.place(deed) if deed else 'it'} for {w.money(facts.decision.price)}, or {otherwise}"


def _auction(w: Wording, facts: Facts, seat: int) -> str:
    auction = facts.auction
    if auction is None:
        return "bid, or pass"
    if auction.leader is None:
        return f"bid for {w.lot(auction.lot)}, or pass; nobody has bid yet"
    return (
        f"{w.who(auction.leader)}'s {w.money(auction.bid)} stands for {w.lot(auction.lot)}; bid more, or pass"
    )


def _debt(w: Wording, facts: Facts, seat: int) -> str:
    debt = facts.debt
    if debt is None:
        return "raise money"
    cash = w.money(facts.players[debt.debtor].cash)
    return f"you owe {w.who(debt.creditor)} {w.money(debt.amount)} and have {cash}; sell, mortgage or deal"


def _shortage(w: Wording, facts: Facts, seat: int) -> str:
    hotels = facts.shortage is not None and facts.shortage.building == "hotel"
    still = "still " if facts.decision.kind == "lower" else ""
    return f"{w.words.hotels if hotels else w.words.houses} are short; how many do you {still}want?"


def _tax(w: Wording, facts: Facts, seat: int) -> str:
    return "choose how to pay the tax"


def _other(w: Wording, facts: Facts, seat: int) -> str:
    return "choose"


SITUATIONS: dict[str, Callable[[Wording, Facts, int], str]] = {
    "pre_roll": _pre_roll,
    "post_move": _post_move,
    "buy_or_decline": _buy,
    "auction": _auction,
    "debt": _debt,
    "lift_or_keep": lambda w, facts, seat: "which of the mortgages you received do you lift now?",
    "intent": _shortage,
    "lower": _shortage,
    "place": lambda w, facts, seat: "where do you put the building?",
    "tax_choice": _tax,
    "power_target": lambda w, facts, seat: (
        f"{w.popup_place(facts.players[seat].popup or 1)}! Whom do you name?"
    ),
    "fly": lambda w, facts, seat: "where do you fly to?",
}
