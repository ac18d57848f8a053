"""The pop-up Land of Oz: entered from a transport with one die, six powers, out again at the next transport.

Present where the edition has its table. What it does to later turns waits in the State: `twister`, `lollipop`,
`cornfield`, and `flew` for two dice as usual after the Winged Monkeys.
"""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.luck as luck
import magie.rules.monopoly.book.cards as cards
import magie.rules.monopoly.book.landing as landing
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.movement as movement
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.powers as powers
import magie.rules.monopoly.words.refusals as refusals
import magie.rules.monopoly.words.spaces as spaces
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def may_enter(table: Table, seat: int) -> int:
    """OZ-IN-01, A-OZ-01 to A-OZ-04: before the throw of the turn after landing on a transport, whoever owns it."""
    state = table.state
    if not table.printed.popup:
        return refusals.NO_POPUP
    if state.turn != seat:
        return refusals.NOT_YOUR_TURN
    if top.kind(state) != frames.PRE_ROLL and top.kind(state) != frames.POST_MOVE:
        return refusals.ANSWER_FIRST
    if top.kind(state) == frames.POST_MOVE or state.popup_at[seat]:
        return refusals.NOT_ENTITLED
    if not bits.has(state.may_enter & ~state.flew, seat):
        return refusals.NOT_ENTITLED
    return refusals.NONE


def go_in(table: Table, seat: int) -> None:
    """OZ-IN-02, OZ-IN-03, A-OZ-30: one die says where the token goes; the power of that place must be used.

    The token's place on the board stays its entry transport (A-OZ-21: it stands on no space meanwhile).
    """
    state = table.state
    state.die1 = luck.throw_one_die(table.hidden)
    state.die2 = 0
    state.backwards = False  # A-OZ-08: a Twister is used up by going in
    state.lollipop[seat] = max(state.lollipop[seat] - 1, 0)  # A-OZ-12: and one of the turns with one die
    state.may_enter &= ~(1 << seat)
    state.popup_at[seat] = state.die1
    tell.popup_entered(table, seat, state.die1, state.place[seat])
    use_power(table, seat, state.die1)


def use_power(table: Table, seat: int, location: int) -> None:
    """OZ-IN-03, OZ-IN-04, A-OZ-05: the six powers; after them the turn is over, but for Escape.

    OZ-PW4-01, A-OZ-14, A-OZ-15: the Harvest is paid by every other player, wherever he is.
    """
    if location == powers.HARVEST:
        cards.collect_from_each(table, seat, table.printed.harvest, why.HARVEST)
    elif location == powers.MONKEYS:
        stack.push(table.state, frames.FLY, seat, 0)
    elif location == powers.ESCAPE:
        escape(table, seat)
    else:
        choose_target(table, seat, location)


def escape(table: Table, seat: int) -> None:
    """OZ-PW6-01, OZ-PW6-02, A-OZ-19, A-OZ-26: 100 from the Bank, and another turn at once, which leads out."""
    money.pay(table, owners.BANK, seat, table.printed.escape, why.ESCAPE)
    table.state.extra_turn = True


def choose_target(table: Table, seat: int, location: int) -> None:
    """A-OZ-05: any other player still in the game; with one opponent there is no choice."""
    if players.players_left(table.state) == 2:
        fall_on(table, seat, players.left_of(table.state, seat), location)
    else:
        stack.push(table.state, frames.POWER_TARGET, seat, location)


def may_target(table: Table, seat: int, other: int) -> int:
    """A-OZ-05: not oneself, and not nobody."""
    state = table.state
    if top.kind(state) != frames.POWER_TARGET:
        return refusals.NOTHING_ASKED
    if top.asked_seat(state) != seat:
        return refusals.NOT_THE_DECIDER
    if other < 0 or other >= state.seats or other == seat or not players.is_playing(state, other):
        return refusals.NOT_A_TARGET
    return refusals.NONE


def target(table: Table, seat: int, other: int) -> None:
    """OZ-PW1-01, OZ-PW2-01, OZ-PW3-01: the named player is struck."""
    location = top.subject(table.state)
    stack.pop(table.state)
    fall_on(table, seat, other, location)


