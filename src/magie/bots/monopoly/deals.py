"""Deals: the steady bot offers what makes both sides better off, and takes what makes itself better off."""

from __future__ import annotations

import magie.bots.monopoly.money as cash_in_hand
import magie.bots.monopoly.worth as worth
import magie.rules.bits as bits
import magie.rules.monopoly.book.bankruptcy as estate
import magie.rules.monopoly.book.deals as deals
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table

LEAST_GAIN = 30
JAIL_CARD_WORTH = 40


def gain(table: Table, seat: int, hand: int, gets: int, gives: int, cash_in: int) -> int:
    """How much better off a player with these deeds in hand is after an exchange, by what they are worth together."""
    before = table.state.cash[seat]
    total = cash_in
    for group in range(table.printed.groups):
        members = table.printed.group_deeds[group]
        if members & (gets | gives):
            held = hand & members
            total -= worth.group_worth(table, group, held, before)
            total += worth.group_worth(table, group, (held & ~gives) | (gets & members), before + cash_in)
    return total


def interest_on(table: Table, deeds: int) -> int:
    """M-XFR-03: the 10% that is due on mortgaged deeds received."""
    total = 0
    for group in range(table.printed.groups):
        if table.printed.group_deeds[group] & deeds:
            for i in range(table.printed.group_size[group]):
                deed = box.group_deed(table, group, i)
                total += bits.has(deeds, deed) * table.state.mortgaged[deed] * table.printed.interest[deed]
    return total


def gets_whole_group(table: Table, hand: int, gets: int) -> bool:
    """Would these deeds make a whole group of streets with what is in hand?"""
    for group in range(table.printed.groups):
        members = table.printed.group_deeds[group]
        if table.printed.group_kind[group] == spaces.STREET:
            if members & gets and members & ~(hand | gets) == 0:
                return True
    return False


def is_welcome(mine: int, theirs: int, gets_group: bool, gives_group: bool) -> bool:
    """Would a steady player agree? Only for a gain, and not if it helps the other one far more.

    Who hands over a whole group without getting one wants at least half of what is gained.
    """
    if mine < LEAST_GAIN or 2 * mine < theirs:
        return False
    return gets_group or not gives_group or mine >= theirs


def keeps_change(table: Table, seat: int, pays: int) -> bool:
    """Is there still some small change after paying?"""
    return pays <= 0 or table.state.cash[seat] - pays >= cash_in_hand.RESERVE


def answers(table: Table, seat: int, at: int, act: Act) -> None:
    """M-DEAL-01: accept an offer that is welcome, decline any other."""
    deal = open_offers.offer_at(table.state, at)
    gets = deal.deeds
    gives = deal.deeds_back
    hand = estate.deeds_of(table, seat)
    hand_by = estate.deeds_of(table, deal.by)
    cash = deal.cash
    cards = JAIL_CARD_WORTH * (bits.count(deal.cards) - bits.count(deal.cards_back))
    mine = gain(table, seat, hand, gets, gives, cash - interest_on(table, gets))
    theirs = gain(table, deal.by, hand_by, gives, gets, -cash - interest_on(table, gives))
    gets_group = gets_whole_group(table, hand, gets)
    gives_group = gets_whole_group(table, hand_by, gives)
    welcome = is_welcome(mine + cards, theirs - cards, gets_group, gives_group)
    act.number = deal.number
    act.lift = 0
    act.kind = act_kinds.REJECT
    if welcome and keeps_change(table, seat, -cash) and deals.may_accept(table, seat, act) == refusals.NONE:
        act.kind = act_kinds.ACCEPT


def offers(table: Table, seat: int, act: Act) -> bool:
    """Look for one deal that gives this player a whole group; False if there is none that both would like."""
    state = table.state
    mine = estate.deeds_of(table, seat)
    other = seat
    for _ in range(state.seats - 1):
        other = other + 1 if other + 1 < state.seats else 0
        if players.is_playing(state, other):
            theirs = estate.deeds_of(table, other)
            shared = shared_groups(table, mine, theirs)
            if shared and bargains(table, seat, other, mine, theirs, shared, act):
                return True
    return False


