"""The families of games: how a file of each is read, and which options it has."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from . import masterpiece_options, monopoly_options
from .edition import Edition
from .masterpiece import MasterpieceEdition
from .masterpiece_checks import masterpiece_problems
from .merge import Raw
from .monopoly import MonopolyEdition
from .monopoly_checks import monopoly_problems
from .options import Option
from .reader import read_edition


class Family(NamedTuple):
    """All that the rest of this package knows of one family of games."""

    read: Callable[[Raw], Edition]
    options: Mapping[str, Option]


def options_of(which: str | Edition) -> Mapping[str, Option]:
    """The options of a family, or of the family that an edition belongs to, by their names.

    >>> options_of("masterpiece")["overbid_mode"].allowed
    'block, challenge'
    """
    return FAMILIES[which.family if isinstance(which, Edition) else which].options


def read_monopoly(raw: Raw) -> MonopolyEdition:
    """The Monopoly edition in this content, or every reason why it cannot be played."""
    empty: Raw = {"family": "monopoly", "words": {}, "rules": {}, "groups": [], "spaces": [], "decks": []}
    return read_edition(raw, MonopolyEdition, monopoly_problems, empty)


def read_masterpiece(raw: Raw) -> MasterpieceEdition:
    """The Masterpiece edition in this content, or every reason why it cannot be played."""
    empty: Raw = {
        "family": "masterpiece",
        "words": {},
        "rules": {},
        "spaces": [],
        "paintings": [],
        "values": [],
    }
    return read_edition(raw, MasterpieceEdition, masterpiece_problems, empty)


FAMILIES = {
    "monopoly": Family(read_monopoly, monopoly_options.OPTIONS),
    "masterpiece": Family(read_masterpiece, masterpiece_options.OPTIONS),
}
