"""Help, I'm in debt: raising money, paying, and going bankrupt."""

from __future__ import annotations

import magie.rules.monopoly.book.bankruptcy as bankruptcy
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.state import Table


def can_raise(table: Table, seat: int) -> int:
    """A-BKR-01: cash, half price of all buildings, mortgage values of all unmortgaged properties."""
    total = table.state.cash[seat] + selling.value_of_buildings(table, seat)
    for deed in range(table.printed.deeds):
        counts = (table.state.owner[deed] == seat) & (table.state.mortgaged[deed] == 0)
        total += counts * table.printed.mortgage_value[deed]
    return total


def may_declare_bankruptcy(table: Table, seat: int) -> int:
    """M-DEBT-01, A-BKR-01: refused as long as selling and mortgaging could pay the debt."""
    if top.kind(table.state) != frames.DEBT:
        return refusals.NOT_IN_DEBT
    if table.state.debtor != seat:
        return refusals.NOT_IN_DEBT
    if can_raise(table, seat) >= table.state.debt:
        return refusals.CAN_STILL_PAY
    return refusals.NONE


def has_nothing_left(table: Table, seat: int) -> bool:
    """A-BKR-01: with no deed and no Get Out of Jail Free card there is nothing to decide."""
    if table.state.hand[seat]:
        return False
    for card in range(table.printed.jail_cards):
        if table.state.card_holder[card] == seat:
            return False
    return True


def go_on_with_debt(table: Table) -> bool:
    """A-BKR-01: paid by itself as soon as the cash suffices; False while the debtor must act.

    A-BKR-10: one who has resigned is bankrupt to the creditor at once.
    """
    state = table.state
    debtor = state.debtor
    if state.cash[debtor] >= state.debt:
        end_debt(table)
        tell.debt_paid(table, debtor, state.creditor, state.debt)
        money.pay(table, debtor, state.creditor, state.debt, state.debt_why)
        return True
    if (state.resigned >> debtor) & 1 or has_nothing_left(table, debtor):
        declare_bankruptcy(table)
        return True
    return False


def end_debt(table: Table) -> None:
    """The debt is no longer in progress; offers made in it lapse."""
    number = top.number(table.state)
    stack.pop(table.state)
    offers.lapse_offers_made_in(table, number)


def declare_bankruptcy(table: Table) -> None:
    """M-BKR-01: out of the game at once."""
    debtor = table.state.debtor
    creditor = table.state.creditor
    end_debt(table)
    bankruptcy.go_bankrupt(table, debtor, creditor)
