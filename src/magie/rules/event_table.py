"""The table of events: how everything that happens is told by the rules as numbers, and read by people as an event.

Each family has one, with a line for each kind of event: its class, and for each field what the numbers mean. The rules
tell an event by a function of its name (`state/telling.py`, which `tools/telling.py` writes from the table).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import magie.rules.bits as bits
from magie.rules.actions import snake
from magie.rules.events import Event, seat_or_bank


class Meaning(NamedTuple):
    """What the numbers of a field mean: `read` gets the family's coder and the numbers, `numbers` names them.

    A field that is told by one number has none of these names: the number is called like the field.
    """

    read: Callable[..., object]
    numbers: tuple[str, ...] = ()


class Line(NamedTuple):
    """One line of the table."""

    event: type[Event]
    fields: tuple[str, ...]
    numbers: tuple[str, ...]  # by which it is told, in order
    read: Callable[[object, tuple[int, ...]], Event]  # gets the coder and what was told, the kind first

    @property
    def name(self) -> str:
        """How it is told, and what it is called where it travels."""
        return snake(self.event.__name__)


def event(kind: type[Event], **fields: Meaning) -> Line:
    """A line: the class of the event, and what each of its fields is told by, in this order."""
    numbers: list[str] = []
    parts = []
    for name, meaning in fields.items():
        own = meaning.numbers or (name,)
        places = ", ".join(f"told[{1 + len(numbers) + at}]" for at in range(len(own)))
        parts.append(f"{name}={places}" if meaning is NUMBER else f"{name}=read_{name}(coder, {places})")
        numbers += own
    # A server reads many events: a function made of the line is six times as quick as a loop over its fields.
    names = {"event": kind, **{f"read_{name}": meaning.read for name, meaning in fields.items()}}
    read = eval(f"lambda coder, told: event({', '.join(parts)})", names)
    return Line(kind, tuple(fields), tuple(numbers), read)


# Meanings that every family has

NUMBER = Meaning(lambda coder, number: number)
SEAT = NUMBER
SEAT_OR_BANK = Meaning(lambda coder, seat: seat_or_bank(seat))
SEATS = Meaning(lambda coder, seats: bits.members_of(seats))
ROUND = Meaning(lambda coder, rounds: rounds + 1, ("rounds",))  # told as those that are over
FLAG = Meaning(lambda coder, on: bool(on))
