"""Steady: a sound player without tricks. Buys, builds, deals and bids by what things are worth, and keeps a reserve.

It looks only at what is printed and at the public position, remembers nothing and never tosses a coin: the same
position always gets the same answer.
"""

from __future__ import annotations

import magie.bots.monopoly.bidding as bidder
import magie.bots.monopoly.building as builder
import magie.bots.monopoly.deals as bargain
import magie.bots.monopoly.money as cash_in_hand
import magie.bots.monopoly.popup as traveller
import magie.bots.monopoly.worth as worth
import magie.rules.monopoly.book.defaults as defaults
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.printed as printed_tables
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.claims as claims
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import State, Table

TURNS_BETWEEN_BUSINESS = 17
ENOUGH_TO_BUILD = 250
DANGEROUS_RENT = 200


def answer(table: Table, seat: int) -> Act:
    """The answer of a seat that is asked; it is always legal."""
    act = Act()
    choose(table, seat, act)
    return act


def choose(table: Table, seat: int, act: Act) -> None:
    """Fill `act` with the answer of a seat that is asked; it is always legal."""
    state = table.state
    if state.claims and claims_rent(table, seat, act):
        return
    if state.offers and answers_offer(table, seat, act):
        return
    situation = top.kind(state)
    if situation == frames.PRE_ROLL:
        before_a_throw(table, seat, act)
    elif situation == frames.POST_MOVE:
        after_a_move(table, seat, act)
    elif situation == frames.BUY_OR_DECLINE:
        buys_or_declines(table, seat, act)
    elif situation == frames.AUCTION:
        bidder.bids(table, seat, act)
    else:
        answers_rarer(table, seat, act)


def answers_rarer(table: Table, seat: int, act: Act) -> None:
    """The rest of `choose`."""
    situation = top.kind(table.state)
    if situation == frames.DEBT:
        cash_in_hand.raise_money(table, seat, act)
    elif situation == frames.INTENT or situation == frames.LOWER:
        builder.states_a_number(table, seat, act)
    elif situation == frames.PLACE:
        builder.places(table, seat, act)
    elif situation == frames.LIFT_OR_KEEP:
        cash_in_hand.lift_inherited(table, seat, act)
    elif situation == frames.TAX_CHOICE:
        chooses_tax(table, seat, act)
    elif situation == frames.POWER_TARGET:
        traveller.strikes(table, seat, act)
    elif situation == frames.FLY:
        traveller.flies(table, seat, act)
    else:
        defaults.safe_answer(table, seat, act)


def last_mover(state: State) -> int:
    """The player to the right of the one on turn, whose turn was the last one."""
    seat = state.turn
    while True:
        seat -= 1
        if seat < 0:
            seat = state.seats - 1
        if (state.playing >> seat) & 1:
            return seat


def may_spend(state: State, seat: int) -> bool:
    """Has the last mover a whole group to look after, and the money for it?

    Before the next throw is early enough for all that is built, and after the own turn the money is needed least.
    """
    return state.whole_groups[seat] != 0 and state.cash[seat] >= ENOUGH_TO_BUILD


def throws_at_once(state: State) -> bool:
    """Has the player on turn nothing to think about before the throw: no Jail, no business, no Land of Oz?"""
    if state.jail_turns[state.turn] >= 0 or (state.may_enter >> state.turn) & 1:
        return False
    return not is_time_for_business(state)


def claims_rent(table: Table, seat: int, act: Act) -> bool:
    """M-RNT-03: ask for every rent in time; False if nothing is open for this seat."""
    state = table.state
    for i in range(state.claims):
        if state.claim_owner[i] == seat and state.claim_status[i] == claims.OPEN:
            act.kind = act_kinds.CLAIM_RENT
            act.number = state.claim_id[i]
            return True
    return False


def answers_offer(table: Table, seat: int, act: Act) -> bool:
    """M-DEAL-01: accept or decline the offer this seat is asked about; False if it is not asked."""
    at = offers.freshest_offer(table)
    if at < 0 or open_offers.offer_at(table.state, at).to != seat:
        return False
    bargain.answers(table, seat, at, act)
    return True


def before_a_throw(table: Table, seat: int, act: Act) -> None:
    """M-TRN-01, A-GEN-01: on turn leave Jail, offer a deal or throw; the others look after their property."""
    state = table.state
    if seat != state.turn:
        looks_after_property(table, seat, act)
        return
    if players.in_jail(state, seat) and leaves_jail(table, seat, act):
        return
    if is_time_for_business(state) and does_business(table, seat, act):
        return
    act.kind = act_kinds.ROLL
    if (table.state.may_enter >> seat) & 1 and traveller.enters(table, seat):
        act.kind = act_kinds.ENTER_POPUP


