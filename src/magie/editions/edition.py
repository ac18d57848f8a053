"""What every box has, whatever game is in it."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, Self, TypeVar

from magie.editions.errors import EditionError
from magie.editions.loading.fingerprint import fingerprint
from magie.editions.look.look import EditionLook
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

    Each family of games has its own kind of edition, which adds what is in its boxes: its `words`, `rules`, `spaces`
    and whatever else there is. What is declared here holds for all of them. `look` is how it is drawn.
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
    def spaces(self) -> Sequence[CommonSpace]:
        """The board in the order of play; a field of every kind of edition."""
        raise NotImplementedError

    @property
    def fingerprint(self) -> str:
        """A short name for exactly this content and these options, the same on every machine."""
        return fingerprint(self)

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
        raise NotImplementedError

    def _one_of(self, spaces: Sequence[S], which: str | int) -> S:
        """The one of its spaces with this id or number, as what it is in its family."""
        for space in spaces:
            if which in (space.id, space.number):
                return space
        raise EditionError([f"{self.name}: there is no space {which!r} on this board."])
