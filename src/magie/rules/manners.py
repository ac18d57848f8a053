"""Manners: how people play one family of games together. Whom does the table wait for, when does a hammer fall, what is
even the fact that something was done a secret?

Whoever serves people (a server, a terminal) asks these and needs no rule of its own; a simulation never loads them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import magie.rules.bits as bits
from magie.editions import Edition
from magie.families import Part
from magie.rules.actions import Action
from magie.rules.buttons import Choice, can, rank
from magie.rules.errors import IllegalAction
from magie.rules.family import MOST_EDITIONS, AnyFamily, Family, family_of
from magie.rules.listing import Legal
from magie.rules.table import Table

if TYPE_CHECKING:
    from magie.rules.game import Game, View

T = TypeVar("T", bound=Table)


class Manners(Generic[T]):
    """The manners of one family, whose tables are `T`. What most games do is said here."""

    def __init__(self, family: Family[Any, T, Any]) -> None:
        self.family = family

    def choices(self, view: View, legal: Legal) -> tuple[Choice, ...]:
        """What the viewer can do, in words; then the usual buttons that are not possible now, each with the reason."""
        return tuple(can(action, view.describe(action)) for action in sorted(iter(legal), key=rank))

    # Secrets

    def keeps_secrets(self, table: T | None) -> bool:
        """May a seat know now what others may not, so that nobody looks from it without being asked? None: no game yet."""
        return True

    def lies_open(self, public: View) -> bool:
        """Does everybody see the same now, so that one view can be shown to all?"""
        return False

    def is_silent(self, action: Action) -> bool:
        """If nobody heard of it, is even the fact that something was done a secret?"""
        return True

    # Whom the table waits for

    def waited_for(self, table: T) -> tuple[int, ...]:
        """The seats without which the game does not go on. Between throws people need not pass (A-GEN-01)."""
        return bits.members_of(self.family.open_seats(table))

    def may_speak(self, table: T, seat: int) -> bool:
        """Could this seat have something to say now?"""
        return bits.has(self.family.open_seats(table), seat)

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

    def totals(self, table: T) -> tuple[int, ...]:
        """What everybody has, as the end would count it, secrets included: only for games that are over."""
        return tuple(self.family.worth(table, seat) for seat in range(table.state.seats))

    def laid_open(self, game: Game) -> object:
        """The facts with all that any seat knows: only for games that are over."""
        return game.view().facts


AnyManners: TypeAlias = Manners[Table]

MANNERS: Part[Callable[[AnyFamily], AnyManners]] = Part("manners", lambda family: Manners)


def manners_at(edition: Edition) -> AnyManners:
    """The manners at a table of this edition."""
    return _manners_of(family_of(edition), edition.family)


@lru_cache(maxsize=MOST_EDITIONS)
def _manners_of(rules: AnyFamily, family: str) -> AnyManners:
    return MANNERS.of(family)(rules)
