"""Outcome: why a game ended, and who stands where."""

from __future__ import annotations

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """One seat's place at the end; players who share a place have the same."""

    seat: int
    place: int
    worth: int


class Outcome(msgspec.Struct, frozen=True):
    """How it ended; `winners` has more than one seat where the first place is shared."""

    how: str
    winners: tuple[int, ...]
    standings: tuple[Standing, ...]
