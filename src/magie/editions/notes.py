"""What a note is: how the book of a box words something that every table plays the same way.

No rule reads a note. Each was an option in earlier releases: a file, a room or a record may still name it as one, and
as one it counts in the fingerprint, so that records of before fit their editions.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from magie.editions.loading.shape import shown
from magie.editions.options import Option, entries_in, ids_in


class Note(Option, frozen=True, kw_only=True):
    """One passage of a book in a few words; the option that it was, and what that said for each of them.

    >>> from magie.editions import notes_of
    >>> notes_of("monopoly")["hotel_needs"].once
    'hotel_requires'
    """

    once: str
    was: tuple[tuple[str, bool | str], ...]

    def word_for(self, said: object) -> str | None:
        """The words of today for what the option said; None for what it could not say."""
        return next((word for word, once in self.was if type(once) is type(said) and once == said), None)


class NoNotes(Struct, frozen=True):
    """A box about which there is nothing to note."""


class Found(NamedTuple):
    """Options as somebody says them: those of today, the notes among them, and what a note could never say."""

    options: dict[str, object]
    notes: dict[str, str]
    problems: list[str]


def note(says: str, rules: str, *, once: str, was: dict[str, bool | str]) -> Note:
    """What a field of the notes means, for its annotation."""
    return Note(says=says, rules=ids_in(rules), once=once, was=tuple(was.items()))


@cache
def notes_in(notes: type[Struct]) -> dict[str, Note]:
    """The notes of a family by their names, one for every field."""
    return entries_in(notes, Note)


def as_options(notes: Struct, names: Iterable[str]) -> dict[str, bool | str]:
    """Those of the notes with these names, as the options that they were."""
    entries = notes_in(type(notes))
    return {entries[name].once: dict(entries[name].was)[getattr(notes, name)] for name in names}


def find_notes(said: Mapping[str, object], notes: Mapping[str, Note]) -> Found:
    """The notes among these options."""
    once = {entry.once: entry for entry in notes.values()}
    found = Found({name: value for name, value in said.items() if name not in once}, {}, [])
    for name, entry in once.items():
        if name in said:
            word = entry.word_for(said[name])
            if word is None:
                allowed = ", ".join(shown(value).strip('"') for _, value in entry.was)
                found.problems.append(f"{name}: {shown(said[name])} is not allowed; allowed: {allowed}.")
            else:
                found.notes[entry.name] = word
    return found
