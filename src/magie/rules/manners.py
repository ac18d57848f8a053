"""Manners: how people play one family of games together. Whom does the table wait for, when does a hammer fall, what is
even the fact that something was done a secret?

Whoever serves people (a server, a terminal) asks these and needs no rule of its own; a simulation never loads them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.buttons import Choice
from magie.rules.errors import IllegalAction
from magie.rules.events import Event

if TYPE_CHECKING:
    from magie.rules.game import Game, View

T = TypeVar("T")


class Manners(ABC, Generic[T]):
    """The manners of one family, whose tables are `T`. What most games do is said here; the rest every family answers."""

    @abstractmethod
    def choices(self, view: View, legal: Any) -> tuple[Choice, ...]:
        """What the viewer can do, in words; then the usual buttons that are not possible now, each with the reason."""

    @abstractmethod
    def told(self, events: Sequence[Event], edition: Any, names: Sequence[str]) -> list[tuple[Event, str]]:
        """What happened in sentences, each with the event that began it."""

    # Secrets

    @abstractmethod
    def keeps_secrets(self, table: T | None) -> bool:
        """May a seat know now what others may not, so that nobody looks from it without being asked? None: no game yet."""

    def lies_open(self, public: View) -> bool:
        """Does everybody see the same now, so that one view can be shown to all?"""
        return False

    def is_silent(self, action: Action) -> bool:
        """If nobody heard of it, is even the fact that something was done a secret?"""
        return True

    # Whom the table waits for

    @abstractmethod
    def waited_for(self, table: T) -> tuple[int, ...]:
        """The seats without which the game does not go on. Between throws people need not pass (A-GEN-01)."""

    @abstractmethod
    def may_speak(self, table: T, seat: int) -> bool:
        """Could this seat have something to say now?"""

    def is_off_turn(self, table: T, seat: int) -> bool:
        """May this seat act just because it is between the throws of somebody else?"""
        return False

    def offered_to(self, table: T) -> tuple[int, ...]:
        """The seats that are asked about an offer now."""
        return ()

    def closed_next(self, table: T) -> dict[int, int]:
        """What somebody loses who does not speak before the player on turn goes on: its number, and whose it is.

        People get a moment for it; meanwhile what closes it is `too_soon`.
        """
        return {}

    def too_soon(self, action: Action) -> IllegalAction | None:
        """Why this has to wait while others have that moment; None: it does not."""
        return None

    # Auctions

    def countdown(self, table: T) -> tuple[int, ...] | None:
        """What starts the countdown of an auction anew: another lot, another bid. None: no auction."""
        return None

    def auction_of(self, table: T) -> tuple[int, ...] | None:
        """What makes it the same auction, so that a bid is still good though others have bid. None: no auction."""
        return None

    def is_last_call(self, table: T) -> bool:
        """Is bidding over, and everybody asked once more before the hammer falls?"""
        return False

    def outlasts_a_bid(self, action: Action) -> bool:
        """Is it still meant in the same auction, though others have bid since?"""
        return False

    # What bots at a table of people do not do

    def is_offer(self, action: Action) -> bool:
        """Does it ask somebody for a deal?"""
        return False

    def is_bold(self, table: T, action: Action) -> bool:
        """Would somebody's careful stand-in rather not do this?"""
        return False

    # The end

    @abstractmethod
    def totals(self, table: T) -> tuple[int, ...]:
        """What everybody has, as the end would count it, secrets included: only for games that are over."""

    def laid_open(self, game: Game) -> Any:
        """The facts with all that any seat knows: only for games that are over."""
        return game.view().facts


@cache
def manners_named(family: str) -> Manners[Any]:
    """A family's manners by the family's name."""
    return cast(Manners[Any], import_module(f"magie.rules.{family}.people.manners").MANNERS)


def manners_at(edition: Edition) -> Manners[Any]:
    """The manners of an edition's family."""
    return manners_named(edition.family)
