"""The eight kinds of space, and what each asks of the player who lands on it."""

from __future__ import annotations

import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.book.trade as trade
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.spaces as spaces
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state import Table


def follow_space(table: Table, seat: int) -> None:
    """MP-TRN-02, A-MP-05: do what the space reached says."""
    space = table.printed.kind_of[table.state.place[seat]]
    if space == spaces.PRIVATE_AUCTION:
        private_auction(table, seat)
    elif space == spaces.BANK_AUCTION:
        auction.open_bank_auction(table, table.state.playing)
    elif space == spaces.BUY:
        buy_from_bank(table, seat)
    elif space == spaces.SELL_ANY:
        sell_any(table, seat)
    elif space == spaces.BUY_FROM_PLAYER:
        buy_from_player(table, seat)
    elif space == spaces.SELL_FOR:
        sell_for(table, seat)
    elif space == spaces.INHERIT:
        inherit(table, seat)
    else:
        collect(table, seat)


def amount_here(table: Table, seat: int) -> int:
    """The X of the space a player stands on."""
    return table.printed.amount[table.state.place[seat]]


def private_auction(table: Table, seat: int) -> None:
    """MP-PA-01, MP-PA-02, A-MP-14: one of the lander's paintings; among several the left neighbour chooses."""
    owned = players.paintings_of(table, seat)
    if owned == 0:
        turn.next_turn(table)
    elif owned == 1:
        auction.open_private_auction(table, seat, paintings.held_longest(table, seat))
    else:
        asking.ask(table.state, frames.CHOOSE_LOT, players.left_of(table.state, seat))


def buy_from_bank(table: Table, seat: int) -> None:
    """MP-BUY-01, A-MP-12: buy for X, or refuse; without the cash it is as if refused."""
    if table.hidden.cash[seat] >= amount_here(table, seat):
        asking.ask(table.state, frames.BUY_OR_DECLINE, seat)
    else:
        trade.refuse_to_buy(table, seat)


def sell_any(table: Table, seat: int) -> None:
    """MP-SELL-01: an owner may sell one painting at its value."""
    if players.paintings_of(table, seat):
        asking.ask(table.state, frames.SELL_OR_KEEP, seat)
    else:
        turn.next_turn(table)


def buy_from_player(table: Table, seat: int) -> None:
    """MP-B400-01, A-MP-17: with the cash, and if anybody else has a painting, one may be taken."""
    if table.hidden.cash[seat] >= amount_here(table, seat) and trade.anything_to_take(table, seat):
        asking.ask(table.state, frames.BUY_FROM_PLAYER, seat)
    else:
        turn.next_turn(table)


def sell_for(table: Table, seat: int) -> None:
    """MP-S350-01, MP-S350-02: an owner must sell one painting, whatever it is worth."""
    if players.paintings_of(table, seat):
        asking.ask(table.state, frames.MUST_SELL, seat)
    else:
        turn.next_turn(table)


def inherit(table: Table, seat: int) -> None:
    """MP-INH-01, A-MP-18: the top painting and value card, free; it cannot be declined."""
    paintings.draw(table, seat, how.INHERITED)
    ending.end_or_go_on(table)


def collect(table: Table, seat: int) -> None:
    """MP-COL-01: the bank pays X."""
    money.pay(table, owners.BANK, seat, amount_here(table, seat), why.COLLECT)
    turn.next_turn(table)
