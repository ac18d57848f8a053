"""Legal: what one seat may do now, and what the legal actions of every family have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from magie.rules.actions import Action
from magie.rules.errors import IllegalAction

T = TypeVar("T")
A = TypeVar("A")


class Coder(Protocol[A]):
    """Between the words of the game and the numbers of the rules."""

    def act(self, action: Action) -> A:
        """The act of an action; what the edition does not print is refused here."""

    def action(self, act: A) -> Action:
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

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats this one may make an offer to."""


class Listing(ABC, Generic[T, A]):
    """The legal actions of one seat; a family says which acts it allows and how to list them."""

    def __init__(self, table: T, coder: Coder[A], seat: int) -> None:
        self._table = table
        self._coder = coder
        self.seat = seat

    @abstractmethod
    def _allowed(self, act: A) -> bool:
        """Do the rules allow this act now?"""

    @abstractmethod
    def __iter__(self) -> Iterator[Action]:
        """Every action that can be listed; bids and offers cannot."""

    @property
    def bids(self) -> range | None:
        """The bids this seat may make now; None if it may not bid."""
        return None

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats this one may make an offer to."""
        return ()

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            act = self._coder.act(action)
        except IllegalAction:
            return False
        return self._allowed(act)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return self.bids is not None or any(True for _ in self)

    def __repr__(self) -> str:
        return f"<Legal for seat {self.seat}: {len(self)} listed, bids {self.bids}, partners {self.partners}>"
