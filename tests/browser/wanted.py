"""What seat 0 may be faced with: each is a question about its view, for `positions.room_at`."""

from __future__ import annotations

from collections.abc import Sequence

from magie.rules.actions import Action, Pass, Roll
from magie.rules.advice import advice_on
from magie.rules.events import Event
from magie.rules.game import View
from magie.rules.monopoly.family.actions import Goods, Offer
from magie.rules.monopoly.family.events import DiceThrown, TokenMoved

ME = 0


def asked(view: View, kind: str) -> bool:
    """Is it this seat's to answer a question of this kind?"""
    decision = view.facts.decision
    return bool(decision.kind == kind and ME in decision.seats)


def may_throw(view: View) -> bool:
    """On turn, with the dice in hand, after a few rounds."""
    facts = view.facts
    return bool(facts.turn == ME and facts.round > 3 and Roll() in view.legal())


def plays_on(view: View) -> bool:
    """Something to answer, when the game has long begun."""
    facts = view.facts
    return bool(facts.round > 6 and ME in facts.decision.seats)


def may_buy(view: View) -> bool:
    """On a street or station that is for sale."""
    return asked(view, "buy_or_decline")


def chooses_tax(view: View) -> bool:
    """On a tax that is paid as printed or by one's worth, with some deeds to be worth something."""
    return asked(view, "tax_choice") and len(view.facts.players[ME].deeds) >= 3


def in_debt(view: View) -> bool:
    """Owes more than there is in cash, and has several ways to raise it."""
    rescue = advice_on(view.edition).rescue(view)
    return rescue is not None and len(rescue.plan) >= 2


def ruined(view: View) -> bool:
    """Owes more than could ever be raised."""
    rescue = advice_on(view.edition).rescue(view)
    return rescue is not None and rescue.most < rescue.owed


def may_bid(view: View) -> bool:
    """Under the hammer, with a bid of somebody else standing."""
    auction = view.facts.auction
    return auction is not None and auction.bid > 0 and auction.leader != ME and view.legal().bids is not None


def may_bid_first(view: View) -> bool:
    """Under the hammer, and nobody has bid yet."""
    auction = view.facts.auction
    return auction is not None and auction.bid == 0 and view.legal().bids is not None


def bids_for_a_painting(view: View) -> bool:
    """A painting under the hammer, with a bid of somebody else standing that could be doubted."""
    return asked(view, "auction") and view.facts.auction.bid > 0 and ME not in view.facts.auction.leaders


def in_the_last_call(view: View) -> bool:
    """Bidding is over, and a bid of somebody else can still be doubted (A-MP-09)."""
    return asked(view, "last_call") and ME not in view.facts.auction.leaders


def offered(view: View) -> bool:
    """Somebody waits for an answer to an offer."""
    return any(offer.open and offer.to == ME for offer in view.facts.offers)


def offered_twice(view: View) -> bool:
    """Two offers lie on the table."""
    return sum(offer.open for offer in view.facts.offers) > 1 and offered(view)


def jailed(view: View) -> bool:
    """In jail, with a fine to pay or doubles to throw."""
    return bool(view.facts.turn == ME and view.facts.players[ME].in_jail and Roll() in view.legal())


def in_popup(view: View) -> bool:
    """In the Land of Oz, to name somebody."""
    return asked(view, "power_target")


def may_fly(view: View) -> bool:
    """In the Land of Oz, to choose a square."""
    return asked(view, "fly")


def may_claim(view: View) -> bool:
    """Somebody stands on an own deed and has not paid: rent may be asked for."""
    return any(claim.owner == ME and not claim.claimed for claim in view.facts.claims)


def short_of_houses(view: View) -> bool:
    """More want houses than there are."""
    return asked(view, "intent")


def at_the_easel(view: View) -> bool:
    """A painting under the hammer, while an own painting with its value hangs on the wall."""
    facts = view.facts
    own = any(one.owner == ME and one.value is not None for one in facts.paintings)
    return facts.auction is not None and own and view.legal().bids is not None


# What a throw brings


def card_is_drawn(events: Sequence[Event]) -> bool:
    """Seat 0 draws a card."""
    return any(event.kind == "card_drawn" for event in events)


def walks_alone(events: Sequence[Event]) -> bool:
    """Seat 0 throws no double and walks once, to where nothing moves it on."""
    throws = [event for event in events if isinstance(event, DiceThrown)]
    walks = [event for event in events if isinstance(event, TokenMoved)]
    return len(throws) == len(walks) == 1 and len(set(throws[0].dice)) == 2 and walks[0].seat == ME


# People who play in their own way


def pesters(view: View) -> Action | None:
    """Offers seat 0 money for its first deed whenever that is possible."""
    legal = view.legal()
    for deed in view.facts.players[ME].deeds[:1]:
        offer = Offer(to=ME, give=Goods(cash=10 + (view.seat or 0)), take=Goods(deeds=(deed,)))
        if offer in legal and not any(one.by == view.seat for one in view.facts.offers):
            return offer
    return None


def waits(view: View) -> Action | None:
    """Lets offers lie as long as that is possible."""
    return Pass() if offered(view) and Pass() in view.legal() else None
