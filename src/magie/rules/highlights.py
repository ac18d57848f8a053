"""Highlights: the big moments of a finished game, as a family of games finds them in what happened.

Somebody watches the game from its first throw, batch by batch. A moment has a weight; whoever tells the story keeps the
heaviest ones. Nothing here plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from magie.editions import Edition
from magie.families import Part
from magie.rules.events import Event

LEFT = 200.0  # the weight of a player who is out: heavier than anything else

Weighed = tuple[float, int, str]  # how heavy, whose moment, and the sentence


class Found(NamedTuple):
    """A moment that could be told."""

    weight: float
    number: int
    seat: int
    text: str


class Highlights:
    """Somebody who watches one game. A family that has nothing to point out tells a plain story."""

    def __init__(self, edition: Edition, names: Sequence[str]) -> None:
        self.edition = edition
        self.names = names
        self.gone: set[int] = set()
        self.found: list[Found] = []

    def watch(
        self,
        number: int,
        heard: Iterable[tuple[Event, str]],
        everything: Sequence[Event],
        before: Sequence[int],
    ) -> None:
        """Look at a batch: what was heard with its sentences, all that happened, and everybody's worth before it."""
        for event, text in heard:
            self.keep(number, self.out(event, text))
            self.keep(number, self.weigh(event, text, before))
        self.own(everything)
        self.keep(number, self.follows(everything))

    def keep(self, number: int, weighed: Iterable[Weighed]) -> None:
        """Moments of one batch."""
        self.found += [Found(weight, number, seat, text) for weight, seat, text in weighed]

    def out(self, event: Event, text: str) -> Iterator[Weighed]:
        """Somebody is out of the game; who resigns may be bankrupt only later, and is out once."""
        seat = self.leaver(event)
        if seat is not None and seat not in self.gone:
            self.gone.add(seat)
            yield LEFT, seat, text

    # What a family knows

    def round_begun(self, event: Event) -> int | None:
        """The round of a turn that begins with this event."""
        return None

    def leaver(self, event: Event) -> int | None:
        """Who is out of the game by this event."""
        return None

    def weigh(self, event: Event, text: str, before: Sequence[int]) -> Iterator[Weighed]:
        """What an event by itself is worth telling."""
        yield from ()

    def own(self, events: Sequence[Event]) -> None:
        """Note down who owns what now, and what it cost; also what nobody has heard."""

    def follows(self, events: Sequence[Event]) -> Iterator[Weighed]:
        """What is worth telling because of all that has happened so far."""
        yield from ()


HIGHLIGHTS: Part[type[Highlights]] = Part("highlights", lambda family: Highlights)


def highlights_in(edition: Edition, names: Sequence[str]) -> Highlights:
    """Somebody who watches a game of this edition."""
    return HIGHLIGHTS.of(edition.family)(edition, names)
