"""Box: all that this package knows of one family's boxes: how a file is read, which options it has, how it is shown."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from magie.editions.checks import common_problems
from magie.editions.edition import Edition
from magie.editions.loading.merge import Raw
from magie.editions.loading.reader import read_edition
from magie.editions.notes import Note
from magie.editions.options import Option
from magie.editions.presets import OFFICIAL, Preset
from magie.editions.sheet_parts import plain_contents, plain_sheet

E = TypeVar("E", bound=Edition)


@dataclass(frozen=True, kw_only=True)
class Box(Generic[E]):
    """The boxes of one family. `edition` and `options` make one; the rest is done as for any game if it is not said.

    `problems` tells what is wrong with an edition of which some parts are damaged. `presets` are named sets of options,
    `notes` what its books word differently and all play alike.
    `sheet` shows what is in a box, beside the one that it extends; `contents` counts it in a few words.
    `look` names the edition that one looks like which says nothing of it; without it, it is drawn as the pages are.
    """

    edition: type[E]
    options: Mapping[str, Option]
    problems: Callable[[E, frozenset[str]], list[str]] = common_problems
    presets: tuple[Preset, ...] = (OFFICIAL,)
    notes: Mapping[str, Note] = field(default_factory=dict)
    sheet: Callable[[E, E | None], Iterable[list[str]]] = plain_sheet
    contents: Callable[[E], str] = plain_contents
    look: str = ""

    def read(self, raw: Raw) -> E:
        """The edition in this content, or every reason why it cannot be played."""
        return read_edition(raw, self.edition, self.problems)

    def own(self, edition: Edition | None) -> E | None:
        """An edition of this family; one of another has nothing to compare with."""
        return edition if isinstance(edition, self.edition) else None
