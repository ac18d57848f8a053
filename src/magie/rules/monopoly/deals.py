"""Deals: any mix of cash, deeds and Get Out of Jail Free cards, exchanged at once.

An offer has two sides: what the offerer gives and what comes back. Cash is one number: what the offerer pays,
negative if the other one pays. Sets of deeds and cards are bits.
"""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.ask as ask
import magie.rules.monopoly.debt as debts
import magie.rules.monopoly.happened as happened
import magie.rules.monopoly.kind as kind
import magie.rules.monopoly.money as money
import magie.rules.monopoly.mortgage as mortgage
import magie.rules.monopoly.no as no
import magie.rules.monopoly.state as st
import magie.rules.monopoly.why as why
from magie.rules.monopoly.acts import Act
from magie.rules.monopoly.state import Table

JAIL_CARD_VALUE = 50


def may_offer(table: Table, seat: int, act: Act) -> int:
    """M-DEAL-01, M-DEAL-04, M-OFF-06, M-OFF-07: may this player put this offer on the table?"""
    other = act.seat
    if other < 0 or other >= table.state.seats or not st.is_playing(table.state, other):
        return no.NO_SUCH_SEAT
    if other == seat:
        return no.OFFER_TO_YOURSELF
    objection = may_trade_now(table, seat, other)
    if objection:
        return objection
    if offers_left(table, seat) <= 0:
        return no.TOO_MANY_OFFERS
    if table.state.offers == kind.MOST_OFFERS and find_offer_between(table, seat, other) < 0:
        return no.TABLE_FULL_OF_OFFERS
    objection = check_terms(
        table, seat, other, act.cards, act.cards_back, act.deeds, act.deeds_back, act.amount
    )
    if objection:
        return objection
    if act.lift & ~act.deeds_back or has_unmortgaged(table, act.lift):
        return no.LIFT_NOT_RECEIVED
    if not can_pay_for_deal(table, seat, act.amount, act.deeds_back, act.lift):
        return no.OFFER_CASH_SHORT
    return check_debtor(table, seat, other, act.cards, act.cards_back, act.deeds, act.deeds_back, act.amount)


def may_trade_now(table: Table, seat: int, other: int) -> int:
    """A-GEN-01: everybody between throws; in a decision to buy or a debt only with the player concerned."""
    state = table.state
    if st.between_throws(state):
        return no.OBJECTION
    if st.top(state) == ask.BUY_OR_DECLINE or st.top(state) == ask.DEBT:
        who = state.frame_who[state.depth - 1]
        if seat == who or (other == who and has_offer_here(table, seat)):
            return no.OBJECTION
        return no.PARTNER_NOT_ALLOWED
    return no.NOT_NOW


def has_offer_here(table: Table, seat: int) -> bool:
    """Has the player who must decide or pay made this seat an offer that still stands?"""
    state = table.state
    for i in range(state.offers):
        if state.offer_to[i] == seat and state.offer_made_in[i] == state.frame_number[state.depth - 1]:
            return True
    return False


def offers_left(table: Table, seat: int) -> int:
    """A-DEAL-07: ten offers between two throws, and ten in each debt of one's own."""
    if st.top(table.state) == ask.DEBT and table.state.debtor == seat:
        return table.printed.offers_per_window - table.state.debt_offers
    return table.printed.offers_per_window - table.state.offers_made[seat]


def check_terms(
    table: Table, by: int, to: int, cards: int, cards_back: int, deeds: int, deeds_back: int, cash: int
) -> int:
    """What may be exchanged: OL-DEAL-01, M-DEAL-02, A-DEAL-03, A-DEAL-06.

    M-DEAL-03: money for nothing would be a loan, so at least one deed or card must move.
    """
    if not deeds and not deeds_back and not cards and not cards_back:
        return no.OFFER_EMPTY
    if not table.printed.allow_gifts and is_gift(cards, cards_back, deeds, deeds_back, cash):
        return no.NO_GIFTS
    if not table.printed.deal_cash and cash:
        return no.OFFER_ITEM_NOT_ALLOWED
    if not table.printed.deal_deeds and (deeds or deeds_back):
        return no.OFFER_ITEM_NOT_ALLOWED
    if not table.printed.deal_cards and (cards or cards_back):
        return no.OFFER_ITEM_NOT_ALLOWED
    objection = check_deeds(table, by, deeds)
    if objection:
        return objection
    objection = check_deeds(table, to, deeds_back)
    if objection:
        return objection
    if not holds_cards(table, by, cards) or not holds_cards(table, to, cards_back):
        return no.OFFER_NOT_THEIRS
    return no.OBJECTION


