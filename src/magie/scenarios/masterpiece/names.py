"""The names a Masterpiece scenario uses: paintings by id or as P1, P2; spaces by what is printed on them too."""

from __future__ import annotations

import re

from magie.editions import MasterpieceEdition
from magie.editions.masterpiece.edition import MasterpieceSpace
from magie.scenarios.data import as_list, hint, show
from magie.scenarios.errors import Where
from magie.scenarios.names import TableNames


class Names(TableNames):
    """Finds what a scenario names, or says what there is."""

    def __init__(self, edition: MasterpieceEdition, players: tuple[str, ...]) -> None:
        super().__init__(edition.spaces, players)
        self.edition = edition
        self.painting_ids = [painting.id for painting in edition.paintings]

    def painting(self, name: object, where: Where) -> int:
        """A painting, counted from 0: by its id, or P1 for the first of the edition."""
        short = re.fullmatch(r"P([1-9]\d*)", str(name))
        if short and int(short[1]) <= len(self.painting_ids):
            return int(short[1]) - 1
        if name in self.painting_ids:
            return self.painting_ids.index(str(name))
        known = f"P1 to P{len(self.painting_ids)}, or {', '.join(self.painting_ids)}"
        raise where.error(
            f"there is no painting {show(name)}{hint(name, self.painting_ids)}; paintings are {known}."
        )

    def painting_id(self, name: object, where: Where) -> str:
        """The id of a painting."""
        return self.painting_ids[self.painting(name, where)]

    def paintings(self, names: object, where: Where) -> list[int]:
        """Several paintings, each named once."""
        found = [self.painting(name, where) for name in as_list(names, where)]
        for painting in found:
            if found.count(painting) > 1:
                raise where.error(f"{self.painting_ids[painting]} is named twice; there is one of it.")
        return found

    def called(self, painting: int) -> str:
        """A painting with both its names."""
        return f"{self.painting_ids[painting]} (P{painting + 1})"

    def space_ahead(self, name: str, place: int, where: Where) -> int:
        """The next space clockwise with this number, id or print, or of this kind: `Buy for 300,000`, `sell any`."""
        ring = len(self.spaces)
        for step in range(1, ring + 1):
            number = (place + step) % ring
            if is_called(self.edition.spaces[number], name):
                return number
        known = ", ".join(dict.fromkeys(space.name for space in self.edition.spaces))
        raise where.error(f"there is no space {name!r} on this ring; its spaces are {known}.")


def is_called(space: MasterpieceSpace, name: str) -> bool:
    """Is a space meant by this name, capital letters or not?"""
    names = (str(space.number), space.id, space.name, space.kind.replace("_", " "))
    return name.lower() in [known.lower() for known in names]
