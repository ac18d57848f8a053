"""What every box has, whatever game is in it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, Self, TypeVar

import msgspec
from msgspec import Struct

from magie.editions.errors import EditionError
from magie.editions.loading.fingerprint import fingerprint
from magie.editions.look.look import EditionLook
from magie.editions.notes import NoNotes, as_options
from magie.editions.printed import Printed


class Currency(Printed, frozen=True, kw_only=True):
    """The money of this box; `sign` is written before or after an amount."""

    name: str = "dollars"
    sign: str = "$"


class CommonRules(Protocol):
    """The options that every family of games has."""

    @property
    def players_min(self) -> int:
        """The fewest players a game can start with."""

    @property
    def players_max(self) -> int:
        """The most players that can sit down."""

    @property
    def start_cash(self) -> int:
        """The money each player begins with."""

    @property
    def round_limit(self) -> int:
        """After so many rounds the game is over; 0 for never."""


class CommonWords(Protocol):
    """What every game has a word for."""

    @property
    def bank(self) -> str:
        """Whoever pays and is paid without playing."""


class UsualWords(Printed, frozen=True, kw_only=True):
    """The words of a box that has none of its own."""

    bank: str = "bank"


class CommonSpace(Protocol):
    """What every space of every board has; `number` is its place in the order of play."""

    @property
    def id(self) -> str:
        """Its name for programs."""

    @property
    def name(self) -> str:
        """Its name for people."""

    @property
    def short(self) -> str:
        """A name of at most twelve characters, where there is little room."""

    @property
    def kind(self) -> str:
        """What happens there."""

    @property
    def number(self) -> int:
        """How far it is from the first space."""


S = TypeVar("S", bound=CommonSpace)


class Edition(Printed, frozen=True, kw_only=True):
    """One printed box, with the options it is played by.

    Each family of games has its own kind of edition, which adds what is in its boxes: its `rules`, mostly `words` and
    `spaces`, and whatever else there is. What is declared here holds for all of them. `look` is how it is drawn.
    """

    format: Literal[1]
    family: str
    name: str
    title: str
    about: str
    currency: Currency
    tokens: tuple[str, ...]
    look: EditionLook = EditionLook()

    @property
    def rules(self) -> CommonRules:
        """The options; a field of every kind of edition."""
        raise NotImplementedError

    @property
    def notes(self) -> Struct:
        """What its book says in its own words; a field of the kinds of edition that note something."""
        return NoNotes()

    @property
    def words(self) -> CommonWords:
        """What this printing calls things; a field where printings differ in that."""
        return UsualWords()

    @property
    def spaces(self) -> Sequence[CommonSpace]:
        """The board in the order of play; a field of every kind of edition that has a board."""
        return ()

    @property
    def chosen(self) -> dict[str, Any]:
        """What every option says, by the names that `with_options` takes; notes too, as the options that they were."""
        rules: dict[str, Any] = msgspec.to_builtins(self.rules, str_keys=True, order="deterministic")
        return rules | as_options(self.notes, self.notes.__struct_fields__)

    @property
    def fingerprint(self) -> str:
        """A short name for exactly this content and these options, the same on every machine."""
        return fingerprint(self, self.notes)

    def space(self, which: str | int) -> CommonSpace:
        """The space with this id or this number.

        >>> from magie.editions import load
        >>> load("luxury").space("boardwalk").number
        39
        """
        return self._one_of(self.spaces, which)

    def with_options(self, options: Mapping[str, object]) -> Self:
        """The same box played by other options, for example house rules.

        >>> from magie.editions import load
        >>> load("luxury").with_options({"round_limit": 40}).rules.round_limit
        40
        """
        from magie.editions.choosing import (
            with_options,  # it knows the families, which are built on this class
        )

        return with_options(self, options)

    def _one_of(self, spaces: Sequence[S], which: str | int) -> S:
        """The one of its spaces with this id or number, as what it is in its family."""
        for space in spaces:
            if which in (space.id, space.number):
                return space
        raise EditionError([f"{self.name}: there is no space {which!r} on this board."])
