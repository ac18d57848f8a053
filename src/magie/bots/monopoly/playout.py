"""Play games out to the end at full speed: ask, choose, play, and count."""

from __future__ import annotations

from collections.abc import Callable

import magie.bots.monopoly.steady as steady
import magie.rules.bits as bits
import magie.rules.luck as luck
import magie.rules.monopoly.book.opening as opening
import magie.rules.monopoly.book.play as play
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.book.turn as turn
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
from magie.bots.tally import Tally
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.printed import Printed
from magie.rules.monopoly.state.state import Hidden, State, Table

Choose = Callable[[Table, int, Act], None]

# The hidden half of what bots see: empty, and nobody writes on it.
NOTHING = Hidden()


def play_out(table: Table, players: list[Choose | None], limit: int, tally: Tally) -> int:
    """Play a game until it is over or has seen `limit` rounds; its winners as a set, empty if it is undecided.

    `players` says who plays each seat: None is the steady bot, anybody else a function that fills an act.
    """
    state = table.state
    seen = Table(table.printed, state, NOTHING)  # bots choose by what everybody may see
    act = Act()
    all_steady = players.count(None) == len(players)
    turns = state.turns
    decisions = 0
    while True:
        if all_steady:
            decisions += play_quickly(table, seen, act, limit)
        seat = whose_move.to_act(seen)
        if seat < 0 or state.rounds >= limit:
            break
        decisions += 1
        choose = None if all_steady else players[seat]
        if choose is None:
            steady.choose(seen, seat, act)
            play.carry_out(table, seat, act)  # what it chooses is always legal
        else:
            choose(seen, seat, act)
            refusal = play.play(table, seat, act)
            if refusal:
                raise ValueError(f"seat {seat} played act {act.kind}, which is refused ({refusal})")
    winners = winners_of(table)
    tally.count(winners, state.turns - turns, state.rounds, decisions)
    return winners


def play_quickly(table: Table, seen: Table, act: Act, limit: int) -> int:
    """Nearly all answers of steady bots: pass, throw, end the turn. Plays on until one must think; how many.

    It comes to the same as asking, choosing and playing, without looking at what cannot be.
    """
    state = table.state
    steps = 0
    while state.rounds < limit and not (state.claims or state.offers or state.resigned):
        situation = top.kind(state)
        if situation == frames.POST_MOVE:
            steps += 1 + passes(state, state.playing & ~(1 << state.turn))
            if state.throw_again:
                throw(table)
            else:
                turn.pass_the_dice(table)
        elif situation == frames.PRE_ROLL:
            steps += pass_before_throw(table, seen, act)
            if state.playing & ~state.passed == 1 << state.turn:
                if not steady.throws_at_once(state):
                    return steps
                throw(table)
                steps += 1
        else:
            return steps
    return steps


def pass_before_throw(table: Table, seen: Table, act: Act) -> int:
    """Only the last mover may want to do something before the next throw, and is the last one to be asked."""
    state = table.state
    mover = steady.last_mover(state)
    if (state.passed >> mover) & 1 or not steady.may_spend(state, mover):
        return passes(state, state.playing & ~(1 << state.turn))
    steps = passes(state, state.playing & ~(1 << state.turn) & ~(1 << mover))
    steady.looks_after_property(seen, mover, act)
    play.carry_out(table, mover, act)
    return steps + 1


def throw(table: Table) -> None:
    """M-TRN-01: the player on turn throws, moves and lands."""
    turn.roll(table, table.state.turn)
    turn.settle(table)


def passes(state: State, seats: int) -> int:
    """A-GEN-07: all of these seats pass who have not done so yet; how many."""
    waiting = seats & ~state.passed
    state.passed |= waiting
    return bits.count(waiting)


def winners_of(table: Table) -> int:
    """M-WIN-01: the last one in the game; A-WIN-02: or the richest at the round limit; nobody before the end."""
    state = table.state
    if top.kind(state) != frames.GAME_OVER:
        return 0
    winners = 0
    most = -1
    for seat in range(state.seats):
        if players.is_playing(state, seat):
            worth = tax.worth(table, seat)
            if worth > most:
                most = worth
                winners = 0
            if worth == most:
                winners |= 1 << seat
    return winners


def new_game(printed: Printed, seats: int, seed: str) -> Table:
    """A table set up from a seed, ready for the first throw."""
    table = opening.lay_table(printed, seats)
    luck.seed_luck(table.hidden, seed)
    opening.set_up(table)
    opening.throw_for_first(table, 0)
    return table
