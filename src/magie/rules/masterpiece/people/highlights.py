"""The big moments of a game of Masterpiece: who was caught, who bought a forgery, who made a fortune."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magie.editions import MasterpieceEdition
from magie.rules.events import Event
from magie.rules.highlights import Highlights, Weighed
from magie.rules.masterpiece.family import events as ev

# How much each kind of moment weighs; a price weighs by its share of what the buyer had.
CAUGHT, FORGED, AUCTIONED, EARNED, DEAR, BANKED = 70.0, 80.0, 45.0, 90.0, 120.0, 40.0
# Money for which something was got is no blow; the auction is told instead.
INVESTED = ("price", "auction", "purchase")


class MasterpieceHighlights(Highlights):
    """Remembers what every painting cost."""

    edition: MasterpieceEdition

    def __init__(self, edition: MasterpieceEdition, names: Sequence[str]) -> None:
        super().__init__(edition, names)
        self.prices: dict[str, int] = {}

    def round_begun(self, event: Event) -> int | None:
        """The round of a turn that begins with this event."""
        return event.round if isinstance(event, ev.TurnBegan) else None

    def leaver(self, event: Event) -> int | None:
        """Whoever left."""
        return event.seat if isinstance(event, ev.PlayerLeft) else None

    def weigh(self, event: Event, text: str, before: Sequence[int]) -> Iterator[Weighed]:
        """Money that hurts, a dear painting, a bluff that was called, a fortune."""
        match event:
            case ev.CashPaid(payer=int(payer)) if event.why not in INVESTED:
                share = event.amount / max(before[payer], event.amount, 1)
                yield share * (BANKED if event.payee is None else DEAR), payer, text
            case ev.AuctionWon():
                yield 5 + event.amount / max(before[event.seat], 1) * AUCTIONED, event.seat, text
            case ev.BidderCaught():
                yield CAUGHT, event.seat, text
            case ev.PaintingCashedIn():
                profit = event.amount - self.prices.get(event.painting, 0)
                yield EARNED * profit / max(self.edition.values), event.seat, text

    def own(self, events: Sequence[Event]) -> None:
        """What paintings were bought for."""
        for event in events:
            if isinstance(event, ev.AuctionWon):
                self.prices[event.painting] = event.amount

    def follows(self, events: Sequence[Event]) -> Iterator[Weighed]:
        """Forgeries that somebody paid for or took; what was dealt at the start was nobody's fault."""
        taken = {one.painting for one in events if isinstance(one, ev.PaintingTaken) and one.how != "dealt"}
        for event in events:
            if isinstance(event, ev.ValueSeen) and event.value == 0 and event.painting in taken:
                title = self.edition.painting(event.painting).title
                yield FORGED, event.seat, f"{self.names[event.seat]} takes {title}, a forgery."
