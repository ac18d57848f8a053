"""Buying and selling at fixed prices: from the bank, from another player, to the bank."""

from __future__ import annotations

import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.landing as landing
import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state import Table


def may_buy(table: Table, seat: int) -> int:
    """MP-BUY-01: the lander, for cash; the question is put only to one who has it."""
    if table.state.question != frames.BUY_OR_DECLINE:
        return refusals.NOTHING_ASKED
    return refusals.NONE if table.state.decider == seat else refusals.NOT_THE_DECIDER


def buy(table: Table, seat: int) -> None:
    """MP-BUY-01, MP-VAL-03: pay the bank X, then draw the top painting and value card."""
    money.pay(table, seat, owners.BANK, landing.amount_here(table, seat), why.PRICE)
    paintings.draw(table, seat, how.BOUGHT)
    ending.end_or_go_on(table)


def refuse_to_buy(table: Table, seat: int) -> None:
    """MP-BUY-02, MP-BUY-03, A-MP-12: a bank auction at once, in which the one who refused only calls the bids."""
    tell.painting_declined(table, seat, table.state.top)
    auction.open_bank_auction(table, table.state.playing & ~(1 << seat))


def may_decline(table: Table, seat: int) -> int:
    """MP-BUY-02, MP-SELL-01, MP-B400-01: what may be declined; a forced sale and an inheritance may not."""
    question = table.state.question
    if (
        question == frames.BUY_OR_DECLINE
        or question == frames.SELL_OR_KEEP
        or question == frames.BUY_FROM_PLAYER
    ):
        return refusals.NONE if table.state.decider == seat else refusals.NOT_THE_DECIDER
    return refusals.MUST_SELL_ONE if question == frames.MUST_SELL else refusals.NOTHING_ASKED


def decline(table: Table, seat: int) -> None:
    """Refuse to buy, keep one's paintings, or take nothing."""
    if table.state.question == frames.BUY_OR_DECLINE:
        refuse_to_buy(table, seat)
        return
    if table.state.question == frames.SELL_OR_KEEP:
        tell.painting_kept(table, seat)
    else:
        tell.nothing_taken(table, seat)
    turn.next_turn(table)


def may_sell(table: Table, seat: int, painting: int) -> int:
    """MP-SELL-01, MP-S350-01, MP-AUC-13: the lander, one of his own, on these two spaces and nowhere else."""
    question = table.state.question
    if question != frames.SELL_OR_KEEP and question != frames.MUST_SELL:
        return refusals.NOTHING_ASKED
    if table.state.decider != seat:
        return refusals.NOT_THE_DECIDER
    if painting < 0 or painting >= table.printed.paintings:
        return refusals.NO_SUCH_PAINTING
    return refusals.NONE if table.state.owner[painting] == seat else refusals.NOT_YOUR_PAINTING


def sell(table: Table, seat: int, painting: int) -> None:
    """MP-SELL-01, MP-S350-01: at its value on the one space, for the printed amount on the other; once a visit."""
    if table.state.question == frames.SELL_OR_KEEP:
        paintings.cash_in(table, painting, table.hidden.value[painting], why.VALUE)
    else:
        paintings.cash_in(table, painting, landing.amount_here(table, seat), why.SALE)
    turn.next_turn(table)


def anything_to_take(table: Table, seat: int) -> bool:
    """A-MP-17, A-MP-28: does any other player who is still in the game own a painting?"""
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] != seat and players.in_play(table.state, painting):
            return True
    return False


def may_take(table: Table, seat: int, painting: int) -> int:
    """MP-B400-01, MP-B400-02, A-MP-17: any painting of any other player; the question needs the cash."""
    if table.state.question != frames.BUY_FROM_PLAYER:
        return refusals.NOTHING_ASKED
    if table.state.decider != seat:
        return refusals.NOT_THE_DECIDER
    if painting < 0 or painting >= table.printed.paintings:
        return refusals.NO_SUCH_PAINTING
    if table.state.owner[painting] == seat:
        return refusals.OWN_PAINTING
    return refusals.NONE if players.in_play(table.state, painting) else refusals.NOBODYS_PAINTING


def take_from_player(table: Table, seat: int, painting: int) -> None:
    """MP-B400-02, MP-OFF-04, A-MP-17: the owner cannot refuse and gets the money; the value card goes along."""
    money.pay(table, seat, table.state.owner[painting], landing.amount_here(table, seat), why.PURCHASE)
    paintings.take(table, seat, painting, how.TAKEN_FROM_PLAYER)
    turn.next_turn(table)
