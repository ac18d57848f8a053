"""What a bot knows of one family of games stands in a package of that name, and is loaded when it is needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, cast

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


if TYPE_CHECKING:
    import magie.bots.masterpiece.steady
    import magie.bots.masterpiece.whim
    import magie.bots.monopoly.steady
    import magie.bots.monopoly.whim

    STEADY: tuple[SteadyPart, ...] = (magie.bots.monopoly.steady, magie.bots.masterpiece.steady)
    WHIMS: tuple[WhimPart, ...] = (magie.bots.monopoly.whim, magie.bots.masterpiece.whim)


@cache
def steady_in(family: str) -> SteadyPart:
    """The steady player of a family."""
    return cast(SteadyPart, import_module(f"magie.bots.{family}.steady"))


@cache
def whims_in(family: str) -> WhimPart:
    """The whims of a family's random player."""
    return cast(WhimPart, import_module(f"magie.bots.{family}.whim"))
