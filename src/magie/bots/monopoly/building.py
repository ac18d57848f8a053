"""What the steady bot builds: evenly, on its best group, three houses first, and never with its last money."""

from __future__ import annotations

import magie.bots.monopoly.money as cash_in_hand
import magie.rules.bits as bits
import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table

THREE_HOUSES = 3
BEFORE_THE_OTHERS = 1_000_000


def builds(table: Table, seat: int, spare: int, act: Act) -> bool:
    """M-BLD-01 to M-BLD-05: write a purchase list for the best group; False if there is nothing to build."""
    group = best_group(table, seat, spare)
    if group < 0 or table.state.acts[seat] >= table.printed.acts_per_window:
        return False
    act.kind = act_kinds.BUILD
    list_buildings(table, group, spare, act)
    return not has_contested(table, seat) or building.may_build(table, seat, act) == refusals.NONE


def has_contested(table: Table, seat: int) -> bool:
    """A-SHT-07: was there a shortage in this window, so that a request that meets another one would be refused?"""
    return table.state.unsold_kinds != 0 or bits.has(table.state.contest_opened, seat)


def best_group(table: Table, seat: int, spare: int) -> int:
    """The group where the next building earns most for its price; -1 if none can be had for the spare cash."""
    best = -1
    most = 0
    group = 0
    left = table.state.whole_groups[seat]
    while left:
        if left & 1 and table.printed.group_house_price[group] <= spare:
            score = promise_of(table, seat, group)
            if score > most:
                best = group
                most = score
        left >>= 1
        group += 1
    return best


def promise_of(table: Table, seat: int, group: int) -> int:
    """What the next building adds to the rent, for its price; up to three houses a group goes before the others."""
    if not building.could_build_on(table, seat, group):
        return 0
    lowest = groups.lowest_level(table, group)
    if lowest == buildings.HOTEL_LEVEL or in_stock(table, lowest) == 0:
        return 0
    price = max(table.printed.group_house_price[group], 1)
    dearest = box.group_deed(table, group, table.printed.group_size[group] - 1)
    if lowest < THREE_HOUSES:
        return BEFORE_THE_OTHERS + box.rent_at(table, dearest, THREE_HOUSES) * 100 // price
    more = box.rent_at(table, dearest, lowest + 1) - box.rent_at(table, dearest, lowest)
    return 1 + max(more, 0) * 100 // price


def in_stock(table: Table, level: int) -> int:
    """How many the Bank has of what stands next on a street of this level."""
    if table.printed.unlimited_buildings:
        return limits.MOST_STEPS
    return table.state.hotels if level == buildings.HOTEL_LEVEL - 1 else table.state.houses


def list_buildings(table: Table, group: int, spare: int, act: Act) -> None:
    """M-BLD-03: from the lowest level up, the dearest street first, as far as money and stock reach."""
    lowest = groups.lowest_level(table, group)
    goal = max(THREE_HOUSES, lowest + 1)
    stock = in_stock(table, lowest)
    act.count = 0
    for level in range(lowest, goal):
        for i in range(table.printed.group_size[group] - 1, -1, -1):
            street = box.group_deed(table, group, i)
            if table.state.level[street] <= level and act.count < stock:
                if (act.count + 1) * table.printed.group_house_price[group] <= spare:
                    act.steps[act.count] = street
                    act.levels[act.count] = 0
                    act.count += 1


def states_a_number(table: Table, seat: int, act: Act) -> None:
    """A-SHT-01, A-SHT-02: as many as could be built with spare cash; later as many as before."""
    price = shortage.cheapest_place(table, seat)
    spare = table.state.cash[seat] - cash_in_hand.RESERVE
    act.kind = act_kinds.WANT
    act.amount = shortage.most_wanted(table, seat)
    while act.amount > 0 and act.amount * price > spare:
        act.amount -= 1


def places(table: Table, seat: int, act: Act) -> None:
    """A-SHT-02: a building won goes where it adds most to the rent."""
    most = -1
    act.kind = act_kinds.PLACE
    for street in range(table.printed.deeds):
        if (
            table.state.owner[street] == seat
            and shortage.may_place_here(table, seat, street) == refusals.NONE
        ):
            level = table.state.level[street]
            more = max(box.rent_at(table, street, level + 1) - box.rent_at(table, street, level), 0)
            if more > most:
                most = more
                act.deed = street


def limit_for_building(table: Table, seat: int) -> int:
    """A-SHT-03: half as much again as the printed price, if the reserve allows it."""
    price = shortage.cheapest_place(table, seat)
    return min(price + price // 2, table.state.cash[seat] - cash_in_hand.RESERVE)
