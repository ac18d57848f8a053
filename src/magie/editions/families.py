"""The families of games: how a file of each is read, and which options it has."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from magie.editions.edition import Edition
from magie.editions.loading.merge import Raw
from magie.editions.loading.reader import read_edition
from magie.editions.masterpiece.checks import masterpiece_problems
from magie.editions.masterpiece.edition import MasterpieceEdition
from magie.editions.masterpiece.presets import PRESETS as masterpiece_presets
from magie.editions.masterpiece.rules import OPTIONS as masterpiece_options
from magie.editions.monopoly.checks import monopoly_problems
from magie.editions.monopoly.edition import MonopolyEdition
from magie.editions.monopoly.presets import PRESETS as monopoly_presets
from magie.editions.monopoly.rules import OPTIONS as monopoly_options
from magie.editions.options import Option
from magie.editions.presets import Preset


class Family(NamedTuple):
    """All that the rest of this package knows of one family of games.

    `look` names the edition that is looked like where a file says nothing; without one it is drawn as the pages are.
    """

    read: Callable[[Raw], Edition]
    options: Mapping[str, Option]
    presets: tuple[Preset, ...]
    look: str = ""


def options_of(which: str | Edition) -> Mapping[str, Option]:
    """The options of a family, or of the family that an edition belongs to, by their names.

    >>> options_of("masterpiece")["overbid_mode"].allowed
    'block, challenge'
    """
    return FAMILIES[which.family if isinstance(which, Edition) else which].options


def presets_of(edition: Edition) -> tuple[Preset, ...]:
    """Named sets of options for an edition, the printed rules first."""
    return FAMILIES[edition.family].presets


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
    "monopoly": Family(read_monopoly, monopoly_options, monopoly_presets, "luxury"),
    "masterpiece": Family(read_masterpiece, masterpiece_options, masterpiece_presets, "masterpiece"),
}
