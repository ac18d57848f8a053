"""The compiled bots behind the face every bot has."""

from __future__ import annotations

import magie.bots.steady as steady
from magie.rules.game import Seen
from magie.rules.monopoly.actions import Action
from magie.rules.monopoly.acts import Act
from magie.rules.monopoly.legal import Legal


class Steady:
    """A sound, patient player without memory or chance."""

    def choose(self, view: Seen, legal: Legal) -> Action:
        """What steady does in this position; the view's table has no secrets in it."""
        act = Act()
        steady.choose(view.table, legal.seat, act)
        return view.coder.action(act)
