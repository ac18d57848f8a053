"""Act: an action as numbers, on its way into the rules. Made anew by the edges, used again and again by fast bots."""

from __future__ import annotations


class Act:
    """A kind from `act_kinds` and what goes with it; which fields count depends on the kind."""

    def __init__(self) -> None:
        self.kind = 0
        self.seat = -1
        self.deed = -1
        self.amount = 0
        self.number = 0
        self.cards = 0
        self.cards_back = 0
        self.deeds = 0
        self.deeds_back = 0
        self.lift = 0
        self.count = 0
        self.steps = [0] * 128
        self.levels = [0] * 128


def set_step(act: Act, at: int, deed: int, level: int) -> None:
    """Write one step of a purchase list or a sale."""
    act.steps[at] = deed
    act.levels[at] = level
