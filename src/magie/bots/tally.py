"""Tally: what is counted over many games. Its size does not grow with their number."""

from __future__ import annotations

from typing import Any


class Tally:
    """Sums over games; two tallies add up to one, in any order."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = [0] * 8
        self.shared = 0
        self.undecided = 0
        self.turns = 0
        self.rounds = 0
        self.decisions = 0
        self.seconds_cpu = 0.0

    def count(self, winners: int, turns: int, rounds: int, decisions: int) -> None:
        """One more game; no winners: it was broken off, several (a set of seats): they share the first place."""
        self.games += 1
        self.turns += turns
        self.rounds += rounds
        self.decisions += decisions
        if winners == 0:
            self.undecided += 1
        elif winners & (winners - 1):
            self.shared += 1
        else:
            for seat in range(8):
                self.wins[seat] += (winners >> seat) & 1

    def add(self, other: Tally) -> None:
        """The games of another tally too."""
        self.games += other.games
        for seat in range(8):
            self.wins[seat] += other.wins[seat]
        self.shared += other.shared
        self.undecided += other.undecided
        self.turns += other.turns
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.seconds_cpu += other.seconds_cpu

    def __reduce__(self) -> tuple[Any, ...]:
        """A tally travels between processes as its figures."""
        return tally_of, (figures(self),)


FIGURES = "games wins shared undecided turns rounds decisions seconds_cpu".split()


def figures(tally: Tally) -> dict[str, Any]:
    """All that was counted, by name."""
    return {name: getattr(tally, name) for name in FIGURES}


def tally_of(counted: dict[str, Any]) -> Tally:
    """The tally with these figures."""
    tally = Tally()
    for name in FIGURES:
        setattr(tally, name, counted[name])
    return tally
