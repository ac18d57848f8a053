"""Tables of Masterpiece for the bots: positions set up by verbs, and games in which every answer is checked.

Seats: Ann is 0 and on turn, Ben sits to her left, then Cid and Dora.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import magie.bots.masterpiece.steady as steady
import magie.rules.masterpiece.book.landing as landing
import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.book.opening as opening
import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.book.play as play
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.limits as limits
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.why as why
from magie.editions import load
from magie.rules.family import family_of
from magie.rules.luck import seed_luck
from magie.rules.masterpiece.family.imagine import public_table
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.printed import Printed
from magie.rules.masterpiece.state.state import Table

Choose = Callable[[Table, int, Act], None]

MASTERPIECE = load("masterpiece")
SPACES = [space.id for space in MASTERPIECE.spaces]
ANN, BEN, CID, DORA = range(4)
MOST_ACTS_PER_TURN = 3000


def masterpiece(**options: object) -> Printed:
    """The tables of Masterpiece with some options changed."""
    printed: Printed = family_of(MASTERPIECE.with_options(options)).printed
    return printed


def new_table(seats: int = 4, pile: Sequence[int] = (), **options: object) -> Table:
    """Everybody has cash and no painting yet, and Ann is on turn; `pile` are the values that will be drawn first."""
    table = opening.lay_table(masterpiece(**options), seats, ANN)
    seed_luck(table.hidden, "bots")
    opening.shuffle_piles(table)
    values = sorted(list(table.hidden.value_pile)[: table.state.pile])
    for value in pile:
        values.remove(value)
    table.hidden.value_pile = [*values, *reversed(pile)] + [0] * (limits.MOST_PAINTINGS - table.state.pile)
    for seat in range(seats):
        money.pay(table, owners.BANK, seat, table.printed.start_cash, why.START)
    turn.begin_turn(table, ANN)
    return table


def draws(table: Table, seat: int, *, times: int = 1) -> int:
    """A seat gets the top painting and value card, perhaps several; the last painting drawn."""
    drawn = owners.NOBODY
    for _ in range(times):
        drawn = table.state.top
        paintings.draw(table, seat, how.INHERITED)
    return drawn


def hands_on(table: Table, painting: int, seat: int) -> None:
    """A painting goes to another owner; the former one remembers its value."""
    paintings.take(table, seat, painting, how.WON)


def leave_cash(table: Table, seat: int, amount: int) -> None:
    """Give or take so much that this is what is left."""
    have = table.hidden.cash[seat]
    if amount > have:
        money.pay(table, owners.BANK, seat, amount - have, why.COLLECT)
    else:
        money.pay(table, seat, owners.BANK, have - amount, why.PENALTY)


def lands_on(table: Table, space: str) -> None:
    """Ann's piece comes to a space."""
    places = list(table.state.place)
    places[ANN] = SPACES.index(space)
    table.state.place = places
    landing.follow_space(table, ANN)


def asked(table: Table, seat: int | None = None) -> Act:
    """What steady answers for a seat, or for the one that is asked now, from what that seat may know."""
    who = whose_move.to_act(table) if seat is None else seat
    return steady.answer(public_table(table, who), who)


def plays(table: Table, seat: int, **fields: int) -> None:
    """An act of a seat; it must be legal."""
    act = Act()
    for name, value in fields.items():
        setattr(act, name, value)
    assert play.play(table, seat, act) == 0


def bids(table: Table, seat: int, amount: int) -> None:
    """A bid of a seat; it must be legal."""
    plays(table, seat, kind=act_kinds.BID, amount=amount)


def passes(table: Table, *seats: int) -> None:
    """These seats pass."""
    for seat in seats:
        plays(table, seat, kind=act_kinds.PASS)


def play_checked(table: Table, players: Sequence[Choose], rounds: int) -> Table:
    """Play by the book: ask, choose by what may be seen, refuse nothing, and see that nobody acts for ever."""
    state = table.state
    act = Act()
    turns, answers = -1, 0
    while state.rounds < rounds:
        seat = whose_move.to_act(table)
        if seat < 0:
            break
        players[seat](public_table(table, seat), seat, act)
        refusal = play.play(table, seat, act)
        assert refusal == 0, f"seat {seat}: act {act.kind} in {state.question} is refused: {refusal}"
        answers = answers + 1 if state.turns == turns else 0
        turns = state.turns
        assert answers < MOST_ACTS_PER_TURN, "a turn without end"
    return table


def finish_auction(table: Table) -> None:
    """Everybody answers as steady would, until the auction is over."""
    while table.state.question in (frames.AUCTION, frames.LAST_CALL):
        assert play.play(table, whose_move.to_act(table), asked(table)) == 0
