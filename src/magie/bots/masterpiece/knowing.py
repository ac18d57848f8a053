"""What a seat may know: its own cash, the values it has seen, and the public table. Steady asks nothing else.

These functions are the only ones of the steady bot that look into the hidden half of a table (A-MP-22, A-MP-25).
"""

from __future__ import annotations

import magie.rules.masterpiece.words.amounts as amounts
from magie.rules.masterpiece.state.state import Table

# For each unseen card in other hands and for each card in the pile so many percent more, and at most so many; measured
# with `python -m bench.overpayment`.
STAY, MOST_STAY = 5, 20
# Two numbers to stir with.
FACTOR, MODULUS = 69_069, 2_147_483_647


def own_cash(table: Table, seat: int) -> int:
    """A-MP-25: what this seat has in its own hand."""
    return table.hidden.cash[seat]


def value_seen(table: Table, seat: int, painting: int) -> int:
    """A-MP-22: the value of a painting if it was shown to all, or this seat holds it or once did; else unknown."""
    if table.state.shown[painting] >= 0:
        return table.state.shown[painting]
    if (table.state.known_to[painting] >> seat) & 1:
        return table.hidden.value[painting]
    return amounts.UNKNOWN


def has_held(table: Table, seat: int, painting: int) -> bool:
    """A-MP-22: does this seat hold a painting, or once did? Then it knows its value; who has held what is public."""
    return (table.state.known_to[painting] >> seat) & 1 == 1


def mean_unseen(table: Table, seat: int) -> int:
    """A-MP-06: the deck is public, so this is what a painting is worth on average of which this seat knows nothing."""
    total = 0
    cards = 0
    for painting in range(table.printed.paintings):
        total += table.printed.value_cards[painting]
        value = value_seen(table, seat, painting)
        if value < 0:
            cards += 1
        else:
            total -= value
    return total // cards if cards > 0 else 0


def mean_of_the_rest(table: Table, seat: int) -> int:
    """What is likely behind a painting that comes to auction: the mean of the unseen cards, and a little more.

    The fine ones are cashed in and seen while the poor ones stay in their owners' hands, and go unseen to the end.
    """
    state = table.state
    total = 0
    cards = 0
    for painting in range(table.printed.paintings):
        total += table.printed.value_cards[painting]
        if state.shown[painting] >= 0:
            total -= state.shown[painting]
        elif (state.known_to[painting] >> seat) & 1:
            total -= table.hidden.value[painting]
        else:
            cards += 1
    pile = max(state.pile, 1)
    more = min(STAY * (cards - pile) // pile, MOST_STAY)
    return total * (100 + more) // (100 * max(cards, 1))


def mean_not_shown(table: Table) -> int:
    """What the public takes a painting for: the mean of the value cards that were not turned over yet."""
    total = 0
    cards = 0
    for painting in range(table.printed.paintings):
        total += table.printed.value_cards[painting]
        value = table.state.shown[painting]
        if value < 0:
            cards += 1
        else:
            total -= value
    return total // cards if cards > 0 else 0


def memory(table: Table, seat: int) -> int:
    """A number made of the paintings this seat has held and their values; it changes when the seat sees another one."""
    state = table.state
    found = 0
    for painting in range(table.printed.paintings):
        if (state.known_to[painting] >> seat) & 1:
            found = (found * FACTOR + painting + table.hidden.value[painting]) % MODULUS
    return found
