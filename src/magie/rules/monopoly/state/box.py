"""The printed tables that have two sides: the deeds of a group, the rents of a deed and of a group.

They are read everywhere and all the time, so the twin holds them once more and C puts them in where they are called.
"""

from __future__ import annotations

import magie.rules.monopoly.words.limits as limits
from magie.rules.monopoly.state.printed import Printed


def group_deed(printed: Printed, group: int, i: int) -> int:
    """One of the deeds of a group, counted from 0 in board order."""
    return printed.group_member[group * limits.MOST_IN_GROUP + i]


def rent_at(printed: Printed, deed: int, level: int) -> int:
    """The rent printed on a street for a number of buildings; a hotel is level 5."""
    return printed.rents[deed * limits.MOST_RENTS + level]


def group_rent(printed: Printed, group: int, held: int) -> int:
    """What one of the transports or utilities earns if its owner has so many: a rent, or what the throw is taken by."""
    return printed.group_rents[group * limits.MOST_IN_GROUP + held - 1]
