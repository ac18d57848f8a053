"""Bluffing: bids above one's cash, doubts, and what it costs to be caught (A-MP-09)."""

from __future__ import annotations

import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.auction as auction
import magie.rules.masterpiece.happened as happened
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.money as money
import magie.rules.masterpiece.no as no
import magie.rules.masterpiece.state as st
import magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state import Table


def may_challenge(table: Table, seat: int, bidder: int) -> int:
    """MP-OFF-03, A-MP-09: any other player, bidding or not, until payment; a given bid once."""
    state = table.state
    if state.question != ask.AUCTION:
        return no.NO_AUCTION
    if table.printed.block_overbids:
        return no.NO_CHALLENGES
    if bidder < 0 or bidder >= state.seats or not st.is_playing(state, bidder):
        return no.NO_SUCH_SEAT
    if bidder == seat:
        return no.CHALLENGE_YOURSELF
    if (state.out >> bidder) & 1:
        return no.CAUGHT_ALREADY
    if state.best[bidder] == 0:
        return no.NOTHING_TO_CHALLENGE
    if ((state.challenged_by[bidder] >> seat) | (table.hidden.accused[seat] >> bidder)) & 1:
        return no.CHALLENGED_ALREADY
    return no.OBJECTION


def may_challenge_anybody(table: Table, seat: int) -> bool:
    """Is there a bid this player has not yet doubted?"""
    if table.printed.block_overbids:
        return False
    for bidder in range(table.state.seats):
        if table.state.best[bidder] and may_challenge(table, seat, bidder) == no.OBJECTION:
            return True
    return False


def challenge(table: Table, seat: int, bidder: int) -> None:
    """A-MP-29: the doubt is sealed with the other answers of this tick."""
    table.hidden.accused[seat] |= 1 << bidder


def judge_challenge(table: Table, seat: int, bidder: int) -> None:
    """A-MP-09: the highest bid of this run against the cash at this moment; covered, or caught."""
    state = table.state
    state.challenged_by[bidder] |= 1 << seat
    if state.best[bidder] <= table.hidden.cash[bidder]:
        st.tell(table, happened.CHALLENGE_COVERED, seat, bidder, state.best[bidder], 0)
    else:
        catch(table, bidder, seat)


def catch(table: Table, bidder: int, caught_by: int) -> None:
    """MP-AUC-04, MP-AUC-05, MP-AUC-07, A-MP-23: the penalty; out of this run, after the second time for good.

    A standing bid of his own falls: alone, the auction is run again; tied, the others' bid stands (A-MP-09).
    """
    state = table.state
    st.tell(table, happened.BIDDER_CAUGHT, bidder, state.best[bidder], caught_by, 0)
    punish(table, bidder)
    state.out |= 1 << bidder
    state.caught[bidder] += 1
    if state.caught[bidder] > 1:
        state.bidders &= ~(1 << bidder)
    drop_bid_of(table, bidder)


def punish(table: Table, bidder: int) -> None:
    """MP-AUC-04, MP-AUC-05, A-MP-21: to the bank, or with less than that the next turn."""
    if table.hidden.cash[bidder] >= table.printed.penalty:
        money.pay(table, bidder, kind.BANK, table.printed.penalty, why.PENALTY)
    else:
        table.state.lost_turns[bidder] += 1
        st.tell(table, happened.TURN_FORFEITED, bidder, table.state.lost_turns[bidder], 0, 0)


def drop_bid_of(table: Table, bidder: int) -> None:
    """A-MP-09, A-MP-28: his standing bid is struck; was it the only one, the run is void."""
    state = table.state
    if state.leaders == 1 << bidder:
        auction.run_again(table)
    else:
        state.leaders &= ~(1 << bidder)
