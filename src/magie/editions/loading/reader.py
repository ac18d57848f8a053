"""From the content of a file to a checked edition, the same way for every family."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
from msgspec import inspect

from magie.editions.checks import LONGEST_SHORT
from magie.editions.edition import Edition
from magie.editions.errors import EditionError
from magie.editions.loading.merge import Raw
from magie.editions.loading.shape import shape_problems, shown, sound_parts

E = TypeVar("E", bound=Edition)

# For what a broken file does not say: nothing is wrong with these.
_STAND_INS: Raw = {
    "format": 1,
    "name": "unnamed",
    "title": "Unnamed",
    "about": "",
    "currency": {},
    "tokens": [],
}


def read_edition(raw: Raw, shape: type[E], problems_of: Callable[[E, frozenset[str]], list[str]]) -> E:
    """The edition of this shape in this content, or every reason why it cannot be played.

    `problems_of` tells what is wrong with an edition of which some parts are damaged.
    """
    has_board = "spaces" in raw or "spaces" in shape.__struct_fields__
    content = raw | {"spaces": _numbered(raw.get("spaces", []))} if has_board else raw
    problems = [*_number_problems(raw), *shape_problems(content, shape)]
    if problems:
        sound, damaged = sound_parts(content, shape)
        rest = msgspec.convert(_STAND_INS | dict(_empty_parts(shape)) | sound, shape, str_keys=True)
        raise EditionError([*problems, *problems_of(rest, damaged)])
    edition = msgspec.convert(content, shape, str_keys=True)
    problems = problems_of(edition, frozenset())
    if problems:
        raise EditionError(problems)
    return edition


def _empty_parts(shape: type[Edition]) -> Iterator[tuple[str, object]]:
    """The parts that this kind of edition must have, with nothing in them; and the name of its family."""
    for field in msgspec.structs.fields(shape):
        if not field.required:
            continue
        match inspect.type_info(field.type):
            case inspect.LiteralType(values=values):
                yield field.name, values[0]
            case inspect.VarTupleType():
                yield field.name, []
            case inspect.StructType():
                yield field.name, {}


def _numbered(spaces: object) -> object:
    """Each space with its number and a short name; a long name needs a short one beside it."""
    if not isinstance(spaces, list):
        return spaces
    return [
        _with_short(space) | {"number": number} if isinstance(space, dict) else space
        for number, space in enumerate(spaces)
    ]


def _with_short(space: Raw) -> Raw:
    name = space.get("name")
    fits = isinstance(name, str) and len(name) <= LONGEST_SHORT
    return {"short": name} | space if fits else space


def _number_problems(raw: Raw) -> Iterator[str]:
    """A space may state its number, for readers; it must then be the one it has."""
    spaces = raw.get("spaces")
    for number, space in enumerate(spaces if isinstance(spaces, list) else []):
        if isinstance(space, dict) and space.get("number", number) != number:
            where = space.get("id", f"[{number}]")
            yield f"spaces.{where}.number: {shown(space['number'])} is said, but it is space {number}."
