"""Buildings go back to the Bank for half their price."""

from __future__ import annotations

import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.prices_paid as prices_paid
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table


def houses_at(level: int) -> int:
    """How many houses stand on a street of this level; a hotel is none."""
    return 0 if level == buildings.HOTEL_LEVEL else level


def may_sell(table: Table, seat: int, act: Act) -> int:
    """M-OFF-04, M-SEL-01, A-SEL-03: from the present levels of one group down to others, evenly.

    A-SEL-02: the houses left standing must be there, on the group or in the Bank. A-SEL-04: from 5, 5, 4 a hotel
    goes first. A-SHT-09: nothing is sold while a building is auctioned.
    """
    objection = may_sell_steps(table, seat, act)
    if objection:
        return objection
    group = table.printed.group_of[act.steps[0]]
    houses = houses_on_group(table, group)
    exchange_levels(table, act)
    if groups.highest_level(table, group) - groups.lowest_level(table, group) > 1:
        objection = refusals.UNEVEN
    elif (
        not table.printed.unlimited_buildings and houses_on_group(table, group) > houses + table.state.houses
    ):
        objection = refusals.NOT_ENOUGH_HOUSES_FOR_HOTEL
    exchange_levels(table, act)
    return objection


def may_sell_steps(table: Table, seat: int, act: Act) -> int:
    """Own streets of one group, each to a lower level, at a moment when selling is open."""
    if act.count <= 0:
        return refusals.EMPTY_LIST
    if act.count > limits.MOST_STEPS:
        return refusals.LIST_TOO_LONG
    for i in range(act.count):
        objection = mortgage.owns(table, seat, act.steps[i])
        if objection:
            return objection
        if table.printed.group_of[act.steps[i]] != table.printed.group_of[act.steps[0]]:
            return refusals.MIXED_GROUPS
        if act.levels[i] < 0 or act.levels[i] >= table.state.level[act.steps[i]]:
            return refusals.NOT_LOWER
        for j in range(i):
            if act.steps[j] == act.steps[i]:
                return refusals.NOT_LOWER
    if mortgage.building_auction(table):
        return refusals.SALE_LOCKED  # A-SHT-09
    return mortgage.may_raise_money_now(table, seat)


def houses_on_group(table: Table, group: int) -> int:
    """Houses, not hotels, on the streets of a group."""
    houses = 0
    for i in range(table.printed.group_size[group]):
        houses += houses_at(table.state.level[box.group_deed(table, group, i)])
    return houses


def exchange_levels(table: Table, act: Act) -> None:
    """Put the levels of the sale on the board and the present ones into the act; twice changes nothing."""
    for i in range(act.count):
        level = table.state.level[act.steps[i]]
        table.state.level[act.steps[i]] = act.levels[i]
        act.levels[i] = level


def sell(table: Table, seat: int, act: Act) -> None:
    """OL-SEL-01, OL-SEL-02, HP-SEL-01, HP-SEL-02, M-SEL-02, M-SHT-02: the Bank pays half the price of every level."""
    for i in range(act.count):
        sell_down_to(table, seat, act.steps[i], act.levels[i])


def sell_down_to(table: Table, seat: int, street: int, level: int) -> None:
    """One street goes down to a level; its buildings return to the Bank's stock."""
    state = table.state
    old = state.level[street]
    refund = refund_for(table, street, old, level)
    state.level[street] = level
    building.return_to_stock(
        table, houses_at(old) - houses_at(level), 1 if old == buildings.HOTEL_LEVEL else 0
    )
    tell.buildings_sold(table, seat, street, old, level)
    money.pay(table, owners.BANK, seat, refund, why.BUILDING_SOLD)


def refund_for(table: Table, street: int, old: int, new: int) -> int:
    """A-SEL-01: half the printed price a level; where the edition says so, half of what that level cost."""
    if table.state.paid_for_level is None:
        return (old - new) * (table.printed.house_price[street] // 2)
    total = 0
    for level in range(new, old):
        total += prices_paid.price_of(table.state, street, level + 1) // 2
    return total


def value_of_buildings(table: Table, seat: int) -> int:
    """What all buildings of a player would bring at the Bank."""
    total = 0
    whole = table.state.whole_groups[seat]
    if whole == 0:
        return total
    for group in range(table.printed.groups):
        if (whole >> group) & 1:
            for i in range(table.printed.group_size[group]):
                street = box.group_deed(table, group, i)
                total += refund_for(table, street, table.state.level[street], 0)
    return total


def sell_all_buildings(table: Table, seat: int) -> None:
    """A-BKR-11, HP-BKR-02, M-BKR-02: in bulk at half price, whatever the steps; back into the stock."""
    for street in range(table.printed.deeds):
        if table.state.level[street] > 0 and table.state.owner[street] == seat:
            sell_down_to(table, seat, street, 0)


def smallest_sale(table: Table, seat: int, group: int, act: Act) -> bool:
    """A-BKR-01: the fewest levels that may be sold from a group now, highest street first; False if none.

    Usually one level. With too few houses in the Bank to break a hotel down, as many as it takes (A-SEL-03).
    """
    total = 0
    size = table.printed.group_size[group]
    for i in range(size):
        total += table.state.level[box.group_deed(table, group, i)]
    for left in range(total - 1, -1, -1):
        list_even_levels(table, group, left, act)
        if may_sell(table, seat, act) == refusals.NONE:
            return True
    return False


def list_even_levels(table: Table, group: int, left: int, act: Act) -> None:
    """Write the sale that leaves `left` levels on the group, spread evenly, later streets keeping more."""
    size = table.printed.group_size[group]
    each = left // size
    more = left % size
    act.count = 0
    for i in range(size - 1, -1, -1):
        street = box.group_deed(table, group, i)
        level = each
        if more > 0 and table.state.level[street] > each:
            level += 1
            more -= 1
        if level < table.state.level[street]:
            act.steps[act.count] = street
            act.levels[act.count] = level
            act.count += 1
