"""Act: an action as numbers, on its way into the rules. Made anew by the edges, used again and again by fast bots."""

from __future__ import annotations


class Act:
    """A kind from `act_kinds` and what goes with it: an amount, or the number of a space, a painting or a seat."""

    def __init__(self) -> None:
        self.kind = 0
        self.amount = 0
        self.number = 0
