"""Fields: what a game keeps of its own, each named once.

A family lists them in `state/fields.py`, in parts with a sentence each. From that list `tools/fields.py` writes the
classes with their C twins (`state/state.py`), and the digest counts the same fields in the same order.
"""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """One field: its type in C, what it is at the start, and for how many things it is kept (0: for one)."""

    c_type: str
    start: int = 0
    places: int = 0
    items: str = ""  # of a list: what lies in it
    counts: bool = True


class Part(NamedTuple):
    """Fields that belong together, and the sentence over them."""

    sentence: str
    fields: dict[str, Field]


class Fields(NamedTuple):
    """All fields of one class."""

    what_it_is: str
    parts: tuple[Part, ...]

    def all(self) -> dict[str, Field]:
        """Every field, in the order of the list."""
        return {name: field for part in self.parts for name, field in part.fields.items()}

    def counted(self) -> tuple[str, ...]:
        """The names of those that the digest counts."""
        return tuple(name for name, field in self.all().items() if field.counts)


# What one field may hold. A set is kept as bits: of seats or cards in a NUMBER, of deeds in a SET.
FLAG = Field("bint", False)
SMALL = Field("short")
NUMBER = Field("int")
AMOUNT = Field("long long")
SET = Field("u64")


def each(places: int, kind: Field, start: int = 0) -> Field:
    """The same for every seat, deed, card, ..."""
    return kind._replace(places=places, start=start)


def starts(start: int, kind: Field) -> Field:
    """One that does not begin with 0."""
    return kind._replace(start=start)


def list_of(items: str) -> Field:
    """A list, which most positions do without: none then."""
    return Field("list", items=items)


def follows(field: Field) -> Field:
    """One that follows from others: the digest leaves it out."""
    return field._replace(counts=False)


def part(sentence: str, **fields: Field) -> Part:
    """A part of a list."""
    return Part(sentence, fields)


def fields_of(what_it_is: str, *parts: Part) -> Fields:
    """The list of a class."""
    return Fields(what_it_is, parts)


# What the digest counts of the luck to come, which every family hides.
LUCK = ("key0", "key1", "count")
