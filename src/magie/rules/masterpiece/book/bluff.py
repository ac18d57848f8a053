"""Bluffing: bids above one's cash, doubts, and what it costs to be caught (A-MP-09)."""

from __future__ import annotations

import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.money as money
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.state.doubts as doubts
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.limits as limits
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state import State, Table


def may_challenge(table: Table, seat: int, bidder: int, amount: int) -> int:
    """MP-OFF-03, A-MP-09: any other player, bidding or not, until payment; each bid of this run once."""
    state = table.state
    if state.question != frames.AUCTION and state.question != frames.LAST_CALL:
        return refusals.NO_AUCTION
    if table.printed.block_overbids:
        return refusals.NO_CHALLENGES
    if bidder < 0 or bidder >= state.seats or not players.is_playing(state, bidder):
        return refusals.NO_SUCH_SEAT
    if bidder == seat:
        return refusals.CHALLENGE_YOURSELF
    if (state.out >> bidder) & 1:
        return refusals.CAUGHT_ALREADY
    if state.best[bidder] == 0:
        return refusals.NOTHING_TO_CHALLENGE
    amount = bid_meant(state, bidder, amount)
    if not has_bid(state, bidder, amount):
        return refusals.NO_SUCH_BID
    if (doubters_of(state, bidder, amount) >> seat) & 1 or doubts.bid_doubted(
        table.hidden, seat, bidder
    ) == amount:
        return refusals.CHALLENGED_ALREADY
    return refusals.NONE


def bid_meant(state: State, bidder: int, amount: int) -> int:
    """A-MP-09: a doubt that names no amount means the highest bid that was opened."""
    return state.best[bidder] if amount == amounts.HIS_HIGHEST else amount


def has_bid(state: State, bidder: int, amount: int) -> bool:
    """A-MP-09: did this player bid that in this run?"""
    return state.best[bidder] == amount or old_bid(state, bidder, amount) >= 0


def old_bid(state: State, bidder: int, amount: int) -> int:
    """Where a bid is kept that its bidder has gone above since; -1 if there is none."""
    for i in range(min(state.old_bids, limits.MOST_OLD_BIDS)):
        if state.old_bidder[i] == bidder and state.old_bid[i] == amount:
            return i
    return -1


def keep_old_bid(state: State, bidder: int) -> None:
    """A-MP-09: a player goes above his own bid, which can still be doubted; only after 128 others it is forgotten."""
    if state.best[bidder] == 0:
        return
    i = state.old_bids % limits.MOST_OLD_BIDS
    state.old_bidder[i] = bidder
    state.old_bid[i] = state.best[bidder]
    state.old_doubters[i] = state.challenged_by[bidder]
    state.old_bids += 1


def doubters_of(state: State, bidder: int, amount: int) -> int:
    """Who has doubted this bid before, heard by all."""
    if state.best[bidder] == amount:
        return state.challenged_by[bidder]
    return state.old_doubters[old_bid(state, bidder, amount)]


def may_challenge_anybody(table: Table, seat: int) -> bool:
    """Is there any bid that this player could doubt, also an older one? Then he may say that he does not."""
    state = table.state
    if table.printed.block_overbids:
        return False
    for bidder in range(state.seats):
        if state.best[bidder] and may_challenge(table, seat, bidder, amounts.HIS_HIGHEST) == refusals.NONE:
            return True
    for i in range(min(state.old_bids, limits.MOST_OLD_BIDS)):
        if may_challenge(table, seat, state.old_bidder[i], state.old_bid[i]) == refusals.NONE:
            return True
    return False


def could_doubt(state: State) -> int:
    """A-MP-09: the players who have not yet doubted somebody's highest bid, as far as everybody has heard.

    An older bid of somebody whose highest was covered is covered too, so nobody is asked about it.
    """
    found = 0
    for bidder in range(state.seats):
        if state.best[bidder] and (state.playing & ~state.out) >> bidder & 1:
            found |= state.playing & ~state.challenged_by[bidder] & ~(1 << bidder)
    return found


def challenge(table: Table, seat: int, bidder: int, amount: int) -> None:
    """A-MP-29: the doubt is sealed with the other answers of this tick; another bid of the same player replaces it."""
    doubts.doubt(table.hidden, seat, bidder, bid_meant(table.state, bidder, amount))
    ticks.has_answered(table, seat)


def withdraw(table: Table, seat: int) -> None:
    """A-MP-08: until the tick is opened a doubt can be taken back."""
    if table.hidden.accused[seat]:
        for bidder in range(table.state.seats):
            doubts.drop(table.hidden, seat, bidder)


def forget_bids(state: State) -> None:
    """Nobody has bid in this run."""
    for seat in range(state.seats):
        state.best[seat] = 0
        state.challenged_by[seat] = 0
    for i in range(min(state.old_bids, limits.MOST_OLD_BIDS)):
        state.old_bidder[i] = 0
        state.old_bid[i] = 0
        state.old_doubters[i] = 0
    state.old_bids = 0


def judge_challenge(table: Table, seat: int, bidder: int, amount: int) -> None:
    """A-MP-09: a bid of this run against the cash at this moment; covered, or caught."""
    state = table.state
    if state.best[bidder] == amount:
        state.challenged_by[bidder] |= 1 << seat
    else:
        state.old_doubters[old_bid(state, bidder, amount)] |= 1 << seat
    if amount <= table.hidden.cash[bidder]:
        tell.challenge_covered(table, seat, bidder, amount)
    else:
        catch(table, bidder, amount, seat)


def catch(table: Table, bidder: int, amount: int, caught_by: int) -> None:
    """MP-AUC-04, MP-AUC-05, MP-AUC-07, A-MP-23: the penalty; out of this run, after the second time for good.

    A standing bid of his own falls: alone, the auction is run again; tied, the others' bid stands (A-MP-09).
    """
    state = table.state
    tell.bidder_caught(table, bidder, amount, caught_by)
    punish(table, bidder)
    state.out |= 1 << bidder
    state.caught[bidder] += 1
    if state.caught[bidder] > 1:
        state.bidders &= ~(1 << bidder)
    drop_bid_of(table, bidder)


def punish(table: Table, bidder: int) -> None:
    """MP-AUC-04, MP-AUC-05, A-MP-21: to the bank, or with less than that the next turn."""
    if table.hidden.cash[bidder] >= table.printed.penalty:
        money.pay(table, bidder, owners.BANK, table.printed.penalty, why.PENALTY)
    else:
        table.state.lost_turns[bidder] += 1
        tell.turn_forfeited(table, bidder, table.state.lost_turns[bidder])


def drop_bid_of(table: Table, bidder: int) -> None:
    """A-MP-09, A-MP-28: his standing bid is struck; was it the only one, the run is void."""
    state = table.state
    if state.leaders == 1 << bidder:
        auction.run_again(table)
    else:
        state.leaders &= ~(1 << bidder)