def is_time_for_business(state: State) -> bool:
    """Now and then: nobody likes to be pestered, and looking for a deal is the dearest thought of a turn.

    Seventeen turns have no divisor in common with two to eight players, so everybody's chance comes round.
    """
    return state.turns % TURNS_BETWEEN_BUSINESS == 0


def does_business(table: Table, seat: int, act: Act) -> bool:
    """One offer, then lift mortgages; False if there is nothing to do."""
    if table.state.offers_made[seat] == 0 and table.printed.deal_deeds and bargain.offers(table, seat, act):
        return True
    act.kind = act_kinds.LIFT
    act.deed = cash_in_hand.deed_to_lift(table, seat, table.state.cash[seat] - cash_in_hand.RESERVE)
    return act.deed >= 0


def after_a_move(table: Table, seat: int, act: Act) -> None:
    """M-TRN-05, M-DBL-01: throw again after doubles, else end the turn; the others wait for the next throw."""
    state = table.state
    act.kind = act_kinds.PASS
    if seat == state.turn:
        act.kind = act_kinds.ROLL if state.throw_again else act_kinds.END_TURN


def looks_after_property(table: Table, seat: int, act: Act) -> None:
    """Build with spare cash, free the streets of whole groups, or pass."""
    if seat == last_mover(table.state) and may_spend(table.state, seat):
        spare = table.state.cash[seat] - cash_in_hand.RESERVE
        if builder.builds(table, seat, spare, act):
            return
        act.deed = cash_in_hand.deed_to_free(table, seat, spare)
        if act.deed >= 0:
            act.kind = act_kinds.LIFT
            return
    act.kind = act_kinds.PASS


def leaves_jail(table: Table, seat: int, act: Act) -> bool:
    """M-JAIL-08, OL-JAIL-01: by card or fine while there is land to buy and little to fear; False to stay."""
    if unowned(table) < table.printed.deeds // 5 or cash_in_hand.worst_rent(table, seat) >= DANGEROUS_RENT:
        return False
    act.kind = act_kinds.USE_JAIL_CARD
    for card in range(table.printed.jail_cards):
        if table.state.card_holder[card] == seat:
            act.number = card
            return True
    act.kind = act_kinds.PAY_FINE
    return jail.may_pay_fine(table, seat) == refusals.NONE


def unowned(table: Table) -> int:
    """How many deeds are still the Bank's."""
    found = 0
    for deed in range(table.printed.deeds):
        found += table.state.owner[deed] == owners.BANK
    return found


def buys_or_declines(table: Table, seat: int, act: Act) -> None:
    """M-BUY-01, A-BUY-01: buy if the reserve allows it, or if the street completes or blocks a whole group."""
    state = table.state
    deed = top.subject(state)
    price = table.printed.price[deed]
    precious = worth.completes(table, seat, deed) or worth.rival_for(table, seat, deed) != owners.NOBODY
    act.kind = act_kinds.DECLINE
    if state.cash[seat] >= price:
        if precious or state.cash[seat] - price >= cash_in_hand.RESERVE:
            act.kind = act_kinds.BUY
    elif precious:
        mortgages_to_buy(table, seat, price, act)


def mortgages_to_buy(table: Table, seat: int, price: int, act: Act) -> None:
    """A-BUY-01: what is missed little may be mortgaged for a street that matters, if that is enough."""
    need = price - table.state.cash[seat]
    if cash_in_hand.could_mortgage(table, seat, cash_in_hand.LONE_PROPERTY) >= need:
        act.deed = cash_in_hand.deed_to_mortgage(table, seat, need, cash_in_hand.LONE_PROPERTY)
        act.kind = act_kinds.MORTGAGE


def chooses_tax(table: Table, seat: int, act: Act) -> None:
    """HP-TAX-03, A-TAX-01: by a rough guess at the own worth."""
    space = top.subject(table.state)
    share = printed_tables.percentage(
        table.printed, guessed_worth(table, seat), table.printed.tax_percent[space]
    )
    act.kind = act_kinds.CHOOSE_TAX
    act.amount = 1 if share < table.printed.tax_amount[space] else 0


def guessed_worth(table: Table, seat: int) -> int:
    """A-TAX-01: what nobody may add up: the cash, and for every deed the price of an average one."""
    prices = 0
    owned = 0
    for deed in range(table.printed.deeds):
        prices += table.printed.price[deed]
        owned += table.state.owner[deed] == seat
    return table.state.cash[seat] + owned * prices // table.printed.deeds
