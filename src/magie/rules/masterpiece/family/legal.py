"""Legal: the set of actions of one seat. It can be asked with `in`, and listed.

Bids are not listed but given as a range: `bids`; of the bids of a player only the highest is listed to be doubted. `Resign` is always allowed to a player and never listed (A-GEN-06).
"""

from __future__ import annotations

from collections.abc import Iterator

import magie.rules.bits as bits
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.refusals as refusals
from magie.rules.listing import Listing
from magie.rules.masterpiece.book.play import check
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.family.codec import Coder
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table

SIMPLE: tuple[a.Action, ...] = (a.Roll(), a.Buy(), a.Decline(), a.Pass(), a.Hammer())


class Legal(Listing[Table, Act]):
    """What a seat may do now."""

    _coder: Coder

    def _allowed(self, act: Act) -> bool:
        return check(self._table, self.seat, act) == refusals.NONE

    def __iter__(self) -> Iterator[a.Action]:
        """Every action but the bids."""
        if self.seat < 0 or not bits.has(self._table.state.playing, self.seat):
            return
        yield from (action for action in SIMPLE if action in self)
        yield from (action for action in self._of_this_question() if action in self)

    @property
    def bids(self) -> range | None:
        """The bids this seat may make now; None if it may not bid."""
        table = self._table
        if self.seat < 0 or not bits.has(table.state.playing, self.seat):
            return None
        if auction.may_answer(table, self.seat):
            return None
        unit = table.printed.bid_unit
        lowest = -(-auction.lowest_bid(table) // unit) * unit
        bids = range(lowest, auction.highest_bid(table, self.seat) + 1, unit)
        return bids if bids else None

    def _of_this_question(self) -> Iterator[a.Action]:
        """What could be answered to the question on the table."""
        state, coder = self._table.state, self._coder
        if state.question in (frames.AUCTION, frames.LAST_CALL):
            yield from (a.Challenge(s) for s in range(state.seats) if state.best[s])
        elif state.question == frames.CHOOSE_SPACE:
            yield from (a.ChooseSpace(space) for space in coder.space_ids)
        elif state.question == frames.CHOOSE_LOT:
            yield from (a.ChooseLot(painting) for painting in coder.painting_ids)
        elif state.question in (frames.SELL_OR_KEEP, frames.MUST_SELL):
            yield from (a.Sell(painting) for painting in coder.painting_ids)
        elif state.question == frames.BUY_FROM_PLAYER:
            yield from (a.Take(painting) for painting in coder.painting_ids)
