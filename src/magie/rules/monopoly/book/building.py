"""Houses and hotels: bought evenly, one list at a time. A hotel is level 5."""

from __future__ import annotations

import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.prices_paid as prices_paid
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.spaces as spaces
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table


def could_build_on(table: Table, seat: int, group: int) -> bool:
    """M-BLD-01, OL-BLD-01, M-BLD-06: the whole group of streets, and none of them mortgaged."""
    if table.printed.group_kind[group] != spaces.STREET:
        return False
    return hands.owns_whole_group(table.state, seat, group) and not groups.any_mortgaged(table, group)


def may_place(table: Table, seat: int, street: int) -> int:
    """May the next building stand on this street, money apart?

    M-BLD-01 to M-BLD-04, M-HTL-01, M-HTL-02, HP-HTL-01, HP-HTL-02, OL-HTL-01, OL-HTL-02, M-SHT-01, A-SHT-04.
    HP-BLD-01, HP-BLD-02, A-BLD-02, A-BLD-05: evenly, a hotel being level 5, on any street of the lowest level.
    """
    if street < 0 or street >= table.printed.deeds:
        return refusals.NO_SUCH_DEED
    group = table.printed.group_of[street]
    if table.printed.deed_kind[street] != spaces.STREET:
        return refusals.NOT_A_STREET
    if not hands.owns_whole_group(table.state, seat, group):
        return refusals.GROUP_NOT_WHOLE
    if groups.any_mortgaged(table, group):
        return refusals.GROUP_MORTGAGED
    level = table.state.level[street]
    if level == buildings.HOTEL_LEVEL:
        return refusals.HOTEL_IS_THE_END
    if level > groups.lowest_level(table, group):
        return refusals.UNEVEN
    if table.printed.unlimited_buildings:
        return refusals.NONE
    if level == buildings.HOTEL_LEVEL - 1:
        return refusals.NONE if table.state.hotels > 0 else refusals.NO_HOTELS_LEFT
    return refusals.NONE if table.state.houses > 0 else refusals.NO_HOUSES_LEFT


def raise_level(table: Table, street: int) -> None:
    """M-HTL-01, A-SHT-05: one house from the Bank's stock, or a hotel for four houses returned."""
    if table.state.level[street] == buildings.HOTEL_LEVEL - 1:
        return_to_stock(table, 4, -1)
    else:
        return_to_stock(table, -1, 0)
    table.state.level[street] += 1


def lower_level(table: Table, street: int) -> None:
    """Undo `raise_level`."""
    table.state.level[street] -= 1
    if table.state.level[street] == buildings.HOTEL_LEVEL - 1:
        return_to_stock(table, -4, 1)
    else:
        return_to_stock(table, 1, 0)


def return_to_stock(table: Table, houses: int, hotels: int) -> None:
    """M-SET-02, M-SHT-02: the Bank's buildings, where they are limited; negative numbers are taken out."""
    if not table.printed.unlimited_buildings:
        table.state.houses += houses
        table.state.hotels += hotels


def kind_of_next(table: Table, street: int) -> int:
    """Is the next building here a house or a hotel?"""
    return buildings.HOTEL if table.state.level[street] == buildings.HOTEL_LEVEL - 1 else buildings.HOUSE


def may_build(table: Table, seat: int, act: Act) -> int:
    """M-BLD-05, M-OFF-03, A-BLD-04: a list is legal if it can be carried out one by one, and all can be paid."""
    if not top.between_throws(table.state):
        return refusals.NOT_NOW
    if table.state.acts[seat] >= table.printed.acts_per_window:
        return refusals.TOO_MANY_ACTS
    if act.count <= 0:
        return refusals.EMPTY_LIST
    if act.count > limits.MOST_STEPS:
        return refusals.LIST_TOO_LONG
    return try_list(table, seat, act)


def try_list(table: Table, seat: int, act: Act) -> int:
    """Carry the list out on trial, step by step, and take everything back.

    A-SHT-07: a kind that went unsold rests until the next throw.
    """
    objection = 0
    cost = 0
    done = 0
    contested = 0
    kinds = 0
    counted = -1
    others = 0
    while done < act.count and not objection:
        street = act.steps[done]
        objection = may_place(table, seat, street)
        if not objection:
            objection = is_kind_meant(table, street, act.levels[done])
        if not objection:
            what = kind_of_next(table, street)
            if what != counted:  # what the others could place does not change by our own steps
                others = shortage.wanted_by_others(table, seat, what)
                counted = what
            kinds |= 1 << what
            if shortage.is_short(table, what, 1, others):
                contested = 1
            cost += table.printed.house_price[street]
            raise_level(table, street)
            done += 1
    while done > 0:
        done -= 1
        lower_level(table, act.steps[done])
    if objection:
        return objection
    if table.state.unsold_kinds & kinds:
        return refusals.KIND_WENT_UNSOLD
    if cost > table.state.cash[seat]:
        return refusals.NOT_ENOUGH_CASH
    if contested:
        return shortage.may_open_contest(table, seat, kinds)
    return refusals.NONE


def is_kind_meant(table: Table, street: int, only: int) -> int:
    """M-BLD-04, M-HTL-01, A-BLD-03: who asks for a house gets no hotel, and the other way round."""
    if only == buildings.ONLY_HOUSE and kind_of_next(table, street) == buildings.HOTEL:
        return refusals.NOT_A_HOUSE
    if only == buildings.ONLY_HOTEL and kind_of_next(table, street) == buildings.HOUSE:
        return refusals.NOT_A_HOTEL
    return refusals.NONE


def build(table: Table, seat: int, act: Act) -> None:
    """M-BNK-07, A-SHT-01: at once at list price, or through an intent round when others could want them too."""
    table.state.acts[seat] += 1
    table.state.window_used = True
    if list_is_contested(table, seat, act):
        shortage.open_intent_round(table, seat, act)
        return
    for i in range(act.count):
        buy_building(table, seat, act.steps[i])


def list_is_contested(table: Table, seat: int, act: Act) -> bool:
    """A-SHT-01: of one kind (A-SHT-08), so the stock must cover the whole list and what others could place."""
    houses = 0
    hotels = 0
    for i in range(act.count):
        if table.state.level[act.steps[i]] + steps_before(act, i) >= buildings.HOTEL_LEVEL - 1:
            hotels += 1
        else:
            houses += 1
    if houses and hotels:
        return False
    what = buildings.HOTEL if hotels else buildings.HOUSE
    return shortage.is_contested_by(table, seat, what, houses + hotels)


def steps_before(act: Act, at: int) -> int:
    """How often the street of this step stands earlier in the list."""
    found = 0
    for i in range(at):
        if act.steps[i] == act.steps[at]:
            found += 1
    return found


def buy_building(table: Table, seat: int, street: int) -> None:
    """M-BLD-02, A-BLD-06: each costs the price on the deed; a hotel the same, plus the four houses."""
    money.pay(table, seat, owners.BANK, table.printed.house_price[street], why.BUILDING)
    put_building(table, seat, street, table.printed.house_price[street])


def put_building(table: Table, seat: int, street: int, paid: int) -> None:
    """Place a building that is paid for; remember its price where the edition refunds what was paid (A-SEL-01)."""
    raise_level(table, street)
    prices_paid.remember(table.state, street, table.state.level[street], paid)
    tell.built(table, seat, street, table.state.level[street], paid)
