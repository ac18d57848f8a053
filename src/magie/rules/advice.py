"""Advice: what a person at the table would like to know before clicking, as a family of games may answer it.

It is asked of a view and tells no more than that view. A family that has nothing to say about something says nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from magie.editions import Edition
from magie.families import Part
from magie.rules.actions import Action
from magie.rules.buttons import Choice

if TYPE_CHECKING:
    from magie.rules.game import View


class Step(Choice, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a plan, and how much cash it raises."""

    raises: int = 0


class Gain(msgspec.Struct, frozen=True):
    """What one side would have of a deal, in a line without its name."""

    seat: int
    text: str


class Rescue(msgspec.Struct, frozen=True, kw_only=True):
    """A way out of debt: what is owed, what is missing, the most that could be raised, and how, step by step.

    `ways` are all single steps that raise cash now.
    """

    owed: int
    missing: int
    most: int
    plan: tuple[Step, ...]
    ways: tuple[Step, ...]


class Advice:
    """What one family of games can tell; each line of it is optional."""

    def rents(self, view: View) -> dict[str, int]:
        """What a visitor would pay now, for everything that somebody owns."""
        return {}

    def worth(self, view: View) -> tuple[int | None, ...]:
        """Cash and belongings of every seat; None where that is private, or may not be added up before the end."""
        return tuple(None for _ in view.names)

    def rescue(self, view: View) -> Rescue | None:
        """For a viewer in debt: the careful way out."""
        return None

    def gains(self, public: View) -> dict[str, tuple[Gain, ...]]:
        """What every offer on the table would bring both sides, by its number."""
        return {}

    def gains_of_draft(self, view: View, action: Action) -> tuple[Gain, ...]:
        """What an offer that the viewer thinks of would bring both sides."""
        return ()

    def returns(self, view: View) -> dict[str, float]:
        """What a visitor brings for each coin that was put into a place."""
        return {}


ADVICE: Part[Advice] = Part("advice", lambda family: Advice())


def advice_on(edition: Edition) -> Advice:
    """The advice of an edition's family."""
    return ADVICE.of(edition.family)
