"""Play one act: is it legal, do it, and carry on until somebody must be asked."""

from __future__ import annotations

import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.book.leaving as leaving
import magie.rules.masterpiece.book.opening as opening
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.book.trade as trade
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table


def play(table: Table, seat: int, act: Act) -> int:
    """Play one act of one seat. Returns 0, or the refusal; what is refused changes nothing."""
    objection = check(table, seat, act)
    if objection:
        return objection
    carry_out(table, seat, act)
    return refusals.NONE


def check(table: Table, seat: int, act: Act) -> int:
    """Is this act legal now? 0, or the refusal. Nothing is changed.

    It never looks at what the seat may not know, so that a refusal tells nothing.
    """
    what = act.kind
    state = table.state
    if state.question == frames.GAME_OVER:
        return refusals.GAME_IS_OVER
    if what == act_kinds.CLOSE_TICK:
        return ticks.may_close_tick(table, seat)
    if what == act_kinds.HAMMER and seat < 0:
        return ticks.may_hammer(table, seat)
    if seat < 0 or seat >= state.seats or not players.is_playing(state, seat):
        return refusals.NOT_PLAYING
    if what == act_kinds.PASS:
        return ticks.may_pass(table, seat)
    if what == act_kinds.ROLL:
        return turn.may_roll(table, seat)
    if what == act_kinds.BID:
        return auction.may_bid(table, seat, act.amount)
    if what == act_kinds.BUY:
        return trade.may_buy(table, seat)
    if what == act_kinds.DECLINE:
        return trade.may_decline(table, seat)
    return check_rarer(table, seat, act)


def check_rarer(table: Table, seat: int, act: Act) -> int:
    """The rest of `check`."""
    what = act.kind
    if what == act_kinds.CHALLENGE:
        return bluff.may_challenge(table, seat, act.number, act.amount)
    if what == act_kinds.SELL:
        return trade.may_sell(table, seat, act.number)
    if what == act_kinds.CHOOSE_LOT:
        return auction.may_choose_lot(table, seat, act.number)
    if what == act_kinds.TAKE:
        return trade.may_take(table, seat, act.number)
    if what == act_kinds.CHOOSE_SPACE:
        return opening.may_choose_space(table, seat, act.number)
    if what == act_kinds.HAMMER:
        return ticks.may_hammer(table, seat)
    return refusals.NONE if what == act_kinds.RESIGN else refusals.UNKNOWN_ACT


def carry_out(table: Table, seat: int, act: Act) -> None:
    """Do what is known to be legal, and carry on until somebody must be asked."""
    what = act.kind
    if what == act_kinds.PASS:
        ticks.pass_by(table, seat)
    elif what == act_kinds.ROLL:
        turn.roll(table, seat)
    elif what == act_kinds.BID:
        ticks.bid_by(table, seat, act.amount)
    elif what == act_kinds.BUY:
        trade.buy(table, seat)
    elif what == act_kinds.DECLINE:
        trade.decline(table, seat)
    elif what == act_kinds.CHALLENGE:
        bluff.challenge(table, seat, act.number, act.amount)
    elif what == act_kinds.SELL:
        trade.sell(table, seat, act.number)
    elif what == act_kinds.CHOOSE_LOT:
        auction.choose_lot(table, seat, act.number)
    elif what == act_kinds.TAKE:
        trade.take_from_player(table, seat, act.number)
    else:
        carry_out_rarer(table, seat, act)


def carry_out_rarer(table: Table, seat: int, act: Act) -> None:
    """The rest of `carry_out`."""
    what = act.kind
    if what == act_kinds.CHOOSE_SPACE:
        opening.choose_space(table, seat, act.number)
    elif what == act_kinds.HAMMER and seat >= 0:
        ticks.pass_by(table, seat)
    elif what == act_kinds.HAMMER:
        ticks.hammer(table)
    elif what == act_kinds.CLOSE_TICK:
        ticks.judge(table)
    elif what == act_kinds.RESIGN:
        leaving.leave(table, seat)
