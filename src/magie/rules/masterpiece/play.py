"""Play one act: is it legal, do it, and carry on until somebody must be asked."""

from __future__ import annotations

import magie.rules.masterpiece.act as acts
import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.auction as auction
import magie.rules.masterpiece.bluff as bluff
import magie.rules.masterpiece.leaving as leaving
import magie.rules.masterpiece.no as no
import magie.rules.masterpiece.opening as opening
import magie.rules.masterpiece.state as st
import magie.rules.masterpiece.ticks as ticks
import magie.rules.masterpiece.trade as trade
import magie.rules.masterpiece.turn as turn
from magie.rules.masterpiece.acts import Act
from magie.rules.masterpiece.state import Table


def play(table: Table, seat: int, act: Act) -> int:
    """Play one act of one seat. Returns 0, or the refusal; what is refused changes nothing."""
    objection = check(table, seat, act)
    if objection:
        return objection
    carry_out(table, seat, act)
    return no.OBJECTION


def check(table: Table, seat: int, act: Act) -> int:
    """Is this act legal now? 0, or the refusal. Nothing is changed.

    It never looks at what the seat may not know, so that a refusal tells nothing.
    """
    what = act.kind
    state = table.state
    if state.question == ask.GAME_OVER:
        return no.GAME_IS_OVER
    if what == acts.CLOSE_TICK:
        return ticks.may_close_tick(table, seat)
    if what == acts.HAMMER and seat < 0:
        return ticks.may_hammer(table, seat)
    if seat < 0 or seat >= state.seats or not st.is_playing(state, seat):
        return no.NOT_PLAYING
    if what == acts.PASS:
        return ticks.may_pass(table, seat)
    if what == acts.ROLL:
        return turn.may_roll(table, seat)
    if what == acts.BID:
        return auction.may_bid(table, seat, act.amount)
    if what == acts.BUY:
        return trade.may_buy(table, seat)
    if what == acts.DECLINE:
        return trade.may_decline(table, seat)
    return check_rarer(table, seat, act)


def check_rarer(table: Table, seat: int, act: Act) -> int:
    """The rest of `check`."""
    what = act.kind
    if what == acts.CHALLENGE:
        return bluff.may_challenge(table, seat, act.number, act.amount)
    if what == acts.SELL:
        return trade.may_sell(table, seat, act.number)
    if what == acts.CHOOSE_LOT:
        return auction.may_choose_lot(table, seat, act.number)
    if what == acts.TAKE:
        return trade.may_take(table, seat, act.number)
    if what == acts.CHOOSE_SPACE:
        return opening.may_choose_space(table, seat, act.number)
    if what == acts.HAMMER:
        return ticks.may_hammer(table, seat)
    return no.OBJECTION if what == acts.RESIGN else no.UNKNOWN_ACT


def carry_out(table: Table, seat: int, act: Act) -> None:
    """Do what is known to be legal, and carry on until somebody must be asked."""
    what = act.kind
    if what == acts.PASS:
        ticks.pass_by(table, seat)
    elif what == acts.ROLL:
        turn.roll(table, seat)
    elif what == acts.BID:
        ticks.bid_by(table, seat, act.amount)
    elif what == acts.BUY:
        trade.buy(table, seat)
    elif what == acts.DECLINE:
        trade.decline(table, seat)
    elif what == acts.CHALLENGE:
        bluff.challenge(table, seat, act.number, act.amount)
    elif what == acts.SELL:
        trade.sell(table, seat, act.number)
    elif what == acts.CHOOSE_LOT:
        auction.choose_lot(table, seat, act.number)
    elif what == acts.TAKE:
        trade.take_from_player(table, seat, act.number)
    else:
        carry_out_rarer(table, seat, act)


def carry_out_rarer(table: Table, seat: int, act: Act) -> None:
    """The rest of `carry_out`."""
    what = act.kind
    if what == acts.CHOOSE_SPACE:
        opening.choose_space(table, seat, act.number)
    elif what == acts.HAMMER and seat >= 0:
        ticks.pass_by(table, seat)
    elif what == acts.HAMMER:
        ticks.hammer(table)
    elif what == acts.CLOSE_TICK:
        ticks.judge(table)
    elif what == acts.RESIGN:
        leaving.leave(table, seat)
