"""Play one act: is it legal, do it, and carry on until somebody must be asked."""

from __future__ import annotations

import magie.rules.monopoly.act as acts
import magie.rules.monopoly.ask as ask
import magie.rules.monopoly.asking as asking
import magie.rules.monopoly.auction as auction
import magie.rules.monopoly.building as building
import magie.rules.monopoly.deals as deals
import magie.rules.monopoly.debt as debt
import magie.rules.monopoly.defaults as defaults
import magie.rules.monopoly.happened as happened
import magie.rules.monopoly.jail as jail
import magie.rules.monopoly.mortgage as mortgage
import magie.rules.monopoly.no as no
import magie.rules.monopoly.offers as offers
import magie.rules.monopoly.popup as popup
import magie.rules.monopoly.rent as rent
import magie.rules.monopoly.resigning as resigning
import magie.rules.monopoly.selling as selling
import magie.rules.monopoly.shortage as shortage
import magie.rules.monopoly.state as st
import magie.rules.monopoly.tax as tax
import magie.rules.monopoly.turn as turn
from magie.rules.monopoly.acts import Act
from magie.rules.monopoly.state import Table


def play(table: Table, seat: int, act: Act) -> int:
    """Play one act of one seat. Returns 0, or the refusal; what is refused changes nothing."""
    objection = check(table, seat, act)
    if objection:
        return objection
    carry_out(table, seat, act)
    return no.OBJECTION


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
    if st.top(state) == ask.GAME_OVER:
        return no.GAME_IS_OVER
    if what == acts.HAMMER:
        return check_hammer(table, seat)
    if seat < 0 or seat >= state.seats or not st.is_playing(state, seat):
        return no.NOT_PLAYING
    if (state.resigned >> seat) & 1:
        return no.HAS_RESIGNED
    if what == acts.PASS:
        return check_pass(table, seat)
    if what == acts.ROLL:
        return turn.may_roll(table, seat)
    if what == acts.END_TURN:
        return turn.may_end_turn(table, seat)
    if what == acts.BUY:
        return auction.may_buy(table, seat)
    if what == acts.DECLINE:
        return auction.may_decline(table, seat)
    if what == acts.BID:
        return auction.may_bid(table, seat, act.amount)
    if what == acts.CLAIM_RENT:
        return rent.may_claim(table, seat, act.number)
    if what == acts.MORTGAGE:
        return mortgage.may_mortgage(table, seat, act.deed)
    if what == acts.LIFT:
        return mortgage.may_lift(table, seat, act.deed)
    if what == acts.BUILD:
        return building.may_build(table, seat, act)
    if what == acts.SELL:
        return selling.may_sell(table, seat, act)
    return check_rarer(table, seat, act)


def check_rarer(table: Table, seat: int, act: Act) -> int:
    """The rest of `check`."""
    what = act.kind
    if what == acts.OFFER:
        return deals.may_offer(table, seat, act)
    if what == acts.ACCEPT:
        return deals.may_accept(table, seat, act)
    if what == acts.REJECT:
        return offers.may_answer(table, seat, act.number)
    if what == acts.WITHDRAW:
        return offers.may_withdraw(table, seat, act.number)
    if what == acts.PAY_FINE:
        return jail.may_pay_fine(table, seat)
    if what == acts.USE_JAIL_CARD:
        return jail.may_use_jail_card(table, seat, act.number)
    if what == acts.WANT:
        return shortage.may_want(table, seat, act.amount)
    if what == acts.PLACE:
        return shortage.may_place_here(table, seat, act.deed)
    if what == acts.LIFT_INHERITED:
        return mortgage.may_lift_inherited(table, seat, act.lift)
    if what == acts.DECLARE_BANKRUPTCY:
        return debt.may_declare_bankruptcy(table, seat)
    if what == acts.CHOOSE_TAX:
        return check_tax_choice(table, seat)
    if what == acts.ENTER_POPUP:
        return popup.may_enter(table, seat)
    if what == acts.TARGET:
        return popup.may_target(table, seat, act.seat)
    if what == acts.FLY_TO:
        return popup.may_fly_to(table, seat, act.number)
    if what == acts.RESIGN:
        return no.OBJECTION
    if what == acts.AUTO_CLAIM:
        return no.OBJECTION
    return no.UNKNOWN_ACT


def check_hammer(table: Table, seat: int) -> int:
    """A-AUC-02: the hammer is the clock's, not a player's."""
    if seat >= 0:
        return no.SYSTEM_ONLY
    return no.OBJECTION if st.top(table.state) == ask.AUCTION else no.NO_AUCTION


