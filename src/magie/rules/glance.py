"""Glance: what a person at the table wants to see at once, as every family of games answers it.

Whoever serves people (a server, a page) asks these and needs no rule of its own. Each family has a module `glance`
with all these functions, plain Python at the edge; a simulation never loads it. What is asked of a view tells no more
than that view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.events import Event

if TYPE_CHECKING:
    from magie.rules.game import Game, View


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a seat can do now, or (with the sentence why) cannot."""

    action: Any
    text: str
    kind: str
    disabled: str | None = None
    rule: str = ""


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


class Glance(Protocol):
    """One family of games at a glance."""

    def choices(self, view: View, legal: Any) -> tuple[Choice, ...]:
        """What the viewer can do, in words; then the usual buttons that are not possible now, each with the reason."""

    def told(
        self, events: Sequence[Event], edition: Edition, names: Sequence[str]
    ) -> list[tuple[Event, str]]:
        """What happened in sentences, each with the event that began it."""

    def lies_open(self, public: View) -> bool:
        """Does everybody see the same now, so that one view can be shown to all?"""

    def keeps_secrets(self, table: Any | None) -> bool:
        """May a seat know now what others may not, so that nobody looks from it without being asked? None: no game yet."""

    def rents(self, view: View) -> dict[str, int]:
        """What a visitor would pay now, for everything that somebody owns."""

    def worth(self, view: View) -> tuple[int | None, ...]:
        """Cash and belongings of every seat; None where that is private, or may not be added up before the end."""

    def totals(self, table: Any) -> tuple[int, ...]:
        """What everybody has, as the end would count it, secrets included: only for games that are over."""

    def laid_open(self, game: Game) -> Any:
        """The facts with all that any seat knows: only for games that are over."""

    def rescue(self, view: View) -> Rescue | None:
        """For a viewer in debt: the careful way out."""

    def gains(self, public: View) -> dict[str, tuple[Gain, ...]]:
        """What every offer on the table would bring both sides, by its number."""

    def gains_of_draft(self, view: View, action: Action) -> tuple[Gain, ...]:
        """What an offer that the viewer thinks of would bring both sides."""

    def returns(self, view: View) -> dict[str, float]:
        """What a visitor brings for each coin that was put into a place."""

    def closing_claims(self, table: Any) -> dict[int, int]:
        """The claims that the next throw would close, if it is not their owner's: number and owner."""

    def waited_for(self, table: Any) -> tuple[int, ...]:
        """The seats without which the game does not go on. Between throws people need not pass (A-GEN-01)."""

    def offered_to(self, table: Any) -> tuple[int, ...]:
        """The seats that are asked about an offer now."""

    def is_off_turn(self, table: Any, seat: int) -> bool:
        """May this seat act just because it is between the throws of somebody else?"""

    def may_speak(self, table: Any, seat: int) -> bool:
        """Could this seat have something to say now?"""

    def countdown(self, table: Any) -> tuple[int, ...] | None:
        """What starts the countdown of an auction anew: another lot, another bid. None: no auction."""

    def auction_of(self, table: Any) -> tuple[int, ...] | None:
        """What makes it the same auction, so that a bid is still good though others have bid. None: no auction."""

    def is_last_call(self, table: Any) -> bool:
        """Is bidding over, and everybody asked once more before the hammer falls?"""

    def outlasts_a_bid(self, action: Action) -> bool:
        """Is it still meant in the same auction, though others have bid since?"""

    def is_offer(self, action: Action) -> bool:
        """Does it ask somebody for a deal?"""

    def is_bold(self, table: Any, action: Action) -> bool:
        """Would somebody's careful stand-in rather not do this?"""

    def is_silent(self, action: Action) -> bool:
        """If nobody heard of it, is even the fact that something was done a secret?"""


@cache
def glance_named(family: str) -> Glance:
    """A family's glance by the family's name."""
    return cast(Glance, import_module(f"magie.rules.{family}.people.glance"))


def glance_at(edition: Edition) -> Glance:
    """The glance of an edition's family."""
    return glance_named(edition.family)


# Answers most people want stand first.
FIRST = ("accept", "claim_rent", "roll", "buy", "end_turn", "hammer", "pass", "decline")
ORDER = {kind: place for place, kind in enumerate(FIRST)}


def kind_of(action: Action) -> str:
    """What the action is called where it travels."""
    return str(type(action).__struct_config__.tag)


@cache
def rank_of(kind: type[Action]) -> int:
    """The place of a kind of action among the buttons."""
    return ORDER.get(str(kind.__struct_config__.tag), len(ORDER))


def rank(action: Action) -> int:
    """The place of an action among the buttons."""
    return rank_of(type(action))


def can(action: Action, text: str) -> Choice:
    """A button that can be pressed."""
    return Choice(action=action, text=text, kind=kind_of(action))


def cannot(action: Action, text: str, why: str, rule: str) -> Choice:
    """A button that cannot be pressed now, and why."""
    return Choice(action=action, text=text, kind=kind_of(action), disabled=why, rule=rule)
