"""How the steady bot bids: in steps, up to a limit within its cash; behind somebody who knows more it is careful."""

from __future__ import annotations

import magie.bots.masterpiece.bluffing as bluffer
import magie.bots.masterpiece.counting as counting
import magie.bots.masterpiece.doubting as doubter
import magie.bots.masterpiece.knowing as knowing
import magie.bots.masterpiece.worth as appraisal
import magie.rules.bidding as order
import magie.rules.bits as bits
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import State, Table

# A bargain costs no more than this percentage of the worth.
BARGAIN = 75
# How many steps above the bid of somebody who knows the value it still goes: he stops a step below the value, and
# another may have bid since he was asked. Of one, two, three and five steps two won most against the version before
# (51.7% of 12,000 games; one 50.8%, three 51.4%, five 50.6%; +- 0.9%).
BEHIND = 2


def answers_a_tick(table: Table, seat: int, act: Act) -> None:
    """A-MP-08, A-MP-09: doubt what does not seem to be there, bid up to the limit, else pass."""
    doubted = doubter.doubted(table, seat)
    if doubted >= 0:
        act.kind = act_kinds.CHALLENGE
        act.number = doubted
        act.amount = amounts.HIS_HIGHEST
        return
    act.kind = act_kinds.PASS
    if auction.may_answer(table, seat) == refusals.NONE:
        act.amount = next_bid(table, seat)
        if act.amount > 0:
            act.kind = act_kinds.BID


def next_bid(table: Table, seat: int) -> int:
    """What to bid in this tick; 0 to pass."""
    unit = table.printed.bid_unit
    lowest = (auction.lowest_bid(table) + unit - 1) // unit * unit
    worth = appraisal.worth(table, seat, table.state.lot)
    insider = who_knows_more(table, seat, lowest)
    highest = limit(table, seat, worth)
    if insider >= 0:
        highest = min(highest, behind(table, insider))
    if lowest <= highest:
        return step_up(table, seat, lowest, highest)
    if bluffer.bluffs(table, seat, lowest):
        return lowest
    return lowest if insider < 0 and breaks_a_tie(table, seat, lowest, worth) else 0


def who_knows_more(table: Table, seat: int, lowest: int) -> int:
    """Somebody who has held this painting and could go on bidding, if this seat has not; of several the boldest."""
    state = table.state
    found = owners.NOBODY
    if state.seller < 0 or knowing.has_held(table, seat, state.lot):
        return found
    for other in range(state.seats):
        if (ticks.able(state) >> other) & 1 and knowing.has_held(table, other, state.lot):
            if found < 0 or state.best[other] > state.best[found]:
                if counting.seems_to_have(table, seat, other, lowest):
                    found = other
    return found


def behind(table: Table, insider: int) -> int:
    """The winner's curse: what somebody who knows it lets go is worth less than he would have given.

    So it goes no further than a little above his own bid; as long as he makes none, it offers the least.
    """
    bid = table.state.best[insider]
    return bid + BEHIND * table.printed.bid_step if bid > 0 else table.printed.opening_bid


def step_up(table: Table, seat: int, lowest: int, highest: int) -> int:
    """A bid between the lowest that is allowed and the highest that it would give."""
    if table.state.bid == 0:
        return opening(table, seat, lowest, highest)
    bolder = lowest + table.printed.bid_unit
    return bolder if is_bold(table.state, seat) and bolder <= highest else lowest


def is_bold(state: State, seat: int) -> bool:
    """In every tick one seat in turn goes a step further, so that equal minds do not tie for ever."""
    return state.asked % state.seats == seat


def limit(table: Table, seat: int, worth: int) -> int:
    """The highest bid: a step below the worth, and into the reserve only for a bargain."""
    highest = worth - table.printed.bid_step
    spare = knowing.own_cash(table, seat) - reserve(table, worth)
    if highest > spare:
        highest = max(spare, worth * BARGAIN // 100 - table.printed.bid_step)
    return within_means(table, seat, highest)


def reserve(table: Table, worth: int) -> int:
    """The cash for auctions to come: the price of another such painting; the fewer are left, the less of it."""
    return worth * table.state.pile // table.printed.paintings


def within_means(table: Table, seat: int, amount: int) -> int:
    """A-MP-07, A-MP-29: no more than there is cash for, nor than may be bid."""
    return min(amount, min(knowing.own_cash(table, seat), table.printed.bid_max))


def opening(table: Table, seat: int, lowest: int, highest: int) -> int:
    """Half of the limit saves everybody time; nobody there who could pay that: the least that is allowed."""
    half = highest // 2 // table.printed.bid_unit * table.printed.bid_unit
    return half if half > lowest and is_contested(table, seat, half) else lowest


def is_contested(table: Table, seat: int, amount: int) -> bool:
    """Does any other bidder seem to have so much?"""
    for other in range(table.state.seats):
        if other != seat and (ticks.able(table.state) >> other) & 1:
            if counting.seems_to_have(table, seat, other, amount):
                return True
    return False


def breaks_a_tie(table: Table, seat: int, lowest: int, worth: int) -> bool:
    """MP-AUC-09: a tie sells nothing. The first of those tied, from the auctioneer's left, goes a little too far."""
    state = table.state
    if bits.count(state.leaders) < 2 or order.next_to_left(state.leaders, state.turn, state.seats) != seat:
        return False
    return lowest <= within_means(table, seat, worth + table.printed.bid_step)
