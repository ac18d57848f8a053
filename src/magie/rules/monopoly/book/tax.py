"""Taxes, and what a player is worth."""

from __future__ import annotations

import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.state.printed as printed_tables
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.taxes as taxes
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def land_on_tax(table: Table, seat: int, space: int) -> None:
    """OL-TAX-01: pay the Bank the printed amount; HP-TAX-01, HP-TAX-03: or choose blindly first."""
    if table.printed.tax_way[space] == taxes.CHOICE:
        stack.push(table.state, frames.TAX_CHOICE, seat, space)
    else:
        money.owe(table, seat, owners.BANK, table.printed.tax_amount[space], why.TAX)


def may_choose_tax(table: Table, seat: int) -> int:
    """HP-TAX-03: the one who landed there chooses, once."""
    state = table.state
    if top.kind(state) != frames.TAX_CHOICE:
        return refusals.NOTHING_ASKED
    return refusals.NONE if top.asked_seat(state) == seat else refusals.NOT_THE_DECIDER


def choose_tax(table: Table, seat: int, by_worth: bool) -> None:
    """HP-TAX-01 to HP-TAX-03, A-TAX-04, A-TAX-05: the choice stands, whatever the worth, as on arrival, is."""
    space = top.subject(table.state)
    stack.pop(table.state)
    amount = table.printed.tax_amount[space]
    if by_worth:
        amount = printed_tables.percentage(
            table.printed, worth(table, seat), table.printed.tax_percent[space]
        )
    tell.tax_chosen(table, seat, by_worth, amount)
    money.owe(table, seat, owners.BANK, amount, why.TAX)


def worth(table: Table, seat: int) -> int:
    """HP-TAX-02, A-TAX-02: cash, printed prices of all deeds, buildings at cost, a hotel as five houses."""
    total = table.state.cash[seat]
    for deed in range(table.printed.deeds):
        if table.state.owner[deed] == seat:
            total += table.printed.price[deed] + table.state.level[deed] * table.printed.house_price[deed]
    return total


def worth_is_secret(table: Table) -> bool:
    """HP-TAX-03, A-TAX-01: where a tax may be chosen by one's worth, nobody's worth is shown before the end."""
    if top.kind(table.state) == frames.GAME_OVER:
        return False
    for space in range(table.printed.spaces):
        if table.printed.tax_way[space] == taxes.CHOICE:
            return True
    return False