def shared_groups(table: Table, mine: int, theirs: int) -> int:
    """The groups of streets that two players hold between them: either could have the whole of it."""
    shared = 0
    for group in range(table.printed.groups):
        members = table.printed.group_deeds[group]
        both = (members & mine != 0) & (members & theirs != 0) & (members & ~(mine | theirs) == 0)
        shared |= (both & (table.printed.group_kind[group] == spaces.STREET)) << group
    return shared


def bargains(table: Table, seat: int, other: int, mine: int, theirs: int, shared: int, act: Act) -> bool:
    """Try to get a shared group for another one or for money, beginning with a different one each time."""
    groups = table.printed.groups
    group = table.state.rounds % groups
    for _ in range(groups):
        group = group + 1 if group + 1 < groups else 0
        if (shared >> group) & 1:
            if swaps(table, seat, other, mine, theirs, shared, group, act):
                return True
            if buys(table, seat, other, mine, theirs, group, act):
                return True
    return False


def swaps(
    table: Table, seat: int, other: int, mine: int, theirs: int, shared: int, wanted: int, act: Act
) -> bool:
    """Offer the rest of one shared group for the rest of the wanted one."""
    missing = table.printed.group_deeds[wanted] & theirs
    for group in range(table.printed.groups):
        if (shared >> group) & 1 and group != wanted:
            spare = table.printed.group_deeds[group] & mine
            if proposes(table, seat, other, mine, theirs, missing, spare, act):
                return True
    return False


def buys(table: Table, seat: int, other: int, mine: int, theirs: int, wanted: int, act: Act) -> bool:
    """Offer money for the rest of a shared group; nobody sells below the printed price."""
    missing = table.printed.group_deeds[wanted] & theirs
    if table.state.cash[seat] - cash_in_hand.RESERVE < worth.face_value(table, wanted, missing):
        return False
    return proposes(table, seat, other, mine, theirs, missing, 0, act)


def proposes(
    table: Table, seat: int, other: int, mine: int, theirs: int, gets: int, gives: int, act: Act
) -> bool:
    """Write the offer, with cash that shares the gain, if a steady player would agree on either side."""
    cost = interest_on(table, gets)
    other_cost = interest_on(table, gives)
    my_gain = gain(table, seat, mine, gets, gives, -cost)
    their_gain = gain(table, other, theirs, gives, gets, -other_cost)
    pays = fair_payment(table, seat, other, my_gain, their_gain)
    if my_gain - pays < LEAST_GAIN or their_gain + pays < LEAST_GAIN:
        return False
    if pays:  # whoever pays has less to build with
        my_gain = gain(table, seat, mine, gets, gives, -cost - pays)
        their_gain = gain(table, other, theirs, gives, gets, pays - other_cost)
    gets_group = gets_whole_group(table, mine, gets)
    gives_group = gets_whole_group(table, theirs, gives)
    if not is_welcome(my_gain, their_gain, gets_group, gives_group):
        return False
    if not is_welcome(their_gain, my_gain, gives_group, gets_group):
        return False
    act.kind = act_kinds.OFFER
    act.seat = other
    act.amount = pays
    act.deeds = gives
    act.deeds_back = gets
    act.cards = 0
    act.cards_back = 0
    act.lift = 0
    return deals.may_offer(table, seat, act) == refusals.NONE


def fair_payment(table: Table, seat: int, other: int, mine: int, theirs: int) -> int:
    """What the one who gains more pays the other, so that both gain alike, as far as the cash allows."""
    if not table.printed.deal_cash:
        return 0
    if mine >= theirs:
        return min((mine - theirs) // 2, max(table.state.cash[seat] - cash_in_hand.RESERVE, 0))
    return -min((theirs - mine) // 2, max(table.state.cash[other] - cash_in_hand.RESERVE, 0))
