"""Events: what happened, in the past tense. They never change; each knows who may see it.

`audience` is None for everybody, else the seats that may see it. Seats are numbers, None is the Bank; deeds and
spaces are ids of the edition.
"""

from __future__ import annotations

import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.why as why
from magie.rules.actions import snake
from magie.rules.events import Event as Event
from magie.rules.events import names_of
from magie.rules.events import seat_or_bank as seat_or_bank
from magie.rules.monopoly.family.actions import Goods
from magie.rules.monopoly.family.codec import Coder

Seat = int | None


WHY = names_of(why)
HOW = names_of(how)


class OpeningThrown(Event, frozen=True, kw_only=True, tag=snake):
    """A throw for the first turn."""

    seat: int
    dice: tuple[int, int]


class TurnBegan(Event, frozen=True, kw_only=True, tag=snake):
    """A player is on turn."""

    seat: int
    round: int


class TurnEnded(Event, frozen=True, kw_only=True, tag=snake):
    """The dice pass on."""

    seat: int


class DiceThrown(Event, frozen=True, kw_only=True, tag=snake):
    """A movement throw or a throw in Jail; one number where a single die was thrown."""

    seat: int
    dice: tuple[int, ...]


class TokenMoved(Event, frozen=True, kw_only=True, tag=snake):
    """A token moved to another space."""

    seat: int
    origin: str
    space: str
    how: str


class CashPaid(Event, frozen=True, kw_only=True, tag=snake):
    """Money changed hands, for a reason."""

    payer: Seat
    payee: Seat
    amount: int
    why: str


class CardDrawn(Event, frozen=True, kw_only=True, tag=snake):
    """A card was drawn and read."""

    seat: int
    card: str
    deck: int


class DeedBought(Event, frozen=True, kw_only=True, tag=snake):
    """A property was bought at its printed price."""

    seat: int
    deed: str
    price: int


class DeedDeclined(Event, frozen=True, kw_only=True, tag=snake):
    """A property was not bought."""

    seat: int
    deed: str


class AuctionOpened(Event, frozen=True, kw_only=True, tag=snake):
    """A deed, or a house or hotel, is put up."""

    lot: str


class BidMade(Event, frozen=True, kw_only=True, tag=snake):
    """A bid stands."""

    seat: int
    amount: int
    lot: str


class BidderPassed(Event, frozen=True, kw_only=True, tag=snake):
    """A player does not go above the standing bid."""

    seat: int
    lot: str


class AuctionWon(Event, frozen=True, kw_only=True, tag=snake):
    """The highest bidder buys."""

    seat: int
    lot: str
    amount: int


class AuctionUnsold(Event, frozen=True, kw_only=True, tag=snake):
    """Nobody bid."""

    lot: str


class ClaimOpened(Event, frozen=True, kw_only=True, tag=snake):
    """Rent may be asked for. `amount` is None while a throw must still decide it."""

    owner: int
    payer: int
    deed: str
    amount: int | None
    claim: int


class RentClaimed(Event, frozen=True, kw_only=True, tag=snake):
    """The owner asked for the rent."""

    owner: int
    payer: int
    deed: str
    amount: int


class ClaimLapsed(Event, frozen=True, kw_only=True, tag=snake):
    """Nobody asked in time: the rent is lost."""

    owner: int
    payer: int
    deed: str
    claim: int


class ClaimsFull(Event, frozen=True, kw_only=True, tag=snake):
    """Rents that nothing closes have piled up: the oldest of them counts as asked for."""

    owner: int
    payer: int
    deed: str
    claim: int


class ClaimVoided(Event, frozen=True, kw_only=True, tag=snake):
    """A side left the game: the rent is lost."""

    owner: int
    payer: int
    deed: str
    claim: int


class RentThrown(Event, frozen=True, kw_only=True, tag=snake):
    """The dice decided the rent of a utility."""

    payer: int
    dice: tuple[int, int]
    factor: int


class Jailed(Event, frozen=True, kw_only=True, tag=snake):
    """A player was sent to Jail."""

    seat: int
    how: str


class JailLeft(Event, frozen=True, kw_only=True, tag=snake):
    """A prisoner is free."""

    seat: int
    how: str


class JailStayed(Event, frozen=True, kw_only=True, tag=snake):
    """No doubles: the prisoner stays. `throws` counts the failed ones."""

    seat: int
    throws: int


class JailCardUsed(Event, frozen=True, kw_only=True, tag=snake):
    """A Get Out of Jail Free card was used and went under its deck."""

    seat: int
    card: str


class Built(Event, frozen=True, kw_only=True, tag=snake):
    """A house (levels 1 to 4) or a hotel (level 5) was put on a street."""

    seat: int
    street: str
    level: int
    price: int


