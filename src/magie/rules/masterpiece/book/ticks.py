"""Ticks: bids of one moment are judged together (A-MP-08).

Everybody answers in secret: a bid or a pass, and doubts about somebody's cash. From outside all answers look alike, and
each may be replaced until the tick is opened: when all who have to have answered, or when the clock says so.
"""

from __future__ import annotations

import magie.rules.bidding as bidding
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.last_call as last_call
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.doubts as doubts
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.state import State, Table


def begin_tick(table: Table) -> None:
    """Everybody may answer anew, and the question gets a new number; A-AUC-02: a pass holds until somebody bids."""
    state = table.state
    empty_tick(table)
    state.answered = state.passed
    table.hidden.passing = state.passed
    asking.ask(state, frames.AUCTION, owners.NOBODY)


def empty_tick(table: Table) -> None:
    """Nobody has answered, and nothing lies sealed on the table."""
    table.state.answered = 0
    table.hidden.passing = 0
    for seat in range(table.state.seats):
        table.hidden.offered[seat] = 0
        bluff.withdraw(table, seat)


def able(state: State) -> int:
    """A-MP-09, A-MP-23: those who may bid in this run, the leader among them."""
    return state.bidders & state.playing & ~state.out


def must_answer(state: State) -> int:
    """A-MP-08: those without whom the tick cannot end: all who may bid and do not lead alone."""
    return bidding.still_to_answer(able(state), players.sole_leader(state), state.answered)


def may_pass(table: Table, seat: int) -> int:
    """A-MP-08, A-MP-09: not above the standing bid, and no doubt; it takes back what this seat said in this tick."""
    state = table.state
    if state.question == frames.LAST_CALL:
        return last_call.may_answer(table, seat)
    if state.question != frames.AUCTION:
        return refusals.NOTHING_ASKED
    if (state.answered >> seat) & 1:
        return refusals.ANSWERED_ALREADY if has_passed(table, seat) else refusals.NONE
    if (must_answer(state) >> seat) & 1 or bluff.may_challenge_anybody(table, seat):
        return refusals.NONE
    return auction.may_answer(table, seat)


def has_passed(table: Table, seat: int) -> bool:
    """Has this seat answered with neither a bid nor a doubt?"""
    return (table.hidden.passing >> seat) & 1 == 1 and table.hidden.accused[seat] == 0


def pass_by(table: Table, seat: int) -> None:
    """A-MP-08: no bid, and no doubt; what was said before in this tick is withdrawn."""
    table.hidden.offered[seat] = 0
    table.hidden.passing |= 1 << seat
    bluff.withdraw(table, seat)
    has_answered(table, seat)


def bid_by(table: Table, seat: int, amount: int) -> None:
    """A-MP-08: a sealed bid, in place of the bid or pass before; doubts of the same tick stay beside it."""
    table.hidden.offered[seat] = amount
    table.hidden.passing &= ~(1 << seat)
    has_answered(table, seat)


def has_answered(table: Table, seat: int) -> None:
    """A-MP-08: everybody sees that an answer was given, and not what it is, nor that it takes the place of another."""
    state = table.state
    if (state.answered >> seat) & 1 == 0:
        state.answered |= 1 << seat
        tell.tick_answered(table, seat)
    judge_if_complete(table)


def judge_if_complete(table: Table) -> None:
    """When nobody's answer is missing any more, the tick is opened."""
    if table.state.question == frames.LAST_CALL:
        last_call.judge_if_complete(table)
    elif must_answer(table.state) == 0:
        judge(table)


def may_close_tick(table: Table, seat: int) -> int:
    """A-MP-08: a moment ends in which somebody has bid or doubted; who was silent has not passed by that."""
    if seat >= 0:
        return refusals.SYSTEM_ONLY
    if table.state.question == frames.LAST_CALL:
        return refusals.BIDDING_IS_OVER
    if table.state.question != frames.AUCTION:
        return refusals.NO_AUCTION
    for other in range(table.state.seats):
        if table.hidden.offered[other] or table.hidden.accused[other]:
            return refusals.NONE
    return refusals.EMPTY_TICK


def may_hammer(table: Table, seat: int) -> int:
    """MP-AUC-11, A-MP-11: the clock; or the auctioneer, once all others have answered, as his own pass."""
    state = table.state
    if state.question != frames.AUCTION and state.question != frames.LAST_CALL:
        return refusals.NO_AUCTION
    if seat < 0:
        return refusals.NONE
    if seat != state.turn:
        return refusals.NOT_THE_AUCTIONEER
    if state.question == frames.LAST_CALL or (able(state) >> seat) & 1 == 0:
        return refusals.HAMMER_OF_ITSELF
    return refusals.NONE if must_answer(state) == 1 << seat else refusals.OTHERS_MUST_ANSWER


def hammer(table: Table) -> None:
    """A-MP-08: whoever has not bid passes, or in the last call doubts nobody; what was answered still counts."""
    if table.state.question == frames.LAST_CALL:
        last_call.judge(table)
        return
    for seat in range(table.state.seats):
        if (able(table.state) >> seat) & 1 and table.hidden.offered[seat] == 0:
            table.hidden.passing |= 1 << seat
    judge(table)


def judge(table: Table) -> None:
    """A-MP-29: first the doubts, then the bids; once everybody who could go higher has passed, the auction closes."""
    state = table.state
    run = state.runs
    judge_challenges(table)
    if state.question != frames.AUCTION or state.runs != run:
        return
    drop_bid_of_the_leader(table)
    open_passes(table)
    if judge_bids(table):
        state.passed = 0
    begin_tick(table)
    if must_answer(state) == 0:
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
                bluff.judge_challenge(table, seat, bidder, doubts.bid_doubted(table.hidden, seat, bidder))
                if state.runs != run:
                    return


def drop_bid_of_the_leader(table: Table) -> None:
    """A-MP-29: who has become the only leader of a tie does not raise himself: his own bid of this tick is dropped."""
    leader = players.sole_leader(table.state)
    if leader >= 0:
        table.hidden.offered[leader] = 0


def open_passes(table: Table) -> None:
    """What was sealed is opened: who passed, of those who could go higher."""
    state = table.state
    # Of a sole leader nothing was asked: he lets the bids stand.
    passed = table.hidden.passing & bidding.still_to_answer(able(state), players.sole_leader(state), 0)
    if table.events is not None:
        for i in range(state.seats):
            seat = (state.turn + 1 + i) % state.seats
            if (passed & ~state.passed) >> seat & 1:
                tell.bidder_passed(table, seat, state.bid)
    state.passed = table.hidden.passing


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
        bluff.keep_old_bid(state, seat)
        state.best[seat] = amount
        state.challenged_by[seat] = 0
        tell.bid_made(table, seat, amount, state.lot)
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
        tell.bids_tied(table, leaders, highest)
    return True
