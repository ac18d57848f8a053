"""From the content of a Monopoly file to a checked edition."""

from collections.abc import Iterator

import msgspec

from .checks import edition_problems
from .errors import EditionError
from .merge import Raw
from .monopoly import Edition
from .shape import shape_problems

_SHORT = 12


def read_monopoly(raw: Raw, source: str) -> Edition:
    """The edition in this content, or every reason why it cannot be played."""
    numbering = list(_number_problems(raw))
    content = raw | {"spaces": _numbered(raw.get("spaces", []))}
    shape = shape_problems(content, Edition)
    if shape or numbering:
        raise EditionError(f"{source}: {problem}" for problem in [*numbering, *shape])
    edition = msgspec.convert(content, Edition, str_keys=True)
    problems = edition_problems(edition)
    if problems:
        raise EditionError(f"{source}: {problem}" for problem in problems)
    return edition


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
    fits = isinstance(name, str) and len(name) <= _SHORT
    return {"short": name} | space if fits else space


def _number_problems(raw: Raw) -> Iterator[str]:
    """A space may state its number, for readers; it must then be the one it has."""
    spaces = raw.get("spaces")
    for number, space in enumerate(spaces if isinstance(spaces, list) else []):
        if isinstance(space, dict) and space.get("number", number) != number:
            where = space.get("id", f"[{number}]")
            yield f"spaces.{where}.number: {space['number']} is said, but it is space {number}."
