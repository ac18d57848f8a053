"""Play games of Masterpiece out to the end at full speed: ask, choose, play, and count."""

from __future__ import annotations

from collections.abc import Callable

import magie.bots.masterpiece.bidding as bidder
import magie.bots.masterpiece.doubting as doubter
import magie.bots.masterpiece.steady as steady
import magie.rules.bits as bits
import magie.rules.luck as luck
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.last_call as last_call
import magie.rules.masterpiece.book.opening as opening
import magie.rules.masterpiece.book.play as play
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.state.doubts as sealed
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.frames as frames
from magie.bots.tally import Tally
from magie.rules.masterpiece.family.imagine import public_table
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.printed import Printed
from magie.rules.masterpiece.state.state import Table

Choose = Callable[[Table, int, Act], None]


def play_out(table: Table, players: list[Choose | None], limit: int, tally: Tally) -> int:
    """Play a game until it is over or has seen `limit` rounds; its winners as a set, empty if it is undecided.

    `players` says who plays each seat: None is the steady bot, anybody else a function that fills an act. Steady
    gets the table itself, since it reads nothing there that its seat may not know; the others get what they may see.
    """
    state = table.state
    act = Act()
    all_steady = players.count(None) == len(players)
    turns = state.turns
    decisions = 0
    while True:
        if all_steady:
            decisions += play_quickly(table, act, limit)
        seat = whose_move.to_act(table)
        if seat < 0 or state.rounds >= limit:
            break
        decisions += 1
        choose = None if all_steady else players[seat]
        if choose is None:
            steady.choose(table, seat, act)
            play.carry_out(table, seat, act)  # what it chooses is always legal
        else:
            choose(public_table(table, seat), seat, act)
            refusal = play.play(table, seat, act)
            if refusal:
                raise ValueError(f"seat {seat} played act {act.kind}, which is refused ({refusal})")
    winners = winners_of(table)
    tally.count(winners, state.turns - turns, state.rounds, decisions)
    return winners


def play_quickly(table: Table, act: Act, limit: int) -> int:
    """Answers of steady bots, a whole tick of an auction at once, until the game ends; how many.

    It comes to the same as asking, choosing and playing, without looking at what cannot be.
    """
    state = table.state
    steps = 0
    while state.rounds < limit:
        if state.question == frames.AUCTION:
            steps += play_tick(table)
        elif state.question == frames.LAST_CALL:
            steps += play_last_call(table)
        elif state.question == frames.ROLL:
            turn.roll(table, state.decider)
            steps += 1
        elif state.question == frames.GAME_OVER:
            return steps
        else:
            steady.choose(table, state.decider, act)
            play.carry_out(table, state.decider, act)
            steps += 1
    return steps


def play_tick(table: Table) -> int:
    """A-MP-08: everybody doubts, bids or passes, all unseen, and the tick is judged; how many answers."""
    waiting = ticks.must_answer(table.state)
    asked = waiting | whose_move.may_only_challenge(table)
    doubting = doubts(table, asked)
    table.hidden.passing |= asked & ~doubting
    for seat in range(table.state.seats):
        if ((waiting & ~doubting) >> seat) & 1:
            table.hidden.offered[seat] = bidder.next_bid(table, seat)
            if table.hidden.offered[seat]:
                table.hidden.passing &= ~(1 << seat)
    table.state.answered |= asked
    ticks.judge(table)
    return bits.count(asked)


def play_last_call(table: Table) -> int:
    """A-MP-09: everybody who may says whether he doubts a bid; how many answers."""
    asked = last_call.must_answer(table)
    doubts(table, asked)
    last_call.judge(table)
    return bits.count(asked)


def doubts(table: Table, asked: int) -> int:
    """A-MP-09: those of the seats asked who doubt a bid; their doubts are sealed."""
    found = 0
    if doubter.any_high(table):
        for seat in range(table.state.seats):
            if (asked >> seat) & 1:
                bluffer = doubter.doubted(table, seat)
                if bluffer >= 0:
                    found |= 1 << seat
                    sealed.doubt(table.hidden, seat, bluffer, table.state.best[bluffer])
    return found


def winners_of(table: Table) -> int:
    """MP-END-03, A-MP-20: those with the greatest total, several if it is equal; nobody before the end."""
    state = table.state
    if state.question != frames.GAME_OVER:
        return 0
    winners = 0
    most = -1
    for seat in range(state.seats):
        if players.is_playing(state, seat):
            total = ending.total(table, seat)
            if total > most:
                most = total
                winners = 0
            if total == most:
                winners |= 1 << seat
    return winners


def new_game(printed: Printed, seats: int, seed: str) -> Table:
    """A table set up from a seed; everybody still has to choose a space."""
    table = opening.lay_table(printed, seats, 0)
    luck.seed_luck(table.hidden, seed)
    opening.set_up(table)
    return table
