"""Wording: how one edition names its money, its paintings, its spaces and the players at one table."""

from __future__ import annotations

from collections.abc import Sequence

from magie.editions import MasterpieceEdition, MasterpieceSpace
from magie.rules.wording import CommonWording, a_or_an


class Wording(CommonWording):
    """An edition's words with the names of the players."""

    edition: MasterpieceEdition

    def __init__(self, edition: MasterpieceEdition, names: Sequence[str]) -> None:
        super().__init__(edition, names, edition.words.bank)
        self.words = edition.words

    def space(self, name: str) -> MasterpieceSpace:
        """The space with this id."""
        return self.edition.space(name)

    def place(self, name: str) -> str:
        """The printed name of a space."""
        return self.edition.space(name).name

    def title(self, painting: str) -> str:
        """The title of a painting."""
        return self.edition.painting(painting).title

    def title_of(self, seat: int | None, painting: str) -> str:
        """A painting with its owner; the bank's go by their titles."""
        title = self.title(painting)
        return title if seat is None else f"{title} from {self.who(seat)}'s collection"

    def value(self, value: int) -> str:
        """MP-VAL-04: what stands on a value card: $350,000, or a forgery."""
        return self.money(value) if value else a_or_an(self.words.forgery)
