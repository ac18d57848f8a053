"""The lines that the sheets of all families are made of."""

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import TypeVar

import msgspec
from msgspec import Struct

from magie.editions.edition import CommonSpace

WIDTH = 80
STAR, NO_STAR = "* ", "  "

S = TypeVar("S", bound=CommonSpace)


def mark(item: object, number: int, others: Sequence[object] | None) -> str:
    """A star where the base has something else in this place; no star where there is no base."""
    same = others is None or (number < len(others) and item == others[number])
    return NO_STAR if same else STAR


def board_lines(spaces: Sequence[S], others: Sequence[S] | None, what: Callable[[S], str]) -> list[str]:
    """Every space: its number, id and name, and what it is."""
    ids = max(len(space.id) for space in spaces)
    whats = max(len(what(space)) for space in spaces)
    room = min(WIDTH - len(STAR) - 2 - ids - whats - 3 * 2, max(len(space.name) for space in spaces))
    lines = [f"Board: {len(spaces)} spaces"]
    for space in spaces:
        name = space.name if len(space.name) <= room else space.short
        line = f"{space.number:2}  {space.id:<{ids}}  {name:<{room}}  {what(space)}"
        lines.append(mark(space, space.number, others) + line.rstrip())
    return lines


def word_lines(words: Struct, usual: Struct) -> list[str]:
    """What this box calls things, where it has words of its own."""
    others = msgspec.structs.asdict(usual)
    own = [f"{key}: {word}" for key, word in msgspec.structs.asdict(words).items() if others[key] != word]
    return wrap(f"Words: {'; '.join(own)}.", WIDTH, subsequent_indent=NO_STAR) if own else []
