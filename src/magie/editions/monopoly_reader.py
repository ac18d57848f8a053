"""From the content of a Monopoly file to a checked edition."""

from collections.abc import Iterator

import msgspec

from .checks import edition_problems
from .errors import EditionError
from .merge import Raw
from .monopoly import Edition
from .shape import shape_problems, shown, sound_parts

_SHORT = 12
# For what a broken file does not say: nothing is wrong with these.
_STAND_INS: Raw = {"format": 1, "family": "monopoly", "name": "unnamed", "title": "Unnamed", "about": ""}
_STAND_INS |= {
    "currency": {},
    "words": {},
    "rules": {},
    "tokens": [],
    "groups": [],
    "spaces": [],
    "decks": [],
}


def read_monopoly(raw: Raw) -> Edition:
    """The edition in this content, or every reason why it cannot be played."""
    content = raw | {"spaces": _numbered(raw.get("spaces", []))}
    problems = [*_number_problems(raw), *shape_problems(content, Edition)]
    if problems:
        raise EditionError([*problems, *_further_problems(content)])
    edition = msgspec.convert(content, Edition, str_keys=True)
    problems = edition_problems(edition)
    if problems:
        raise EditionError(problems)
    return edition


def _further_problems(content: Raw) -> list[str]:
    """What else is wrong in the parts of a broken file that can be read."""
    sound, damaged = sound_parts(content, Edition)
    return edition_problems(msgspec.convert(_STAND_INS | sound, Edition, str_keys=True), damaged)


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
            yield f"spaces.{where}.number: {shown(space['number'])} is said, but it is space {number}."
