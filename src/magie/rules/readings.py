"""How the rulebook reads the options of an edition: as numbers.

An option is read under its own name and as it stands, a number or a yes, unless its family says otherwise in a table
of readings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import msgspec


class Reading(NamedTuple):
    """The name of a number that the rulebook reads, and how an option gives it."""

    name: str
    number: Callable[..., int]


# By the name of the option. One that the rulebook does not read, because seats are taken before it opens, has none.
Readings = Mapping[str, tuple[Reading, ...]]


def number(name: str, **numbers: int) -> Reading:
    """A number; what may be said in a word instead has one too.

    >>> turns = number("turns", unlimited=0)
    >>> turns.number(2), turns.number("unlimited")
    (2, 0)
    """
    return Reading(name, lambda said: numbers[said] if isinstance(said, str) else int(said))


def yes(name: str, if_said: str) -> Reading:
    """A yes if the option says this, else a no.

    >>> yes("fresh_roll", "fresh").number("movement")
    False
    """
    return Reading(name, lambda said: said == if_said)


def holds(name: str, item: str) -> Reading:
    """A yes if this is among what the option lists.

    >>> holds("deal_cash", "cash").number({"cash", "deeds"})
    True
    """
    return Reading(name, lambda said: item in said)


def read_options(rules: msgspec.Struct, readings: Readings) -> Iterator[tuple[str, int]]:
    """All that the rulebook reads in these options, by name."""
    for option, said in msgspec.structs.asdict(rules).items():
        if option not in readings:
            yield option, said
        for reading in readings.get(option, ()):
            yield reading.name, reading.number(said)
