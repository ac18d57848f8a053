"""The turn: throw, move, land, throw again after doubles, pass the dice to the left."""

from __future__ import annotations

import magie.rules.luck as luck
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.bankruptcy as bankruptcy
import magie.rules.monopoly.book.cards as cards
import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.landing as landing
import magie.rules.monopoly.book.movement as movement
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.popup as popup
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.resigning as resigning
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.state import Table

THIRD = 3


def may_roll(table: Table, seat: int) -> int:
    """M-TRN-01, M-DBL-01, A-BUY-03: the player on turn, before the move or again after doubles."""
    state = table.state
    situation = top.kind(state)
    if situation != frames.PRE_ROLL and situation != frames.POST_MOVE:
        return refusals.ANSWER_FIRST
    if state.turn != seat:
        return refusals.NOT_YOUR_TURN
    if situation == frames.POST_MOVE and not state.throw_again:
        return refusals.TURN_NOT_DONE
    return refusals.NONE


def roll(table: Table, seat: int) -> None:
    """M-TRN-01: throw both dice and move; M-JAIL-07: in Jail try for doubles.

    OZ-EX-01: in the Land of Oz the throw brings the token back. The throw closes what was open before it: rent
    not asked for in time, and every offer (A-GEN-01).
    """
    state = table.state
    begin_throw(table, seat)
    if table.printed.popup and popup.moves_with_one_die(table, seat):
        luck.throw_one_die(table.hidden)
    else:
        luck.throw_dice(table.hidden)
    state.die1 = table.hidden.die1
    state.die2 = table.hidden.die2
    if table.events is not None:
        tell.dice_thrown(table, seat, state.die1, state.die2)
    stack.set_ground(state, frames.MOVING)
    state.throw_again = False
    state.cards_this_move = 0
    if state.popup_at[seat]:
        popup.come_back(table, seat)
    if players.in_jail(state, seat):
        if jail.throw_in_jail(table, seat):
            move_by_throw(table, seat)
    elif state.die1 == state.die2:
        throw_doubles(table, seat)
    else:
        move_by_throw(table, seat)


def begin_throw(table: Table, seat: int) -> None:
    """What the first throw of a turn closes: rent not asked for in time, and what was put on this turn."""
    state = table.state
    if top.ground(state) == frames.PRE_ROLL:
        state.turns += 1
        if state.claims:
            rent.lapse_claims(table)
        if table.printed.popup:
            popup.take_turn(table, seat)
    begin_new_window(table)


def begin_new_window(table: Table) -> None:
    """A-GEN-06, A-DEAL-04, A-SHT-07: the counts between two throws start again, and offers lapse."""
    state = table.state
    if state.offers:
        offers.lapse_all_offers(table)
    if state.window_used:
        state.window_used = False
        state.contest_opened = 0
        state.unsold_kinds = 0
        for seat in range(limits.MOST_SEATS):
            state.acts[seat] = 0
            state.offers_made[seat] = 0


def throw_doubles(table: Table, seat: int) -> None:
    """M-DBL-01: move, land, throw again; M-DBL-02, M-JAIL-03, A-DBL-01: the third doubles lead straight to Jail."""
    state = table.state
    state.doubles += 1
    if state.doubles == THIRD:
        jail.go_to_jail(table, seat, how.BY_DOUBLES)
        return
    state.throw_again = True
    move_by_throw(table, seat)


def move_by_throw(table: Table, seat: int) -> None:
    """M-TRN-01, M-TRN-04: clockwise by the sum of the dice, then act on the space reached.

    OZ-PW1-01, A-OZ-06: under Twister every dice move of the turn goes backwards.
    """
    spaces = table.state.die1 + table.state.die2
    if table.state.backwards:
        movement.move_back(table, seat, spaces, how.BY_DICE)
    else:
        movement.move_forward(table, seat, spaces, how.BY_DICE)
    landing.land(table, seat, 1, 0)


def enter_popup(table: Table, seat: int) -> None:
    """OZ-IN-01 to OZ-IN-04, A-OZ-25: instead of the normal throw, with one die; it closes claims like any throw."""
    state = table.state
    begin_throw(table, seat)
    stack.set_ground(state, frames.MOVING)
    state.cards_this_move = 0
    state.turn_over = True
    popup.go_in(table, seat)


def move_after_fine(table: Table) -> None:
    """M-JAIL-09: the fine of the third turn is paid; now this same throw is moved."""
    seat = top.asked_seat(table.state)
    stack.pop(table.state)
    jail.leave_jail(table, seat, how.BY_THIRD_THROW)
    move_by_throw(table, seat)


