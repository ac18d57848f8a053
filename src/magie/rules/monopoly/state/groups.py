"""Groups: what stands on the deeds of one colour, whoever owns them."""

from __future__ import annotations

import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.words.buildings as buildings
from magie.rules.monopoly.state.state import Table


def any_mortgaged(table: Table, group: int) -> bool:
    """Is any deed of the group mortgaged?"""
    for i in range(table.printed.group_size[group]):
        if table.state.mortgaged[box.group_deed(table, group, i)]:
            return True
    return False


def any_building(table: Table, group: int) -> bool:
    """Does any building stand on the group?"""
    for i in range(table.printed.group_size[group]):
        if table.state.level[box.group_deed(table, group, i)]:
            return True
    return False


def lowest_level(table: Table, group: int) -> int:
    """The smallest number of buildings on a street of the group; a hotel is level 5."""
    lowest = buildings.HOTEL_LEVEL
    for i in range(table.printed.group_size[group]):
        level = table.state.level[box.group_deed(table, group, i)]
        if level < lowest:
            lowest = level
    return lowest


def highest_level(table: Table, group: int) -> int:
    """The largest number of buildings on a street of the group."""
    highest = 0
    for i in range(table.printed.group_size[group]):
        level = table.state.level[box.group_deed(table, group, i)]
        if level > highest:
            highest = level
    return highest
