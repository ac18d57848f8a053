"""Building shortages: who wants how many, the auction of single buildings, and placing them."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.choices as choices
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.spaces as spaces
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table


def stock_of(table: Table, what: int) -> int:
    """Houses or hotels in the Bank."""
    return table.state.hotels if what == buildings.HOTEL else table.state.houses


def slots_on_group(table: Table, group: int, what: int) -> int:
    """How many houses (hotels) the group could still take, built evenly."""
    slots = 0
    lowest = groups.lowest_level(table, group)
    for i in range(table.printed.group_size[group]):
        level = table.state.level[box.group_deed(table, group, i)]
        if what == buildings.HOUSE and level < buildings.HOTEL_LEVEL - 1:
            slots += buildings.HOTEL_LEVEL - 1 - level
        elif what == buildings.HOTEL and level == buildings.HOTEL_LEVEL - 1 and lowest == level:
            slots += 1
    return slots


def could_place(table: Table, seat: int, what: int) -> int:
    """A-SHT-01: how many this player could legally place and pay for at list price, cheapest first."""
    placed = 0
    cash = table.state.cash[seat]
    whole = table.state.whole_groups[seat]
    price = 0
    while True:
        price = next_house_price(table, seat, price, cash)
        if price < 0:
            return placed
        for group in range(table.printed.groups):
            if (
                (whole >> group) & 1
                and table.printed.group_house_price[group] == price
                and building.could_build_on(table, seat, group)
            ):
                affordable = cash // price if price else limits.MOST_STEPS
                slots = min(slots_on_group(table, group, what), affordable)
                placed += slots
                cash -= slots * price


def next_house_price(table: Table, seat: int, above: int, cash: int) -> int:
    """The next dearer house price among the groups this player could build on and pay for; -1 if there is none."""
    found = -1
    whole = table.state.whole_groups[seat]
    for group in range(table.printed.groups):
        if (whole >> group) & 1:
            price = table.printed.group_house_price[group]
            if above < price <= cash and (found < 0 or price < found):
                if building.could_build_on(table, seat, group):
                    found = price
    return found


def wanted_by_others(table: Table, seat: int, what: int) -> int:
    """A-SHT-01: everything all other players could place and pay for at this moment."""
    total = 0
    for other in range(table.state.seats):
        if other != seat and table.state.whole_groups[other] and players.is_playing(table.state, other):
            total += could_place(table, other, what)
    return total


def is_contested_by(table: Table, seat: int, what: int, n: int) -> bool:
    """A-SHT-01: would asking for n of this kind open an intent round?"""
    return is_short(table, what, n, wanted_by_others(table, seat, what))


def is_short(table: Table, what: int, n: int, others: int) -> bool:
    """M-SHT-01, OL-SHT-01, HP-SHT-01, A-SHT-01: n and what others could want are more than the Bank has."""
    if table.printed.unlimited_buildings or not table.printed.auctions:
        return False
    return others > 0 and n + others > stock_of(table, what)


def may_open_contest(table: Table, seat: int, kinds: int) -> int:
    """A-SHT-07, A-SHT-08: of one kind, and one intent round a player between throws."""
    if kinds == 3:
        return refusals.MIXED_LIST_IN_SHORTAGE
    if bits.has(table.state.contest_opened, seat):
        return refusals.CONTEST_OPENED_ALREADY
    return refusals.NONE


def open_intent_round(table: Table, seat: int, act: Act) -> None:
    """A-SHT-01: the one who asked is bound; all others who could place one state a number in secret."""
    state = table.state
    state.wanted_kind = building.kind_of_next(table, act.steps[0])
    state.wanted_by = seat
    state.contest_opened |= 1 << seat
    state.answered = 0
    state.order = [act.steps[i] for i in range(act.count)]
    for other in range(state.seats):
        state.want[other] = 0
        table.hidden.stated[other] = 0
        if (
            other == seat
            or not players.is_playing(state, other)
            or could_place(table, other, state.wanted_kind) == 0
        ):
            state.answered |= 1 << other
    state.want[seat] = act.count
    table.hidden.stated[seat] = act.count
    stack.push(state, frames.INTENT, seat, act.count)
    tell.intent_opened(table, seat, state.wanted_kind, act.count)


def most_wanted(table: Table, seat: int) -> int:
    """The largest number a seat may state now."""
    state = table.state
    if top.kind(state) == frames.LOWER:
        return state.want[seat]
    return min(stock_of(table, state.wanted_kind), could_place(table, seat, state.wanted_kind))


def may_want(table: Table, seat: int, n: int) -> int:
    """A-SHT-01, A-SHT-02: once, from 0 to what is there and could be placed; later only lower."""
    situation = top.kind(table.state)
    if situation != frames.INTENT and situation != frames.LOWER:
        return refusals.NOTHING_ASKED
    if bits.has(table.state.answered, seat):
        return refusals.ANSWERED_ALREADY
    if n < 0 or n > most_wanted(table, seat):
        return refusals.WANT_TOO_MANY
    return refusals.NONE


def want(table: Table, seat: int, n: int) -> None:
    """State a number; nobody sees it before all are in."""
    table.hidden.stated[seat] = n
    table.state.answered |= 1 << seat
    tell.intent_stated(table, seat, n)


def all_answered(table: Table) -> bool:
    """Have all who were asked stated a number?"""
    everybody = (1 << table.state.seats) - 1
    return (table.state.answered & everybody) == everybody


def show_wants(table: Table) -> None:
    """All numbers are in: turn them over, and go on to selling."""
    state = table.state
    first_round = top.kind(state) == frames.INTENT
    for seat in range(state.seats):
        state.want[seat] = table.hidden.stated[seat]
        table.hidden.stated[seat] = 0
        if state.want[seat] or not first_round:
            tell.intent_shown(table, seat, state.want[seat], state.wanted_kind)
    stack.pop(state)
    if first_round:
        stack.push(state, frames.SHORTAGE, state.wanted_by, 0)
        if total_wanted(table) <= stock_of(table, state.wanted_kind):
            fill_the_order(table)


def total_wanted(table: Table) -> int:
    """What all still want together."""
    total = 0
    for seat in range(table.state.seats):
        total += table.state.want[seat]
    return total


def fill_the_order(table: Table) -> None:
    """A-SHT-01: the demand fits the stock, so whoever asked gets just what was ordered, at list price."""
    state = table.state
    state.want[state.wanted_by] = 0
    for street in state.order or ():
        building.buy_building(table, state.wanted_by, street)
    state.order = None


def go_on_selling(table: Table) -> None:
    """A-SHT-02: at list price while the demand fits the stock or one player is left, else by auction.

    Nobody is sold a building unasked: after an auction all who still want some may lower first, whatever is left.
    """
    state = table.state
    cut_wants(table)
    total = total_wanted(table)
    if total == 0:
        stack.pop(state)
    elif top.has_auctioned(state):
        stack.set_auctioned(state, False)
        ask_to_lower(table)
    elif total <= stock_of(table, state.wanted_kind) or count_wanting(table) == 1:
        seat = next_wanting(table)
        state.want[seat] -= 1
        stack.push(state, frames.PLACE, seat, 0)
    else:
        stack.set_auctioned(state, True)
        auction.open_auction(table, buildings.HOUSE_LOT + state.wanted_kind, wanting(table))


def cut_wants(table: Table) -> None:
    """A-SHT-02: nobody wants more than is there, or than he can still place and pay for at list price."""
    state = table.state
    for seat in range(state.seats):
        if state.want[seat]:
            possible = min(stock_of(table, state.wanted_kind), could_place(table, seat, state.wanted_kind))
            state.want[seat] = min(state.want[seat], possible)


def wanting(table: Table) -> int:
    """The set of players who still want one."""
    members = 0
    for seat in range(table.state.seats):
        if table.state.want[seat] > 0:
            members |= 1 << seat
    return members


def count_wanting(table: Table) -> int:
    """How many players still want one."""
    return bits.count(wanting(table))


def next_wanting(table: Table) -> int:
    """Who is served next at list price: the one who asked, then to the left."""
    seat = table.state.wanted_by
    while table.state.want[seat] == 0:
        seat = (seat + 1) % table.state.seats
    return seat


def ask_to_lower(table: Table) -> None:
    """A-SHT-02: all who still want some, the one who first ordered too, may lower their number, all at once."""
    state = table.state
    members = wanting(table)
    state.answered = ((1 << state.seats) - 1) & ~members
    for seat in range(state.seats):
        table.hidden.stated[seat] = state.want[seat]
    stack.push(state, frames.LOWER, state.wanted_by, 0)


def lowest_bid_for_building(table: Table, seat: int) -> int:
    """A-SHT-03: by default nobody bids less than his own printed price for that building."""
    price = cheapest_place(table, seat)
    if table.printed.shortage_min_bid == choices.MIN_BID_LIST:
        return max(price, 1)
    if table.printed.shortage_min_bid == choices.MIN_BID_ABOVE_HALF:
        return price // 2 + 1
    return 1


def cheapest_place(table: Table, seat: int) -> int:
    """The house price of the cheapest street on which this player can put the building."""
    cheapest = -1
    for street in range(table.printed.deeds):
        if fits_here(table, seat, street):
            price = table.printed.house_price[street]
            if cheapest < 0 or price < cheapest:
                cheapest = price
    return max(cheapest, 0)


def fits_here(table: Table, seat: int, street: int) -> bool:
    """Can the building in question stand on this street?"""
    if table.state.owner[street] != seat or table.printed.deed_kind[street] != spaces.STREET:
        return False
    if building.kind_of_next(table, street) != table.state.wanted_kind:
        return False
    return building.may_place(table, seat, street) == refusals.NONE


def building_is_sold(table: Table, seat: int, price: int) -> None:
    """A-SHT-02: the winner pays the bid instead of the list price and places the building at once."""
    table.state.want[seat] -= 1
    money.pay(table, seat, owners.BANK, price, why.AUCTION)
    stack.push(table.state, frames.PLACE, seat, price)


def building_is_unsold(table: Table) -> None:
    """A-SHT-06, A-SHT-07: it stays in the Bank, all requests end, and the kind rests until the next throw."""
    state = table.state
    state.unsold_kinds |= 1 << state.wanted_kind
    for seat in range(state.seats):
        state.want[seat] = 0


def may_place_here(table: Table, seat: int, street: int) -> int:
    """A-SHT-02, A-SHT-03: a legal street that the player can pay for, or that the bid covers."""
    state = table.state
    if top.kind(state) != frames.PLACE:
        return refusals.NOTHING_ASKED
    if top.asked_seat(state) != seat:
        return refusals.NOT_THE_DECIDER
    if street < 0 or street >= table.printed.deeds:
        return refusals.NO_SUCH_DEED
    if not fits_here(table, seat, street):
        return refusals.NOT_A_PLACE
    price = table.printed.house_price[street]
    bid = top.amount(state)
    if bid == 0:
        return refusals.NONE if state.cash[seat] >= price else refusals.NOT_ENOUGH_CASH
    if table.printed.shortage_min_bid == choices.MIN_BID_LIST and price > bid:
        return refusals.PLACE_ABOVE_BID
    if table.printed.shortage_min_bid == choices.MIN_BID_ABOVE_HALF and price >= 2 * bid:
        return refusals.PLACE_ABOVE_BID
    return refusals.NONE


def place(table: Table, seat: int, street: int) -> None:
    """Put the building down; at list price it is paid for now."""
    bid = top.amount(table.state)
    stack.pop(table.state)
    if bid == 0:
        building.buy_building(table, seat, street)
    else:
        building.put_building(table, seat, street, bid)


def only_place(table: Table) -> int:
    """The one street that is possible; -1 if there is a choice, -2 if there is none."""
    seat = top.asked_seat(table.state)
    found = -2
    for street in range(table.printed.deeds):
        if table.state.owner[street] == seat and may_place_here(table, seat, street) == refusals.NONE:
            if found >= 0:
                return -1
            found = street
    return found
