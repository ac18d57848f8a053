"""Money changes hands: the one place where cash moves."""

from __future__ import annotations

import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def pay(table: Table, payer: int, payee: int, amount: int, reason: int) -> None:
    """M-BNK-04, M-BNK-05, M-BNK-09, A-BNK-02: hand over cash; the Bank, as either side, never runs out.

    M-TAX-01: what goes to the Bank goes nowhere else, unless the house rule keeps a pot under Free Parking.
    """
    if amount == 0:
        return
    if payer >= 0:
        table.state.cash[payer] -= amount
    if payee >= 0:
        table.state.cash[payee] += amount
    elif table.printed.free_parking_pot and is_penalty(reason):
        table.state.pot += amount
    if table.events is not None:
        tell.cash_paid(table, payer, payee, amount, reason)


def is_penalty(reason: int) -> bool:
    """OL-FP-01, OL-DEAL-03: what a table that plays with the Free Parking pot puts into it."""
    return reason == why.TAX or reason == why.CARD or reason == why.JAIL_FINE


def owe(table: Table, debtor: int, creditor: int, amount: int, reason: int) -> None:
    """M-DEBT-01, M-OFF-08: pay at once from cash, on one's turn or not, or be asked to raise the money first.

    A-BKR-10: nobody owes anything to a player who has resigned.
    """
    if creditor >= 0 and (table.state.resigned >> creditor) & 1:
        return
    if table.state.cash[debtor] >= amount:
        pay(table, debtor, creditor, amount, reason)
        return
    state = table.state
    state.debtor = debtor
    state.creditor = creditor
    state.debt = amount
    state.debt_why = reason
    state.debt_offers = 0
    stack.push(state, frames.DEBT, debtor, amount)
    tell.debt_opened(table, debtor, creditor, amount, reason)


def take_pot(table: Table, seat: int) -> None:
    """M-FP-01: Free Parking gives nothing; with the house rule whoever lands there takes the pot."""
    amount = table.state.pot
    if amount > 0:
        table.state.pot = 0
        pay(table, owners.BANK, seat, amount, why.PARKING_POT)
