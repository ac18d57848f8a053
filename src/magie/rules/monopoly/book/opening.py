"""Set-up: the money, the decks, who goes first."""

from __future__ import annotations

import magie.rules.luck as luck
import magie.rules.monopoly.book.cards as cards
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.turn as turn
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.prices_paid as prices_paid
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.printed import Printed
from magie.rules.monopoly.state.state import Hidden, State, Table


def lay_table(printed: Printed, seats: int) -> Table:
    """M-SET-07 to M-SET-09, M-BNK-03, A-GO-05: tokens on GO, nothing handed out yet, all else with the Bank."""
    if printed.blanks is None:
        printed.blanks = (State(), Hidden())
    state = printed.blanks[0].copy()
    state.seats = seats
    state.playing = (1 << seats) - 1
    state.houses = printed.houses
    state.hotels = printed.hotels
    if printed.auto_claim:
        state.auto_claim = (1 << seats) - 1
    if printed.refund_price_paid:
        prices_paid.keep(state)
    return Table(printed, state, printed.blanks[1].copy())


def set_up(table: Table) -> None:
    """M-SET-08, OL-SET-01: everybody gets the starting money, the decks are shuffled."""
    for seat in range(table.state.seats):
        money.pay(table, owners.BANK, seat, table.printed.start_cash, why.START)
    cards.shuffle_decks(table)
    if table.printed.deal_out_deeds:
        deal_out_deeds(table)


def deal_out_deeds(table: Table) -> None:
    """House rule: so many deeds to every player at the start, at random and free of charge."""
    for _ in range(table.printed.deal_out_deeds):
        for seat in range(table.state.seats):
            deed = pick_unowned(table)
            hands.give_deed(table, deed, seat)
            tell.deed_dealt(table, seat, deed)


def pick_unowned(table: Table) -> int:
    """A random deed of the Bank's."""
    unowned = 0
    for deed in range(table.printed.deeds):
        if table.state.owner[deed] == owners.BANK:
            unowned += 1
    skip = luck.pick(table.hidden, unowned)
    for deed in range(table.printed.deeds):
        if table.state.owner[deed] == owners.BANK:
            if skip == 0:
                return deed
            skip -= 1
    return -1


def throw_for_first(table: Table, banker: int) -> None:
    """M-ORD-01, A-ORD-01: the highest throw takes the first turn; those who tie throw again.

    HP-ORD-01: the throws may start with the Banker; doubles mean nothing here (A-DBL-02).
    """
    state = table.state
    start = banker if table.printed.opening_from_banker else 0
    contenders = state.playing
    while True:
        contenders = throw_among(table, contenders, start)
        if contenders & (contenders - 1) == 0:
            break
    for seat in range(state.seats):
        if (contenders >> seat) & 1:
            state.first = seat
    turn.begin_turn(table, state.first)


def throw_among(table: Table, contenders: int, start: int) -> int:
    """One round of opening throws; the set of those with the highest total."""
    best = 0
    highest = 0
    for i in range(table.state.seats):
        seat = (start + i) % table.state.seats
        if (contenders >> seat) & 1:
            luck.throw_dice(table.hidden)
            total = table.hidden.die1 + table.hidden.die2
            tell.opening_thrown(table, seat, table.hidden.die1, table.hidden.die2)
            if total > best:
                best = total
                highest = 0
            if total == best:
                highest |= 1 << seat
    return highest
