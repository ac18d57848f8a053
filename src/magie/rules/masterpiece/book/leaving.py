"""A player leaves for good (A-MP-28): money and paintings are frozen, the game goes on without him."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.opening as opening
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.doubts as doubts
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
from magie.rules.masterpiece.state.state import Table


def leave(table: Table, seat: int) -> None:
    """A-MP-28: the last one in the game wins at once; otherwise somebody else answers what was asked of him."""
    state = table.state
    state.playing &= ~(1 << seat)
    tell.player_left(table, seat)
    if bits.count(state.playing) == 1:
        ending.end_game(table, how.LAST_PLAYER)
    elif state.question == frames.AUCTION or state.question == frames.LAST_CALL:
        leave_auction(table, seat)
    elif state.question == frames.CHOOSE_LOT:
        leave_choice_of_lot(table, seat)
    elif state.decider == seat:
        leave_decision(table, seat)


def leave_decision(table: Table, seat: int) -> None:
    """His turn is over; in the set-up the next one chooses a space."""
    if table.state.question == frames.CHOOSE_SPACE:
        opening.ask_next_to_choose(table, seat)
    else:
        turn.next_turn(table)


def leave_choice_of_lot(table: Table, seat: int) -> None:
    """The next player to the left chooses; without the owner there is nothing to choose."""
    state = table.state
    if seat == state.turn:
        turn.next_turn(table)
    elif seat == state.decider:
        chooser = players.left_of(state, seat)
        if chooser == state.turn:
            chooser = players.left_of(state, chooser)
        asking.ask(state, frames.CHOOSE_LOT, chooser)


def leave_auction(table: Table, seat: int) -> None:
    """His own painting is withdrawn; his standing bid falls, alone it makes the run void."""
    state = table.state
    if state.seller == seat:
        auction.cancel_auction(table)
        return
    state.bidders &= ~(1 << seat)
    table.hidden.offered[seat] = 0
    table.hidden.passing &= ~(1 << seat)
    bluff.withdraw(table, seat)
    state.best[seat] = 0
    for accuser in range(state.seats):
        doubts.drop(table.hidden, accuser, seat)
    run = state.runs
    bluff.drop_bid_of(table, seat)
    if state.runs == run:
        ticks.judge_if_complete(table)
