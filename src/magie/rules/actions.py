"""Action: what a seat can do, in the words of the game. Every family of games has its own."""

from __future__ import annotations

import msgspec


def snake(name: str) -> str:
    """PayFine -> pay_fine: how the action or event is called in JSON."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """An answer or a free act of one seat; it never changes and travels as JSON."""


class Pass(Action, frozen=True, tag=snake):
    """Nothing more from me now; in an auction: not above the present bid."""


class Roll(Action, frozen=True, tag=snake):
    """Throw the dice, or the die."""


class Bid(Action, frozen=True, tag=snake):
    """Bid this amount in the auction."""

    amount: int


class Hammer(Action, frozen=True, tag=snake):
    """The auction ends: the clock has run out (the system plays it, for the seat None), or the auctioneer says so."""


class Decline(Action, frozen=True, tag=snake):
    """Say no to what is offered."""


class Resign(Action, frozen=True, tag=snake):
    """Leave the game."""
