"""A stored game of other rules: what everybody may still know of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Gone = Literal["", "resigned", "bankrupt", "out"]


class StoodSeen(Struct, frozen=True, kw_only=True):
    """Where one seat stood; null where nothing is stored, or where it was private. `throws` is how often it threw."""

    seat: int
    name: str
    token: str
    place: int | None = None
    cash: int | None = None
    worth: int | None = None
    gone: Gone = ""
    throws: int = 0


class OlderSeen(Struct, frozen=True, kw_only=True):
    """A game that this server cannot play on. `sentence` says why, `release` is the program that replays its record.

    `finished`: it was played to its end. `open`: everybody may have its record; else only its players, and whoever
    takes it ends the game for good. `known`: the standings are stored; else only what the log tells by itself.
    """

    sentence: str
    release: str
    rules_version: int
    finished: bool
    open: bool
    known: bool
    how: str
    round: int
    moves: int
    seconds: int
    seats: tuple[StoodSeen, ...]
