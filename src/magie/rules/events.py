"""Event: what happened, in the past tense. Every family of games has its own."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from magie.rules.actions import snake


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake, gc=False):
    """Something that happened at the table.

    Rooms keep many of them. They hold nothing but numbers and words, so the collector need not look at them: on a
    server with a thousand rooms that was most of what made people wait.
    """

    @property
    def kind(self) -> str:
        """What it is called, also where it travels: "token_moved"."""
        return str(self.__struct_config__.tag)

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Who may see it: None is everybody, onlookers too."""
        return None


def heard_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events a seat may see; None is an onlooker."""
    return [event for event in events if event.audience is None or seat in event.audience]


def names_of(module: object) -> dict[int, str]:
    """The words of a vocabulary module, by number: `why.RENT` is "rent"."""
    return {
        value: name.lower()
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }


def seat_or_bank(seat: int) -> int | None:
    """A seat, or None for the Bank or nobody."""
    return None if seat < 0 else seat
