"""The random bot: any legal action is as likely as any other, offers and bids included."""

from __future__ import annotations

import random

from magie.bots.families import WHIMS
from magie.rules.actions import Action, Bid
from magie.rules.game import View
from magie.rules.listing import Legal


class RandomBot:
    """Chooses uniformly among the listed actions, one random bid and one random offer."""

    def __init__(self, seed: int | str) -> None:
        self.chance = random.Random(str(seed))

    def choose(self, view: View, legal: Legal) -> Action:
        """Any legal action."""
        choices: list[Action] = list(legal)
        whims = WHIMS.of(view.edition.family)
        if legal.bids is not None:
            choices.append(Bid(whims.some_bid(self.chance, view, legal)))
        offer = whims.some_offer(self.chance, view, legal)
        if offer is not None:
            choices.append(offer)
        return self.chance.choice(choices)
