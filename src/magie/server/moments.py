"""The big moments of a finished game: who went bankrupt, who completed a group, who paid dearly, who bought a forgery.

They are found in what happened, batch by batch; nothing here plays. A moment has a weight, and the story keeps the
heaviest ones, well spread over the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from magie.editions import Edition, MasterpieceEdition, MonopolyEdition
from magie.editions.monopoly.edition import Group
from magie.rules.events import Event
from magie.server.wire import Moment, Told

MOST = 5
LEAVING = ("Resigned", "WentBankrupt", "PlayerLeft")
# How much each kind of moment weighs; sums of money weigh by their share of what the payer had.
LEFT, STREETS, OTHERS, CAUGHT, FORGED, HOTEL, DEAL = 200.0, 60.0, 30.0, 70.0, 80.0, 20.0, 25.0
DEAR, BANKED, AUCTIONED, EARNED = 120.0, 40.0, 45.0, 90.0
# Money for which something was got is no blow; the auction, the deal or the building is told instead.
INVESTED = ("price", "auction", "purchase", "building", "lift", "deal", "bankruptcy")


class Found(NamedTuple):
    """A moment that could be told."""

    weight: float
    number: int
    seat: int
    text: str


class Watcher:
    """Somebody who has watched the game from the first throw and remembers who owns what, and for how much."""

    def __init__(self, edition: Edition, names: Sequence[str]) -> None:
        self.edition = edition
        self.names = names
        self.owners: dict[str, int | None] = {}
        self.prices: dict[str, int] = {}
        self.groups: dict[str, int] = {}  # who holds all of a group
        self.gone: set[int] = set()
        self.found: list[Found] = []

    def watch(self, batch: Told, everything: Sequence[Event], before: Sequence[int]) -> None:
        """Look at a batch: what was heard, all that happened, and what everybody was worth before it."""
        texts = spoken(batch)
        for event, text in zip(batch.events, texts, strict=True):
            for weight, seat, said in self.weigh(event, text, before):
                self.found.append(Found(weight, batch.number, seat, said))
        self.own(everything)
        for seat, group in self.completed():
            weight = STREETS if group.kind == "street" else OTHERS
            said = f"{self.names[seat]} completes {group.name}."
            self.found.append(Found(weight, batch.number, seat, said))
        for seat, painting in self.forgeries(everything):
            said = f"{self.names[seat]} takes {painting}, a forgery."
            self.found.append(Found(FORGED, batch.number, seat, said))

    def weigh(self, event: Any, text: str, before: Sequence[int]) -> Iterator[tuple[float, int, str]]:
        """What an event by itself is worth telling."""
        match type(event).__name__:
            case name if name in LEAVING:
                if event.seat not in self.gone:  # who resigns may be bankrupt only later
                    yield LEFT, event.seat, text
                self.gone.add(event.seat)
            case "CashPaid" if event.payer is not None and event.why not in INVESTED:
                share = event.amount / max(before[event.payer], event.amount, 1)
                yield share * (BANKED if event.payee is None else DEAR), event.payer, text
            case "AuctionWon":
                share = event.amount / max(before[event.seat], 1)
                yield 5 + share * AUCTIONED, event.seat, text
            case "Built" if event.level == TALLEST:
                yield HOTEL, event.seat, text
            case "OfferAccepted":
                yield DEAL, event.to, text
            case "BidderCaught":
                yield CAUGHT, event.seat, text
            case "PaintingCashedIn":
                profit = event.amount - self.prices.get(event.painting, 0)
                yield EARNED * profit / highest_value(self.edition), event.seat, text

    def own(self, events: Sequence[Any]) -> None:
        """Note down who owns what now, and what it cost."""
        for event in events:
            match type(event).__name__:
                case "DeedBought" | "DeedDealt":
                    self.owners[event.deed] = event.seat
                case "DeedPassed":
                    self.owners[event.deed] = event.taker
                case "AuctionWon" if hasattr(event, "lot"):
                    self.owners[event.lot] = event.seat
                case "AuctionWon":
                    self.prices[event.painting] = event.amount

    def completed(self) -> Iterator[tuple[int, Group]]:
        """Groups that somebody holds as a whole since now."""
        if not isinstance(self.edition, MonopolyEdition):
            return
        for group in self.edition.groups:
            held = {self.owners.get(space.id) for space in self.edition.deeds if space.group == group.id}
            seat = held.pop() if len(held) == 1 else None
            if seat is None:
                self.groups.pop(group.id, None)
            elif self.groups.get(group.id) != seat:
                self.groups[group.id] = seat
                yield seat, group

    def forgeries(self, events: Sequence[Any]) -> Iterator[tuple[int, str]]:
        """Forgeries that somebody paid for or took; what was dealt at the start was nobody's fault."""
        if not isinstance(self.edition, MasterpieceEdition):
            return
        taken = {e.painting for e in events if type(e).__name__ == "PaintingTaken" and e.how != "dealt"}
        for event in events:
            if type(event).__name__ == "ValueSeen" and event.value == 0 and event.painting in taken:
                yield event.seat, self.edition.painting(event.painting).title


TALLEST = 5  # the level of a hotel


def highest_value(edition: Edition) -> int:
    """The best value card of a box."""
    return max(edition.values) if isinstance(edition, MasterpieceEdition) else 1


def spoken(batch: Told) -> list[str]:
    """A sentence for each event; where it has none, the one before it has said it."""
    found: list[str] = []
    for sentence in batch.sentences:
        found.append(sentence or (found[-1] if found else ""))
    return found


def biggest(found: Sequence[Found], batches: Sequence[Told]) -> tuple[Moment, ...]:
    """The heaviest moments, no two of them close together, in the order of the game."""
    apart = max(1, len(batches) // (2 * MOST + 2))
    kept: list[Found] = []
    for moment in sorted(found, key=lambda one: -one.weight):
        near = any(abs(moment.number - other.number) < apart for other in kept)
        same = any(moment.number == other.number for other in kept)
        if len(kept) < MOST and moment.text and not same and (not near or moment.weight == LEFT):
            kept.append(moment)
    return tuple(
        Moment(number=one.number, round=batches[one.number].round, seat=one.seat, text=one.text)
        for one in sorted(kept, key=lambda one: one.number)
    )
