"""The random bot: any legal action is as likely as any other, offers and bids included."""

from __future__ import annotations

import random

from magie.rules.game import Seen
from magie.rules.monopoly.actions import Action, Bid, Goods, Offer
from magie.rules.monopoly.legal import Legal

TRIES = 8
SMALL_CHANGE = 300


class Uniform:
    """Chooses uniformly among the listed actions, one random bid and one random offer."""

    def __init__(self, seed: int | str) -> None:
        self.chance = random.Random(str(seed))

    def choose(self, view: Seen, legal: Legal) -> Action:
        """Any legal action."""
        choices: list[Action] = list(legal)
        bids = legal.bids
        if bids is not None:
            choices.append(Bid(self.chance.choice(bids)))
        partners = legal.partners
        if partners:
            offer = self.offer(view, legal, self.chance.choice(partners))
            if offer is not None:
                choices.append(offer)
        return self.chance.choice(choices)

    def offer(self, view: Seen, legal: Legal, to: int) -> Offer | None:
        """Some legal offer to this seat; None if none is found in a few tries."""
        players = view.facts.players
        for _ in range(TRIES):
            give = self.some_goods(
                players[legal.seat].deeds, players[legal.seat].jail_cards, players[legal.seat].cash
            )
            take = self.some_goods(players[to].deeds, players[to].jail_cards, players[to].cash)
            mortgaged = {deed.deed for deed in view.facts.deeds if deed.mortgaged}
            lift = tuple(deed for deed in take.deeds if deed in mortgaged and self.chance.random() < 0.5)
            offer = Offer(to, give, take, lift)
            if offer in legal:
                return offer
        return None

    def some_goods(self, deeds: tuple[str, ...], cards: tuple[str, ...], cash: int) -> Goods:
        """A few things of what somebody has."""
        return Goods(
            cash=self.chance.randint(0, min(cash, SMALL_CHANGE)) if self.chance.random() < 0.5 else 0,
            deeds=tuple(deed for deed in deeds if self.chance.random() < 0.2),
            jail_cards=tuple(card for card in cards if self.chance.random() < 0.3),
        )
