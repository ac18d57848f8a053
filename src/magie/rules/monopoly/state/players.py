"""Players: who is still in the game, who can still win, who sits to whose left, who is a prisoner."""

from __future__ import annotations

import magie.rules.bits as bits
from magie.rules.monopoly.state.state import State


def is_playing(state: State, seat: int) -> bool:
    """Is this seat still in the game?"""
    return (state.playing >> seat) & 1 == 1


def players_left(state: State) -> int:
    """How many are not bankrupt."""
    return bits.count(state.playing)


def contenders(state: State) -> int:
    """A-BKR-10: the set of players who can still win: neither bankrupt nor resigned."""
    return state.playing & ~state.resigned


def contends(state: State, seat: int) -> bool:
    """A-BKR-10: can this player still win, be owed anything, and deal?"""
    return (contenders(state) >> seat) & 1 == 1


def left_of(state: State, seat: int) -> int:
    """M-ORD-02: the next player to the left who is still in the game."""
    after = seat
    for _ in range(state.seats):
        after += 1
        if after >= state.seats:
            after = 0
        if is_playing(state, after):
            return after
    return seat


def in_jail(state: State, seat: int) -> bool:
    """A-JAIL-08: a prisoner, not a visitor."""
    return state.jail_turns[seat] >= 0
