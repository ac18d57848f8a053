"""Jail: in by space, card or three doubles; out by doubles, card or fine."""

from __future__ import annotations

import magie.rules.monopoly.book.cards as cards
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.movement as movement
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table

LAST_JAIL_TURN = 3


def go_to_jail(table: Table, seat: int, reason: int) -> None:
    """M-JAIL-01 to M-JAIL-05, M-GO-03: straight to Jail without salary, and the turn is over.

    A-GO-02: a salary earned earlier in the turn is kept.
    """
    movement.put_token(table, seat, table.printed.jail_space, reason)
    table.state.jail_turns[seat] = 0
    table.state.throw_again = False
    table.state.turn_over = True
    tell.jailed(table, seat, reason)


def leave_jail(table: Table, seat: int, reason: int) -> None:
    """A-JAIL-07: from prisoner to visitor."""
    table.state.jail_turns[seat] = -1
    tell.jail_left(table, seat, reason)


def may_pay_fine(table: Table, seat: int) -> int:
    """OL-JAIL-01, HP-JAIL-02, A-JAIL-02: at the start of a Jail turn, on the turns the edition allows."""
    objection = may_leave_before_throwing(table, seat)
    if objection:
        return objection
    if table.state.jail_turns[seat] >= table.printed.jail_fine_turns:
        return refusals.FINE_TOO_LATE
    if table.state.cash[seat] < table.printed.jail_fine:
        return refusals.NOT_ENOUGH_CASH
    return refusals.NONE


def may_leave_before_throwing(table: Table, seat: int) -> int:
    """A-JAIL-06, A-CRD-05: on one's own turn, in Jail, before the throw."""
    if top.kind(table.state) != frames.PRE_ROLL or table.state.turn != seat:
        return refusals.NOT_BEFORE_YOUR_THROW
    if not players.in_jail(table.state, seat):
        return refusals.NOT_IN_JAIL
    return refusals.NONE


def pay_fine(table: Table, seat: int) -> None:
    """OL-JAIL-01: pay 50, then roll and move as usual (A-DBL-05)."""
    money.pay(table, seat, owners.BANK, table.printed.jail_fine, why.JAIL_FINE)
    leave_jail(table, seat, how.BY_FINE)


def may_use_jail_card(table: Table, seat: int, jail_card: int) -> int:
    """M-JAIL-08, A-JAIL-04: an own card, before the throw."""
    objection = may_leave_before_throwing(table, seat)
    if objection:
        return objection
    if jail_card < 0 or jail_card >= table.printed.jail_cards or table.state.card_holder[jail_card] != seat:
        return refusals.NOT_YOUR_JAIL_CARD
    return refusals.NONE


def use_jail_card(table: Table, seat: int, jail_card: int) -> None:
    """M-CRD-04: the card goes under its own deck, the prisoner is free to roll."""
    tell.jail_card_used(table, seat, jail_card)
    return_jail_card(table, jail_card)
    leave_jail(table, seat, how.BY_JAIL_CARD)


def return_jail_card(table: Table, jail_card: int) -> None:
    """M-CRD-04, OL-BKR-04: a Get Out of Jail Free card goes back under the deck it came from."""
    table.state.card_holder[jail_card] = owners.NOBODY
    cards.put_under_deck(table, table.printed.card_of_jail_card[jail_card])


def throw_in_jail(table: Table, seat: int) -> bool:
    """M-JAIL-07, M-JAIL-09: doubles free the token; the third failed throw costs the fine, then moves it.

    HP-JAIL-01, A-JAIL-01: those doubles give no further throw. A-JAIL-03, A-JAIL-05: the fine comes first, if need
    be as a debt, then this same throw is moved; there is no fourth turn of waiting.
    True if the token moves by this throw now.
    """
    state = table.state
    if state.die1 == state.die2:
        leave_jail(table, seat, how.BY_DOUBLES)
        if table.printed.jail_doubles_roll_again:
            state.doubles = 1
            state.throw_again = True
        return True
    state.jail_turns[seat] += 1
    tell.jail_stayed(table, seat, state.jail_turns[seat])
    if state.jail_turns[seat] >= LAST_JAIL_TURN:
        stack.push(state, frames.JAIL_MOVE, seat, state.die1 + state.die2)
        money.owe(table, seat, owners.BANK, table.printed.jail_fine, why.JAIL_FINE)
    return False
