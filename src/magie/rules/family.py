"""Family: what a family of games brings to the table, so that one Game, one Record and one View serve them all.

Each has a class of its own, which `magie.families` knows by name; it is loaded when a game of it is set up, and made
once for each edition.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from magie.editions import Edition
from magie.families import Part
from magie.rules.actions import Action, action_in
from magie.rules.decision import Decision
from magie.rules.errors import IllegalAction, SetupError
from magie.rules.event_table import Line
from magie.rules.events import Event
from magie.rules.listing import Coder, Legal
from magie.rules.outcome import Outcome
from magie.rules.sentences import sentences_about
from magie.rules.table import Table, Told

E = TypeVar("E", bound=Edition)
T = TypeVar("T", bound=Table)
A = TypeVar("A")  # an act: an action on its way into the rules, as numbers or as it is


class Family(ABC, Generic[E, T, A]):
    """The rules of one family, ready for one edition, as functions on its tables."""

    actions: ClassVar[Mapping[str, type[Action]]]  # by what they are called in JSON
    events: ClassVar[Mapping[int, Line]] = {}
    printed: Any = None  # what compiled rules read of the edition
    coder: Coder[A]

    def __init__(self, edition: E) -> None:
        self.edition = edition

    # Set-up

    def check_set_up(self, names: tuple[str, ...], banker_only: str | None) -> None:
        """Raises SetupError if this edition cannot be played so. In most games the banker is one of the players."""
        if banker_only is not None:
            raise SetupError(f"In {self.edition.title} the banker plays too.")

    @abstractmethod
    def lay_table(self, seats: int, banker: int) -> T:
        """A table before anything was shuffled."""

    @abstractmethod
    def set_up(self, table: T, banker: int) -> None:
        """Shuffle, deal and throw, up to the first question."""

    # How it stands

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Has the game ended?"""

    def rounds(self, table: T) -> int:
        """How many whole rounds have been played."""
        return table.state.rounds

    @abstractmethod
    def outcome(self, table: T) -> Outcome | None:
        """Why it ended and who stands where; None while it goes on."""

    @abstractmethod
    def worth(self, table: T, seat: int) -> int:
        """What a seat has, as the end would count it, secrets included."""

    @abstractmethod
    def decision(self, table: T) -> Decision:
        """What is asked now, and of whom."""

    @abstractmethod
    def to_act(self, table: T) -> int:
        """The next seat to ask; -1 when the game is over."""

    @abstractmethod
    def open_seats(self, table: T) -> int:
        """The set of seats that may act now."""

    @abstractmethod
    def numbers(self, table: T) -> list[int]:
        """All numbers of the position, for the digest."""

    # Playing

    @abstractmethod
    def legal(self, table: T, seat: int) -> Legal:
        """What a seat may do now."""

    @abstractmethod
    def check(self, table: T, seat: int, act: A) -> int:
        """0, or the number of a refusal."""

    def refusal(self, table: T, names: tuple[str, ...], seat: int, act: A, objection: int) -> IllegalAction:
        """The refusal in words."""
        return sentences_about(self.edition).refusal(table, self.edition, names, seat, act, objection)

    @abstractmethod
    def play(self, table: T, seat: int, act: A) -> int:
        """Do what is legal, and carry on until somebody must be asked."""

    @abstractmethod
    def safe_answer(self, table: T, seat: int) -> A:
        """The act of a seat whose clock ran out."""

    def event_of(self, told: Told) -> Event:
        """The event that the rules told, as it is or as numbers."""
        return told if isinstance(told, Event) else self.events[told[0]].read(self.coder, told)

    def action_of(self, data: object) -> Action:
        """An action from plain data."""
        return action_in(self.actions, data)

    # What a seat may know

    @abstractmethod
    def public_table(self, table: T, seat: int | None) -> T:
        """A table with the public position and the secrets of one seat, nothing else."""

    @abstractmethod
    def imagine(self, public: T, seat: int | None, seed: str) -> T:
        """A whole table consistent with what that seat knows."""

    @abstractmethod
    def facts(self, public: T, seat: int | None) -> object:
        """All that a seat may know, as plain data; its first field is `seat`."""


AnyFamily: TypeAlias = Family[Any, Any, Any]

RULES: Part[type[AnyFamily]] = Part("rules")
MOST_EDITIONS = 200

_READY: dict[str, AnyFamily] = {}


def family_of(edition: Edition) -> AnyFamily:
    """The rules an edition is played by, made ready for it once."""
    key = edition.fingerprint
    if key not in _READY:
        if len(_READY) > MOST_EDITIONS:  # a designer tries many editions in one process
            _READY.clear()
        _READY[key] = RULES.of(edition.family)(edition)
    return _READY[key]
