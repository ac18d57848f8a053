"""Tables of Monopoly for the bots: positions set up by verbs, and games in which every answer is checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import magie.bots.monopoly.playout as playout
import magie.bots.monopoly.steady as steady
import magie.rules.bits as bits
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.play as play
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.editions import MonopolyEdition, load, names
from magie.rules.family import family_of
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.printed import Printed
from magie.rules.monopoly.state.state import Hidden, Table

Choose = Callable[[Table, int, Act], None]

MONOPOLY = [name for name in names() if load(name).family == "monopoly"]
LUXURY = load("luxury")
assert isinstance(LUXURY, MonopolyEdition)
DEEDS = [space.id for space in LUXURY.spaces if space.group]
MOST_ACTS_PER_TURN = 2000


def luxury(**options: object) -> Printed:
    """The tables of Luxury with some options changed."""
    printed: Printed = family_of(LUXURY.with_options(options)).printed
    return printed


def new_table(seats: int = 4, **options: object) -> Table:
    """Luxury before the first throw; seat 0 is on turn in the first round."""
    table = playout.new_game(luxury(**options), seats, "first")
    number = 0
    while table.state.turn != 0:
        number += 1
        table = playout.new_game(table.printed, seats, f"first {number}")
    return table


def deal(table: Table, seat: int, *names: str) -> None:
    """Put deeds into a hand."""
    for name in names:
        hands.give_deed(table, DEEDS.index(name), seat)


def set_of(*names: str) -> int:
    """Some deeds as a set."""
    return bits.set_of([DEEDS.index(name) for name in names])


def leave_cash(table: Table, seat: int, amount: int) -> None:
    """Give or take so much that this is what is left."""
    money.pay(table, owners.BANK, seat, amount - table.state.cash[seat], why.START)


def asked(table: Table) -> Act:
    """What steady answers for the seat that is asked now."""
    act = Act()
    steady.choose(without_secrets(table), whose_move.to_act(table), act)
    return act


def plays(table: Table, **fields: int) -> None:
    """An act of the seat that is asked; it must be legal."""
    act = Act()
    for name, value in fields.items():
        setattr(act, name, value)
    assert play.play(table, whose_move.to_act(table), act) == 0


def without_secrets(table: Table) -> Table:
    """The same position, with nothing in it that a player may not know."""
    return Table(table.printed, table.state, Hidden())


def play_checked(table: Table, players: Sequence[Choose], rounds: int) -> Table:
    """Play by the book: ask, choose, and see that nothing is refused and nobody acts for ever."""
    state = table.state
    seen = without_secrets(table)
    act = Act()
    turns, acts = -1, 0
    while state.rounds < rounds:
        seat = whose_move.to_act(table)
        if seat < 0:
            break
        players[seat](seen, seat, act)
        refusal = play.play(table, seat, act)
        assert refusal == 0, f"seat {seat}: act {act.kind} in {top.kind(state)} is refused: {refusal}"
        acts = acts + 1 if state.turns == turns else 0
        turns = state.turns
        assert acts < MOST_ACTS_PER_TURN, "a turn without end"
    return table
