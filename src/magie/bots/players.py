"""The steady players of all families behind the face every bot has."""

from __future__ import annotations

from functools import cached_property

from magie.bots.families import STEADY
from magie.bots.random_bot import RandomBot
from magie.rules.actions import Action
from magie.rules.game import View
from magie.rules.listing import Legal


class Steady:
    """A sound, patient player without memory or chance; in a family that brings none, one who plays at random."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Legal) -> Action:
        """What steady does in this position; the view's table holds no secrets of others."""
        steady = STEADY.of(view.edition.family)
        if steady is None:
            return self.stand_in.choose(view, legal)
        action: Action = view.coder.action(steady.answer(view.table, legal.seat))
        return action

    @cached_property
    def stand_in(self) -> RandomBot:
        """Random answers always come to an end; the safe answers of somebody who is away may not."""
        return RandomBot(self.seed)
