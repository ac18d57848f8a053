"""The eight kinds of space, and what each asks of the player who lands on it."""

from __future__ import annotations

import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.auction as auction
import magie.rules.masterpiece.ending as ending
import magie.rules.masterpiece.how as how
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.money as money
import magie.rules.masterpiece.paintings as paintings
import magie.rules.masterpiece.state as st
import magie.rules.masterpiece.trade as trade
import magie.rules.masterpiece.turn as turn
import magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state import Table


def follow_space(table: Table, seat: int) -> None:
    """MP-TRN-02, A-MP-05: do what the space reached says."""
    space = table.printed.kind_of[table.state.place[seat]]
    if space == kind.PRIVATE_AUCTION:
        private_auction(table, seat)
    elif space == kind.BANK_AUCTION:
        auction.open_bank_auction(table, table.state.playing)
    elif space == kind.BUY:
        buy_from_bank(table, seat)
    elif space == kind.SELL_ANY:
        sell_any(table, seat)
    elif space == kind.BUY_FROM_PLAYER:
        buy_from_player(table, seat)
    elif space == kind.SELL_FOR:
        sell_for(table, seat)
    elif space == kind.INHERIT:
        inherit(table, seat)
    else:
        collect(table, seat)


def amount_here(table: Table, seat: int) -> int:
    """The X of the space a player stands on."""
    return table.printed.amount[table.state.place[seat]]


def private_auction(table: Table, seat: int) -> None:
    """MP-PA-01, MP-PA-02, A-MP-14: one of the lander's paintings; among several the left neighbour chooses."""
    owned = st.paintings_of(table, seat)
    if owned == 0:
        turn.next_turn(table)
    elif owned == 1:
        auction.open_private_auction(table, seat, paintings.held_longest(table, seat))
    else:
        st.ask(table.state, ask.CHOOSE_LOT, st.left_of(table.state, seat))


def buy_from_bank(table: Table, seat: int) -> None:
    """MP-BUY-01, A-MP-12: buy for X, or refuse; without the cash it is as if refused."""
    if table.hidden.cash[seat] >= amount_here(table, seat):
        st.ask(table.state, ask.BUY_OR_DECLINE, seat)
    else:
        trade.refuse_to_buy(table, seat)


def sell_any(table: Table, seat: int) -> None:
    """MP-SELL-01: an owner may sell one painting at its value."""
    if st.paintings_of(table, seat):
        st.ask(table.state, ask.SELL_OR_KEEP, seat)
    else:
        turn.next_turn(table)


def buy_from_player(table: Table, seat: int) -> None:
    """MP-B400-01, A-MP-17: with the cash, and if anybody else has a painting, one may be taken."""
    if table.hidden.cash[seat] >= amount_here(table, seat) and trade.anything_to_take(table, seat):
        st.ask(table.state, ask.BUY_FROM_PLAYER, seat)
    else:
        turn.next_turn(table)


def sell_for(table: Table, seat: int) -> None:
    """MP-S350-01, MP-S350-02: an owner must sell one painting, whatever it is worth."""
    if st.paintings_of(table, seat):
        st.ask(table.state, ask.MUST_SELL, seat)
    else:
        turn.next_turn(table)


def inherit(table: Table, seat: int) -> None:
    """MP-INH-01, A-MP-18: the top painting and value card, free; it cannot be declined."""
    paintings.draw(table, seat, how.INHERITED)
    ending.end_or_go_on(table)


def collect(table: Table, seat: int) -> None:
    """MP-COL-01: the bank pays X."""
    money.pay(table, kind.BANK, seat, amount_here(table, seat), why.COLLECT)
    turn.next_turn(table)
