"""When the steady bot bids what it does not have: to drive up a price for somebody who will go on, now and then."""

from __future__ import annotations

import magie.bots.masterpiece.coin as coin
import magie.bots.masterpiece.counting as counting
import magie.bots.masterpiece.knowing as knowing
import magie.rules.masterpiece.book.ticks as ticks
from magie.rules.masterpiece.state.state import Table

# Of the moments that suit a bluff it takes one in so many: a table of four sees one in three games. Among their like
# those who bluff win 49.92% +- 0.03% against those who do not (240,000 games of four, the same deals from all seats):
# it is played for the game's sake, and costs next to nothing.
SELDOM = 2
# What others are expected to go up to for a painting, in percent of the mean of all values not shown.
WANTED = 110
# More than all numbers of questions in a game, so that cash and question make one subject.
QUESTIONS = 1_000_000


def bluffs(table: Table, seat: int, bid: int) -> bool:
    """A-MP-09: is this the moment for a bid above its cash?"""
    cash = knowing.own_cash(table, seat)
    if bid <= cash or not may_be_believed(table, seat, bid) or not is_wanted(table, seat, bid):
        return False
    return coin.one_of(table, seat, cash * QUESTIONS + table.state.asked, SELDOM) == 0


def may_be_believed(table: Table, seat: int, bid: int) -> bool:
    """A bid that others may take for covered if they count no better than this bot; never twice in an auction."""
    if table.printed.block_overbids or bid > table.printed.bid_max or table.state.caught[seat] > 0:
        return False
    cash = knowing.own_cash(table, seat)
    return bid <= cash + counting.vagueness(table, cash)


def is_wanted(table: Table, seat: int, bid: int) -> bool:
    """Will anybody go higher? Somebody seems to have the cash, and would still get it for less than most would give.

    Who knows the value of the painting may stop anywhere: there it does not bluff.
    """
    higher = bid + table.printed.bid_step
    if higher + table.printed.bid_step > knowing.mean_not_shown(table) * WANTED // 100:
        return False
    found = False
    for other in range(table.state.seats):
        if other != seat and (ticks.able(table.state) >> other) & 1:
            if knowing.has_held(table, other, table.state.lot):
                return False
            found = found or counting.seems_to_have(table, seat, other, higher)
    return found
