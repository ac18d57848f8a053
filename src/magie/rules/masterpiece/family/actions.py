"""Actions: what a seat can do, in the words of the game. Paintings and spaces are named by their ids."""

from __future__ import annotations

from magie.rules.actions import Action as Action
from magie.rules.actions import Bid as Bid
from magie.rules.actions import Decline as Decline
from magie.rules.actions import Hammer as Hammer
from magie.rules.actions import Pass as Pass
from magie.rules.actions import Resign as Resign
from magie.rules.actions import Roll as Roll
from magie.rules.actions import snake


class ChooseSpace(Action, frozen=True, tag=snake):
    """Put the own piece on a space of the ring, before the game begins."""

    space: str


class Buy(Action, frozen=True, tag=snake):
    """Buy the top painting at the price of the space."""


class ChooseLot(Action, frozen=True, tag=snake):
    """Say which painting of the right-hand neighbour goes to private auction."""

    painting: str


class Challenge(Action, frozen=True, tag=snake):
    """Doubt that a bidder has the cash for a bid of his: the one of this amount, or (None) his highest."""

    seat: int
    amount: int | None = None


class CloseTick(Action, frozen=True, tag=snake):
    """The moment is over: its bids are judged together; only the system plays it, for the seat None."""


class Sell(Action, frozen=True, tag=snake):
    """Sell an own painting to the bank."""

    painting: str


class Take(Action, frozen=True, tag=snake):
    """Buy a painting from the player who owns it."""

    painting: str


AnyAction = (
    Pass
    | Roll
    | Buy
    | Decline
    | Bid
    | Challenge
    | Hammer
    | CloseTick
    | ChooseSpace
    | ChooseLot
    | Sell
    | Take
    | Resign
)
