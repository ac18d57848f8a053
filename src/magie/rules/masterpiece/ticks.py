"""Ticks: bids of one moment are judged together (A-MP-08).

Everybody answers in secret: bid, pass, or doubt somebody's cash. When all who have to have answered, or the clock
closes the tick, the answers are opened at once.
"""

from __future__ import annotations

import magie.rules.bidding as bidding
import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.auction as auction
import magie.rules.masterpiece.bluff as bluff
import magie.rules.masterpiece.happened as happened
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.no as no
import magie.rules.masterpiece.state as st
from magie.rules.masterpiece.state import Table


def begin_tick(table: Table) -> None:
    """Everybody may answer anew; the question gets a new number."""
    table.state.answered = 0
    empty_tick(table)
    st.ask(table.state, ask.AUCTION, kind.NOBODY)


def empty_tick(table: Table) -> None:
    """No bids and no doubts are on the table."""
    for seat in range(table.state.seats):
        table.hidden.offered[seat] = 0
        table.hidden.accused[seat] = 0


def must_answer(table: Table) -> int:
    """A-MP-08: those without whom the tick cannot end: all who may bid and do not lead alone."""
    state = table.state
    able = state.bidders & state.playing & ~state.out
    return bidding.still_to_answer(able, st.sole_leader(state), state.answered)


def may_pass(table: Table, seat: int) -> int:
    """A-MP-08, A-MP-09: not above the standing bid; for those who may not bid: nobody to doubt in this tick."""
    if table.state.question != ask.AUCTION:
        return no.NOTHING_ASKED
    if (table.state.answered >> seat) & 1:
        return no.ANSWERED_ALREADY
    if (must_answer(table) >> seat) & 1 or bluff.may_challenge_anybody(table, seat):
        return no.OBJECTION
    return auction.may_answer(table, seat)


def answer(table: Table, seat: int, amount: int) -> None:
    """A sealed answer: a bid, or 0 for a pass. Everybody sees that it was given, nobody what it is."""
    table.hidden.offered[seat] = amount
    table.state.answered |= 1 << seat
    st.tell(table, happened.TICK_ANSWERED, seat, 0, 0, 0)
    judge_if_complete(table)


def judge_if_complete(table: Table) -> None:
    """When nobody's answer is missing any more, the tick ends."""
    if must_answer(table) == 0:
        judge(table)


def may_close_tick(table: Table, seat: int) -> int:
    """A-MP-08: the clock closes a tick in which somebody has bid or doubted."""
    if seat >= 0:
        return no.SYSTEM_ONLY
    if table.state.question != ask.AUCTION:
        return no.NO_AUCTION
    if any_bid(table):
        return no.OBJECTION
    for other in range(table.state.seats):
        if table.hidden.accused[other]:
            return no.OBJECTION
    return no.EMPTY_TICK


def any_bid(table: Table) -> bool:
    """Has anybody bid in this tick?"""
    for seat in range(table.state.seats):
        if table.hidden.offered[seat]:
            return True
    return False


def may_hammer(table: Table, seat: int) -> int:
    """MP-AUC-11, A-MP-11: the clock; or the auctioneer, once all others have answered, as his own pass."""
    if table.state.question != ask.AUCTION:
        return no.NO_AUCTION
    if seat < 0:
        return no.OBJECTION
    if seat != table.state.turn:
        return no.NOT_THE_AUCTIONEER
    objection = auction.may_answer(table, seat)
    if objection:
        return no.OTHERS_MUST_ANSWER
    return no.OBJECTION if must_answer(table) == 1 << seat else no.OTHERS_MUST_ANSWER


def hammer(table: Table) -> None:
    """A-MP-08: whoever has not answered passes; a bid made in this very tick still counts."""
    table.state.answered |= must_answer(table)
    judge(table)


def judge(table: Table) -> None:
    """A-MP-29: first the doubts, then the bids; without a bid and with everybody's pass the auction closes."""
    state = table.state
    run = state.runs
    judge_challenges(table)
    if state.question != ask.AUCTION or state.runs != run:
        return
    if any_bid(table) or must_answer(table) == 0:
        tell_passes(table)
    if judge_bids(table):
        begin_tick(table)
    else:
        empty_tick(table)
    if must_answer(table) == 0:
        auction.close_auction(table)


def judge_challenges(table: Table) -> None:
    """A-MP-29: in seat order from the auctioneer's left; a void run ends it, bids and other doubts are dropped."""
    state = table.state
    run = state.runs
    for i in range(state.seats):
        seat = (state.turn + 1 + i) % state.seats
        accused = table.hidden.accused[seat]
        if accused == 0:
            continue
        for j in range(state.seats):
            bidder = (state.turn + 1 + j) % state.seats
            if (accused >> bidder) & 1 and (state.out >> bidder) & 1 == 0:
                bluff.judge_challenge(table, seat, bidder)
                if state.runs != run:
                    return


def tell_passes(table: Table) -> None:
    """What was sealed is opened: who passed."""
    state = table.state
    if table.events is None:
        return
    able = state.bidders & state.playing & ~state.out
    # Of a sole leader nothing was asked: he lets the bids stand.
    answering = bidding.still_to_answer(able, st.sole_leader(state), 0)
    passed = state.answered & answering
    for i in range(state.seats):
        seat = (state.turn + 1 + i) % state.seats
        if (passed >> seat) & 1 and table.hidden.offered[seat] == 0:
            st.tell(table, happened.BIDDER_PASSED, seat, state.bid, 0, 0)


def judge_bids(table: Table) -> bool:
    """A-MP-08, A-MP-10: the highest bid of the tick stands; equal highest bids stand tied. Was there any?"""
    state = table.state
    highest = 0
    leaders = 0
    for i in range(state.seats):
        seat = (state.turn + 1 + i) % state.seats
        amount = table.hidden.offered[seat]
        if amount == 0 or (state.out >> seat) & 1:
            continue
        state.best[seat] = amount
        state.challenged_by[seat] = 0
        st.tell(table, happened.BID_MADE, seat, amount, state.lot, 0)
        if amount > highest:
            highest = amount
            leaders = 0
        if amount == highest:
            leaders |= 1 << seat
    if highest == 0:
        return False
    state.bid = highest
    state.leaders = leaders
    if leaders & (leaders - 1):
        st.tell(table, happened.BIDS_TIED, leaders, highest, 0, 0)
    return True
