"""How the steady bot counts the cash of others: payments are public (A-MP-25), but it does not remember each of them.

At the start it knows what everybody has; then its count grows vague. Each seat errs in its own way (see `coin`).
"""

from __future__ import annotations

import magie.bots.masterpiece.coin as coin
from magie.rules.masterpiece.state.state import Table

# After so many rounds its count is as vague as it will be: by a quarter of the sum, and three bidding units.
ROUNDS = 10
PART = 4
UNITS = 3


def vagueness(table: Table, cash: int) -> int:
    """How far a count of so much may be off by now; where cash lies open, not at all."""
    if table.printed.public_cash:
        return 0
    return min(table.state.rounds, ROUNDS) * (cash // PART + UNITS * table.printed.bid_unit) // ROUNDS


def cash_guessed(table: Table, seat: int, other: int) -> int:
    """What a seat believes another one to have: not less than that less the vagueness, nor more than with it."""
    counted = table.state.counted[other]
    vague = vagueness(table, counted)
    return counted - vague + coin.one_of(table, seat, other, 2 * vague + 1)


def seems_to_have(table: Table, seat: int, other: int, amount: int) -> bool:
    """Does a seat believe that another one has so much? Where no error could matter, it need not think."""
    counted = table.state.counted[other]
    vague = vagueness(table, counted)
    if amount <= counted - vague:
        return True
    if amount > counted + vague:
        return False
    return amount <= cash_guessed(table, seat, other)
