"""The cards of a Monopoly board: what can stand on one, as data.

A card is a text for people and an effect for the rules. The list of effects is closed: `do`
names one of the ten below, and each carries its own numbers.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Sum = Annotated[int, Meta(ge=0, le=1_000_000)]


class _Effect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What a card makes happen; `do` in the file names which."""


class Advance(_Effect, frozen=True, kw_only=True, tag="advance"):
    """Move forwards to a named space; passing GO earns the salary (A-GO-04)."""

    to: str


class AdvanceToNearest(_Effect, frozen=True, kw_only=True, tag="advance_to_nearest"):
    """Move forwards to the next transport or utility (A-CRD-08).

    On a transport the owner is due `rent_times` the usual rent; on a utility `dice_times` a
    fresh throw, however many utilities the owner has.
    """

    kind: Literal["transport", "utility"]
    rent_times: Annotated[int, Meta(ge=1, le=100)] | None = None
    dice_times: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class GoBack(_Effect, frozen=True, kw_only=True, tag="back"):
    """Step back a number of spaces and land there."""

    spaces: Annotated[int, Meta(ge=1, le=59)]


class Collect(_Effect, frozen=True, kw_only=True, tag="collect"):
    """The Bank pays the drawer."""

    amount: Sum


class Pay(_Effect, frozen=True, kw_only=True, tag="pay"):
    """The drawer pays the Bank."""

    amount: Sum


class CollectFromEach(_Effect, frozen=True, kw_only=True, tag="collect_from_each"):
    """Every other player pays the drawer (A-CRD-04)."""

    amount: Sum


class PayEach(_Effect, frozen=True, kw_only=True, tag="pay_each"):
    """The drawer pays every other player (A-CRD-04)."""

    amount: Sum


class Repairs(_Effect, frozen=True, kw_only=True, tag="repairs"):
    """The drawer pays the Bank for every house and every hotel on the board (A-CRD-07)."""

    house: Sum
    hotel: Sum


class GoToJail(_Effect, frozen=True, kw_only=True, tag="go_to_jail"):
    """Straight to Jail; the turn is over and no salary is paid (M-JAIL-02)."""


class JailCard(_Effect, frozen=True, kw_only=True, tag="jail_card"):
    """Kept until used or sold; leaves Jail free of charge (M-CRD-03)."""


Effect = (
    Advance
    | AdvanceToNearest
    | GoBack
    | Collect
    | Pay
    | CollectFromEach
    | PayEach
    | Repairs
    | GoToJail
    | JailCard
)


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card: `text` is what a player reads, `effect` is what happens."""

    id: str
    text: str
    effect: Effect


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pile of cards, drawn on every space that names it."""

    id: str
    name: str
    cards: tuple[Card, ...]
