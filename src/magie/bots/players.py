"""The compiled bots behind the face every bot has."""

from __future__ import annotations

from magie.bots.families import steady_in
from magie.rules.actions import Action
from magie.rules.family import Legal
from magie.rules.game import View


class Steady:
    """A sound, patient player without memory or chance, in every family of games."""

    def choose(self, view: View, legal: Legal) -> Action:
        """What steady does in this position; the view's table holds no secrets of others."""
        act = steady_in(view.edition.family).answer(view.table, legal.seat)
        action: Action = view.coder.action(act)
        return action
