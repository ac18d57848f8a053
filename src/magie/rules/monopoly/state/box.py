"""The printed tables that have two sides: the deeds of a group, the rents of a deed and of a group.

They are read everywhere and all the time, so the twin holds them once more and C puts them in where they are called.
"""

from __future__ import annotations

import magie.rules.monopoly.words.limits as limits
from magie.rules.monopoly.state.state import Table


def group_deed(table: Table, group: int, i: int) -> int:
    """One of the deeds of a group, counted from 0 in board order."""
    return table.printed.group_member[group * limits.MOST_IN_GROUP + i]


def rent_at(table: Table, deed: int, level: int) -> int:
    """The rent printed on a street for a number of buildings; a hotel is level 5."""
    return table.printed.rents[deed * limits.MOST_RENTS + level]


def group_rent(table: Table, group: int, held: int) -> int:
    """What one of the transports or utilities earns if its owner has so many: a rent, or what the throw is taken by."""
    return table.printed.group_rents[group * limits.MOST_IN_GROUP + held - 1]
