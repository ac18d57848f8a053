"""Events: what happened, in the past tense. They never change; each knows who may see it.

Seats are numbers, None is the bank or nobody; spaces and paintings are ids of the edition.
"""

from __future__ import annotations

import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.why as why
from magie.rules.actions import snake
from magie.rules.events import Event as Event
from magie.rules.events import names_of

WHY = names_of(why)
HOW = names_of(how)


class SpaceChosen(Event, frozen=True, kw_only=True, tag=snake):
    """A piece was put on its first space."""

    seat: int
    space: str


class OpeningThrown(Event, frozen=True, kw_only=True, tag=snake):
    """A throw for the first turn."""

    seat: int
    die: int


class TurnBegan(Event, frozen=True, kw_only=True, tag=snake):
    """A player is on turn."""

    seat: int
    round: int


class DieThrown(Event, frozen=True, kw_only=True, tag=snake):
    """The throw of a turn."""

    seat: int
    die: int


class TokenMoved(Event, frozen=True, kw_only=True, tag=snake):
    """A piece moved round the ring."""

    seat: int
    origin: str
    space: str


class CashPaid(Event, frozen=True, kw_only=True, tag=snake):
    """Money changed hands, for a reason."""

    payer: int | None
    payee: int | None
    amount: int
    why: str


class PaintingTaken(Event, frozen=True, kw_only=True, tag=snake):
    """A painting came to a player: dealt, bought, won, inherited or taken from another player."""

    seat: int
    painting: str
    how: str


class ValueSeen(Event, frozen=True, kw_only=True, tag=snake):
    """MP-VAL-02: the new owner, and nobody else, looked at the value card."""

    seat: int
    painting: str
    value: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The owner alone."""
        return (self.seat,)


class PaintingDeclined(Event, frozen=True, kw_only=True, tag=snake):
    """A player did not buy, or could not."""

    seat: int
    painting: str


class LotChosen(Event, frozen=True, kw_only=True, tag=snake):
    """The left neighbour named the painting that goes to private auction."""

    seat: int
    painting: str
    owner: int


class AuctionOpened(Event, frozen=True, kw_only=True, tag=snake):
    """A painting is put up; the seller is None in a bank auction."""

    painting: str
    seller: int | None
    bidders: tuple[int, ...]


class TickAnswered(Event, frozen=True, kw_only=True, tag=snake):
    """A player has answered in this tick; what, is sealed until all have."""

    seat: int


class BidMade(Event, frozen=True, kw_only=True, tag=snake):
    """A bid of the tick that was just judged."""

    seat: int
    amount: int
    painting: str


class BidderPassed(Event, frozen=True, kw_only=True, tag=snake):
    """A player did not go above the standing bid."""

    seat: int
    bid: int


class BidsTied(Event, frozen=True, kw_only=True, tag=snake):
    """Several made the same highest bid at the same moment."""

    seats: tuple[int, ...]
    amount: int


class LastCall(Event, frozen=True, kw_only=True, tag=snake):
    """Bidding is over; before the hammer falls everybody may still doubt a bid."""

    painting: str
    bid: int
    leaders: tuple[int, ...]


class ChallengeCovered(Event, frozen=True, kw_only=True, tag=snake):
    """A bid was doubted, and the cash was there."""

    seat: int
    bidder: int
    bid: int


class BidderCaught(Event, frozen=True, kw_only=True, tag=snake):
    """A bid was above the bidder's cash: found by another player, or (None) when the hammer fell."""

    seat: int
    bid: int
    caught_by: int | None


class TurnForfeited(Event, frozen=True, kw_only=True, tag=snake):
    """A player who could not pay the penalty will miss a turn; `turns` are now to be missed."""

    seat: int
    turns: int


class AuctionRerun(Event, frozen=True, kw_only=True, tag=snake):
    """The run was void; the same painting is put up again."""

    painting: str
    run: int


class AuctionWon(Event, frozen=True, kw_only=True, tag=snake):
    """The hammer fell."""

    seat: int
    painting: str
    amount: int


class AuctionUnsold(Event, frozen=True, kw_only=True, tag=snake):
    """Nobody bid."""

    painting: str


class AuctionCancelled(Event, frozen=True, kw_only=True, tag=snake):
    """Equal highest bids, and nobody went higher; or the owner left the game."""

    painting: str
    bid: int


class PaintingCashedIn(Event, frozen=True, kw_only=True, tag=snake):
    """A painting was sold to the bank: everybody sees its value, painting and card leave the game."""

    seat: int
    painting: str
    value: int
    amount: int


class PaintingKept(Event, frozen=True, kw_only=True, tag=snake):
    """A player chose to sell nothing."""

    seat: int


class NothingTaken(Event, frozen=True, kw_only=True, tag=snake):
    """A player chose to buy no painting from anybody."""

    seat: int


class TurnSkipped(Event, frozen=True, kw_only=True, tag=snake):
    """A turn was missed; `turns` are still to be missed."""

    seat: int
    turns: int


class PlayerLeft(Event, frozen=True, kw_only=True, tag=snake):
    """A player left the game; cash and paintings are out of play."""

    seat: int


class ValueShown(Event, frozen=True, kw_only=True, tag=snake):
    """At the end a value card was turned over."""

    seat: int
    painting: str
    value: int


class GameEnded(Event, frozen=True, kw_only=True, tag=snake):
    """The game is over, and why."""

    how: str
