"""What a bot knows of one family of games: brought by that family, and loaded when it is needed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from magie.families import Part
from magie.rules.actions import Action
from magie.rules.game import View


class SteadyPart(Protocol):
    """The steady player of one family."""

    def answer(self, table: Any, seat: int) -> Any:
        """The act of a seat that is asked, from a table that holds only what this seat may know."""


class WhimPart(Protocol):
    """What a random player of one family thinks of, besides the listed actions."""

    def some_bid(self, chance: Random, view: View, legal: Any) -> int:
        """One of the legal bids."""

    def some_offer(self, chance: Random, view: View, legal: Any) -> Action | None:
        """Something to propose to another player; None if nothing comes to mind."""


class PlainWhims:
    """Any bid that may be made, and no offers."""

    def some_bid(self, chance: Random, view: View, legal: Any) -> int:
        """Any bid that may be made."""
        return int(chance.choice(legal.bids))

    def some_offer(self, chance: Random, view: View, legal: Any) -> None:
        """Nothing comes to mind."""


if TYPE_CHECKING:
    import magie.bots.masterpiece.steady
    import magie.bots.masterpiece.whim
    import magie.bots.monopoly.steady
    import magie.bots.monopoly.whim

    PLAYERS: tuple[SteadyPart, ...] = (magie.bots.monopoly.steady, magie.bots.masterpiece.steady)
    MINDS: tuple[WhimPart, ...] = (magie.bots.monopoly.whim, magie.bots.masterpiece.whim)

STEADY: Part[SteadyPart | None] = Part("steady", lambda family: None)
WHIMS: Part[WhimPart] = Part("whims", lambda family: PlainWhims())
