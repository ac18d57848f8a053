"""Money changes hands: the one place where cash moves."""

from __future__ import annotations

import magie.rules.masterpiece.state.telling as tell
from magie.rules.masterpiece.state.state import Table


def pay(table: Table, payer: int, payee: int, amount: int, reason: int) -> None:
    """A-MP-25, A-MP-26: hand over cash, for all to see; the bank, as either side, never runs out.

    So whoever has counted from the start knows what everybody has. MP-AUC-12: there is no other way for money to
    move, so nobody can borrow any.
    """
    if amount == 0:
        return
    if payer >= 0:
        table.hidden.cash[payer] -= amount
        table.state.counted[payer] -= amount
    if payee >= 0:
        table.hidden.cash[payee] += amount
        table.state.counted[payee] += amount
    tell.cash_paid(table, payer, payee, amount, reason)
