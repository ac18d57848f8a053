"""How the steady bot bids: in steps, up to a limit, never above its cash; and when it doubts a bid."""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
import magie.bots.masterpiece.worth as appraisal
import magie.rules.bidding as order
import magie.rules.bits as bits
import magie.rules.masterpiece.act as acts
import magie.rules.masterpiece.auction as auction
import magie.rules.masterpiece.bluff as bluff
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.no as no
from magie.rules.masterpiece.acts import Act
from magie.rules.masterpiece.state import State, Table

# A bargain costs no more than this percentage of the worth.
BARGAIN = 75


def answers_a_tick(table: Table, seat: int, act: Act) -> None:
    """A-MP-08, A-MP-09: doubt what cannot be, bid up to the limit, else pass."""
    bluffer = proven_bluffer(table, seat)
    if bluffer >= 0:
        act.kind = acts.CHALLENGE
        act.number = bluffer
        act.amount = kind.HIS_HIGHEST
        return
    act.kind = acts.PASS
    if auction.may_answer(table, seat) == no.OBJECTION:
        act.amount = next_bid(table, seat)
        if act.amount > 0:
            act.kind = acts.BID


def proven_bluffer(table: Table, seat: int) -> int:
    """A-MP-09, A-MP-25: somebody whose counted cash is less than his bid; nobody if all could pay."""
    state = table.state
    for bidder in range(state.seats):
        if state.counted[bidder] < state.best[bidder]:
            if bluff.may_challenge(table, seat, bidder, kind.HIS_HIGHEST) == no.OBJECTION:
                return bidder
    return kind.NOBODY


def next_bid(table: Table, seat: int) -> int:
    """What to bid in this tick; 0 to pass."""
    unit = table.printed.bid_unit
    lowest = (auction.lowest_bid(table) + unit - 1) // unit * unit
    worth = appraisal.worth(table, seat, table.state.lot)
    highest = limit(table, seat, worth)
    if lowest > highest:
        return lowest if breaks_a_tie(table, seat, lowest, worth) else 0
    if table.state.bid == 0:
        return opening(table, seat, lowest, highest)
    if is_bold(table.state, seat) and lowest + unit <= highest:
        return lowest + unit
    return lowest


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
    if half <= lowest or richest_rival(table.state, seat) < half:
        return lowest
    return half


def richest_rival(state: State, seat: int) -> int:
    """The most cash that another bidder has, as far as can be counted."""
    most = 0
    for other in range(state.seats):
        if other != seat and (state.bidders >> other) & 1 and state.counted[other] > most:
            most = state.counted[other]
    return most


def breaks_a_tie(table: Table, seat: int, lowest: int, worth: int) -> bool:
    """MP-AUC-09: a tie sells nothing. The first of those tied, from the auctioneer's left, goes a little too far."""
    state = table.state
    if bits.count(state.leaders) < 2 or order.next_to_left(state.leaders, state.turn, state.seats) != seat:
        return False
    return lowest <= within_means(table, seat, worth + table.printed.bid_step)
