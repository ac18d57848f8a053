"""When the steady bot doubts a bid: where the bidder does not seem to have so much (see `counting`).

By the rules a doubt costs nothing; but like a person it does not doubt for the sake of it.
"""

from __future__ import annotations

import magie.bots.masterpiece.coin as coin
import magie.bots.masterpiece.counting as counting
import magie.rules.masterpiece.book.bluff as bluff
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.state import Table

# Of the bids that are above its count, but could be covered if it errs, it doubts one in so many:
# then about a quarter of the bluffs pass at a table of four of them (python -m bench.versus --old steady).
ATTENTION = 4


def doubted(table: Table, seat: int) -> int:
    """A-MP-09: somebody who, as far as this seat has counted, does not have his highest bid; nobody if all seem to."""
    for bidder in range(table.state.seats):
        if bidder != seat and is_high(table, bidder) and doubts(table, seat, bidder):
            if bluff.may_challenge(table, seat, bidder, amounts.HIS_HIGHEST) == refusals.NONE:
                return bidder
    return owners.NOBODY


def any_high(table: Table) -> bool:
    """Is there any bid that somebody could doubt?"""
    for bidder in range(table.state.seats):
        if is_high(table, bidder):
            return True
    return False


def is_high(table: Table, bidder: int) -> bool:
    """Is his bid above the least that anybody could believe him to have?"""
    bid = table.state.best[bidder]
    counted = table.state.counted[bidder]
    if bid == 0 or 2 * bid <= counted - 2 * counting.UNITS * table.printed.bid_unit:
        return False  # as most are, and quick to tell
    return bid > counted - counting.vagueness(table, counted)


def doubts(table: Table, seat: int, bidder: int) -> bool:
    """For certain a bid that no error of its own explains; of those above its count now and then one."""
    bid = table.state.best[bidder]
    missing = bid - counting.cash_guessed(table, seat, bidder)
    if missing <= 0:
        return False
    if missing > counting.vagueness(table, table.state.counted[bidder]):
        return True
    return coin.one_of(table, seat, bid + bidder, ATTENTION) == 0
