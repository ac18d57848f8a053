"""A turn: roll the die, move clockwise, follow the space; then the next player to the left."""

from __future__ import annotations

import magie.rules.luck as luck
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.landing as landing
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.state import Table


def may_roll(table: Table, seat: int) -> int:
    """MP-TRN-02, A-MP-27: only the player on turn, once."""
    if table.state.question != frames.ROLL:
        return refusals.NOTHING_ASKED
    return refusals.NONE if table.state.decider == seat else refusals.NOT_YOUR_TURN


def roll(table: Table, seat: int) -> None:
    """MP-TRN-02, A-MP-04: one die, clockwise; nothing is paid for a lap."""
    state = table.state
    state.die = luck.throw_one_die(table.hidden)
    tell.die_thrown(table, seat, state.die)
    origin = state.place[seat]
    state.place[seat] = (origin + state.die) % table.printed.spaces
    tell.token_moved(table, seat, origin, state.place[seat])
    landing.follow_space(table, seat)


def next_turn(table: Table) -> None:
    """MP-TRN-03, A-MP-21, A-MP-30: to the left, past every lost turn; or the round limit is reached."""
    state = table.state
    seat = state.turn
    while True:
        seat += 1
        if seat >= state.seats:
            seat = 0
        if seat == state.first:
            state.rounds += 1
        if (state.playing >> seat) & 1:
            if state.lost_turns[seat] == 0:
                break
            state.lost_turns[seat] -= 1
            tell.turn_skipped(table, seat, state.lost_turns[seat])
    if table.printed.round_limit and state.rounds >= table.printed.round_limit:
        ending.end_game(table, how.ROUND_LIMIT)
        return
    begin_turn(table, seat)


def begin_turn(table: Table, seat: int) -> None:
    """The player on turn is asked to roll."""
    state = table.state
    state.turn = seat
    state.turns += 1
    asking.ask(state, frames.ROLL, seat)
    tell.turn_began(table, seat, state.rounds)
