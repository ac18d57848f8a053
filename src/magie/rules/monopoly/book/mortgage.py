"""Mortgages: the only loan there is."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def may_raise_money_now(table: Table, seat: int) -> int:
    """A-GEN-01, A-AUC-04, M-JAIL-10, M-OFF-09: when a player may mortgage and sell buildings, from Jail too.

    Everybody between throws and in auctions; in a decision to buy and in a debt the player concerned, and
    whoever has an offer of his to think about.
    """
    state = table.state
    if top.between_throws(state) or top.kind(state) == frames.AUCTION:
        return refusals.NONE
    if top.kind(state) == frames.BUY_OR_DECLINE or top.kind(state) == frames.DEBT:
        if seat == top.asked_seat(state) or offers.has_offer_here(table, seat):
            return refusals.NONE
    return refusals.NOT_NOW


def owns(table: Table, seat: int, deed: int) -> int:
    """Is there such a deed, and is it this player's?"""
    if deed < 0 or deed >= table.printed.deeds:
        return refusals.NO_SUCH_DEED
    if table.state.owner[deed] != seat:
        return refusals.NOT_YOUR_DEED
    return refusals.NONE


def may_mortgage(table: Table, seat: int, deed: int) -> int:
    """M-MTG-01, M-MTG-02, M-OFF-05: an own unimproved property, when no building stands on its group.

    A-MTG-01, A-MTG-06: a transport or utility at any time, and any deed again right after it was lifted.
    A-SHT-09: a bidder for a building, not one of a group that could be built on.
    """
    objection = owns(table, seat, deed)
    if objection:
        return objection
    if table.state.mortgaged[deed]:
        return refusals.ALREADY_MORTGAGED
    if groups.any_building(table, table.printed.group_of[deed]):
        return refusals.GROUP_HAS_BUILDINGS
    bidding = building_auction(table) and bits.has(table.state.bidders, seat)
    if bidding and building.could_build_on(table, seat, table.printed.group_of[deed]):
        return refusals.MORTGAGE_LOCKED
    return may_raise_money_now(table, seat)


def building_auction(table: Table) -> bool:
    """Is a house or hotel under the hammer?"""
    return top.kind(table.state) == frames.AUCTION and table.state.lot >= buildings.HOUSE_LOT


def mortgage(table: Table, seat: int, deed: int) -> None:
    """M-MTG-01, M-MTG-03, M-MTG-06, M-BNK-08: the Bank pays the mortgage value; the deed stays with its owner, face down."""
    table.state.mortgaged[deed] = 1
    tell.deed_mortgaged(table, seat, deed)
    money.pay(table, owners.BANK, seat, table.printed.mortgage_value[deed], why.MORTGAGE)


def lift_price(table: Table, deed: int) -> int:
    """M-MTG-05: the mortgage value plus 10%."""
    return table.printed.mortgage_value[deed] + table.printed.interest[deed]


def may_lift(table: Table, seat: int, deed: int) -> int:
    """M-MTG-04, M-MTG-05, M-OFF-05: only the owner, between throws, for cash."""
    objection = owns(table, seat, deed)
    if objection:
        return objection
    if not table.state.mortgaged[deed]:
        return refusals.NOT_MORTGAGED
    if not top.between_throws(table.state):
        return refusals.NOT_NOW
    if table.state.acts[seat] >= table.printed.acts_per_window:
        return refusals.TOO_MANY_ACTS
    if table.state.cash[seat] < lift_price(table, deed):
        return refusals.NOT_ENOUGH_CASH
    return refusals.NONE


def lift(table: Table, seat: int, deed: int) -> None:
    """M-MTG-05: pay the Bank and turn the deed face up."""
    table.state.acts[seat] += 1
    table.state.window_used = True
    turn_face_up(table, seat, deed)
    money.pay(table, seat, owners.BANK, lift_price(table, deed), why.LIFT)


def turn_face_up(table: Table, seat: int, deed: int) -> None:
    """The deed is free of its mortgage."""
    table.state.mortgaged[deed] = 0
    tell.mortgage_lifted(table, seat, deed)


def price_of_receiving(table: Table, deeds: int, lifted: int) -> int:
    """M-XFR-02, M-XFR-03, A-MTG-04: what the Bank gets for mortgaged deeds received: lift price, or 10%."""
    total = 0
    if deeds == 0:
        return total
    for deed in range(table.printed.deeds):
        if table.state.mortgaged[deed] and bits.has(deeds, deed):
            total += table.printed.interest[deed]
            if bits.has(lifted, deed):
                total += table.printed.mortgage_value[deed]
    return total


def receive(table: Table, seat: int, deeds: int, lifted: int) -> None:
    """M-XFR-01 to M-XFR-04, A-MTG-05: the new owner of mortgaged deeds lifts each or pays 10% and keeps it."""
    for deed in range(table.printed.deeds):
        if table.state.mortgaged[deed] and bits.has(deeds, deed):
            if bits.has(lifted, deed):
                turn_face_up(table, seat, deed)
                money.pay(table, seat, owners.BANK, lift_price(table, deed), why.LIFT)
            else:
                money.pay(table, seat, owners.BANK, table.printed.interest[deed], why.INTEREST)


def may_lift_inherited(table: Table, seat: int, lifted: int) -> int:
    """A-MTG-07: some of the deeds just received, for the bare mortgage value, from the cash at hand."""
    state = table.state
    if top.kind(state) != frames.LIFT_OR_KEEP:
        return refusals.NOTHING_ASKED
    if top.asked_seat(state) != seat:
        return refusals.NOT_THE_DECIDER
    if lifted & ~top.deeds(state):
        return refusals.LIFT_NOT_INHERITED
    if mortgage_values(table, lifted) > state.cash[seat]:
        return refusals.LIFT_TOO_DEAR
    return refusals.NONE


def mortgage_values(table: Table, deeds: int) -> int:
    """The mortgage values of these deeds together."""
    total = 0
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed):
            total += table.printed.mortgage_value[deed]
    return total


def lift_inherited(table: Table, seat: int, lifted: int) -> None:
    """HP-BKR-03, A-MTG-07: the interest is paid already; the principal makes it the lift price."""
    stack.pop(table.state)
    for deed in range(table.printed.deeds):
        if bits.has(lifted, deed):
            turn_face_up(table, seat, deed)
            money.pay(table, seat, owners.BANK, table.printed.mortgage_value[deed], why.LIFT)
