"""The safe answer: what a seat says when its clock runs out or its player has resigned."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.mortgage as mortgage
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.popup as popup
import magie.rules.monopoly.book.selling as selling
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table


def safe_answer(table: Table, seat: int, act: Act) -> None:
    """A-GEN-04: always legal for a seat that is asked. It buys nothing, bids nothing and says no to offers."""
    state = table.state
    situation = top.kind(state)
    act.kind = act_kinds.PASS
    if state.offers and offers.is_asked_about_offer(table, seat):
        act.kind = act_kinds.REJECT
        act.number = offers.newest_to(table, seat)
    elif situation == frames.PRE_ROLL and seat == state.turn:
        act.kind = act_kinds.ROLL
    elif situation == frames.POST_MOVE and seat == state.turn:
        act.kind = act_kinds.ROLL if state.throw_again else act_kinds.END_TURN
    elif situation == frames.BUY_OR_DECLINE and seat == top.asked_seat(state):
        act.kind = act_kinds.DECLINE
    elif situation == frames.INTENT:
        act.kind = act_kinds.WANT
        act.amount = 0
    elif situation == frames.LOWER:
        act.kind = act_kinds.WANT
        act.amount = state.want[seat]
    elif situation == frames.PLACE:
        first_place(table, seat, act)
    elif situation == frames.LIFT_OR_KEEP:
        act.kind = act_kinds.LIFT_INHERITED
        act.lift = 0
    elif situation == frames.POWER_TARGET:
        act.kind = act_kinds.TARGET
        act.seat = players.left_of(state, seat)
    elif situation == frames.FLY:
        act.kind = act_kinds.FLY_TO
        act.number = popup.quiet_space(table)
    elif situation == frames.TAX_CHOICE:
        act.kind = act_kinds.CHOOSE_TAX
        act.amount = 0
    elif situation == frames.DEBT and seat == state.debtor:
        raise_money(table, seat, act)


def first_place(table: Table, seat: int, act: Act) -> None:
    """A-GEN-04: a building won at auction goes on the first legal street in board order."""
    act.kind = act_kinds.PLACE
    for street in range(table.printed.deeds):
        if shortage.may_place_here(table, seat, street) == refusals.NONE:
            act.deed = street
            return


def raise_money(table: Table, seat: int, act: Act) -> None:
    """A-BKR-01: one step of raising money: the smallest mortgage, else the smallest sale of the cheapest houses.

    Done again and again it reaches every debt that can be paid; for one that cannot, bankruptcy is declared.
    """
    if debt.can_raise(table, seat) < table.state.debt:
        act.kind = act_kinds.DECLARE_BANKRUPTCY
        return
    deed = smallest_mortgage(table, seat)
    if deed >= 0:
        act.kind = act_kinds.MORTGAGE
        act.deed = deed
        return
    act.kind = act_kinds.SELL
    selling.smallest_sale(table, seat, cheapest_built_group(table, seat), act)


def smallest_mortgage(table: Table, seat: int) -> int:
    """The deed with the lowest mortgage value that may be mortgaged; -1 if there is none."""
    found = -1
    for deed in range(table.printed.deeds):
        if table.state.owner[deed] == seat and mortgage.may_mortgage(table, seat, deed) == refusals.NONE:
            if found < 0 or table.printed.mortgage_value[deed] < table.printed.mortgage_value[found]:
                found = deed
    return found


def cheapest_built_group(table: Table, seat: int) -> int:
    """The group with the cheapest houses that has buildings; -1 if there is none."""
    found = -1
    for group in range(table.printed.groups):
        if bits.has(table.state.whole_groups[seat], group) and groups.any_building(table, group):
            if found < 0 or table.printed.group_house_price[group] < table.printed.group_house_price[found]:
                found = group
    return found