def is_gift(cards: int, cards_back: int, deeds: int, deeds_back: int, cash: int) -> bool:
    """Does one side give nothing?"""
    gives = cards != 0 or deeds != 0 or cash > 0
    gets = cards_back != 0 or deeds_back != 0 or cash < 0
    return not (gives and gets)


def check_deeds(table: Table, seat: int, deeds: int) -> int:
    """M-DEAL-02, A-DEAL-06: own deeds, and no building anywhere on the group of a street."""
    if deeds == 0:
        return no.OBJECTION
    if deeds >> table.printed.deeds:
        return no.NO_SUCH_DEED
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed):
            if table.state.owner[deed] != seat:
                return no.OFFER_NOT_THEIRS
            if st.any_building(table, table.printed.group_of[deed]):
                return no.OFFER_GROUP_BUILT
    return no.OBJECTION


def holds_cards(table: Table, seat: int, cards: int) -> bool:
    """M-CRD-05: does this player hold these Get Out of Jail Free cards?"""
    if cards == 0:
        return True
    if cards >> table.printed.jail_cards:
        return False
    for card in range(table.printed.jail_cards):
        if bits.has(cards, card) and table.state.card_holder[card] != seat:
            return False
    return True


def has_unmortgaged(table: Table, deeds: int) -> bool:
    """Is any of these deeds not mortgaged?"""
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed) and not table.state.mortgaged[deed]:
            return True
    return False


def can_pay_for_deal(table: Table, seat: int, pays: int, receives: int, lifted: int) -> bool:
    """A-MTG-03: after the cash part the receiver of mortgaged deeds can pay 10%, or the lift, from cash."""
    return table.state.cash[seat] - pays >= mortgage.price_of_receiving(table, receives, lifted)


def check_debtor(
    table: Table, by: int, to: int, cards: int, cards_back: int, deeds: int, deeds_back: int, cash: int
) -> int:
    """A-DEAL-08: if one side is in debt, the deal must help the creditor too."""
    if st.top(table.state) != ask.DEBT:
        return no.OBJECTION
    if table.state.debtor == by:
        return check_debtor_side(table, by, -cash, cards, deeds, deeds_back)
    return check_debtor_side(table, to, cash, cards_back, deeds_back, deeds)


def check_debtor_side(table: Table, debtor: int, gain: int, cards: int, gives: int, receives: int) -> int:
    """A-DEAL-08: it raises his cash, and then he can pay, or he sold above all mortgage values."""
    gain -= mortgage.price_of_receiving(table, receives, 0)
    if gain <= 0:
        return no.DEBTOR_MUST_GAIN
    raised = debts.can_raise(table, debtor) + gain
    raised += unmortgaged_values(table, receives) - unmortgaged_values(table, gives)
    if raised >= table.state.debt:
        return no.OBJECTION
    if gain > mortgage.mortgage_values(table, gives) + JAIL_CARD_VALUE * bits.count(cards):
        return no.OBJECTION
    return no.DEBTOR_SELLS_OUT


def unmortgaged_values(table: Table, deeds: int) -> int:
    """What mortgaging these deeds could bring."""
    total = 0
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed) and not table.state.mortgaged[deed]:
            total += table.printed.mortgage_value[deed]
    return total


def offer(table: Table, seat: int, act: Act) -> None:
    """A-DEAL-07: put it on the table; it replaces an older one to the same player.

    An offer the other way is thereby countered: it stays open, but nobody is asked about it again.
    """
    state = table.state
    if st.top(state) == ask.DEBT and state.debtor == seat:
        state.debt_offers += 1
    else:
        state.offers_made[seat] += 1
    drop_offer_between(table, seat, act.seat, happened.OFFER_WITHDRAWN)
    countered = find_offer_between(table, act.seat, seat)
    if countered >= 0:
        state.offer_fresh[countered] = 0
    at = state.offers
    state.offers += 1
    state.offers_numbered += 1
    state.offer_id[at] = state.offers_numbered
    state.offer_by[at] = seat
    state.offer_to[at] = act.seat
    state.offer_fresh[at] = 1
    state.offer_made_in[at] = 0 if st.between_throws(state) else state.frame_number[state.depth - 1]
    state.offer_cash[at] = act.amount
    state.offer_cards[at] = act.cards
    state.offer_cards_back[at] = act.cards_back
    state.offer_deeds[at] = act.deeds
    state.offer_deeds_back[at] = act.deeds_back
    state.offer_lift[at] = act.lift
    if table.events is not None:
        tell_offer(table, at)


