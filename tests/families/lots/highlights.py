"""What a story of a sale needs to know: when a round begins, and who has left."""

from __future__ import annotations

from magie.rules.events import Event
from magie.rules.highlights import Highlights
from tests.families.lots.events import LotOffered, PlayerLeft


class LotsHighlights(Highlights):
    """A round for each lot."""

    def round_begun(self, event: Event) -> int | None:
        """The round of a lot that is put up."""
        return event.round if isinstance(event, LotOffered) else None

    def leaver(self, event: Event) -> int | None:
        """Whoever left."""
        return event.seat if isinstance(event, PlayerLeft) else None
