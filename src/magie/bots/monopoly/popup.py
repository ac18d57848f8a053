"""The Land of Oz: when the steady bot goes in, whom it strikes, where the Winged Monkeys carry it."""

from __future__ import annotations

import magie.bots.monopoly.money as cash_in_hand
import magie.bots.monopoly.worth as worth
import magie.rules.monopoly.book.popup as popup
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table

ALL_THROWS = 36
SIDES = 6


def enters(table: Table, seat: int) -> bool:
    """OZ-IN-01: go in where it pays: the powers bring money, and the rents ahead are worth avoiding.

    Early in the game the deeds ahead are worth more.
    """
    if popup.may_enter(table, seat) != refusals.NONE:
        return False
    powers = (
        table.printed.harvest * (players.players_left(table.state) - 1)
        + table.printed.escape
        + table.printed.salary
    )
    return powers * ALL_THROWS // SIDES + rents_ahead(table, seat) > bargains_ahead(table, seat)


def ways_to_throw(total: int) -> int:
    """Out of 36: how often two dice show this total."""
    return total - 1 if total <= 7 else 13 - total


def deed_ahead(table: Table, seat: int, steps: int) -> int:
    """The deed so many spaces ahead; -1 if there is none."""
    space = table.state.place[seat] + steps
    if space >= table.printed.spaces:
        space -= table.printed.spaces
    return table.printed.deed_at[space]


def rents_ahead(table: Table, seat: int) -> int:
    """What the 36 throws would cost in rent, all together."""
    total = 0
    for steps in range(2, 13):
        deed = deed_ahead(table, seat, steps)
        if deed >= 0 and not table.state.mortgaged[deed]:
            owner = table.state.owner[deed]
            if owner != owners.BANK and owner != seat:
                total += ways_to_throw(steps) * rent.rent_of(table, deed)
    return total


def bargains_ahead(table: Table, seat: int) -> int:
    """What the 36 throws would win by buying, all together."""
    total = 0
    for steps in range(2, 13):
        deed = deed_ahead(table, seat, steps)
        if deed >= 0:
            total += ways_to_throw(steps) * bargain_in(table, seat, deed)
    return total


def bargain_in(table: Table, seat: int, deed: int) -> int:
    """How much more an unowned deed is worth than it costs; 0 if it cannot be bought with a reserve left."""
    price = table.printed.price[deed]
    if table.state.owner[deed] != owners.BANK or table.state.cash[seat] < price + cash_in_hand.RESERVE:
        return 0
    return max(worth.worth_of(table, seat, deed) - price, 0)


def strikes(table: Table, seat: int, act: Act) -> None:
    """OZ-PW1-01, OZ-PW2-01, OZ-PW3-01: the powers fall on the richest of the others."""
    richest = -1
    act.kind = act_kinds.TARGET
    for other in range(table.state.seats):
        if other != seat and players.is_playing(table.state, other) and tax.worth(table, other) > richest:
            richest = tax.worth(table, other)
            act.seat = other


def flies(table: Table, seat: int, act: Act) -> None:
    """OZ-PW5-01: to the best bargain on the board, unless the salary on GO is worth more."""
    best = table.printed.salary
    act.kind = act_kinds.FLY_TO
    act.number = 0
    for deed in range(table.printed.deeds):
        value = bargain_in(table, seat, deed)
        if table.printed.space_of[deed] < table.state.place[seat]:
            value += table.printed.salary
        if value > best and table.state.owner[deed] == owners.BANK:
            best = value
            act.number = table.printed.space_of[deed]
