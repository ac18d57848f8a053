"""What comes to a random player's mind in Monopoly: any bid, and offers of a few things."""

from __future__ import annotations

from random import Random

from magie.rules.game import View
from magie.rules.monopoly.family.actions import Goods, Offer
from magie.rules.monopoly.family.legal import Legal

TRIES = 8
SMALL_CHANGE = 300


def some_bid(chance: Random, view: View, legal: Legal) -> int:
    """Any bid that may be made."""
    assert legal.bids is not None
    return chance.choice(legal.bids)


def some_offer(chance: Random, view: View, legal: Legal) -> Offer | None:
    """Some legal offer to somebody; None if nobody may be asked, or if none is found in a few tries."""
    partners = legal.partners
    if not partners:
        return None
    to = chance.choice(partners)
    me, other = view.facts.players[legal.seat], view.facts.players[to]
    mortgaged = {deed.deed for deed in view.facts.deeds if deed.mortgaged}
    for _ in range(TRIES):
        give = some_goods(chance, me.deeds, me.jail_cards, me.cash)
        take = some_goods(chance, other.deeds, other.jail_cards, other.cash)
        lift = tuple(deed for deed in take.deeds if deed in mortgaged and chance.random() < 0.5)
        offer = Offer(to, give, take, lift)
        if offer in legal:
            return offer
    return None


def some_goods(chance: Random, deeds: tuple[str, ...], cards: tuple[str, ...], cash: int) -> Goods:
    """A few things of what somebody has."""
    return Goods(
        cash=chance.randint(0, min(cash, SMALL_CHANGE)) if chance.random() < 0.5 else 0,
        deeds=tuple(deed for deed in deeds if chance.random() < 0.2),
        jail_cards=tuple(card for card in cards if chance.random() < 0.3),
    )
