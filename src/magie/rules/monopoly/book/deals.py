"""Deals: any mix of cash, deeds and Get Out of Jail Free cards, exchanged at once.

An offer has two sides: what the offerer gives and what comes back. Cash is one number: what the offerer pays,
negative if the other one pays. Sets of deeds and cards are bits.
"""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.debt as debts
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.event_kinds as event_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Offer, Table


def may_offer(table: Table, seat: int, act: Act) -> int:
    """M-DEAL-01, M-DEAL-04, M-OFF-06, M-OFF-07: may this player put this offer on the table?"""
    other = act.seat
    if other < 0 or other >= table.state.seats or not players.is_playing(table.state, other):
        return refusals.NO_SUCH_SEAT
    if not players.contends(table.state, other):
        return refusals.PARTNER_RESIGNED
    if other == seat:
        return refusals.OFFER_TO_YOURSELF
    objection = may_trade_now(table, seat, other)
    if objection:
        return objection
    if offers_left(table, seat) <= 0:
        return refusals.TOO_MANY_OFFERS
    objection = check_terms(
        table, seat, other, act.cards, act.cards_back, act.deeds, act.deeds_back, act.amount
    )
    if objection:
        return objection
    if act.lift & ~act.deeds_back or has_unmortgaged(table, act.lift):
        return refusals.LIFT_NOT_RECEIVED
    if table.state.cash[seat] < act.amount:
        return refusals.OFFER_CASH_SHORT
    if not can_pay_for_deal(table, seat, act.amount, act.deeds_back, act.lift):
        return refusals.OFFER_INTEREST_SHORT
    objection = check_owing(table, seat, -act.amount, act.cards, act.deeds, act.deeds_back, act.lift)
    if objection or not is_debtor(table, other):
        return objection
    # A debtor is told at once; anybody else who owes rent may still raise cash before he accepts.
    return of_the_other(check_owing(table, other, act.amount, act.cards_back, act.deeds_back, act.deeds, 0))


def may_trade_now(table: Table, seat: int, other: int) -> int:
    """A-GEN-01: everybody between throws; in a decision to buy or a debt only with the player concerned."""
    state = table.state
    if top.between_throws(state):
        return refusals.NONE
    if top.kind(state) == frames.BUY_OR_DECLINE or top.kind(state) == frames.DEBT:
        who = top.asked_seat(state)
        if seat == who or (other == who and offers.has_offer_here(table, seat)):
            return refusals.NONE
        return refusals.PARTNER_NOT_ALLOWED
    return refusals.NOT_NOW


def partners(table: Table, seat: int) -> int:
    """A-GEN-01, A-DEAL-07: the seats this one may make an offer to now."""
    found = 0
    if not players.contends(table.state, seat) or offers_left(table, seat) <= 0:
        return found
    for other in range(table.state.seats):
        if other != seat and players.contends(table.state, other):
            if may_trade_now(table, seat, other) == refusals.NONE:
                found |= bits.bit(other)
    return found


def offers_left(table: Table, seat: int) -> int:
    """A-DEAL-07: ten offers between two throws, and ten in each debt of one's own."""
    if top.kind(table.state) == frames.DEBT and table.state.debtor == seat:
        return table.printed.offers_per_window - table.state.debt_offers
    return table.printed.offers_per_window - table.state.offers_made[seat]


def check_terms(
    table: Table, by: int, to: int, cards: int, cards_back: int, deeds: int, deeds_back: int, cash: int
) -> int:
    """What may be exchanged: OL-DEAL-01, M-DEAL-02, A-DEAL-03, A-DEAL-06.

    M-DEAL-03: money for nothing would be a loan, so at least one deed or card must move.
    """
    if not deeds and not deeds_back and not cards and not cards_back:
        return refusals.OFFER_EMPTY
    if not table.printed.allow_gifts and is_gift(cards, cards_back, deeds, deeds_back, cash):
        return refusals.NO_GIFTS
    if not table.printed.deal_cash and cash:
        return refusals.OFFER_ITEM_NOT_ALLOWED
    if not table.printed.deal_deeds and (deeds or deeds_back):
        return refusals.OFFER_ITEM_NOT_ALLOWED
    if not table.printed.deal_cards and (cards or cards_back):
        return refusals.OFFER_ITEM_NOT_ALLOWED
    objection = check_deeds(table, by, deeds)
    if objection:
        return objection
    objection = check_deeds(table, to, deeds_back)
    if objection:
        return objection
    if not offers.holds_cards(table, by, cards) or not offers.holds_cards(table, to, cards_back):
        return refusals.OFFER_NOT_THEIRS
    return refusals.NONE


def is_gift(cards: int, cards_back: int, deeds: int, deeds_back: int, cash: int) -> bool:
    """Does one side give nothing?"""
    gives = cards != 0 or deeds != 0 or cash > 0
    gets = cards_back != 0 or deeds_back != 0 or cash < 0
    return not (gives and gets)


def check_deeds(table: Table, seat: int, deeds: int) -> int:
    """M-DEAL-02, A-DEAL-06: own deeds, and no building anywhere on the group of a street."""
    if deeds == 0:
        return refusals.NONE
    if deeds >> table.printed.deeds:
        return refusals.NO_SUCH_DEED
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed):
            if table.state.owner[deed] != seat:
                return refusals.OFFER_NOT_THEIRS
            if groups.any_building(table, table.printed.group_of[deed]):
                return refusals.OFFER_GROUP_BUILT
    return refusals.NONE


def has_unmortgaged(table: Table, deeds: int) -> bool:
    """Is any of these deeds not mortgaged?"""
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed) and not table.state.mortgaged[deed]:
            return True
    return False


