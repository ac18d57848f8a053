"""Bankruptcy: who gets the estate, what the creditor pays for it, what the Bank auctions, who has won."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.deals as deals
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.popup as popup
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import State, Table


def go_bankrupt(table: Table, debtor: int, creditor: int) -> None:
    """M-BKR-01, A-BKR-02, A-BKR-07, A-BKR-09: settle the estate and leave the game.

    M-WIN-01, A-WIN-03, A-BKR-06: with one player left the game is over, without auction or interest; A-BKR-10: who
    has resigned is not counted.
    """
    state = table.state
    tell.went_bankrupt(table, debtor, creditor)
    leave_the_game(table, debtor)
    selling.sell_all_buildings(table, debtor)
    if creditor == owners.BANK:
        settle_with_bank(table, debtor)
    else:
        settle_with_player(table, debtor, creditor)
    offers.lapse_impossible_offers(table)
    if debtor == state.turn:
        state.throw_again = False
        state.turn_over = True
        stack.set_ground(state, frames.MOVING)
    if bits.count(players.contenders(state)) == 1:
        end_game(table, how.LAST_STANDING)


def leave_the_game(table: Table, debtor: int) -> None:
    """A-BKR-12: the seat is empty; its other debts, claims and plans are void."""
    state = table.state
    count_out(state, debtor)
    state.playing &= ~(1 << debtor)
    state.resigned &= ~(1 << debtor)
    state.jail_turns[debtor] = -1
    state.want[debtor] = 0
    popup.forget(table, debtor)
    if debtor == state.turn:
        state.extra_turn = False
    rent.void_claims(table, debtor)
    for at in range(state.depth - 1, 0, -1):
        if stack.seat_at(state, at) == debtor and is_void_without(stack.kind_at(state, at)):
            stack.remove_frame(state, at)


def count_out(state: State, seat: int) -> None:
    """A-BKR-10: places follow the order in which players go bankrupt or resign, whichever comes first."""
    if state.went_out[seat] == 0:
        state.went_out[seat] = state.seats - bits.count(players.contenders(state)) + 1


def is_void_without(frame: int) -> bool:
    """What ends when the player concerned leaves; a shortage or an intent round goes on for the others."""
    return (
        frame == frames.PAY_EACH
        or frame == frames.JAIL_MOVE
        or frame == frames.COLLECT_FROM_EACH
        or frame == frames.INTEREST
        or frame == frames.LIFT_OR_KEEP
        or frame == frames.DEBT
        or frame == frames.PLACE
        or frame == frames.POWER_TARGET
        or frame == frames.FLY
    )


def settle_with_player(table: Table, debtor: int, creditor: int) -> None:
    """OL-BKR-01, HP-BKR-01, HP-BKR-02, A-BKR-02: cash, deeds and cards go to the creditor.

    Oz and Luxury liquidate first, so that every deed arrives mortgaged; Harry Potter hands over as it stands.
    """
    deeds = deeds_of(table, debtor)
    if table.printed.liquidate_bankrupts:
        for deed in range(table.printed.deeds):
            if bits.has(deeds, deed) and not table.state.mortgaged[deed]:
                mortgage.mortgage(table, debtor, deed)
    money.pay(table, debtor, creditor, table.state.cash[debtor], why.BANKRUPTCY)
    deals.hand_over(table, debtor, creditor, deeds, jail_cards_of(table, debtor))
    remember_inherited(table, creditor, deeds)


def deeds_of(table: Table, seat: int) -> int:
    """The set of deeds a player owns."""
    return table.state.hand[seat]


def jail_cards_of(table: Table, seat: int) -> int:
    """The set of Get Out of Jail Free cards a player holds."""
    cards = 0
    for card in range(table.printed.jail_cards):
        if table.state.card_holder[card] == seat:
            cards |= 1 << card
    return cards


def remember_inherited(table: Table, creditor: int, deeds: int) -> None:
    """OL-BKR-02, HP-BKR-03, M-XFR-05: 10% is due on each mortgaged deed received.

    A-BKR-05: one who collects from all owes it only after the last payer has settled.
    """
    state = table.state
    owed = 0
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed) and state.mortgaged[deed]:
            owed |= bits.bit(deed)
    if owed == 0:
        return
    at = state.depth
    for i in range(1, state.depth):
        if stack.lies_at(state, i, frames.COLLECT_FROM_EACH, creditor):
            at = i
    if at > 1 and stack.lies_at(state, at - 1, frames.INTEREST, creditor):
        stack.add_deeds_at(state, at - 1, owed)
        return
    stack.insert_frame(state, at, frames.INTEREST, creditor, owed)


def charge_interest(table: Table) -> None:
    """A-MTG-03, A-MTG-07: all the interests are one debt to the Bank; when it is paid, lift or keep.

    A-BKR-08: one who cannot pay it is bankrupt to the Bank in his turn.
    """
    state = table.state
    creditor = top.asked_seat(state)
    total = 0
    for deed in range(table.printed.deeds):
        if bits.has(top.deeds(state), deed):
            total += table.printed.inherited_interest[deed]
    stack.set_kind(state, frames.LIFT_OR_KEEP)
    money.owe(table, creditor, owners.BANK, total, why.INTEREST)


def can_lift_any(table: Table) -> bool:
    """A-MTG-07: is there an inherited deed left that the creditor could lift from cash now?

    What he sold to pay the interests is not among them any more.
    """
    state = table.state
    seat = top.asked_seat(state)
    found = False
    for deed in range(table.printed.deeds):
        if bits.has(top.deeds(state), deed):
            if state.owner[deed] != seat or not state.mortgaged[deed]:
                stack.drop_deed(state, deed)
            elif table.printed.mortgage_value[deed] <= state.cash[seat]:
                found = True
    return found


def settle_with_bank(table: Table, debtor: int) -> None:
    """OL-BKR-03 to OL-BKR-05, HP-BKR-04, A-BKR-03, A-BKR-04: cash to the Bank, cards under their decks,
    deeds free of mortgage into auctions."""
    state = table.state
    money.pay(table, debtor, owners.BANK, state.cash[debtor], why.BANKRUPTCY)
    for card in range(table.printed.jail_cards):
        if state.card_holder[card] == debtor:
            jail.return_jail_card(table, card)
    deeds = deeds_of(table, debtor)
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed):
            hands.give_deed(table, deed, owners.BANK)
            tell.deed_passed(table, debtor, owners.BANK, deed)
            if table.printed.bank_auction_unmortgaged or not table.printed.auctions:
                state.mortgaged[deed] = 0
    if deeds:
        stack.push_about_deeds(state, frames.ESTATE, owners.BANK, deeds)


def auction_next_of_estate(table: Table) -> None:
    """A-BKR-06: one by one in board order; what nobody wants stays with the Bank."""
    state = table.state
    deed = bits.first(top.deeds(state))
    if deed < 0 or not table.printed.auctions:
        clear_unsold_mortgages(table)
        stack.pop(state)
        return
    stack.drop_deed(state, deed)
    auction.open_auction(table, deed, state.playing)


def clear_unsold_mortgages(table: Table) -> None:
    """A deed that stays with the Bank is free of its mortgage."""
    for deed in range(table.printed.deeds):
        if table.state.owner[deed] == owners.BANK:
            table.state.mortgaged[deed] = 0


def end_game(table: Table, reason: int) -> None:
    """M-WIN-01, A-WIN-02: the game is over, by the last survivor or by the round limit.

    A-BKR-10: whoever has resigned is out now, with what he has, and does not win.
    """
    state = table.state
    state.playing &= ~state.resigned
    state.resigned = 0
    state.depth = 0
    stack.push(state, frames.GAME_OVER, owners.NOBODY, reason)
    offers.lapse_all_offers(table)
    state.claims = 0
    tell.game_ended(table, reason)
