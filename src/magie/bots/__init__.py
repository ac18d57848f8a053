"""Bots: programs that play. They see a view and the legal actions, like anyone.

`make("steady", seed=1)` gives a bot; every bot answers `choose(view, legal)` with one of the legal actions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from magie.rules.actions import Action
from magie.rules.errors import MagieError
from magie.rules.game import View
from magie.rules.listing import Legal


class Bot(Protocol):
    """Somebody who answers."""

    def choose(self, view: View, legal: Legal) -> Action:
        """The answer of the seat this view belongs to; always one of the legal actions."""
        ...


def _random(seed: int | str) -> Bot:
    from magie.bots.random_bot import RandomBot

    return RandomBot(seed)


def _steady(seed: int | str) -> Bot:
    from magie.bots.players import Steady

    return Steady(seed)


_MAKERS: dict[str, Callable[[int | str], Bot]] = {"random": _random, "steady": _steady}
NAMES = tuple(_MAKERS)


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name; `seed` is for those that use chance."""
    if name not in _MAKERS:
        raise MagieError(f"There is no bot {name!r}; there are {', '.join(NAMES)}.")
    return _MAKERS[name](seed)
