"""Auctions: who may bid for what, and what happens when the hammer falls.

Bidding goes on in ticks (see `ticks`); bids above one's cash are possible and dangerous (see `bluff`).
"""

from __future__ import annotations

import magie.rules.bidding as bidding
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.last_call as last_call
import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state import Table


def open_bank_auction(table: Table, bidders: int) -> None:
    """MP-BA-01, MP-AUC-10: the top painting of the pile; the player on turn is auctioneer, bidding or not."""
    open_auction(table, table.state.top, owners.BANK, bidders)


def may_choose_lot(table: Table, seat: int, painting: int) -> int:
    """MP-PA-02, MP-OFF-02, A-MP-14: the left neighbour, among the lander's paintings."""
    state = table.state
    if state.question != frames.CHOOSE_LOT:
        return refusals.NOTHING_ASKED
    if state.decider != seat:
        return refusals.NOT_THE_DECIDER
    if painting < 0 or painting >= table.printed.paintings:
        return refusals.NO_SUCH_PAINTING
    return refusals.NONE if state.owner[painting] == state.turn else refusals.NOT_THE_SELLERS


def choose_lot(table: Table, seat: int, painting: int) -> None:
    """MP-PA-02: that one goes to auction; whoever chose it may bid too."""
    tell.lot_chosen(table, seat, painting, table.state.turn)
    open_private_auction(table, table.state.turn, painting)


def open_private_auction(table: Table, seller: int, painting: int) -> None:
    """MP-PA-01, MP-OFF-01: everybody but the owner may bid."""
    open_auction(table, painting, seller, table.state.playing & ~(1 << seller))


def open_auction(table: Table, painting: int, seller: int, bidders: int) -> None:
    """MP-AUC-03: anyone entitled may open, and bidding goes on in any order."""
    state = table.state
    state.lot = painting
    state.seller = seller
    state.bidders = bidders
    state.runs = 0
    for seat in range(state.seats):
        state.caught[seat] = 0
    tell.auction_opened(table, painting, seller, bidders)
    begin_run(table)


def begin_run(table: Table) -> None:
    """A-MP-23, A-MP-29: bidding starts at the opening bid; an auction in which nobody may bid closes unsold."""
    state = table.state
    state.runs += 1
    state.bid = 0
    state.leaders = 0
    state.out = 0
    state.passed = 0
    bluff.forget_bids(state)
    ticks.begin_tick(table)
    if state.bidders & state.playing == 0:
        close_auction(table)


def run_again(table: Table) -> None:
    """MP-AUC-07, A-MP-23: the run is void; the same painting is put up again, to the same players."""
    tell.auction_rerun(table, table.state.lot, table.state.runs + 1)
    begin_run(table)


def lowest_bid(table: Table) -> int:
    """MP-AUC-01, MP-AUC-02, A-MP-07: what the next bid must be at least."""
    standing = table.state.bid
    return bidding.lowest_bid(standing > 0, standing, table.printed.opening_bid, table.printed.bid_step)


def highest_bid(table: Table, seat: int) -> int:
    """A-MP-29: nobody bids above this; A-MP-09: where overbids are refused, nobody above his cash."""
    if table.printed.block_overbids:
        return min(table.printed.bid_max, table.hidden.cash[seat])
    return table.printed.bid_max


def may_bid(table: Table, seat: int, amount: int) -> int:
    """MP-BA-01, MP-PA-01, MP-AUC-03, A-MP-07, A-MP-09: anyone entitled, in whole units, above the standing bid."""
    objection = may_answer(table, seat)
    if objection:
        return objection
    if amount % table.printed.bid_unit != 0:
        return refusals.BID_NOT_IN_UNITS
    if amount < lowest_bid(table):
        return refusals.BID_TOO_LOW
    if amount > table.printed.bid_max:
        return refusals.BID_TOO_HIGH
    if amount > highest_bid(table, seat):
        return refusals.BID_ABOVE_CASH
    return refusals.ANSWERED_ALREADY if table.hidden.offered[seat] == amount else refusals.NONE


def may_answer(table: Table, seat: int) -> int:
    """Who may bid or has to pass in this tick; A-MP-08: also whoever has answered, until it is opened."""
    state = table.state
    if state.question == frames.LAST_CALL:
        return refusals.BIDDING_IS_OVER
    if state.question != frames.AUCTION:
        return refusals.NO_AUCTION
    if (state.bidders >> seat) & 1 == 0:
        return why_not_a_bidder(table, seat)
    if (state.out >> seat) & 1:
        return refusals.OUT_OF_THIS_RUN
    if players.sole_leader(state) == seat:
        return refusals.ALREADY_LEADING
    return refusals.NONE


def why_not_a_bidder(table: Table, seat: int) -> int:
    """MP-PA-01, MP-BUY-03, A-MP-23: the owner, the one who refused to buy, and whoever was caught twice."""
    if table.state.caught[seat] > 1:
        return refusals.CAUGHT_TWICE
    return refusals.OWNER_MAY_NOT_BID if table.state.seller == seat else refusals.AUCTIONEER_ONLY


def close_auction(table: Table) -> None:
    """A-MP-08, A-MP-09: no bid: unsold; else everybody who may still doubt a bid is asked once, and then it is over."""
    state = table.state
    if state.leaders == 0:
        tell.auction_unsold(table, state.lot)
        leave_auction(table)
    elif last_call.is_due(table):
        last_call.open_last_call(table)
    else:
        conclude(table)


def conclude(table: Table) -> None:
    """A-MP-10: equal highest bids: cancelled; one: the hammer falls."""
    winner = players.sole_leader(table.state)
    if winner == owners.NOBODY:
        cancel_auction(table)
    else:
        hammer_falls(table, winner)


def cancel_auction(table: Table) -> None:
    """MP-AUC-09, A-MP-24: nobody pays, nothing is drawn, nobody's cash is looked at (A-MP-29)."""
    tell.auction_cancelled(table, table.state.lot, table.state.bid)
    leave_auction(table)


def leave_auction(table: Table) -> None:
    """A-MP-13: the painting stays where it is, and play passes on."""
    forget_auction(table)
    turn.next_turn(table)


def hammer_falls(table: Table, winner: int) -> None:
    """A-MP-09: the high bidder's cash is looked at; MP-AUC-08: with enough of it he must pay his bid.

    MP-BA-02, MP-PA-03, MP-PA-04: first the money, to the bank or the seller, then the painting with its value card.
    """
    state = table.state
    if table.hidden.cash[winner] < state.bid:
        bluff.catch(table, winner, state.bid, owners.NOBODY)
        return
    painting = state.lot
    seller = state.seller
    price = state.bid
    tell.auction_won(table, winner, painting, price)
    forget_auction(table)
    money.pay(table, winner, seller, price, why.AUCTION)
    if seller == owners.BANK:
        paintings.draw(table, winner, how.WON)
        ending.end_or_go_on(table)
    else:
        paintings.take(table, winner, painting, how.WON)
        turn.next_turn(table)


def forget_auction(table: Table) -> None:
    """MP-AUC-06: once it is over, nobody can be caught for a bid in it."""
    state = table.state
    state.lot = owners.NOBODY
    state.seller = owners.NOBODY
    state.bidders = 0
    state.runs = 0
    state.bid = 0
    state.leaders = 0
    state.out = 0
    state.passed = 0
    ticks.empty_tick(table)
    bluff.forget_bids(state)
    for seat in range(state.seats):
        state.caught[seat] = 0
