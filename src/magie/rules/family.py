"""Family: what a family of games brings to the table, so that one Game, one Record and one View serve them all.

Each family is a package beside this module; its module `family.family` has all these functions and is loaded when a game
of it is set up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.decision import Decision
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.outcome import Outcome


class Table(Protocol):
    """One game on the table: what is printed, what is public, what is hidden, and who listens."""

    printed: Any
    state: Any
    hidden: Any
    events: list[tuple[Any, ...]] | None

    def copy(self) -> Table:
        """A table of its own with the same position."""


class Coder(Protocol):
    """Between the words of the game and the numbers of the rules."""

    def act(self, action: Any) -> Any:
        """The act of an action."""

    def action(self, act: Any) -> Action:
        """The action of an act."""


class Legal(Protocol):
    """What one seat may do now: asked with `in`, listed with `for`."""

    seat: int

    def __contains__(self, action: object) -> bool: ...

    def __iter__(self) -> Iterator[Action]: ...

    def __len__(self) -> int: ...

    @property
    def bids(self) -> range | None:
        """The bids this seat may make now; None if it may not bid."""


class Family(Protocol):
    """The rules of one family as functions on its tables."""

    def print_tables(self, edition: Any) -> Any:
        """What the rules read of an edition."""

    def coder_of(self, edition: Any) -> Any:
        """The names of an edition's things."""

    def check_set_up(self, edition: Any, names: tuple[str, ...], banker_only: str | None) -> None:
        """Raises SetupError if this edition cannot be played so."""

    def lay_table(self, printed: Any, seats: int, banker: int) -> Any:
        """A table before anything was shuffled."""

    def set_up(self, table: Any, banker: int) -> None:
        """Shuffle, deal and throw, up to the first question."""

    def is_over(self, table: Any) -> bool:
        """Has the game ended?"""

    def rounds(self, table: Any) -> int:
        """How many whole rounds have been played."""

    def outcome(self, table: Any) -> Outcome | None:
        """Why it ended and who stands where; None while it goes on."""

    def decision(self, table: Any, coder: Any) -> Decision:
        """What is asked now, and of whom."""

    def to_act(self, table: Any) -> int:
        """The next seat to ask; -1 when the game is over."""

    def open_seats(self, table: Any) -> int:
        """The set of seats that may act now."""

    def legal(self, table: Any, coder: Any, seat: int) -> Any:
        """What a seat may do now."""

    def check(self, table: Any, seat: int, act: Any) -> int:
        """0, or the number of a refusal."""

    def refusal(
        self, table: Any, edition: Any, names: tuple[str, ...], seat: int, act: Any, objection: int
    ) -> IllegalAction:
        """The refusal in words."""

    def play(self, table: Any, seat: int, act: Any) -> int:
        """Do what is legal, and carry on until somebody must be asked."""

    def safe_answer(self, table: Any, seat: int) -> Any:
        """The act of a seat whose clock ran out."""

    def event_of(self, coder: Any, told: tuple[Any, ...]) -> Event:
        """The event the rules told as numbers."""

    def action_of(self, data: object) -> Action:
        """An action from plain data."""

    def public_table(self, table: Any, seat: int | None) -> Any:
        """A table with the public position and the secrets of one seat, nothing else."""

    def imagine(self, public: Any, seat: int | None, seed: str) -> Any:
        """A whole table consistent with what that seat knows."""

    def facts(self, public: Any, coder: Any, seat: int | None) -> Any:
        """All that a seat may know, as plain data."""

    def numbers(self, table: Any) -> list[int]:
        """All numbers of the position, for the digest."""

    def tell(self, events: Sequence[Event], edition: Any, names: tuple[str, ...]) -> list[str]:
        """What happened, in sentences."""

    def describe(self, action: Any, view: Any) -> str:
        """What an action would do, in a few words."""

    def situation(self, facts: Any, edition: Any, names: tuple[str, ...]) -> str:
        """What is asked now, and of whom, in a line."""


@cache
def family_named(name: str) -> Family:
    """The family of games by its name."""
    return cast(Family, import_module(f"magie.rules.{name}.family.family"))


def family_of(edition: Edition) -> Family:
    """The family an edition belongs to."""
    return family_named(edition.family)


_TABLES: dict[str, tuple[Any, Any]] = {}
MOST_TABLES = 200


def tables_of(edition: Edition) -> tuple[Any, Any]:
    """What the rules read of an edition and the names of its things, made once."""
    key = edition.fingerprint
    if key not in _TABLES:
        if len(_TABLES) > MOST_TABLES:  # a designer tries many editions in one process
            _TABLES.clear()
        family = family_of(edition)
        _TABLES[key] = (family.print_tables(edition), family.coder_of(edition))
    return _TABLES[key]
