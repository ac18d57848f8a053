"""Set-up: money, piles, the first painting of each, and where everybody starts."""

from __future__ import annotations

import magie.rules.luck as luck
import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.printed import Printed
from magie.rules.masterpiece.state.state import Hidden, State, Table


def lay_table(printed: Printed, seats: int, banker: int) -> Table:
    """MP-SET-05: a table with everything still with the bank; the banker plays too."""
    if printed.blanks is None:
        printed.blanks = (State(), Hidden())
    state = printed.blanks[0].copy()
    state.seats = seats
    state.banker = banker
    state.playing = (1 << seats) - 1
    return Table(printed, state, printed.blanks[1].copy())


def set_up(table: Table) -> None:
    """MP-SET-03 to MP-SET-06, A-MP-03: shuffle both piles and give everybody the same money; first come the pieces."""
    state = table.state
    shuffle_piles(table)
    for seat in range(state.seats):
        money.pay(table, owners.BANK, seat, table.printed.start_cash, why.START)
    asking.ask(state, frames.CHOOSE_SPACE, state.banker)


def shuffle_piles(table: Table) -> None:
    """MP-SET-03, MP-SET-04: value cards face down; paintings face up, so that the top one is always seen."""
    hidden = table.hidden
    number = table.printed.paintings
    for i in range(number):
        hidden.value_pile[i] = table.printed.value_cards[i]
        hidden.painting_pile[i] = i
    for i in range(number - 1, 0, -1):
        j = luck.pick(hidden, i + 1)
        value = hidden.value_pile[i]
        hidden.value_pile[i] = hidden.value_pile[j]
        hidden.value_pile[j] = value
    for i in range(number - 1, 0, -1):
        j = luck.pick(hidden, i + 1)
        painting = hidden.painting_pile[i]
        hidden.painting_pile[i] = hidden.painting_pile[j]
        hidden.painting_pile[j] = painting
    table.state.pile = number
    table.state.top = hidden.painting_pile[number - 1]


def may_choose_space(table: Table, seat: int, space: int) -> int:
    """MP-SET-01, A-MP-03: in seat order from the banker, any space, also one that is taken."""
    if table.state.question != frames.CHOOSE_SPACE:
        return refusals.NOTHING_ASKED
    if table.state.decider != seat:
        return refusals.NOT_THE_DECIDER
    if space < 0 or space >= table.printed.spaces:
        return refusals.NO_SUCH_SPACE
    return refusals.NONE


def choose_space(table: Table, seat: int, space: int) -> None:
    """MP-SET-01, MP-SET-02: the piece stands there, and what the space says is not obeyed."""
    table.state.place[seat] = space
    tell.space_chosen(table, seat, space)
    ask_next_to_choose(table, seat)


def ask_next_to_choose(table: Table, seat: int) -> None:
    """A-MP-03: the next to the left chooses; when all pieces stand, everybody gets a painting and throws the die."""
    state = table.state
    after = seat
    while True:
        after = (after + 1) % state.seats
        if after == state.banker:
            deal(table)
            throw_for_first(table)
            return
        if players.is_playing(state, after):
            asking.ask(state, frames.CHOOSE_SPACE, after)
            return


def deal(table: Table) -> None:
    """MP-SET-07, A-MP-03: a first possession for everybody from the banker on; who has left gets none."""
    state = table.state
    for i in range(state.seats):
        seat = (state.banker + i) % state.seats
        if players.is_playing(state, seat):
            paintings.draw(table, seat, how.DEALT)


def throw_for_first(table: Table) -> None:
    """MP-TRN-01, A-MP-02: the highest throw takes the first turn; those who tie throw again."""
    state = table.state
    contenders = state.playing
    while True:
        contenders = throw_among(table, contenders)
        if contenders & (contenders - 1) == 0:
            break
    for seat in range(state.seats):
        if (contenders >> seat) & 1:
            state.first = seat
    turn.begin_turn(table, state.first)


def throw_among(table: Table, contenders: int) -> int:
    """One round of opening throws; the set of those with the highest."""
    best = 0
    highest = 0
    for i in range(table.state.seats):
        seat = (table.state.banker + i) % table.state.seats
        if (contenders >> seat) & 1:
            die = luck.throw_one_die(table.hidden)
            tell.opening_thrown(table, seat, die)
            if die > best:
                best = die
                highest = 0
            if die == best:
                highest |= 1 << seat
    return highest
