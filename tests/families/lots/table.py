"""A sale on the table: what lies open, and what is hidden."""

from __future__ import annotations

from copy import deepcopy

from magie.rules.digest import numbers_in
from magie.rules.events import Event
from magie.rules.luck import Luck, pick

NOBODY, THROWN_AWAY, IN_PILE = -1, -2, -3
NO_LOT = -1


class State:
    """What everybody sees. `turn` is the opener, who comes first among equal bids; `owner` says where each lot is."""

    def __init__(self, seats: int, cash: int, lots: int) -> None:
        self.seats = seats
        self.playing = (1 << seats) - 1
        self.first = self.turn = 0
        self.turns = self.rounds = 0
        self.cash = [cash] * seats
        self.owner = [IN_PILE] * lots
        self.lot = NO_LOT
        self.answered = 0
        self.over = 0


class Hidden(Luck):
    """What not everybody may know: the luck to come, the lots that follow (the last one first), the sealed bids."""

    def __init__(self, seats: int, pile: list[int]) -> None:
        super().__init__()
        self.pile = pile
        self.bids = [0] * seats


class Table:
    """One sale."""

    def __init__(self, state: State, hidden: Hidden) -> None:
        self.state = state
        self.hidden = hidden
        self.events: list[Event] | None = None

    def copy(self) -> Table:
        """A sale of its own with the same position; nobody listens to it."""
        twin = deepcopy(self)
        twin.events = twin.hidden.log = None
        return twin

    def tell(self, event: Event) -> None:
        """Say what happened, if somebody listens."""
        if self.events is not None:
            self.events.append(event)

    def shuffle(self) -> None:
        """The lots to come in an order that luck gives."""
        pile = self.hidden.pile
        for last in range(len(pile) - 1, 0, -1):
            other = pick(self.hidden, last + 1)
            pile[last], pile[other] = pile[other], pile[last]

    def numbers(self) -> list[int]:
        """The whole position."""
        return numbers_in(self.state, vars(self.state)) + numbers_in(self.hidden, ("pile", "bids"))
