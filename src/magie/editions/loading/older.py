"""A file of an earlier release, said as it is said today."""

from typing import NamedTuple

from magie import families
from magie.editions.families import BOX
from magie.editions.loading.merge import Raw
from magie.editions.notes import Note, find_notes


class Renewed(NamedTuple):
    """The content as it is said today, what its author may want to know, and what was never allowed."""

    content: Raw
    remarks: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


def renewed(content: Raw, family: object) -> Renewed:
    """Options that are notes now move from [rules] to [notes]; what stands there already stays."""
    known = BOX.of(family).notes if isinstance(family, str) and family in families.names() else {}
    rules, notes = content.get("rules"), content.get("notes", {})
    if not isinstance(rules, dict) or not isinstance(notes, dict):
        return Renewed(content)
    found = find_notes(rules, known)
    if len(found.options) == len(rules):
        return Renewed(content)
    return Renewed(
        content | {"rules": found.options, "notes": found.notes | notes},
        tuple(_remark(known[name], word) for name, word in found.notes.items()),
        tuple(f"rules.{problem}" for problem in found.problems),
    )


def _remark(note: Note, word: str) -> str:
    return (
        f'rules.{note.once}: is no option any more, no rule reads it; say {note.name} = "{word}" in [notes].'
    )