class BuildingsSold(Event, frozen=True, kw_only=True, tag=snake):
    """Buildings of one street went back to the Bank."""

    seat: int
    street: str
    before: int
    after: int


class DeedMortgaged(Event, frozen=True, kw_only=True, tag=snake):
    """A deed was turned face down."""

    seat: int
    deed: str


class MortgageLifted(Event, frozen=True, kw_only=True, tag=snake):
    """A deed was turned face up."""

    seat: int
    deed: str


class OfferMade(Event, frozen=True, kw_only=True, tag=snake):
    """A deal lies on the table."""

    by: int
    to: int
    offer: int
    give: Goods
    take: Goods
    lift: tuple[str, ...]


class OfferAccepted(Event, frozen=True, kw_only=True, tag=snake):
    """A deal was made."""

    by: int
    to: int
    offer: int


class OfferRejected(Event, frozen=True, kw_only=True, tag=snake):
    """The player asked said no."""

    by: int
    to: int
    offer: int


class OfferWithdrawn(Event, frozen=True, kw_only=True, tag=snake):
    """The offerer took it back."""

    by: int
    to: int
    offer: int


class OfferLapsed(Event, frozen=True, kw_only=True, tag=snake):
    """The offer ended by itself."""

    by: int
    to: int
    offer: int


class DeedPassed(Event, frozen=True, kw_only=True, tag=snake):
    """A deed changed hands without a purchase: a deal, a bankruptcy, back to the Bank."""

    giver: Seat
    taker: Seat
    deed: str


class JailCardPassed(Event, frozen=True, kw_only=True, tag=snake):
    """A Get Out of Jail Free card changed hands."""

    giver: int
    taker: int
    card: str


class DebtOpened(Event, frozen=True, kw_only=True, tag=snake):
    """A player owes more than the cash in hand."""

    debtor: int
    creditor: Seat
    amount: int
    why: str


class DebtPaid(Event, frozen=True, kw_only=True, tag=snake):
    """The money was raised, the debt is paid."""

    debtor: int
    creditor: Seat
    amount: int


class DebtLapsed(Event, frozen=True, kw_only=True, tag=snake):
    """The creditor has resigned: nothing is owed any more (A-BKR-10)."""

    debtor: int
    creditor: int
    amount: int


class WentBankrupt(Event, frozen=True, kw_only=True, tag=snake):
    """A player is out of the game."""

    seat: int
    creditor: Seat


class Resigned(Event, frozen=True, kw_only=True, tag=snake):
    """A player gives up."""

    seat: int


class IntentOpened(Event, frozen=True, kw_only=True, tag=snake):
    """Buildings are short: everybody who could place some states how many."""

    seat: int
    building: str
    number: int


class IntentStated(Event, frozen=True, kw_only=True, tag=snake):
    """A number was stated in secret: only that seat sees it."""

    seat: int
    number: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


class IntentShown(Event, frozen=True, kw_only=True, tag=snake):
    """The numbers are turned over."""

    seat: int
    number: int
    building: str


class DeedDealt(Event, frozen=True, kw_only=True, tag=snake):
    """House rule: a deed dealt out at the start."""

    seat: int
    deed: str


class AutoClaimSet(Event, frozen=True, kw_only=True, tag=snake):
    """A seat changed how its rent is asked for."""

    seat: int
    on: bool


class TaxChosen(Event, frozen=True, kw_only=True, tag=snake):
    """The tax was chosen: the printed amount, or a share of one's worth."""

    seat: int
    way: str
    amount: int


class PopupEntered(Event, frozen=True, kw_only=True, tag=snake):
    """A token went into the Land of Oz; the die is the number of its place there."""

    seat: int
    die: int
    origin: str


class PopupLeft(Event, frozen=True, kw_only=True, tag=snake):
    """A token came out of the Land of Oz, at this space."""

    seat: int
    space: str


class Targeted(Event, frozen=True, kw_only=True, tag=snake):
    """A power of the Land of Oz falls on a player: 1 Twister, 2 Lollipop, 3 Cornfield."""

    seat: int
    target: int
    power: int


class TurnSkipped(Event, frozen=True, kw_only=True, tag=snake):
    """A player lost in the cornfield: the turn is passed over."""

    seat: int


class GameEnded(Event, frozen=True, kw_only=True, tag=snake):
    """The game is over."""

    how: str


def lot_name(coder: Coder, lot: int) -> str:
    """A deed's id, or "house" or "hotel"."""
    if lot >= buildings.HOUSE_LOT:
        return building_name(lot - buildings.HOUSE_LOT)
    return coder.deed_ids[lot]


def building_name(what: int) -> str:
    """ "house" or "hotel"."""
    return "hotel" if what == buildings.HOTEL else "house"
