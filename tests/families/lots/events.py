"""What happens at a sale."""

from __future__ import annotations

from magie.rules.events import Event


class LotOffered(Event, frozen=True):
    """A lot is for sale."""

    round: int
    lot: str
    worth: int


class BidSealed(Event, frozen=True):
    """Somebody has answered; what, nobody hears."""

    seat: int


class LotSold(Event, frozen=True):
    """The highest bid has paid."""

    seat: int
    lot: str
    amount: int


class LotThrownAway(Event, frozen=True):
    """Nobody wanted it."""

    lot: str


class PlayerLeft(Event, frozen=True):
    """Somebody has left the game."""

    seat: int


class GameEnded(Event, frozen=True):
    """It is over."""

    how: str  # last_lot, last_standing
    seats: tuple[int, ...]
