"""Paintings and their value cards: drawn from the piles, handed on, cashed in; and who has seen a value."""

from __future__ import annotations

import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.rules.masterpiece.state.state import Table


def draw(table: Table, seat: int, way: int) -> None:
    """MP-VAL-01, MP-VAL-03: the top painting gets the top value card only now; the new owner alone sees it."""
    state = table.state
    painting = state.top
    state.pile -= 1
    table.hidden.value[painting] = table.hidden.value_pile[state.pile]
    state.top = table.hidden.painting_pile[state.pile - 1] if state.pile > 0 else owners.NOBODY
    take(table, seat, painting, way)


def take(table: Table, seat: int, painting: int, way: int) -> None:
    """MP-VAL-02, A-MP-22: the value card goes with the painting; the new owner sees it, former ones remember."""
    state = table.state
    state.takings += 1
    state.owner[painting] = seat
    state.taken[painting] = state.takings
    state.known_to[painting] |= 1 << seat
    tell.painting_taken(table, seat, painting, way)
    tell.value_seen(table, seat, painting, table.hidden.value[painting])


def cash_in(table: Table, painting: int, amount: int, reason: int) -> None:
    """MP-SELL-02, A-MP-15: the bank pays, the value is shown to all, painting and card leave the game."""
    state = table.state
    seat = state.owner[painting]
    value = table.hidden.value[painting]
    state.owner[painting] = whereabouts.CASHED_IN
    state.shown[painting] = value
    tell.painting_cashed_in(table, seat, painting, value, amount)
    money.pay(table, owners.BANK, seat, amount, reason)


def worth_of_collection(table: Table, seat: int) -> int:
    """MP-END-02, MP-VAL-04: the values of a player's paintings; a forgery counts nothing."""
    total = 0
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == seat:
            total += table.hidden.value[painting]
    return total


def held_longest(table: Table, seat: int) -> int:
    """A-MP-27: the painting a player has had for the longest time; -1 without any."""
    found = owners.NOBODY
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == seat:
            if found < 0 or table.state.taken[painting] < table.state.taken[found]:
                found = painting
    return found


def least_valuable(table: Table, seat: int) -> int:
    """A-MP-16: a player's painting with the lowest value; -1 without any."""
    found = owners.NOBODY
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == seat:
            if found < 0 or table.hidden.value[painting] < table.hidden.value[found]:
                found = painting
    return found
