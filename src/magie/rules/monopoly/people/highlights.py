"""The big moments of a game of Monopoly: who went bankrupt, who completed a group, who paid dearly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import magie.rules.monopoly.words.buildings as buildings
from magie.editions import Group, MonopolyEdition
from magie.rules.events import Event
from magie.rules.highlights import Highlights, Weighed
from magie.rules.monopoly.family import events as ev

# How much each kind of moment weighs; sums of money weigh by their share of what the payer had.
STREETS, OTHERS, HOTEL, DEAL = 60.0, 30.0, 20.0, 25.0
DEAR, BANKED, AUCTIONED = 120.0, 40.0, 45.0
# Money for which something was got is no blow; the auction, the deal or the building is told instead.
INVESTED = ("price", "auction", "purchase", "building", "lift", "deal", "bankruptcy")


class MonopolyHighlights(Highlights):
    """Remembers who owns what."""

    edition: MonopolyEdition

    def __init__(self, edition: MonopolyEdition, names: Sequence[str]) -> None:
        super().__init__(edition, names)
        self.owners: dict[str, int | None] = {}
        self.whole: dict[str, int] = {}  # who holds all of a group

    def round_begun(self, event: Event) -> int | None:
        """The round of a turn that begins with this event."""
        return event.round if isinstance(event, ev.TurnBegan) else None

    def leaver(self, event: Event) -> int | None:
        """Whoever resigned or went bankrupt."""
        return event.seat if isinstance(event, ev.Resigned | ev.WentBankrupt) else None

    def weigh(self, event: Event, text: str, before: Sequence[int]) -> Iterator[Weighed]:
        """Money that hurts, a lot that was dear, a hotel, a deal."""
        match event:
            case ev.CashPaid(payer=int(payer)) if event.why not in INVESTED:
                share = event.amount / max(before[payer], event.amount, 1)
                yield share * (BANKED if event.payee is None else DEAR), payer, text
            case ev.AuctionWon():
                yield 5 + event.amount / max(before[event.seat], 1) * AUCTIONED, event.seat, text
            case ev.Built(level=buildings.HOTEL_LEVEL):
                yield HOTEL, event.seat, text
            case ev.OfferAccepted():
                yield DEAL, event.to, text

    def own(self, events: Sequence[Event]) -> None:
        """Who owns which deed now."""
        for event in events:
            match event:
                case ev.DeedBought() | ev.DeedDealt():
                    self.owners[event.deed] = event.seat
                case ev.DeedPassed():
                    self.owners[event.deed] = event.taker
                case ev.AuctionWon():
                    self.owners[event.lot] = event.seat

    def follows(self, events: Sequence[Event]) -> Iterator[Weighed]:
        """Groups that somebody holds as a whole since now."""
        for seat, group in self.completed():
            weight = STREETS if group.kind == "street" else OTHERS
            yield weight, seat, f"{self.names[seat]} completes {group.name}."

    def completed(self) -> Iterator[tuple[int, Group]]:
        """Who has just completed which group."""
        for group in self.edition.groups:
            held = {self.owners.get(space.id) for space in self.edition.deeds if space.group == group.id}
            seat = held.pop() if len(held) == 1 else None
            if seat is None:
                self.whole.pop(group.id, None)
            elif self.whole.get(group.id) != seat:
                self.whole[group.id] = seat
                yield seat, group
