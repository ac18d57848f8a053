"""Actions: what a seat can do, in the words of the game. They never change and travel as JSON.

Deeds are named by the id of their space ("boardwalk"), Get Out of Jail Free cards by the id of the card.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from magie.rules.actions import Action as Action
from magie.rules.actions import Bid as Bid
from magie.rules.actions import Decline as Decline
from magie.rules.actions import Hammer as Hammer
from magie.rules.actions import Pass as Pass
from magie.rules.actions import Resign as Resign
from magie.rules.actions import Roll as Roll
from magie.rules.actions import snake


class EndTurn(Action, frozen=True, tag=snake):
    """Pass the dice to the left."""


class Buy(Action, frozen=True, tag=snake):
    """Buy the property landed on at its printed price."""


class ClaimRent(Action, frozen=True, tag=snake):
    """Ask for the rent of an open claim."""

    claim: int


class AutoClaim(Action, frozen=True, tag=snake):
    """A preference: ask for rent by itself, or not."""

    on: bool


class Mortgage(Action, frozen=True, tag=snake):
    """Mortgage a property."""

    deed: str


class Lift(Action, frozen=True, tag=snake):
    """Lift a mortgage."""

    deed: str


class Build(Action, frozen=True, tag=snake, omit_defaults=True):
    """Buy buildings: a list of streets, each named once for every building, carried out in order.

    `only` says that just houses, or just hotels, are meant; without it each street gets what comes next.
    """

    streets: tuple[str, ...]
    only: Literal["house", "hotel"] | None = None


class Sell(Action, frozen=True, tag=snake):
    """Sell buildings of one group down to new levels: pairs of street and level, 5 being a hotel."""

    levels: tuple[tuple[str, int], ...]


class PayFine(Action, frozen=True, tag=snake):
    """Leave Jail by the fine, before throwing."""


class UseJailCard(Action, frozen=True, tag=snake):
    """Leave Jail by a Get Out of Jail Free card, before throwing."""

    card: str


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a deal."""

    cash: int = 0
    deeds: tuple[str, ...] = ()
    jail_cards: tuple[str, ...] = ()


class Offer(Action, frozen=True, tag=snake, omit_defaults=True):
    """Offer a deal to another seat; `lift` names mortgaged deeds to lift on receipt, the others are kept for 10%."""

    to: int
    give: Goods = Goods()
    take: Goods = Goods()
    lift: tuple[str, ...] = ()


class Accept(Action, frozen=True, tag=snake, omit_defaults=True):
    """Accept an offer, by its number."""

    offer: int
    lift: tuple[str, ...] = ()


class Reject(Action, frozen=True, tag=snake):
    """Say no to an offer."""

    offer: int


class Withdraw(Action, frozen=True, tag=snake):
    """Take an own offer back."""

    offer: int


class Want(Action, frozen=True, tag=snake):
    """In a building shortage: state how many buildings are wanted."""

    number: int


class Place(Action, frozen=True, tag=snake):
    """Put a building from a shortage on a street."""

    street: str


class LiftInherited(Action, frozen=True, tag=snake):
    """Which of the mortgaged deeds received in a bankruptcy are lifted now; none: keep them all."""

    deeds: tuple[str, ...] = ()


class ChooseTax(Action, frozen=True, tag=snake):
    """Pay the printed amount, or the percentage of one's worth."""

    way: Literal["amount", "percent"]


class EnterPopup(Action, frozen=True, tag=snake):
    """Go into the Land of Oz instead of throwing both dice."""


class Target(Action, frozen=True, tag=snake):
    """Name the player a power of the Land of Oz falls on."""

    seat: int


class FlyTo(Action, frozen=True, tag=snake):
    """Let the Winged Monkeys carry the own token to a space."""

    space: str


class DeclareBankruptcy(Action, frozen=True, tag=snake):
    """Give up a debt that cannot be paid."""


AnyAction = (
    Pass
    | Roll
    | EndTurn
    | Buy
    | Decline
    | Bid
    | Hammer
    | ClaimRent
    | AutoClaim
    | Mortgage
    | Lift
    | Build
    | Sell
    | PayFine
    | UseJailCard
    | Offer
    | Accept
    | Reject
    | Withdraw
    | Want
    | Place
    | LiftInherited
    | ChooseTax
    | EnterPopup
    | Target
    | FlyTo
    | DeclareBankruptcy
    | Resign
)
