"""The last call: before the hammer falls everybody is asked once more whether somebody bid above his cash (A-MP-09)."""

from __future__ import annotations

import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.state import Table


def is_due(table: Table) -> bool:
    """A-MP-09: could anybody still doubt a bid? Where nobody can bid above his cash, nobody has to be asked."""
    return not table.printed.block_overbids and bluff.could_doubt(table.state) != 0


def open_last_call(table: Table) -> None:
    """A-MP-09: bidding is over; so a bluffer cannot close the window on himself by passing."""
    table.state.passed = 0
    ticks.empty_tick(table)
    asking.ask(table.state, frames.LAST_CALL, owners.NOBODY)
    tell.last_call(table, table.state.lot, table.state.bid, table.state.leaders)


def must_answer(table: Table) -> int:
    """A-MP-09: everybody who may still doubt a bid, and has not said yet whether he does."""
    return bluff.could_doubt(table.state) & ~table.state.answered


def may_answer(table: Table, seat: int) -> int:
    """A-MP-09: no doubt; or none any more, until the answers are opened."""
    if (table.state.answered >> seat) & 1:
        return refusals.ANSWERED_ALREADY if ticks.has_passed(table, seat) else refusals.NONE
    if (must_answer(table) >> seat) & 1 or bluff.may_challenge_anybody(table, seat):
        return refusals.NONE
    return refusals.NOTHING_TO_DOUBT


def judge_if_complete(table: Table) -> None:
    """When everybody has said whether he doubts a bid, the answers are opened."""
    if must_answer(table) == 0:
        judge(table)


def judge(table: Table) -> None:
    """A-MP-09: the doubts are judged; then the hammer falls for whoever leads, unless the run is void."""
    state = table.state
    run = state.runs
    ticks.judge_challenges(table)
    if state.question == frames.LAST_CALL and state.runs == run:
        auction.conclude(table)
