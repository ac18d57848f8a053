"""Buying and selling at fixed prices: from the bank, from another player, to the bank."""

from __future__ import annotations

import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.auction as auction
import magie.rules.masterpiece.ending as ending
import magie.rules.masterpiece.happened as happened
import magie.rules.masterpiece.how as how
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.money as money
import magie.rules.masterpiece.no as no
import magie.rules.masterpiece.paintings as paintings
import magie.rules.masterpiece.spaces as spaces
import magie.rules.masterpiece.state as st
import magie.rules.masterpiece.turn as turn
import magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state import Table


def may_buy(table: Table, seat: int) -> int:
    """MP-BUY-01: the lander, for cash; the question is put only to one who has it."""
    if table.state.question != ask.BUY_OR_DECLINE:
        return no.NOTHING_ASKED
    return no.OBJECTION if table.state.decider == seat else no.NOT_THE_DECIDER


def buy(table: Table, seat: int) -> None:
    """MP-BUY-01, MP-VAL-03: pay the bank X, then draw the top painting and value card."""
    money.pay(table, seat, kind.BANK, spaces.amount_here(table, seat), why.PRICE)
    paintings.draw(table, seat, how.BOUGHT)
    ending.end_or_go_on(table)


def refuse_to_buy(table: Table, seat: int) -> None:
    """MP-BUY-02, MP-BUY-03, A-MP-12: a bank auction at once, in which the one who refused only calls the bids."""
    st.tell(table, happened.PAINTING_DECLINED, seat, table.state.top, 0, 0)
    auction.open_bank_auction(table, table.state.playing & ~(1 << seat))


def may_decline(table: Table, seat: int) -> int:
    """MP-BUY-02, MP-SELL-01, MP-B400-01: what may be declined; a forced sale and an inheritance may not."""
    question = table.state.question
    if question == ask.BUY_OR_DECLINE or question == ask.SELL_OR_KEEP or question == ask.BUY_FROM_PLAYER:
        return no.OBJECTION if table.state.decider == seat else no.NOT_THE_DECIDER
    return no.MUST_SELL_ONE if question == ask.MUST_SELL else no.NOTHING_ASKED


def decline(table: Table, seat: int) -> None:
    """Refuse to buy, keep one's paintings, or take nothing."""
    if table.state.question == ask.BUY_OR_DECLINE:
        refuse_to_buy(table, seat)
        return
    if table.state.question == ask.SELL_OR_KEEP:
        st.tell(table, happened.PAINTING_KEPT, seat, 0, 0, 0)
    else:
        st.tell(table, happened.NOTHING_TAKEN, seat, 0, 0, 0)
    turn.next_turn(table)


def may_sell(table: Table, seat: int, painting: int) -> int:
    """MP-SELL-01, MP-S350-01, MP-AUC-13: the lander, one of his own, on these two spaces and nowhere else."""
    question = table.state.question
    if question != ask.SELL_OR_KEEP and question != ask.MUST_SELL:
        return no.NOTHING_ASKED
    if table.state.decider != seat:
        return no.NOT_THE_DECIDER
    if painting < 0 or painting >= table.printed.paintings:
        return no.NO_SUCH_PAINTING
    return no.OBJECTION if table.state.owner[painting] == seat else no.NOT_YOUR_PAINTING


def sell(table: Table, seat: int, painting: int) -> None:
    """MP-SELL-01, MP-S350-01: at its value on the one space, for the printed amount on the other; once a visit."""
    if table.state.question == ask.SELL_OR_KEEP:
        paintings.cash_in(table, painting, table.hidden.value[painting], why.VALUE)
    else:
        paintings.cash_in(table, painting, spaces.amount_here(table, seat), why.SALE)
    turn.next_turn(table)


def anything_to_take(table: Table, seat: int) -> bool:
    """A-MP-17, A-MP-28: does any other player who is still in the game own a painting?"""
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] != seat and st.in_play(table.state, painting):
            return True
    return False


def may_take(table: Table, seat: int, painting: int) -> int:
    """MP-B400-01, MP-B400-02, A-MP-17: any painting of any other player; the question needs the cash."""
    if table.state.question != ask.BUY_FROM_PLAYER:
        return no.NOTHING_ASKED
    if table.state.decider != seat:
        return no.NOT_THE_DECIDER
    if painting < 0 or painting >= table.printed.paintings:
        return no.NO_SUCH_PAINTING
    if table.state.owner[painting] == seat:
        return no.OWN_PAINTING
    return no.OBJECTION if st.in_play(table.state, painting) else no.NOBODYS_PAINTING


def take_from_player(table: Table, seat: int, painting: int) -> None:
    """MP-B400-02, MP-OFF-04, A-MP-17: the owner cannot refuse and gets the money; the value card goes along."""
    money.pay(table, seat, table.state.owner[painting], spaces.amount_here(table, seat), why.PURCHASE)
    paintings.take(table, seat, painting, how.TAKEN_FROM_PLAYER)
    turn.next_turn(table)
