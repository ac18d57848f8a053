"""What paintings were bought for at Masterpiece, and what the buyers got out of them: who pays too much, and where.

`python -m bench.overpayment --games 4000 --bot steady-1` plays games of four such bots and shows, for every way to
come by a painting, the mean price, what it finally brought (cashed in, sold on, or counted at the end), and how much
was overpaid, with a 95% interval. The constants of `magie.bots.masterpiece.worth` were measured with it.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.bots import BOTS

import magie.bots.masterpiece.playout as playout
import magie.rules.masterpiece.words.event_kinds as event_kinds
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
from magie.bots.tally import Tally
from magie.editions import load
from magie.rules.family import family_of
from magie.sim.intervals import Z95

ROUNDS = 300
HALF = 12  # "early": at least this many paintings lie in the pile
END = 3  # "at the end": no more than this many


@dataclass
class Purchase:
    """A painting that somebody has paid for, and what came of it."""

    place: str
    seat: int
    price: int
    value: int = 0
    got: int = 0


class Ledger:
    """The purchases of one game, read off its events."""

    def __init__(self, paintings: int) -> None:
        self.pile = paintings
        self.held: dict[int, Purchase] = {}
        self.closed: list[Purchase] = []
        self.known: dict[int, set[int]] = defaultdict(set)
        self.lot = self.seller = owners.NOBODY
        self.bidders = self.price = 0

    def read(self, event: tuple[int, ...]) -> None:
        """One event of the game."""
        what, a, b, c, d = (*event, 0, 0, 0)[:5]  # as many numbers as the kind of event has
        if what == event_kinds.AUCTION_OPENED:
            self.lot, self.seller, self.bidders = a, b, c
        elif what == event_kinds.AUCTION_WON or what == event_kinds.CASH_PAID:
            self.price = c
        elif what == event_kinds.PAINTING_TAKEN:
            self.taken(a, b, c)
        elif what == event_kinds.VALUE_SEEN and b in self.held:
            self.held[b].value = c
        elif what == event_kinds.PAINTING_CASHED_IN:
            self.leaves(b, d)
        elif what == event_kinds.VALUE_SHOWN:
            self.leaves(b, c)

    def taken(self, seat: int, painting: int, way: int) -> None:
        """A painting has come to a seat; who had it before gets the price out of it."""
        self.leaves(painting, self.price)
        place = self.place_of(seat, painting, way)
        if place:
            self.held[painting] = Purchase(place, seat, self.price)
        if way != how.TAKEN_FROM_PLAYER and not (way == how.WON and self.seller >= 0):
            self.pile -= 1
        self.known[painting].add(seat)

    def leaves(self, painting: int, amount: int) -> None:
        """A painting leaves its owner, or the game is over: what it brought."""
        purchase = self.held.pop(painting, None)
        if purchase is not None:
            purchase.got = amount
            self.closed.append(purchase)

    def place_of(self, seat: int, painting: int, way: int) -> str:
        """Where a painting was paid for, as the table names it."""
        if way in (how.DEALT, how.INHERITED):
            return ""
        when = "early" if self.pile >= HALF else "at the end" if self.pile <= END else "late"
        if way == how.BOUGHT:
            return f"buy space, {when}"
        if way == how.TAKEN_FROM_PLAYER:
            return "taken from a player"
        if self.seller < 0:
            return f"bank auction, {when}"
        if seat in self.known[painting]:
            return f"private auction, buyer knows the value, {when}"
        rivals = (s for s in self.known[painting] if s not in (seat, self.seller) and self.bidders >> s & 1)
        return f"private auction, {'a former owner bids' if any(True for _ in rivals) else 'nobody knows'}, {when}"


def purchases(bot: str, games: int, seats: int, seed: str) -> Iterator[Purchase]:
    """All purchases of some games between bots of one kind."""
    printed = family_of(load("masterpiece")).printed
    for number in range(games):
        table = playout.new_game(printed, seats, f"{seed}/{number}")
        table.events = []
        playout.play_out(table, [BOTS[bot]] * seats, ROUNDS, Tally())
        ledger = Ledger(printed.paintings)
        for event in table.events:
            ledger.read(event)
        yield from ledger.closed


def print_table(found: dict[str, list[Purchase]], games: int) -> None:
    """A line for every way to come by a painting."""
    print(f"{'':<56} {'a game':>7} {'price':>9} {'value':>9} {'got':>9} {'overpaid':>9}")
    for place in sorted(found):
        lines = found[place]
        over = [p.price - p.got for p in lines]
        spread = Z95 * stdev(over) / sqrt(len(over)) if len(over) > 1 else 0.0
        print(
            f"{place:<56} {len(lines) / games:7.3f} {fmean(p.price for p in lines):9,.0f}"
            f" {fmean(p.value for p in lines):9,.0f} {fmean(p.got for p in lines):9,.0f} {fmean(over):9,.0f} +- {spread:,.0f}"
        )


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", choices=sorted(BOTS), default="steady")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="1")
    options: Any = parser.parse_args()
    found: dict[str, list[Purchase]] = defaultdict(list)
    for purchase in purchases(options.bot, options.games, options.seats, options.seed):
        found[purchase.place].append(purchase)
    print_table(found, options.games)


if __name__ == "__main__":
    main()
