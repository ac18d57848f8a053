"""Two versions of the Masterpiece bot at one table: who wins, and how often they bluff, doubt and are caught.

`python -m bench.versus masterpiece --games 10000 --seed 1` plays 10,000 games of four, three and six seats each: half
of the seats are the new bot's (at an odd table one more or less in turn), and the seatings go round. Both would win
half of the games if they were equal; the interval is the 95% one.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

from bench.bots import BOTS

import magie.bots.masterpiece.playout as playout
import magie.rules.masterpiece.words.event_kinds as event_kinds
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.why as why
from magie.bots.tally import Tally
from magie.editions import load
from magie.rules.bits import members_of, set_of
from magie.rules.family import family_of
from magie.rules.masterpiece.state.printed import Printed
from magie.sim.intervals import Z95

ROUNDS = 300
RawEvent = tuple[int, ...]


def seatings(seats: int) -> list[int]:
    """The sets of seats that the new bot takes in turn: every half of the table, and of an odd one both near-halves."""
    sizes = {seats // 2, seats - seats // 2}
    return [set_of(chosen) for size in sorted(sizes) for chosen in combinations(range(seats), size)]


def play(
    printed: Printed, seats: int, new: int, names: tuple[str, str], seed: str
) -> tuple[float, list[RawEvent]]:
    """One game; the new bot's part of the victory, and all that happened."""
    players = [BOTS[names[0] if new >> seat & 1 else names[1]] for seat in range(seats)]
    table = playout.new_game(printed, seats, seed)
    start_money: list[RawEvent] = [
        (event_kinds.CASH_PAID, owners.BANK, seat, printed.start_cash, why.START) for seat in range(seats)
    ]
    table.events = start_money
    winners = members_of(playout.play_out(table, players, ROUNDS, Tally()))
    return sum(new >> seat & 1 for seat in winners) / max(len(winners), 1), table.events


def count_tricks(events: Sequence[RawEvent], new: int, found: Counter[str]) -> None:
    """Count bids above cash and doubts, for the new bots and for the others."""
    cash: Counter[int] = Counter()
    for what, *told in events:
        a, b, c = (*told, 0, 0)[:3]
        if what == event_kinds.CASH_PAID:
            cash[a] -= c
            cash[b] += c
        elif what == event_kinds.BID_MADE and b > cash[a]:
            found[f"{side(new, a)} bluffs"] += 1
        elif what == event_kinds.CHALLENGE_COVERED:
            found[f"{side(new, a)} wrong doubts"] += 1
        elif what == event_kinds.BIDDER_CAUGHT:
            found[f"{side(new, a)} caught"] += 1
            if c >= 0:
                found[f"{side(new, c)} right doubts"] += 1


def side(new: int, seat: int) -> str:
    """Whose seat it is."""
    return "new" if new >> seat & 1 else "old"


def compare(printed: Printed, seats: int, names: tuple[str, str], games: int, seed: str) -> None:
    """Play, and print a line about the victories and one about the tricks."""
    started = time.process_time()
    turns = seatings(seats)
    tricks: Counter[str] = Counter()
    won = []
    for number in range(games):
        new = turns[number % len(turns)]
        part, events = play(printed, seats, new, names, f"{seed}/{number}")
        won.append(part)
        count_tricks(events, new, tricks)
    spread = Z95 * stdev(won) / sqrt(games)
    print(
        f"{seats} seats, {games:,} games: {names[0]} wins {fmean(won):.2%} +- {spread:.2%} against {names[1]}"
        f" (equal: 50%), {time.process_time() - started:.0f} CPU seconds"
    )
    print("   a game: " + ", ".join(f"{name} {tricks[name] / games:.3f}" for name in sorted(tricks)))


def main() -> None:
    """Compare at every size of table that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("edition", nargs="?", default="masterpiece", help="an edition of Masterpiece")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 3, 6])
    parser.add_argument("--new", choices=sorted(BOTS), default="steady")
    parser.add_argument("--old", choices=sorted(BOTS), default="steady-1")
    options = parser.parse_args()
    edition = load(options.edition)
    if edition.family != "masterpiece":
        parser.error(
            f"{edition.title} is no edition of Masterpiece; the bots compared here play nothing else."
        )
    for seats in options.seats:
        compare(family_of(edition).printed, seats, (options.new, options.old), options.games, options.seed)


if __name__ == "__main__":
    main()
