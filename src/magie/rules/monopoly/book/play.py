"""Play one act: is it legal, do it, and carry on until somebody must be asked."""

from __future__ import annotations

import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.deals as deals
import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.defaults as defaults
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.popup as popup
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.resigning as resigning
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.book.turn as turn
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table


def play(table: Table, seat: int, act: Act) -> int:
    """Play one act of one seat. Returns 0, or the refusal; what is refused changes nothing."""
    objection = check(table, seat, act)
    if objection:
        return objection
    carry_out(table, seat, act)
    return refusals.NONE


def carry_out(table: Table, seat: int, act: Act) -> None:
    """Do what is known to be legal, and carry on until somebody must be asked."""
    do(table, seat, act)
    turn.settle(table)
    if table.state.resigned:
        answer_for_resigned(table)


def check(table: Table, seat: int, act: Act) -> int:
    """Is this act legal now? 0, or the refusal. Nothing is changed."""
    what = act.kind
    state = table.state
    if top.kind(state) == frames.GAME_OVER:
        return refusals.GAME_IS_OVER
    if what == act_kinds.HAMMER:
        return check_hammer(table, seat)
    if seat < 0 or seat >= state.seats or not players.is_playing(state, seat):
        return refusals.NOT_PLAYING
    if (state.resigned >> seat) & 1:
        return refusals.HAS_RESIGNED
    if what == act_kinds.PASS:
        return check_pass(table, seat)
    if what == act_kinds.ROLL:
        return turn.may_roll(table, seat)
    if what == act_kinds.END_TURN:
        return turn.may_end_turn(table, seat)
    if what == act_kinds.BUY:
        return auction.may_buy(table, seat)
    if what == act_kinds.DECLINE:
        return auction.may_decline(table, seat)
    if what == act_kinds.BID:
        return auction.may_bid(table, seat, act.amount)
    if what == act_kinds.CLAIM_RENT:
        return rent.may_claim(table, seat, act.number)
    if what == act_kinds.MORTGAGE:
        return mortgage.may_mortgage(table, seat, act.deed)
    if what == act_kinds.LIFT:
        return mortgage.may_lift(table, seat, act.deed)
    if what == act_kinds.BUILD:
        return building.may_build(table, seat, act)
    if what == act_kinds.SELL:
        return selling.may_sell(table, seat, act)
    return check_rarer(table, seat, act)


def check_rarer(table: Table, seat: int, act: Act) -> int:
    """The rest of `check`."""
    what = act.kind
    if what == act_kinds.OFFER:
        return deals.may_offer(table, seat, act)
    if what == act_kinds.ACCEPT:
        return deals.may_accept(table, seat, act)
    if what == act_kinds.REJECT:
        return offers.may_answer(table, seat, act.number)
    if what == act_kinds.WITHDRAW:
        return offers.may_withdraw(table, seat, act.number)
    if what == act_kinds.PAY_FINE:
        return jail.may_pay_fine(table, seat)
    if what == act_kinds.USE_JAIL_CARD:
        return jail.may_use_jail_card(table, seat, act.number)
    if what == act_kinds.WANT:
        return shortage.may_want(table, seat, act.amount)
    if what == act_kinds.PLACE:
        return shortage.may_place_here(table, seat, act.deed)
    if what == act_kinds.LIFT_INHERITED:
        return mortgage.may_lift_inherited(table, seat, act.lift)
    if what == act_kinds.DECLARE_BANKRUPTCY:
        return debt.may_declare_bankruptcy(table, seat)
    if what == act_kinds.CHOOSE_TAX:
        return tax.may_choose_tax(table, seat)
    if what == act_kinds.ENTER_POPUP:
        return popup.may_enter(table, seat)
    if what == act_kinds.TARGET:
        return popup.may_target(table, seat, act.seat)
    if what == act_kinds.FLY_TO:
        return popup.may_fly_to(table, seat, act.number)
    if what == act_kinds.RESIGN:
        return refusals.NONE
    if what == act_kinds.AUTO_CLAIM:
        return refusals.NONE
    return refusals.UNKNOWN_ACT


def check_hammer(table: Table, seat: int) -> int:
    """A-AUC-02: the hammer is the clock's, not a player's."""
    if seat >= 0:
        return refusals.SYSTEM_ONLY
    return refusals.NONE if top.kind(table.state) == frames.AUCTION else refusals.NO_AUCTION


