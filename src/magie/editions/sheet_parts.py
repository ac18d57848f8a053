"""The lines that the sheets of all families are made of."""

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import TypeVar

import msgspec
from msgspec import Struct

from magie.editions.checks import lists_in
from magie.editions.edition import CommonSpace, Edition
from magie.editions.loading.fingerprint import said

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


def plain_sheet(edition: Edition, base: Edition | None) -> Iterator[list[str]]:
    """Everything that lies in the box as a list, thing by thing."""
    others = dict(lists_in(base)) if base else {}
    for key, things in lists_in(edition):
        lines = [f"{key.replace('_', ' ').capitalize()}: {len(things)}"]
        for number, thing in enumerate(things):
            facts = ", ".join(f"{name} {value}" for name, value in said(thing).items())
            line = f"{mark(thing, number, others.get(key, ()) if base else None)}{number:2}  {facts}"
            lines += wrap(line, WIDTH, subsequent_indent=" " * 6)
        yield lines


def plain_contents(edition: Edition) -> str:
    """How many things there are of each kind: "12 lots"."""
    return ", ".join(f"{len(things)} {key.replace('_', ' ')}" for key, things in lists_in(edition))
