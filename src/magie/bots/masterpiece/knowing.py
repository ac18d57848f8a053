"""What a seat may know: its own cash, the values it has seen, and the public table. Steady asks nothing else.

These functions are the only ones of the steady bot that look into the hidden half of a table (A-MP-22, A-MP-25).
"""

from __future__ import annotations

import magie.rules.masterpiece.kind as kind
from magie.rules.masterpiece.state import Table


def own_cash(table: Table, seat: int) -> int:
    """A-MP-25: what this seat has in its own hand."""
    return table.hidden.cash[seat]


def value_seen(table: Table, seat: int, painting: int) -> int:
    """A-MP-22: the value of a painting if it was shown to all, or this seat holds it or once did; else unknown."""
    if table.state.shown[painting] >= 0:
        return table.state.shown[painting]
    if (table.state.known_to[painting] >> seat) & 1:
        return table.hidden.value[painting]
    return kind.UNKNOWN


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
