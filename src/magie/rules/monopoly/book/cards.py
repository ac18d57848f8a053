"""The decks: draw the top card, follow it, put it under its deck.

A deck is a hidden pile of cards nobody has seen yet, with the used ones under it in the order everybody saw.
"""

from __future__ import annotations

import magie.rules.luck as luck
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.landing as landing
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.movement as movement
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.effects as effects
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def shuffle_decks(table: Table) -> None:
    """OL-SET-01, M-SET-05: both decks are shuffled and lie face down."""
    for deck in range(table.printed.decks):
        start = table.printed.deck_start[deck]
        size = table.printed.deck_size[deck]
        for i in range(size):
            table.hidden.pile[start + i] = start + i
        table.hidden.pile_count[deck] = size
        table.state.used_count[deck] = 0
        shuffle_pile(table, deck)


def shuffle_pile(table: Table, deck: int) -> None:
    """Bring the unseen cards of a deck into a random order."""
    start = table.printed.deck_start[deck]
    for i in range(table.hidden.pile_count[deck] - 1, 0, -1):
        j = luck.pick(table.hidden, i + 1)
        held = table.hidden.pile[start + i]
        table.hidden.pile[start + i] = table.hidden.pile[start + j]
        table.hidden.pile[start + j] = held


def draw(table: Table, seat: int, deck: int) -> None:
    """M-CRD-01: take the top card and follow it at once.

    A-CRD-09: a user's own decks could send a token in circles, so a move draws only so many cards.
    """
    if table.state.cards_this_move >= table.printed.cards_per_move or cards_in_deck(table, deck) == 0:
        return
    table.state.cards_this_move += 1
    card = take_top_card(table, deck)
    tell.card_drawn(table, seat, card, deck)
    if table.printed.card_effect[card] == effects.JAIL_CARD:
        table.state.card_holder[table.printed.jail_card_of[card]] = seat  # M-CRD-03: kept until used
        return
    put_under_deck(table, card)
    follow(table, seat, card)


def cards_in_deck(table: Table, deck: int) -> int:
    """How many cards lie on the board; Get Out of Jail Free cards that are held do not (A-CRD-02)."""
    return table.hidden.pile_count[deck] + table.state.used_count[deck]


def take_top_card(table: Table, deck: int) -> int:
    """The top of the unseen pile; when that is used up, the card that was used first."""
    start = table.printed.deck_start[deck]
    if table.hidden.pile_count[deck] > 0:
        table.hidden.pile_count[deck] -= 1
        return table.hidden.pile[start + table.hidden.pile_count[deck]]
    card = table.state.used[start]
    table.state.used_count[deck] -= 1
    for i in range(table.state.used_count[deck]):
        table.state.used[start + i] = table.state.used[start + i + 1]
    return card


def put_under_deck(table: Table, card: int) -> None:
    """M-CRD-02, M-CRD-04: a used card goes face down under the deck it came from."""
    deck = table.printed.deck_of[card]
    table.state.used[table.printed.deck_start[deck] + table.state.used_count[deck]] = card
    table.state.used_count[deck] += 1


def follow(table: Table, seat: int, card: int) -> None:
    """M-CRD-01, M-CRD-06, A-CRD-03: do what the card says; a card that moves the token causes a normal landing."""
    effect = table.printed.card_effect[card]
    number = table.printed.card_number[card]
    if effect == effects.COLLECT:
        money.pay(table, owners.BANK, seat, number, why.CARD)
    elif effect == effects.PAY:
        money.owe(table, seat, owners.BANK, number, why.CARD)
    elif effect == effects.ADVANCE:
        movement.advance_to(table, seat, number, how.BY_CARD)
        landing.land(table, seat, 1, 0)
    elif effect == effects.NEAREST_TRANSPORT:
        # A-CRD-08: twice the rent for the number the owner has.
        movement.advance_to(table, seat, table.printed.next_transport[table.state.place[seat]], how.BY_CARD)
        landing.land(table, seat, number, 0)
    elif effect == effects.NEAREST_UTILITY:
        # A-CRD-08: ten times a fresh throw, whatever the owner has.
        movement.advance_to(table, seat, table.printed.next_utility[table.state.place[seat]], how.BY_CARD)
        landing.land(table, seat, 1, number)
    elif effect == effects.BACK:
        movement.move_back(table, seat, number, how.BY_CARD)
        landing.land(table, seat, 1, 0)
    elif effect == effects.TO_JAIL:
        jail.go_to_jail(table, seat, how.BY_CARD)  # M-CRD-06, M-JAIL-02
    elif effect == effects.REPAIRS:
        money.owe(table, seat, owners.BANK, repairs_bill(table, seat, card), why.CARD)
    elif effect == effects.PAY_EACH:
        stack.push_each(table.state, frames.PAY_EACH, seat, number)
    elif effect == effects.COLLECT_FROM_EACH:
        collect_from_each(table, seat, number, why.EACH_PLAYER)


def collect_from_each(table: Table, seat: int, amount: int, reason: int) -> None:
    """A-CRD-04: every other player will pay this amount."""
    state = table.state
    stack.push_each(state, frames.COLLECT_FROM_EACH, seat, amount)
    stack.set_reason(state, reason)


def repairs_bill(table: Table, seat: int, card: int) -> int:
    """A-CRD-07: so much a house and so much a hotel on the board now; a hotel is not also four houses."""
    bill = 0
    for deed in range(table.printed.deeds):
        level = table.state.level[deed]
        if level > 0 and table.state.owner[deed] == seat:
            if level == buildings.HOTEL_LEVEL:
                bill += table.printed.card_second[card]
            else:
                bill += level * table.printed.card_number[card]
    return bill


def pay_next_player(table: Table) -> None:
    """A-CRD-04, A-BKR-05: the drawer settles with one player after the other, from the left."""
    state = table.state
    payer = top.asked_seat(state)
    payee = players.left_of(state, top.last_settled(state))
    if payee == payer:
        stack.pop(state)
        return
    stack.set_last_settled(state, payee)
    money.owe(table, payer, payee, top.amount(state), why.EACH_PLAYER)


def collect_from_next_player(table: Table) -> None:
    """A-CRD-04, A-BKR-05: every other player settles for himself, from the collector's left."""
    state = table.state
    collector = top.asked_seat(state)
    payer = players.left_of(state, top.last_settled(state))
    if payer == collector:
        stack.pop(state)
        return
    stack.set_last_settled(state, payer)
    money.owe(table, payer, collector, top.amount(state), top.reason(state))
