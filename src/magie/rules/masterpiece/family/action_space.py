"""Every action as a number of a fixed action space, for masks and learning; the numbers depend on the edition only.

Bids are numbered too: in whole units from the lowest bid the edition could ever allow to the highest.
"""

from __future__ import annotations

from collections.abc import Iterable

import magie.rules.masterpiece.words.limits as limits
from magie.editions import MasterpieceEdition
from magie.rules.actions import name_of
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.family.legal import SIMPLE, Legal
from magie.rules.masterpiece.state.state import Table


class ActionSpace:
    """The numbered actions of one edition; a position is not needed, but asked for like in every family."""

    def __init__(self, edition: MasterpieceEdition) -> None:
        self.actions: list[a.Action] = list(all_actions(edition))
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.names = tuple(name_of(action) for action in self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, table: Table, action: a.Action) -> int:
        """The number of an action; KeyError for one without (leaving, and what only the system does)."""
        return self.numbers[action]

    def action(self, table: Table, seat: int, number: int) -> a.Action:
        """The action a number stands for."""
        return self.actions[number]

    def mask(self, table: Table, legal: Iterable[a.Action]) -> list[bool]:
        """Which numbers are legal now, bids included if `legal` is the set itself and not a list of it."""
        allowed = [False] * len(self.actions)
        for action in legal:
            allowed[self.numbers[action]] = True
        if isinstance(legal, Legal) and legal.bids is not None:
            for amount in legal.bids:
                allowed[self.numbers[a.Bid(amount)]] = True
        return allowed


def all_actions(edition: MasterpieceEdition) -> Iterable[a.Action]:
    """All actions a seat could ever take in this edition, always in the same order."""
    paintings = [painting.id for painting in edition.paintings]
    unit = edition.rules.bid_unit
    yield from SIMPLE
    yield from (a.Challenge(seat) for seat in range(limits.MOST_SEATS))
    yield from (a.ChooseSpace(space.id) for space in edition.spaces)
    yield from (a.ChooseLot(painting) for painting in paintings)
    yield from (a.Sell(painting) for painting in paintings)
    yield from (a.Take(painting) for painting in paintings)
    yield from (a.Bid(amount) for amount in range(unit, edition.highest_bid + 1, unit))