def tell_offer(table: Table, at: int) -> None:
    """Tell the whole offer: who, to whom, and both sides."""
    state = table.state
    table.events.append(  # type: ignore[union-attr]
        (
            happened.OFFER_MADE,
            state.offer_by[at],
            state.offer_to[at],
            state.offer_id[at],
            state.offer_cash[at],
            (
                state.offer_deeds[at],
                state.offer_deeds_back[at],
                state.offer_cards[at],
                state.offer_cards_back[at],
                state.offer_lift[at],
            ),
        )
    )


def find_offer(table: Table, number: int) -> int:
    """Where the offer with this number lies; -1 if it is gone."""
    for i in range(table.state.offers):
        if table.state.offer_id[i] == number:
            return i
    return -1


def find_offer_between(table: Table, by: int, to: int) -> int:
    """The open offer from one player to another; -1 if there is none."""
    for i in range(table.state.offers):
        if table.state.offer_by[i] == by and table.state.offer_to[i] == to:
            return i
    return -1


def drop_offer_between(table: Table, by: int, to: int, what: int) -> None:
    """Take such an offer off the table, if there is one in this state."""
    at = find_offer_between(table, by, to)
    if at >= 0:
        drop_offer(table, at, what)


def drop_offer(table: Table, at: int, what: int) -> None:
    """Take an offer off the table and say why."""
    state = table.state
    st.tell(table, what, state.offer_by[at], state.offer_to[at], state.offer_id[at], 0, 0)
    for i in range(at, state.offers - 1):
        copy_offer(table, i + 1, i)
    state.offers -= 1


def copy_offer(table: Table, source: int, target: int) -> None:
    """Move one offer within the list."""
    state = table.state
    state.offer_id[target] = state.offer_id[source]
    state.offer_by[target] = state.offer_by[source]
    state.offer_to[target] = state.offer_to[source]
    state.offer_fresh[target] = state.offer_fresh[source]
    state.offer_made_in[target] = state.offer_made_in[source]
    state.offer_cash[target] = state.offer_cash[source]
    state.offer_cards[target] = state.offer_cards[source]
    state.offer_cards_back[target] = state.offer_cards_back[source]
    state.offer_deeds[target] = state.offer_deeds[source]
    state.offer_deeds_back[target] = state.offer_deeds_back[source]
    state.offer_lift[target] = state.offer_lift[source]


def is_open_now(table: Table, at: int) -> bool:
    """A-DEAL-04: an offer rests in states in which its two sides may not trade."""
    state = table.state
    if st.between_throws(state):
        return state.offer_made_in[at] == 0
    if st.top(state) == ask.BUY_OR_DECLINE or st.top(state) == ask.DEBT:
        return state.offer_made_in[at] == state.frame_number[state.depth - 1]
    return False


def may_answer(table: Table, seat: int, number: int) -> int:
    """Is there such an offer to this player, and can it be answered now?"""
    at = find_offer(table, number)
    if at < 0:
        return no.NO_SUCH_OFFER
    if table.state.offer_to[at] != seat:
        return no.OFFER_NOT_TO_YOU
    if not is_open_now(table, at):
        return no.OFFER_RESTS
    return no.OBJECTION


def may_accept(table: Table, seat: int, act: Act) -> int:
    """A-DEAL-04, A-MTG-03, A-MTG-07: everything is checked again, now for both sides."""
    objection = may_answer(table, seat, act.number)
    if objection:
        return objection
    state = table.state
    at = find_offer(table, act.number)
    by = state.offer_by[at]
    cash = state.offer_cash[at]
    deeds = state.offer_deeds[at]
    back = state.offer_deeds_back[at]
    cards = state.offer_cards[at]
    cards_back = state.offer_cards_back[at]
    objection = check_terms(table, by, seat, cards, cards_back, deeds, back, cash)
    if objection:
        return objection
    if act.lift & ~deeds or has_unmortgaged(table, act.lift):
        return no.LIFT_NOT_RECEIVED
    if state.cash[by] < cash or state.cash[seat] < -cash:
        return no.OFFER_CASH_SHORT
    if not can_pay_for_deal(table, by, cash, back, state.offer_lift[at]):
        return no.OFFER_INTEREST_SHORT
    if not can_pay_for_deal(table, seat, -cash, deeds, act.lift):
        return no.OFFER_INTEREST_SHORT
    return check_debtor(table, by, seat, cards, cards_back, deeds, back, cash)


