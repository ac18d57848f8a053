"""The families of games, as far as editions know them: how a file of each is read, which options and notes it has."""

from collections.abc import Mapping
from typing import Any

from magie.editions.box import Box
from magie.editions.edition import Edition
from magie.editions.notes import Note
from magie.editions.options import Option
from magie.editions.presets import Preset
from magie.families import Part

BOX: Part[Box[Any]] = Part("box")


def box_of(edition: Edition) -> Box[Any]:
    """The kind of box an edition is."""
    return BOX.of(edition.family)


def options_of(which: str | Edition) -> Mapping[str, Option]:
    """The options of a family, or of the family that an edition belongs to, by their names.

    >>> options_of("masterpiece")["overbid_mode"].allowed
    'block, challenge'
    """
    return BOX.of(which.family if isinstance(which, Edition) else which).options


def notes_of(which: str | Edition) -> Mapping[str, Note]:
    """What the books of a family word differently and all play alike, by name.

    >>> list(notes_of("masterpiece"))
    []
    """
    return BOX.of(which.family if isinstance(which, Edition) else which).notes


def presets_of(edition: Edition) -> tuple[Preset, ...]:
    """Named sets of options for an edition, the printed rules first."""
    return box_of(edition).presets