def may_end_turn(table: Table, seat: int) -> int:
    """M-TRN-05: after move and action, when no doubles are pending."""
    state = table.state
    if state.turn != seat:
        return refusals.NOT_YOUR_TURN
    if top.kind(state) != frames.POST_MOVE:
        return refusals.TURN_NOT_DONE if top.kind(state) == frames.PRE_ROLL else refusals.ANSWER_FIRST
    if state.throw_again:
        return refusals.MUST_THROW_AGAIN
    return refusals.NONE


def finish_move(table: Table) -> None:
    """M-TRN-05, M-JAIL-05: the landing is resolved; the turn ends here only for Jail or bankruptcy."""
    state = table.state
    if state.salary_due:
        movement.pay_salary_due(table)
    if state.extra_turn:
        begin_turn(table, state.turn)  # OZ-PW6-02, A-OZ-19
        return
    if state.turn_over:
        pass_the_dice(table)
        return
    open_window(table, frames.POST_MOVE)


def open_window(table: Table, window: int) -> None:
    """A-GEN-01: PRE_ROLL or POST_MOVE begins; nobody has passed yet."""
    state = table.state
    stack.clear(state, window, state.turn)
    state.passed = state.resigned


def pass_the_dice(table: Table) -> None:
    """M-TRN-05, M-ORD-02: the next player to the left begins a turn; A-WIN-02: or the round limit is reached."""
    state = table.state
    if table.events is not None:
        tell.turn_ended(table, state.turn)
    seat = state.turn
    while True:
        seat += 1
        if seat >= state.seats:
            seat = 0
        if seat == state.first:
            state.rounds += 1
        if (state.playing >> seat) & 1 and not (state.cornfield and popup.skips_turn(table, seat)):
            break
    if table.printed.round_limit and state.rounds >= table.printed.round_limit:
        bankruptcy.end_game(table, how.ROUND_LIMIT)
        return
    begin_turn(table, seat)


def begin_turn(table: Table, seat: int) -> None:
    """A-DBL-03: a new turn, with the doubles counted from 0."""
    state = table.state
    state.turn = seat
    state.doubles = 0
    state.throw_again = False
    state.turn_over = False
    state.backwards = False
    state.extra_turn = False
    state.cards_this_move = 0
    open_window(table, frames.PRE_ROLL)
    if table.events is not None:
        tell.turn_began(table, seat, state.rounds)


def settle(table: Table) -> None:
    """Carry on with whatever asks nobody, until somebody must be asked."""
    state = table.state
    while True:
        situation = top.kind(state)
        if situation == frames.PRE_ROLL or situation == frames.POST_MOVE:
            if not (state.claims or state.resigned) or not settle_between_throws(table):
                return
        elif situation == frames.MOVING:
            # A-GEN-01: claims made during the landing are paid before the next window opens.
            if not (state.claims and rent.settle_due_claim(table)):
                finish_move(table)
        elif not go_on(table, situation):
            return


def settle_between_throws(table: Table) -> bool:
    """A-GEN-01, A-BKR-10: recorded claims are paid, and those who resigned leave; False if nothing is left to do."""
    state = table.state
    if state.claims and rent.settle_due_claim(table):
        return True
    if state.resigned:
        for seat in range(state.seats):
            if (state.resigned >> seat) & 1:
                resigning.leave(table, seat)
                return True
    return False


def go_on(table: Table, situation: int) -> bool:
    """One step of what lies on top of the stack; False if it waits for an answer."""
    state = table.state
    if situation == frames.AUCTION:
        if not auction.is_closing(table):
            return False
        auction.close_auction(table)
    elif situation == frames.DEBT:
        return debt.go_on_with_debt(table)
    elif situation == frames.COLLECT_FROM_EACH:
        cards.collect_from_next_player(table)
    elif situation == frames.PAY_EACH:
        cards.pay_next_player(table)
    elif situation == frames.INTEREST:
        bankruptcy.charge_interest(table)
    elif situation == frames.LIFT_OR_KEEP:
        if bankruptcy.can_lift_any(table):
            return False
        stack.pop(state)
    elif situation == frames.ESTATE:
        bankruptcy.auction_next_of_estate(table)
    elif situation == frames.JAIL_MOVE:
        # A-GEN-01: rents asked for while the fine was raised are paid before the token moves.
        if not rent.settle_due_claim(table):
            move_after_fine(table)
    elif situation == frames.INTENT or situation == frames.LOWER:
        if not shortage.all_answered(table):
            return False
        shortage.show_wants(table)
    elif situation == frames.SHORTAGE:
        shortage.go_on_selling(table)
    elif situation == frames.PLACE:
        return place_without_choice(table)
    else:
        return False
    return True


def place_without_choice(table: Table) -> bool:
    """Where only one street is possible the building goes there by itself; with none, nothing is sold."""
    street = shortage.only_place(table)
    if street == -1:
        return False
    if street == -2:
        stack.pop(table.state)
    else:
        shortage.place(table, top.asked_seat(table.state), street)
    return True