def check_pass(table: Table, seat: int) -> int:
    """A-GEN-07: pass in an auction; or "nothing more from me" between throws, for those not on turn."""
    state = table.state
    if top.kind(state) == frames.AUCTION:
        return auction.may_pass_bid(table, seat)
    if offers.is_asked_about_offer(table, seat):
        return refusals.NONE
    if not top.between_throws(state):
        return refusals.ANSWER_FIRST if seat == top.asked_seat(state) else refusals.NOT_NOW
    if seat == state.turn:
        return refusals.ANSWER_FIRST
    return refusals.PASSED_ALREADY if (state.passed >> seat) & 1 else refusals.NONE


def do(table: Table, seat: int, act: Act) -> None:
    """Carry out a legal act."""
    what = act.kind
    if what == act_kinds.PASS:
        do_pass(table, seat)
    elif what == act_kinds.ROLL:
        turn.roll(table, seat)
    elif what == act_kinds.END_TURN:
        turn.pass_the_dice(table)
    elif what == act_kinds.BUY:
        end_offers_of_decision(table)
        auction.buy(table, seat)
    elif what == act_kinds.DECLINE:
        end_offers_of_decision(table)
        auction.decline(table, seat)
    elif what == act_kinds.BID:
        auction.bid(table, seat, act.amount)
    elif what == act_kinds.HAMMER:
        auction.close_auction(table)
    elif what == act_kinds.CLAIM_RENT:
        rent.record_claim(table, rent.find_claim(table, act.number))
    elif what == act_kinds.MORTGAGE:
        mortgage.mortgage(table, seat, act.deed)
    elif what == act_kinds.LIFT:
        mortgage.lift(table, seat, act.deed)
    elif what == act_kinds.BUILD:
        building.build(table, seat, act)
    elif what == act_kinds.SELL:
        selling.sell(table, seat, act)
    else:
        do_rarer(table, seat, act)


def do_rarer(table: Table, seat: int, act: Act) -> None:
    """The rest of `do`."""
    what = act.kind
    if what == act_kinds.OFFER:
        deals.offer(table, seat, act)
    elif what == act_kinds.ACCEPT:
        deals.accept(table, seat, act)
    elif what == act_kinds.REJECT:
        offers.reject(table, act.number)
    elif what == act_kinds.WITHDRAW:
        offers.withdraw(table, act.number)
    elif what == act_kinds.PAY_FINE:
        jail.pay_fine(table, seat)
    elif what == act_kinds.USE_JAIL_CARD:
        jail.use_jail_card(table, seat, act.number)
        offers.lapse_impossible_offers(table)
    elif what == act_kinds.WANT:
        shortage.want(table, seat, act.amount)
    elif what == act_kinds.PLACE:
        shortage.place(table, seat, act.deed)
    elif what == act_kinds.LIFT_INHERITED:
        mortgage.lift_inherited(table, seat, act.lift)
    elif what == act_kinds.DECLARE_BANKRUPTCY:
        debt.declare_bankruptcy(table)
    elif what == act_kinds.CHOOSE_TAX:
        tax.choose_tax(table, seat, act.amount != 0)
    elif what == act_kinds.ENTER_POPUP:
        turn.enter_popup(table, seat)
    elif what == act_kinds.TARGET:
        popup.target(table, seat, act.seat)
    elif what == act_kinds.FLY_TO:
        popup.fly_to(table, seat, act.number)
    elif what == act_kinds.RESIGN:
        resigning.resign(table, seat)
    elif what == act_kinds.AUTO_CLAIM:
        set_auto_claim(table, seat, act.amount != 0)


def do_pass(table: Table, seat: int) -> None:
    """Pass in an auction, set offers aside, or say "nothing more from me" between throws."""
    state = table.state
    if top.kind(state) == frames.AUCTION:
        auction.pass_bid(table, seat)
        return
    if state.offers and offers.is_asked_about_offer(table, seat):
        offers.set_aside(table, seat)
    elif top.between_throws(state):
        state.passed |= 1 << seat


def end_offers_of_decision(table: Table) -> None:
    """A-DEAL-04: offers made in a decision lapse with the answer."""
    if table.state.offers:
        offers.lapse_offers_made_in(table, top.number(table.state))


def set_auto_claim(table: Table, seat: int, on: bool) -> None:
    """A-RNT-01, A-GEN-06: whether rent is asked for by itself is a preference, not an act."""
    if on:
        table.state.auto_claim |= 1 << seat
    else:
        table.state.auto_claim &= ~(1 << seat)
    tell.auto_claim_set(table, seat, on)


def answer_for_resigned(table: Table) -> None:
    """A-GEN-04, A-BKR-10: a seat whose player has resigned gives the safe answer until it can leave."""
    state = table.state
    act = Act()
    while state.resigned:
        seat = whose_move.to_act(table)
        if seat < 0 or not (state.resigned >> seat) & 1:
            return
        defaults.safe_answer(table, seat, act)
        do(table, seat, act)
        turn.settle(table)