def fall_on(table: Table, seat: int, other: int, location: int) -> None:
    """OZ-PW1-01, OZ-PW2-01, OZ-PW3-01, A-OZ-22: different powers add up, the same one is only renewed."""
    state = table.state
    if location == powers.TWISTER:
        state.twister |= 1 << other
    elif location == powers.LOLLIPOP:
        state.lollipop[other] = table.printed.lollipop_turns
    else:
        state.cornfield |= 1 << other
    tell.targeted(table, seat, other, location)


def skips_turn(table: Table, seat: int) -> bool:
    """OZ-PW3-01, A-OZ-13: lost in a cornfield, the next turn is passed over; what else waits goes on waiting."""
    if not bits.has(table.state.cornfield, seat):
        return False
    table.state.cornfield &= ~(1 << seat)
    tell.turn_skipped(table, seat)
    return True


def take_turn(table: Table, seat: int) -> None:
    """The turn is taken: a Twister is used on it, and after the Winged Monkeys it is a turn as usual.

    A-OZ-06, A-OZ-08, A-OZ-29; OZ-PW1-02, A-OZ-09: who is in the Land of Oz comes out forwards.
    """
    state = table.state
    state.backwards = bits.has(state.twister, seat) and not state.popup_at[seat]
    state.twister &= ~(1 << seat)
    state.flew &= ~(1 << seat)


def moves_with_one_die(table: Table, seat: int) -> bool:
    """OZ-PW2-01, A-OZ-10 to A-OZ-12: under Lollipop the token moves by one die; each turn taken uses one up."""
    if table.state.lollipop[seat] == 0:
        return False
    table.state.lollipop[seat] -= 1
    return True


def come_back(table: Table, seat: int) -> None:
    """OZ-EX-01 to OZ-EX-05, A-OZ-20: the token comes out at the next transport, without landing there.

    The one who went in at the last transport passes GO on the way and collects.
    """
    state = table.state
    entry = state.place[seat]
    out = table.printed.next_transport[entry]
    state.popup_at[seat] = 0
    movement.put_token(table, seat, out, how.FROM_POPUP)
    tell.popup_left(table, seat, out)
    if out <= entry:
        movement.collect_salary(table, seat, out)


def may_fly_to(table: Table, seat: int, space: int) -> int:
    """OZ-PW5-01, A-OZ-16: any space of the board."""
    state = table.state
    if top.kind(state) != frames.FLY:
        return refusals.NOTHING_ASKED
    if top.asked_seat(state) != seat:
        return refusals.NOT_THE_DECIDER
    if space < 0 or space >= table.printed.spaces:
        return refusals.NO_SUCH_SPACE
    return refusals.NONE


def fly_to(table: Table, seat: int, space: int) -> None:
    """OZ-PW5-01 to OZ-PW5-04, A-OZ-17, A-OZ-18, A-OZ-27, A-OZ-29: forwards to the space, and a landing like any other.

    An option reads the book narrowly: then only an unowned property has an effect.
    """
    state = table.state
    stack.pop(state)
    state.popup_at[seat] = 0
    state.flew |= 1 << seat  # A-OZ-03: no entry on the next turn, even from a transport
    tell.popup_left(table, seat, space)
    movement.advance_to(table, seat, space, how.BY_MONKEYS)
    deed = table.printed.deed_at[space]
    if table.printed.full_landing or (deed >= 0 and state.owner[deed] == owners.BANK):
        landing.land(table, seat, 1, 0)


def quiet_space(table: Table) -> int:
    """A-GEN-04: where the Winged Monkeys go when nobody says: Free Parking, else GO."""
    for space in range(table.printed.spaces):
        if table.printed.kind_of[space] == spaces.FREE_PARKING:
            return space
    return 0


def forget(table: Table, seat: int) -> None:
    """A-OZ-24: a player who leaves the game takes what was put on him along; what he put on others stays."""
    state = table.state
    state.popup_at[seat] = 0
    state.lollipop[seat] = 0
    state.may_enter &= ~(1 << seat)
    state.flew &= ~(1 << seat)
    state.twister &= ~(1 << seat)
    state.cornfield &= ~(1 << seat)
