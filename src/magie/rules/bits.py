"""Small sets of seats or deeds kept as the bits of one number."""

from __future__ import annotations


def bit(i: int) -> int:
    """The set that holds only i."""
    one = 1
    return one << i


def has(members: int, i: int) -> bool:
    """Is i in the set?"""
    return (members >> i) & 1 == 1


def count(members: int) -> int:
    """How many are in the set."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


def first(members: int) -> int:
    """The smallest member; -1 for the empty set."""
    if members == 0:
        return -1
    i = 0
    while (members >> i) & 1 == 0:
        i += 1
    return i


def members_of(members: int) -> tuple[int, ...]:
    """All members, smallest first (for the edges; the rules ask `has`)."""
    return tuple(i for i in range(members.bit_length()) if members >> i & 1)


def set_of(items: tuple[int, ...] | list[int]) -> int:
    """The set of these items (for the edges)."""
    members = 0
    for i in items:
        members |= 1 << i
    return members
