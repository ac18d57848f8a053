"""Table: one game on the table, as far as every family has the same: a position, what is hidden, and who listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self, TypeAlias

from magie.rules.events import Event
from magie.rules.luck import Luck

Told: TypeAlias = (
    tuple[int, ...] | Event
)  # compiled rules tell numbers, the first of which is the kind of event


class State(Protocol):
    """The numbers that every public position has; `playing` is the set of seats that are still in the game.

    `turn` is whose turn it is, or who goes first in what all do together; `first` is who began the game.
    """

    seats: int
    playing: int
    first: int
    turn: int
    turns: int
    rounds: int


class Table(Protocol):
    """One game on the table: what is public, what is hidden with the luck to come, and who listens."""

    @property
    def events(self) -> Sequence[Told] | None:
        """What the rules tell, as long as somebody listens; a Game hangs up an empty list before each play."""

    @property
    def state(self) -> State:
        """What everybody may see."""

    @property
    def hidden(self) -> Luck:
        """What not everybody may know."""

    def copy(self) -> Self:
        """A table of its own with the same position; nobody listens to it."""
