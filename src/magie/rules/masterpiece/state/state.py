"""State: all that changes in a game and everybody may see. Hidden: what not everybody may know. Table: one game.

Written by tools/fields.py from the lists in `fields`, where every field is named once.
"""

from __future__ import annotations

from typing import Any

import magie.rules.masterpiece.state.fields as fields
from magie.rules.digest import numbers_in
from magie.rules.fields import LUCK
from magie.rules.luck import Luck
from magie.rules.masterpiece.state.printed import Printed


class State:
    """The public position: all that changes and everybody may see."""

    def __init__(self) -> None:
        # Whose turn it is, and what is asked of whom.
        self.seats = 0
        self.banker = 0
        self.turn = 0
        self.first = 0
        self.turns = 0
        self.rounds = 0
        self.die = 0
        self.question = 0
        self.decider = 0
        self.asked = 0
        self.ended = 0
        # The players. `counted` is the cash an attentive player knows of: payments are public (A-MP-25).
        self.playing = 0
        self.counted = [0] * 8
        self.place = [0] * 8
        self.lost_turns = [0] * 8
        # The paintings: whose, since when, seen by whom, and the values that everybody has seen.
        self.pile = 0
        self.top = -1
        self.takings = 0
        self.owner = [-1] * 64
        self.taken = [0] * 64
        self.known_to = [0] * 64
        self.shown = [-1] * 64
        # The auction: the lot, its owner, who may bid, and this run of it.
        self.lot = -1
        self.seller = -1
        self.bidders = 0
        self.runs = 0
        self.bid = 0
        self.leaders = 0
        self.out = 0
        self.answered = 0
        self.passed = 0
        self.best = [0] * 8
        self.challenged_by = [0] * 8
        self.caught = [0] * 8
        # Bids of this run that their own bidder has gone above since; a doubt may still name them (A-MP-09).
        self.old_bids = 0
        self.old_bidder = [0] * 128
        self.old_bid = [0] * 128
        self.old_doubters = [0] * 128

    def copy(self) -> State:
        """The same, living its own life."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.banker = self.banker
        twin.turn = self.turn
        twin.first = self.first
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.die = self.die
        twin.question = self.question
        twin.decider = self.decider
        twin.asked = self.asked
        twin.ended = self.ended
        twin.playing = self.playing
        twin.counted = self.counted[:]
        twin.place = self.place[:]
        twin.lost_turns = self.lost_turns[:]
        twin.pile = self.pile
        twin.top = self.top
        twin.takings = self.takings
        twin.owner = self.owner[:]
        twin.taken = self.taken[:]
        twin.known_to = self.known_to[:]
        twin.shown = self.shown[:]
        twin.lot = self.lot
        twin.seller = self.seller
        twin.bidders = self.bidders
        twin.runs = self.runs
        twin.bid = self.bid
        twin.leaders = self.leaders
        twin.out = self.out
        twin.answered = self.answered
        twin.passed = self.passed
        twin.best = self.best[:]
        twin.challenged_by = self.challenged_by[:]
        twin.caught = self.caught[:]
        twin.old_bids = self.old_bids
        twin.old_bidder = self.old_bidder[:]
        twin.old_bid = self.old_bid[:]
        twin.old_doubters = self.old_doubters[:]
        return twin


class Hidden(Luck):
    """What not everybody may know: money, values, the order of the piles, and the answers of the present tick."""

    def __init__(self) -> None:
        super().__init__()
        # The top of a pile is its last card.
        self.cash = [0] * 8
        self.value = [-1] * 64
        self.painting_pile = [0] * 64
        self.value_pile = [0] * 64
        # Answers, sealed until their tick is judged: a bid in `offered` (0: none) or a pass in `passing`, the
        # bidders whose cash is doubted in `accused`, and which bid of each of them in `doubted`.
        self.offered = [0] * 8
        self.passing = 0
        self.accused = [0] * 8
        self.doubted = [0] * 64

    def copy(self) -> Hidden:
        """The same, living its own life."""
        twin = Hidden.__new__(Hidden)
        self.copy_luck_to(twin)
        twin.cash = self.cash[:]
        twin.value = self.value[:]
        twin.painting_pile = self.painting_pile[:]
        twin.value_pile = self.value_pile[:]
        twin.offered = self.offered[:]
        twin.passing = self.passing
        twin.accused = self.accused[:]
        twin.doubted = self.doubted[:]
        return twin


class Table:
    """One game on the table: what is printed, what is public, what is hidden, and who listens."""

    def __init__(self, printed: Printed, state: State, hidden: Hidden) -> None:
        self.printed = printed
        self.state = state
        self.hidden = hidden
        self.events: list[tuple[Any, ...]] | None = None

    def copy(self) -> Table:
        """A table of its own with the same position; nobody listens to it."""
        twin = Table.__new__(Table)
        twin.printed = self.printed
        twin.state = self.state.copy()
        twin.hidden = self.hidden.copy()
        twin.events = None
        return twin


FIELDS = fields.STATE.counted()
SECRETS = LUCK + fields.HIDDEN.counted()


def numbers(table: Table) -> list[int]:
    """All numbers of the position, public and hidden: what the digest is made of."""
    return numbers_in(table.state, FIELDS) + numbers_in(table.hidden, SECRETS)
