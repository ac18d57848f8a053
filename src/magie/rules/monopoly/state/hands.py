"""Hands: the deeds each player holds. Hands and whole groups follow whenever a deed changes its owner."""

from __future__ import annotations

import magie.rules.bits as bits
from magie.rules.monopoly.state.state import State, Table


def owns_whole_group(state: State, seat: int, group: int) -> bool:
    """M-BLD-01: does this player hold every deed of the group?"""
    return (state.whole_groups[seat] >> group) & 1 == 1


def held_in_group(table: Table, seat: int, group: int) -> int:
    """How many deeds of the group the player owns, mortgaged ones included (A-RNT-04)."""
    return bits.count(table.state.hand[seat] & table.printed.group_deeds[group])


def give_deed(table: Table, deed: int, new_owner: int) -> None:
    """Put a deed into other hands, or back to the Bank; hands and whole groups follow."""
    state = table.state
    group = table.printed.group_of[deed]
    whole = table.printed.group_deeds[group]
    old_owner = state.owner[deed]
    state.owner[deed] = new_owner
    if old_owner >= 0:
        state.hand[old_owner] &= ~bits.bit(deed)
        state.whole_groups[old_owner] &= ~(1 << group)
    if new_owner >= 0:
        state.hand[new_owner] |= bits.bit(deed)
        if state.hand[new_owner] & whole == whole:
            state.whole_groups[new_owner] |= 1 << group
