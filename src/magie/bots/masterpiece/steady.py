"""Steady: a sound player with a few tricks. Buys, bids and sells by what paintings are worth on average or for certain.

It knows what its seat may know (see `knowing`) and remembers nothing else: the same position always gets the same
answer. It counts the cash of others as a person does, not perfectly (`counting`), doubts a bid where somebody does not
seem to have so much (`doubting`), and now and then bids what it does not have itself (`bluffing`). When it does so
hangs on what only its seat has seen (`coin`), so nobody else can foresee it.
"""

from __future__ import annotations

import magie.bots.masterpiece.bidding as bidder
import magie.bots.masterpiece.starting as traveller
import magie.bots.masterpiece.trading as trader
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.frames as frames
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table


def answer(table: Table, seat: int) -> Act:
    """The answer of a seat that is asked; it is always legal."""
    act = Act()
    choose(table, seat, act)
    return act


def choose(table: Table, seat: int, act: Act) -> None:
    """Fill `act` with the answer of a seat that is asked; it is always legal."""
    question = table.state.question
    if question == frames.AUCTION or question == frames.LAST_CALL:
        bidder.answers_a_tick(table, seat, act)
    elif question == frames.ROLL:
        act.kind = act_kinds.ROLL
    elif question == frames.BUY_OR_DECLINE:
        trader.buys_or_declines(table, seat, act)
    elif question == frames.SELL_OR_KEEP:
        trader.sells_or_keeps(table, seat, act)
    elif question == frames.CHOOSE_LOT:
        trader.chooses_lot(table, seat, act)
    elif question == frames.MUST_SELL:
        trader.sells_least(table, seat, act)
    elif question == frames.BUY_FROM_PLAYER:
        trader.takes_or_declines(table, seat, act)
    else:
        traveller.chooses_space(table, seat, act)
