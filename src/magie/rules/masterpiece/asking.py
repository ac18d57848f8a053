"""Who is asked next, and who may act at all."""

from __future__ import annotations

import magie.rules.bidding as bidding
import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.bluff as bluff
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.last_call as last_call
import magie.rules.masterpiece.ticks as ticks
from magie.rules.masterpiece.state import Table


def to_act(table: Table) -> int:
    """The next seat to ask when nobody watches a clock; -1 when the game is over.

    A-MP-08: in a tick all are asked, from the auctioneer's left; first those who may only doubt a bid, so that
    the tick does not end without them. It looks at nothing that is sealed.
    """
    state = table.state
    if state.question == ask.LAST_CALL:
        return bidding.next_to_left(last_call.must_answer(table), state.turn, state.seats)
    if state.question != ask.AUCTION:
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
    if table.state.question == ask.AUCTION:
        return ticks.must_answer(table.state)
    return open_seats(table)


def open_seats(table: Table) -> int:
    """The seats that may act now and have not: in an auction also who could only doubt a bid."""
    state = table.state
    if state.question == ask.GAME_OVER:
        return 0
    if state.question == ask.LAST_CALL:
        return last_call.must_answer(table)
    if state.question == ask.AUCTION:
        return ticks.must_answer(state) | may_only_challenge(table)
    return 1 << state.decider if state.decider != kind.NOBODY else 0