def check_pass(table: Table, seat: int) -> int:
    """A-GEN-07: pass in an auction; or "nothing more from me" between throws, for those not on turn."""
    state = table.state
    if st.top(state) == ask.AUCTION:
        return auction.may_pass_bid(table, seat)
    if offers.is_asked_about_offer(table, seat):
        return no.OBJECTION
    if not st.between_throws(state):
        return no.ANSWER_FIRST if seat == state.frame_who[state.depth - 1] else no.NOT_NOW
    if seat == state.turn:
        return no.ANSWER_FIRST
    return no.PASSED_ALREADY if (state.passed >> seat) & 1 else no.OBJECTION


def check_tax_choice(table: Table, seat: int) -> int:
    """HP-TAX-03: the one who landed there chooses, once."""
    state = table.state
    if st.top(state) != ask.TAX_CHOICE:
        return no.NOTHING_ASKED
    return no.OBJECTION if state.frame_who[state.depth - 1] == seat else no.NOT_THE_DECIDER


def do(table: Table, seat: int, act: Act) -> None:
    """Carry out a legal act."""
    what = act.kind
    if what == acts.PASS:
        do_pass(table, seat)
    elif what == acts.ROLL:
        turn.roll(table, seat)
    elif what == acts.END_TURN:
        turn.pass_the_dice(table)
    elif what == acts.BUY:
        end_offers_of_decision(table)
        auction.buy(table, seat)
    elif what == acts.DECLINE:
        end_offers_of_decision(table)
        auction.decline(table, seat)
    elif what == acts.BID:
        auction.bid(table, seat, act.amount)
    elif what == acts.HAMMER:
        auction.close_auction(table)
    elif what == acts.CLAIM_RENT:
        rent.record_claim(table, rent.find_claim(table, act.number))
    elif what == acts.MORTGAGE:
        mortgage.mortgage(table, seat, act.deed)
    elif what == acts.LIFT:
        mortgage.lift(table, seat, act.deed)
    elif what == acts.BUILD:
        building.build(table, seat, act)
    elif what == acts.SELL:
        selling.sell(table, seat, act)
    else:
        do_rarer(table, seat, act)


def do_rarer(table: Table, seat: int, act: Act) -> None:
    """The rest of `do`."""
    what = act.kind
    if what == acts.OFFER:
        deals.offer(table, seat, act)
    elif what == acts.ACCEPT:
        deals.accept(table, seat, act)
    elif what == acts.REJECT:
        offers.reject(table, act.number)
    elif what == acts.WITHDRAW:
        offers.withdraw(table, act.number)
    elif what == acts.PAY_FINE:
        jail.pay_fine(table, seat)
    elif what == acts.USE_JAIL_CARD:
        jail.use_jail_card(table, seat, act.number)
        offers.lapse_impossible_offers(table)
    elif what == acts.WANT:
        shortage.want(table, seat, act.amount)
    elif what == acts.PLACE:
        shortage.place(table, seat, act.deed)
    elif what == acts.LIFT_INHERITED:
        mortgage.lift_inherited(table, seat, act.lift)
    elif what == acts.DECLARE_BANKRUPTCY:
        debt.declare_bankruptcy(table)
    elif what == acts.CHOOSE_TAX:
        tax.choose_tax(table, seat, act.amount != 0)
    elif what == acts.ENTER_POPUP:
        turn.enter_popup(table, seat)
    elif what == acts.TARGET:
        popup.target(table, seat, act.seat)
    elif what == acts.FLY_TO:
        popup.fly_to(table, seat, act.number)
    elif what == acts.RESIGN:
        resigning.resign(table, seat)
    elif what == acts.AUTO_CLAIM:
        set_auto_claim(table, seat, act.amount != 0)


def do_pass(table: Table, seat: int) -> None:
    """Pass in an auction, set offers aside, or say "nothing more from me" between throws."""
    state = table.state
    if st.top(state) == ask.AUCTION:
        auction.pass_bid(table, seat)
        return
    if state.offers and offers.is_asked_about_offer(table, seat):
        offers.set_aside(table, seat)
    elif st.between_throws(state):
        state.passed |= 1 << seat


def end_offers_of_decision(table: Table) -> None:
    """A-DEAL-04: offers made in a decision lapse with the answer."""
    if table.state.offers:
        offers.lapse_offers_made_in(table, table.state.frame_number[table.state.depth - 1])


def set_auto_claim(table: Table, seat: int, on: bool) -> None:
    """A-RNT-01, A-GEN-06: whether rent is asked for by itself is a preference, not an act."""
    if on:
        table.state.auto_claim |= 1 << seat
    else:
        table.state.auto_claim &= ~(1 << seat)
    st.tell(table, happened.AUTO_CLAIM_SET, seat, on, 0, 0, 0)


def answer_for_resigned(table: Table) -> None:
    """A-GEN-04, A-BKR-10: a seat whose player has resigned gives the safe answer until it can leave."""
    state = table.state
    act = Act()
    while state.resigned:
        seat = asking.to_act(table)
        if seat < 0 or not (state.resigned >> seat) & 1:
            return
        defaults.safe_answer(table, seat, act)
        do(table, seat, act)
        turn.settle(table)
