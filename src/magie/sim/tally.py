"""Tally: what is counted over many games. Its size does not grow with their number."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Tally:
    """Sums over games; two tallies add up to one, in any order."""

    seats: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    undecided: int = 0
    turns: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds_cpu: float = 0.0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats

    def count(self, winners: tuple[int, ...], turns: int, rounds: int, decisions: int) -> None:
        """One more game; no winners: it was broken off, several: they share the first place."""
        self.games += 1
        self.turns += turns
        self.rounds += rounds
        self.decisions += decisions
        if len(winners) == 1:
            self.wins[winners[0]] += 1
        elif winners:
            self.shared += 1
        else:
            self.undecided += 1

    def add(self, other: Tally) -> None:
        """The games of another tally too."""
        self.games += other.games
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.shared += other.shared
        self.undecided += other.undecided
        self.turns += other.turns
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.seconds_cpu += other.seconds_cpu
