"""Players: who is still in the game, who sits to whose left, who has what, whose bid stands."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.masterpiece.words.owners as owners
from magie.rules.masterpiece.state.state import State, Table


def is_playing(state: State, seat: int) -> bool:
    """Is this seat still in the game?"""
    return (state.playing >> seat) & 1 == 1


def left_of(state: State, seat: int) -> int:
    """MP-TRN-03: the next player to the left who is still in the game."""
    after = seat
    for _ in range(state.seats):
        after += 1
        if after >= state.seats:
            after = 0
        if (state.playing >> after) & 1:
            return after
    return seat


def paintings_of(table: Table, seat: int) -> int:
    """How many paintings a player has."""
    found = 0
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == seat:
            found += 1
    return found


def in_play(state: State, painting: int) -> bool:
    """A-MP-28: does a player who is still in the game own it?"""
    owner = state.owner[painting]
    return owner >= 0 and (state.playing >> owner) & 1 == 1


def sole_leader(state: State) -> int:
    """A-MP-10: whose bid stands alone; nobody on a tie, or without a bid."""
    if state.leaders == 0 or state.leaders & (state.leaders - 1) != 0:
        return owners.NOBODY
    return bits.first(state.leaders)