def can_pay_for_deal(table: Table, seat: int, pays: int, receives: int, lifted: int) -> bool:
    """A-MTG-03: after the cash part the receiver of mortgaged deeds can pay 10%, or the lift, from cash."""
    return table.state.cash[seat] - pays >= mortgage.price_of_receiving(table, receives, lifted)


def is_debtor(table: Table, seat: int) -> bool:
    """Is this the player who must raise money now?"""
    return top.kind(table.state) == frames.DEBT and table.state.debtor == seat


def owed_by(table: Table, seat: int) -> int:
    """A-RNT-10: all that a player owes at this moment: the present debt and every rent asked of him."""
    debt = table.state.debt if is_debtor(table, seat) else 0
    return debt + rent.claimed_from(table, seat)


def check_owing(
    table: Table, seat: int, gain: int, cards: int, gives: int, receives: int, lifted: int
) -> int:
    """A-DEAL-08, A-RNT-10: who owes something may deal if his cash then covers it all, or by what a debtor may do."""
    owed = owed_by(table, seat)
    if owed == 0:
        return refusals.NONE
    gain -= mortgage.price_of_receiving(table, receives, lifted)
    if table.state.cash[seat] + gain >= owed:
        return refusals.NONE
    raised = debts.can_raise(table, seat) + gain + mortgage.mortgage_values(table, lifted)
    raised += unmortgaged_values(table, receives) - unmortgaged_values(table, gives)
    given = mortgage.mortgage_values(table, gives) + limits.JAIL_CARD_VALUE * bits.count(cards)
    if gain > 0 and (raised >= owed or gain > given):
        return refusals.NONE
    if is_debtor(table, seat) and gain <= 0:
        return refusals.DEBTOR_MUST_GAIN
    if is_debtor(table, seat) and raised < table.state.debt:
        return refusals.DEBTOR_SELLS_OUT
    return refusals.RENT_ASKED_OF_YOU


def of_the_other(objection: int) -> int:
    """The same objection where the one who owes is not the one who acts."""
    return refusals.RENT_ASKED_OF_THEM if objection == refusals.RENT_ASKED_OF_YOU else objection


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
    if top.kind(state) == frames.DEBT and state.debtor == seat:
        state.debt_offers += 1
    else:
        state.offers_made[seat] += 1
        state.window_used = True
    offers.drop_offer_between(table, seat, act.seat, event_kinds.OFFER_WITHDRAWN)
    countered = offers.find_offer_between(table, act.seat, seat)
    if countered >= 0:
        offers.set_not_fresh(table, countered)
    offers.lay_on_table(table, seat, act)


def may_accept(table: Table, seat: int, act: Act) -> int:
    """A-DEAL-04, A-MTG-07, A-RNT-10: everything is checked again, now for both sides."""
    objection = offers.may_answer(table, seat, act.number)
    if objection:
        return objection
    deal = open_offers.offer_at(table.state, offers.find_offer(table, act.number))
    objection = check_terms(
        table, deal.by, seat, deal.cards, deal.cards_back, deal.deeds, deal.deeds_back, deal.cash
    )
    if objection:
        return objection
    if act.lift & ~deal.deeds or has_unmortgaged(table, act.lift):
        return refusals.LIFT_NOT_RECEIVED
    objection = can_both_pay(table, deal, seat, act.lift)
    if objection:
        return objection
    objection = check_owing(table, deal.by, -deal.cash, deal.cards, deal.deeds, deal.deeds_back, deal.lift)
    if objection:
        return of_the_other(objection)
    return check_owing(table, seat, deal.cash, deal.cards_back, deal.deeds_back, deal.deeds, act.lift)


def can_both_pay(table: Table, deal: Offer, seat: int, lift: int) -> int:
    """A-MTG-03: the cash of the deal, then 10% or the lift on each mortgaged deed received."""
    cash = table.state.cash
    if cash[deal.by] < deal.cash or cash[seat] < -deal.cash:
        return refusals.OFFER_CASH_SHORT
    if not can_pay_for_deal(table, deal.by, deal.cash, deal.deeds_back, deal.lift):
        return refusals.OFFER_INTEREST_SHORT
    if not can_pay_for_deal(table, seat, -deal.cash, deal.deeds, lift):
        return refusals.OFFER_INTEREST_SHORT
    return refusals.NONE


def accept(table: Table, seat: int, act: Act) -> None:
    """OL-DEAL-01, A-DEAL-02, A-DEAL-05: one immediate exchange between two players."""
    at = offers.find_offer(table, act.number)
    deal = open_offers.offer_at(table.state, at)
    offers.drop_offer(table, at, event_kinds.OFFER_ACCEPTED)
    if deal.cash > 0:
        money.pay(table, deal.by, seat, deal.cash, why.DEAL)
    else:
        money.pay(table, seat, deal.by, -deal.cash, why.DEAL)
    hand_over(table, deal.by, seat, deal.deeds, deal.cards)
    hand_over(table, seat, deal.by, deal.deeds_back, deal.cards_back)
    mortgage.receive(table, seat, deal.deeds, act.lift)
    mortgage.receive(table, deal.by, deal.deeds_back, deal.lift)
    offers.lapse_impossible_offers(table)


def hand_over(table: Table, giver: int, taker: int, deeds: int, cards: int) -> None:
    """M-MISC-01: deeds and cards pass from one player to another, by agreement or in a bankruptcy."""
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed):
            hands.give_deed(table, deed, taker)
            tell.deed_passed(table, giver, taker, deed)
    for card in range(table.printed.jail_cards):
        if bits.has(cards, card):
            table.state.card_holder[card] = taker
            tell.jail_card_passed(table, giver, taker, card)
