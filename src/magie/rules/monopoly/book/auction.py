"""Auctions: open outcry, bids in cash, to the highest bidder."""

from __future__ import annotations

import magie.rules.bidding as bidding
import magie.rules.bits as bits
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def may_buy(table: Table, seat: int) -> int:
    """M-BUY-01, A-BUY-01, A-BUY-05: the player who landed there, for cash."""
    state = table.state
    if top.kind(state) != frames.BUY_OR_DECLINE:
        return refusals.NOTHING_TO_BUY
    if top.asked_seat(state) != seat:
        return refusals.NOT_THE_DECIDER
    if state.cash[seat] < table.printed.price[top.subject(state)]:
        return refusals.NOT_ENOUGH_CASH
    return refusals.NONE


def may_decline(table: Table, seat: int) -> int:
    """M-BUY-03: the player who landed there need not buy."""
    state = table.state
    if top.kind(state) != frames.BUY_OR_DECLINE:
        return refusals.NOTHING_TO_BUY
    if top.asked_seat(state) != seat:
        return refusals.NOT_THE_DECIDER
    return refusals.NONE


def buy(table: Table, seat: int) -> None:
    """M-BUY-02, M-BNK-06: pay the Bank the printed price and take the deed."""
    deed = top.subject(table.state)
    stack.pop(table.state)
    money.pay(table, seat, owners.BANK, table.printed.price[deed], why.PRICE)
    hands.give_deed(table, deed, seat)
    tell.deed_bought(table, seat, deed, table.printed.price[deed])


def decline(table: Table, seat: int) -> None:
    """M-BUY-03, A-BUY-02, OL-AUC-03: what is not bought is auctioned at once, unless the house rule says no."""
    deed = top.subject(table.state)
    stack.pop(table.state)
    tell.deed_declined(table, seat, deed)
    if table.printed.auctions:
        open_auction(table, deed, table.state.playing)


def open_auction(table: Table, lot: int, bidders: int) -> None:
    """M-AUC-01, M-AUC-02, A-AUC-05: every player still in the game may bid, wherever the token stands."""
    state = table.state
    state.lot = lot
    state.bid = 0
    state.leader = owners.NOBODY
    state.bidders = bidders
    state.bidders_passed = state.resigned
    state.last_bidder = state.turn
    stack.push(state, frames.AUCTION, owners.NOBODY, lot)
    tell.auction_opened(table, lot)


def lowest_bid(table: Table, seat: int) -> int:
    """OL-AUC-01, HP-AUC-01, A-AUC-01: from 1 up, then at least 1 more; a building has its own floor (A-SHT-03)."""
    state = table.state
    floor = table.printed.auction_open_min
    if state.lot >= buildings.HOUSE_LOT:
        floor = shortage.lowest_bid_for_building(table, seat)
    opened = state.leader != owners.NOBODY
    return bidding.lowest_bid(opened, state.bid, floor, table.printed.auction_step)


def highest_bid(table: Table, seat: int) -> int:
    """M-AUC-03, A-AUC-03: never above the cash in hand; A-BKR-03: with a mortgaged lot 10% must be left."""
    state = table.state
    if state.lot < buildings.HOUSE_LOT and state.mortgaged[state.lot]:
        return state.cash[seat] - table.printed.interest[state.lot]
    return state.cash[seat]


def may_bid(table: Table, seat: int, amount: int) -> int:
    """M-AUC-04, M-OFF-02, A-AUC-02: anybody at any moment, above the standing bid and within his cash."""
    objection = may_take_part(table, seat)
    if objection:
        return objection
    if table.state.leader == seat:
        return refusals.ALREADY_LEADING
    if amount < lowest_bid(table, seat):
        return (
            refusals.BID_TOO_LOW
            if table.state.lot < buildings.HOUSE_LOT
            else bid_for_building_too_low(table, amount)
        )
    if amount > highest_bid(table, seat):
        return refusals.BID_ABOVE_CASH
    return refusals.NONE


def bid_for_building_too_low(table: Table, amount: int) -> int:
    """A-SHT-03: below the standing bid, or below one's own printed price?"""
    if table.state.leader != owners.NOBODY and amount < table.state.bid + table.printed.auction_step:
        return refusals.BID_TOO_LOW
    return refusals.BID_BELOW_LIST


def may_take_part(table: Table, seat: int) -> int:
    """Is an auction on, and may this seat bid in it?"""
    if top.kind(table.state) != frames.AUCTION:
        return refusals.NO_AUCTION
    if not bits.has(table.state.bidders, seat):
        return refusals.NOT_A_BIDDER
    return refusals.NONE


def bid(table: Table, seat: int, amount: int) -> None:
    """A-AUC-02: the bid stands, and everybody may think again."""
    state = table.state
    state.bid = amount
    state.leader = seat
    state.bidders_passed = state.resigned
    state.last_bidder = seat
    tell.bid_made(table, seat, amount, state.lot)


def may_pass_bid(table: Table, seat: int) -> int:
    """A-AUC-02: a pass means "not above the present bid"; the leader has nothing to pass on."""
    objection = may_take_part(table, seat)
    if objection:
        return objection
    if table.state.leader == seat:
        return refusals.ALREADY_LEADING
    if bits.has(table.state.bidders_passed, seat):
        return refusals.PASSED_ALREADY
    return refusals.NONE


def pass_bid(table: Table, seat: int) -> None:
    """A-AUC-02: not above the present bid."""
    table.state.bidders_passed |= 1 << seat
    table.state.last_bidder = seat
    tell.bidder_passed(table, seat, table.state.lot)


def is_closing(table: Table) -> bool:
    """A-AUC-02: all who may bid, except the leader, have passed on the standing bid."""
    return still_to_answer(table) == 0


def still_to_answer(table: Table) -> int:
    """A-AUC-02: the players who have not yet answered the standing bid."""
    state = table.state
    return bidding.still_to_answer(state.bidders & state.playing, state.leader, state.bidders_passed)


def next_bidder(table: Table) -> int:
    """A-AUC-02: seats are polled to the left, round and round, without those who passed on this bid."""
    return bidding.next_to_left(still_to_answer(table), table.state.last_bidder, table.state.seats)


def close_auction(table: Table) -> None:
    """M-AUC-01, OL-AUC-02, A-AUC-05: the highest bidder has to buy and pays now; no bid, no sale (A-BUY-02)."""
    state = table.state
    lot = state.lot
    winner = state.leader
    stack.pop(state)
    if winner == owners.NOBODY:
        tell.auction_unsold(table, lot)
        if lot >= buildings.HOUSE_LOT:
            shortage.building_is_unsold(table)
        return
    tell.auction_won(table, winner, lot, state.bid)
    if lot >= buildings.HOUSE_LOT:
        shortage.building_is_sold(table, winner, state.bid)
        return
    money.pay(table, winner, owners.BANK, state.bid, why.AUCTION)
    hands.give_deed(table, lot, winner)
    if state.mortgaged[lot]:
        receive_mortgaged_lot(table, winner, lot)


def receive_mortgaged_lot(table: Table, winner: int, deed: int) -> None:
    """A-BKR-03: where the Bank auctions deeds as they are, the buyer pays 10% and may lift at once."""
    money.pay(table, winner, owners.BANK, table.printed.interest[deed], why.INTEREST)
    stack.push_about_deeds(table.state, frames.LIFT_OR_KEEP, winner, bits.bit(deed))
