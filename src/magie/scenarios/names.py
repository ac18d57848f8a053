"""The names every scenario uses: players by name, spaces by number or id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magie.scenarios.data import hint, show
from magie.scenarios.errors import Where

BANK = "bank"


class TableNames:
    """Finds the players and spaces that a scenario names, or says which there are."""

    def __init__(self, spaces: Sequence[Any], players: tuple[str, ...]) -> None:
        self.spaces = spaces
        self.players = players

    def seat(self, name: object, where: Where) -> int:
        """The number of a seat."""
        if str(name) not in self.players:
            known = ", ".join(self.players)
            raise where.error(f"there is no player {show(name)}; the players are {known}.")
        return self.players.index(str(name))

    def seat_or_bank(self, name: object, where: Where) -> int:
        """The number of a seat, -1 for the Bank."""
        return -1 if name == BANK else self.seat(name, where)

    def viewer(self, name: object, where: Where) -> int | None:
        """The number of a seat; an `onlooker` has none."""
        return None if name == "onlooker" else self.seat(name, where)

    def player(self, seat: int | None) -> str:
        """The name at a seat; the Bank has none."""
        return BANK if seat is None or seat < 0 else self.players[seat]

    def space(self, name: object, where: Where) -> int:
        """The number of a space, by its number or id."""
        for space in self.spaces:
            if str(name) in (space.id, str(space.number)):
                return int(space.number)
        ids = [space.id for space in self.spaces]
        last = len(ids) - 1
        raise where.error(
            f"there is no space {show(name)}{hint(name, ids)}; spaces are 0 to {last}, or {', '.join(ids)}."
        )

    def space_id(self, name: object, where: Where) -> str:
        """The id of a space, by its number or id."""
        return str(self.spaces[self.space(name, where)].id)
