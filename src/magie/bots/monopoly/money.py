"""Cash in hand: how much to keep, how to raise more, when to lift a mortgage."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.bankruptcy as estate
import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table

# Kept in hand when buying, bidding and building. Steady players that kept more, or more while dear rents threatened,
# lost to this one: houses earn more than caution saves, and money can be raised when it is needed.
RESERVE = 100
CUSHION = 200
SINGLE_STREET = 0
LONE_PROPERTY = 1
HALF_A_SET = 2
BARE_WHOLE_GROUP = 3


def worst_rent(table: Table, seat: int) -> int:
    """The dearest rent this player could meet on the whole groups of the others."""
    state = table.state
    worst = 0
    for other in range(state.seats):
        if other != seat and state.whole_groups[other]:
            worst = max(worst, dearest_rent_of(table, other))
    return worst


def dearest_rent_of(table: Table, owner: int) -> int:
    """The dearest rent on the whole groups of one player."""
    dearest = 0
    group = 0
    left = table.state.whole_groups[owner]
    while left:
        if left & 1:
            dearest = max(dearest, rent_on_last(table, group))
        left >>= 1
        group += 1
    return dearest


def rent_on_last(table: Table, group: int) -> int:
    """The rent on the last street of a whole group: it is the dearest one and gets the first house."""
    size = table.printed.group_size[group]
    if table.printed.group_kind[group] != spaces.STREET:
        return box.group_rent(table, group, size)
    street = box.group_deed(table, group, size - 1)
    return box.rent_at(table, street, table.state.level[street])


def raise_money(table: Table, seat: int, act: Act) -> None:
    """M-DEBT-01: one step towards paying a debt: single deeds first, buildings last, bankruptcy if it is hopeless."""
    need = table.state.debt - table.state.cash[seat]
    act.deed = deed_to_mortgage(table, seat, need, BARE_WHOLE_GROUP)
    act.kind = act_kinds.MORTGAGE
    if act.deed >= 0 and table.printed.mortgage_value[act.deed] >= need:
        return
    if debt.can_raise(table, seat) < table.state.debt:
        act.kind = act_kinds.DECLARE_BANKRUPTCY
    elif act.deed < 0:
        sell_buildings(table, seat, need, act)


def sell_buildings(table: Table, seat: int, need: int, act: Act) -> None:
    """M-SEL-01: as many levels of the least missed group as the debt takes, or as few as may be sold."""
    group = least_missed_group(table, seat)
    refund = max(table.printed.group_house_price[group] // 2, 1)
    left = levels_on(table, group) - (need + refund - 1) // refund
    act.kind = act_kinds.SELL
    selling.list_even_levels(table, group, max(left, 0), act)
    if selling.may_sell(table, seat, act) != refusals.NONE:
        selling.smallest_sale(table, seat, group, act)


def levels_on(table: Table, group: int) -> int:
    """All levels of a group together."""
    total = 0
    for i in range(table.printed.group_size[group]):
        total += table.state.level[box.group_deed(table, group, i)]
    return total


def deed_to_mortgage(table: Table, seat: int, need: int, most_missed: int) -> int:
    """The deed that is missed least; among equals the one that best covers the need. -1 if there is none."""
    mine = estate.deeds_of(table, seat)
    best = -1
    least = most_missed
    for group in range(table.printed.groups):
        held = mine & table.printed.group_deeds[group]
        if held:
            missed = how_missed(table, group, held)
            if missed <= least:
                deed = best_mortgage_in(table, group, held, need)
                if deed >= 0 and (best < 0 or missed < least or covers_better(table, deed, best, need)):
                    best = deed
                    least = missed
    return best


def best_mortgage_in(table: Table, group: int, held: int, need: int) -> int:
    """M-MTG-02: of the deeds held of one group the one whose mortgage best covers the need; -1 if none may be
    mortgaged."""
    best = -1
    for i in range(table.printed.group_size[group]):
        deed = box.group_deed(table, group, i)
        if table.state.level[deed]:
            return -1
        if bits.has(held, deed) and not table.state.mortgaged[deed]:
            if best < 0 or covers_better(table, deed, best, need):
                best = deed
    return best


def covers_better(table: Table, deed: int, other: int, need: int) -> bool:
    """Does the first of two mortgages cover the need with less to spare, or come nearer to it?"""
    value = table.printed.mortgage_value[deed]
    other_value = table.printed.mortgage_value[other]
    if other_value >= need:
        return need <= value < other_value
    return value > other_value


def how_missed(table: Table, group: int, held: int) -> int:
    """In which order deeds are mortgaged: single streets, lone transports and utilities, sets, whole groups."""
    if held == table.printed.group_deeds[group]:
        return BARE_WHOLE_GROUP
    if held & (held - 1):
        return HALF_A_SET
    return SINGLE_STREET if table.printed.group_kind[group] == spaces.STREET else LONE_PROPERTY


def least_missed_group(table: Table, seat: int) -> int:
    """The built group that loses the least rent for the money its top buildings bring; -1 if there is none."""
    best = -1
    least = 0
    for group in range(table.printed.groups):
        if bits.has(table.state.whole_groups[seat], group) and groups.any_building(table, group):
            loss = rent_lost(table, group)
            if best < 0 or loss < least:
                best = group
                least = loss
    return best


def rent_lost(table: Table, group: int) -> int:
    """The rent that goes with the highest building of a group, for every 100 of the house price."""
    deed = box.group_deed(table, group, table.printed.group_size[group] - 1)
    level = groups.highest_level(table, group)
    loss = box.rent_at(table, deed, level) - box.rent_at(table, deed, level - 1)
    return max(loss, 0) * 100 // max(table.printed.group_house_price[group], 1)


def deed_to_free(table: Table, seat: int, spare: int) -> int:
    """M-MTG-05, M-BLD-06: a mortgaged street of a whole group, which keeps all of it from being built on; or -1."""
    group = 0
    left = table.state.whole_groups[seat]
    while left:
        if left & 1 and table.printed.group_kind[group] == spaces.STREET:
            for i in range(table.printed.group_size[group]):
                deed = box.group_deed(table, group, i)
                if table.state.mortgaged[deed] and can_lift(table, seat, deed, spare):
                    return deed
        left >>= 1
        group += 1
    return -1


def can_lift(table: Table, seat: int, deed: int, spare: int) -> bool:
    """M-MTG-05: is there spare cash for the mortgage and its interest?"""
    return mortgage.lift_price(table, deed) <= spare and mortgage.may_lift(table, seat, deed) == refusals.NONE


def deed_to_lift(table: Table, seat: int, spare: int) -> int:
    """M-MTG-05: the dearest mortgaged deed, if lifting it leaves a cushion; or -1."""
    best = -1
    if spare > CUSHION:
        for deed in range(table.printed.deeds):
            if table.state.mortgaged[deed] and table.state.owner[deed] == seat:
                if can_lift(table, seat, deed, spare - CUSHION):
                    if best < 0 or table.printed.price[deed] > table.printed.price[best]:
                        best = deed
    return best


def lift_inherited(table: Table, seat: int, act: Act) -> None:
    """A-MTG-07: of the deeds just inherited, free what belongs to whole groups, the rest only when rich."""
    state = table.state
    spare = state.cash[seat] - RESERVE
    act.kind = act_kinds.LIFT_INHERITED
    act.lift = 0
    for deed in range(table.printed.deeds):
        if bits.has(top.deeds(state), deed):
            price = table.printed.mortgage_value[deed]
            cushion = 0 if hands.owns_whole_group(state, seat, table.printed.group_of[deed]) else CUSHION
            if price + cushion <= spare:
                act.lift |= bits.bit(deed)
                spare -= price


def could_mortgage(table: Table, seat: int, most_missed: int) -> int:
    """What mortgaging all deeds that are missed so much or less would bring."""
    mine = estate.deeds_of(table, seat)
    total = 0
    for group in range(table.printed.groups):
        held = mine & table.printed.group_deeds[group]
        if held and how_missed(table, group, held) <= most_missed:
            for i in range(table.printed.group_size[group]):
                deed = box.group_deed(table, group, i)
                if bits.has(held, deed) and not table.state.mortgaged[deed]:
                    total += table.printed.mortgage_value[deed]
    return total
