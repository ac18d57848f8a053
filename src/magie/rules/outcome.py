"""Outcome: why a game ended, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


def ranked(worth: Mapping[int, int]) -> list[Standing]:
    """These seats by what they are worth, the richest first; equal worth shares a place.

    >>> [(standing.seat, standing.place) for standing in ranked({0: 50, 1: 90, 2: 50})]
    [(1, 1), (0, 2), (2, 2)]
    """
    return [
        Standing(seat, 1 + sum(other > worth[seat] for other in worth.values()), worth[seat])
        for seat in sorted(worth, key=lambda seat: -worth[seat])
    ]


def ended(how: str, standings: Sequence[Standing]) -> Outcome:
    """The outcome of a game in which everybody stands here; whoever has the first place wins."""
    winners = sorted(standing.seat for standing in standings if standing.place == 1)
    return Outcome(how, tuple(winners), tuple(standings))
