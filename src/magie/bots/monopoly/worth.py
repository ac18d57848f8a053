"""What deeds are worth in somebody's hand: the steady bot's one measure for buying, bidding and dealing."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.monopoly.state.state import Table

THREE_HOUSES = 3
AVERAGE_THROW = 7


def held_in(table: Table, seat: int, group: int) -> int:
    """The deeds of a group that this player owns, as a set."""
    return table.state.hand[seat] & table.printed.group_deeds[group]


def face_value(table: Table, group: int, held: int) -> int:
    """The printed prices of some deeds of a group, less what their mortgages have taken out already."""
    total = 0
    for i in range(table.printed.group_size[group]):
        deed = box.group_deed(table, group, i)
        debt = table.state.mortgaged[deed] * table.printed.mortgage_value[deed]
        total += bits.has(held, deed) * (table.printed.price[deed] - debt)
    return total


def group_worth(table: Table, group: int, held: int, cash: int) -> int:
    """What some deeds of one group are worth in one hand that has so much cash to build on them."""
    if held == 0:
        return 0
    worth = face_value(table, group, held)
    if table.printed.group_kind[group] == spaces.STREET:
        return worth + street_bonus(table, group, held, worth, cash)
    count = bits.count(held)
    rent = box.group_rent(table, group, count)
    if table.printed.group_kind[group] == spaces.UTILITY:
        return worth * 3 // 4 + count * rent * AVERAGE_THROW
    return worth + count * rent * 3 // 2


def street_bonus(table: Table, group: int, held: int, worth: int, cash: int) -> int:
    """More than the single streets: a whole group can be built on, and one street short is a promise of it."""
    missing = table.printed.group_deeds[group] & ~held
    if missing == 0:
        return whole_group_bonus(table, group, cash)
    if missing & (missing - 1) == 0:
        return worth // 3
    return 0


def whole_group_bonus(table: Table, group: int, cash: int) -> int:
    """The rents with three houses each, as far as the cash to build them is there; never less than two fifths."""
    size = table.printed.group_size[group]
    cost = THREE_HOUSES * size * table.printed.group_house_price[group]
    rents = 0
    for i in range(size):
        rents += box.rent_at(table, box.group_deed(table, group, i), THREE_HOUSES)
    if cash >= cost:
        return rents
    percent = 40
    if cash > 0:
        percent += cash * 60 // cost
    return rents * percent // 100


def gain_of_deed(table: Table, seat: int, deed: int) -> int:
    """How much more this player's deeds are worth with one deed more."""
    group = table.printed.group_of[deed]
    held = held_in(table, seat, group)
    cash = table.state.cash[seat] - table.printed.price[deed]
    with_it = group_worth(table, group, held | bits.bit(deed), cash)
    return with_it - group_worth(table, group, held, cash)


def rival_for(table: Table, seat: int, deed: int) -> int:
    """The other player who lacks only this street of its group; -1 if there is none."""
    group = table.printed.group_of[deed]
    rival = owners.NOBODY
    if table.printed.group_kind[group] != spaces.STREET:
        return rival
    for i in range(table.printed.group_size[group]):
        other = box.group_deed(table, group, i)
        if other != deed:
            owner = table.state.owner[other]
            if owner == owners.BANK or owner == seat or (rival != owners.NOBODY and owner != rival):
                return owners.NOBODY
            rival = owner
    return rival


def worth_of(table: Table, seat: int, deed: int) -> int:
    """What a deed is worth to a player: what it adds, and a third of what it would have given to a rival."""
    worth = gain_of_deed(table, seat, deed)
    rival = rival_for(table, seat, deed)
    if rival != owners.NOBODY:
        worth += gain_of_deed(table, rival, deed) // 3
    return worth


def completes(table: Table, seat: int, deed: int) -> bool:
    """Would this street give the player its whole group?"""
    group = table.printed.group_of[deed]
    if table.printed.group_kind[group] != spaces.STREET:
        return False
    return held_in(table, seat, group) | bits.bit(deed) == table.printed.group_deeds[group]