def accept(table: Table, seat: int, act: Act) -> None:
    """OL-DEAL-01, A-DEAL-02, A-DEAL-05: one immediate exchange between two players."""
    state = table.state
    at = find_offer(table, act.number)
    by = state.offer_by[at]
    cash = state.offer_cash[at]
    deeds = state.offer_deeds[at]
    back = state.offer_deeds_back[at]
    cards = state.offer_cards[at]
    cards_back = state.offer_cards_back[at]
    by_lifts = state.offer_lift[at]
    drop_offer(table, at, happened.OFFER_ACCEPTED)
    if cash > 0:
        money.pay(table, by, seat, cash, why.DEAL)
    elif cash < 0:
        money.pay(table, seat, by, -cash, why.DEAL)
    hand_over(table, by, seat, deeds, cards)
    hand_over(table, seat, by, back, cards_back)
    mortgage.receive(table, seat, deeds, act.lift)
    mortgage.receive(table, by, back, by_lifts)
    lapse_impossible_offers(table)


def hand_over(table: Table, giver: int, taker: int, deeds: int, cards: int) -> None:
    """M-MISC-01: deeds and cards pass from one player to another, by agreement or in a bankruptcy."""
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed):
            st.give_deed(table, deed, taker)
            st.tell(table, happened.DEED_PASSED, giver, taker, deed, 0, 0)
    for card in range(table.printed.jail_cards):
        if bits.has(cards, card):
            table.state.card_holder[card] = taker
            st.tell(table, happened.JAIL_CARD_PASSED, giver, taker, card, 0, 0)


def reject(table: Table, number: int) -> None:
    """The player it was made to says no."""
    drop_offer(table, find_offer(table, number), happened.OFFER_REJECTED)


def may_withdraw(table: Table, seat: int, number: int) -> int:
    """A-DEAL-04: the offerer may take it back at any time."""
    at = find_offer(table, number)
    if at < 0:
        return no.NO_SUCH_OFFER
    if table.state.offer_by[at] != seat:
        return no.OFFER_NOT_BY_YOU
    return no.OBJECTION


def withdraw(table: Table, number: int) -> None:
    """Take an own offer back."""
    drop_offer(table, find_offer(table, number), happened.OFFER_WITHDRAWN)


def lapse_all_offers(table: Table) -> None:
    """A-DEAL-04: the next throw ends every offer."""
    while table.state.offers > 0:
        drop_offer(table, table.state.offers - 1, happened.OFFER_LAPSED)


def lapse_offers_made_in(table: Table, number: int) -> None:
    """A-DEAL-04: an offer made in a decision or a debt ends with it."""
    for i in range(table.state.offers - 1, -1, -1):
        if table.state.offer_made_in[i] == number:
            drop_offer(table, i, happened.OFFER_LAPSED)


def lapse_impossible_offers(table: Table) -> None:
    """A-DEAL-04: an offer lapses when a side no longer has an item, or is no longer in the game."""
    state = table.state
    for i in range(state.offers - 1, -1, -1):
        by = state.offer_by[i]
        to = state.offer_to[i]
        if not (
            owns_all(table, by, state.offer_deeds[i])
            and owns_all(table, to, state.offer_deeds_back[i])
            and holds_cards(table, by, state.offer_cards[i])
            and holds_cards(table, to, state.offer_cards_back[i])
            and st.is_playing(state, by)
            and st.is_playing(state, to)
        ):
            drop_offer(table, i, happened.OFFER_LAPSED)


def owns_all(table: Table, seat: int, deeds: int) -> bool:
    """Does this player own all these deeds?"""
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed) and table.state.owner[deed] != seat:
            return False
    return True


def freshest_offer(table: Table) -> int:
    """A-GEN-07: the offer whose receiver is asked at once; -1 if there is none."""
    for i in range(table.state.offers - 1, -1, -1):
        if table.state.offer_fresh[i] and is_open_now(table, i):
            return i
    return -1


def set_aside(table: Table, seat: int) -> None:
    """A pass leaves the offers to this player on the table without being asked about them again."""
    for i in range(table.state.offers):
        if table.state.offer_to[i] == seat:
            table.state.offer_fresh[i] = 0
