"""Who is asked next, and who may act at all."""

from __future__ import annotations

import magie.rules.bidding as bidding
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.last_call as last_call
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.owners as owners
from magie.rules.masterpiece.state.state import Table


def to_act(table: Table) -> int:
    """The next seat to ask when nobody watches a clock; -1 when the game is over.

    A-MP-08: in a tick all are asked, from the auctioneer's left; first those who may only doubt a bid, so that
    the tick does not end without them. It looks at nothing that is sealed.
    """
    state = table.state
    if state.question == frames.LAST_CALL:
        return bidding.next_to_left(last_call.must_answer(table), state.turn, state.seats)
    if state.question != frames.AUCTION:
        return state.decider
    watching = may_only_challenge(table)
    if watching:
        return bidding.next_to_left(watching, state.turn, state.seats)
    return bidding.next_to_left(ticks.must_answer(state), state.turn, state.seats)


def may_only_challenge(table: Table) -> int:
    """MP-OFF-03: those who need not answer this tick, could still doubt a bid, and have not said whether they do."""
    state = table.state
    if state.bid == 0 or table.printed.block_overbids:
        return 0
    return bluff.could_doubt(state) & ~state.answered & ~ticks.must_answer(state)


def asked_seats(table: Table) -> int:
    """A-MP-08: the seats that are asked, and without which it does not go on; who may only doubt a bid is free to."""
    if table.state.question == frames.AUCTION:
        return ticks.must_answer(table.state)
    return open_seats(table)


def open_seats(table: Table) -> int:
    """The seats that may act now and have not: in an auction also who could only doubt a bid."""
    state = table.state
    if state.question == frames.GAME_OVER:
        return 0
    if state.question == frames.LAST_CALL:
        return last_call.must_answer(table)
    if state.question == frames.AUCTION:
        return ticks.must_answer(state) | may_only_challenge(table)
    return 1 << state.decider if state.decider != owners.NOBODY else 0
