"""Listing: what the legal actions of every family have in common: they can be asked with `in` and counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from magie.rules.actions import Action
from magie.rules.errors import IllegalAction


class Listing:
    """The legal actions of one seat; a family says which acts it allows and how to list them."""

    def __init__(self, table: Any, coder: Any, seat: int) -> None:
        self._table = table
        self._coder = coder
        self.seat = seat

    def _allowed(self, act: Any) -> bool:
        """Do the rules allow this act now?"""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Action]:
        raise NotImplementedError

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
