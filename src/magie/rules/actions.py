"""Action: what a seat can do, in the words of the game. Every family of games has its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import msgspec

from magie.rules.errors import IllegalAction


def snake(name: str) -> str:
    """PayFine -> pay_fine: how the action or event is called in JSON."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake, gc=False):
    """An answer or a free act of one seat; it never changes and travels as JSON."""

    @property
    def kind(self) -> str:
        """What it is called, also where it travels: "pay_fine"."""
        return str(self.__struct_config__.tag)


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


def kinds_in(union: object) -> dict[str, type[Action]]:
    """The actions of a family, given as a union, by what they are called in JSON."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


def name_of(action: Action) -> str:
    """An action in a few letters: its kind and what it names.

    >>> name_of(Bid(120))
    'bid 120'
    """
    fields = [str(getattr(action, field)) for field in action.__struct_fields__]
    return " ".join([action.kind, *fields])


def action_in(kinds: Mapping[str, type[Action]], data: object) -> Action:
    """Read an action from plain data (a dict with its type)."""
    kind = data.get("type") if isinstance(data, dict) else None
    wanted = kinds.get(kind) if isinstance(kind, str) else None
    if wanted is None:
        raise IllegalAction(
            "malformed", f"This is not an action: its type is one of {', '.join(kinds)}.", "A-GEN-02"
        )
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        raise IllegalAction("malformed", f"This is not an action: {error}.", "A-GEN-02") from None
