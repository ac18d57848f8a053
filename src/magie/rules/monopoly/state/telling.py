"""Telling: what happens, by its name; nobody pays for it where nobody listens. Written by tools/telling.py."""

from __future__ import annotations

import magie.rules.monopoly.words.event_kinds as event_kinds
from magie.rules.monopoly.state.state import Table


def opening_thrown(table: Table, seat: int, die1: int, die2: int) -> None:
    """A throw for the first turn."""
    if table.events is not None:
        table.events.append((event_kinds.OPENING_THROWN, seat, die1, die2))


def turn_began(table: Table, seat: int, rounds: int) -> None:
    """A player is on turn."""
    if table.events is not None:
        table.events.append((event_kinds.TURN_BEGAN, seat, rounds))


def turn_ended(table: Table, seat: int) -> None:
    """The dice pass on."""
    if table.events is not None:
        table.events.append((event_kinds.TURN_ENDED, seat))


def dice_thrown(table: Table, seat: int, die1: int, die2: int) -> None:
    """A movement throw or a throw in Jail; one number where a single die was thrown."""
    if table.events is not None:
        table.events.append((event_kinds.DICE_THROWN, seat, die1, die2))


def token_moved(table: Table, seat: int, origin: int, space: int, how: int) -> None:
    """A token moved to another space."""
    if table.events is not None:
        table.events.append((event_kinds.TOKEN_MOVED, seat, origin, space, how))


def cash_paid(table: Table, payer: int, payee: int, amount: int, why: int) -> None:
    """Money changed hands, for a reason."""
    if table.events is not None:
        table.events.append((event_kinds.CASH_PAID, payer, payee, amount, why))


def card_drawn(table: Table, seat: int, card: int, deck: int) -> None:
    """A card was drawn and read."""
    if table.events is not None:
        table.events.append((event_kinds.CARD_DRAWN, seat, card, deck))


def deed_bought(table: Table, seat: int, deed: int, price: int) -> None:
    """A property was bought at its printed price."""
    if table.events is not None:
        table.events.append((event_kinds.DEED_BOUGHT, seat, deed, price))


def deed_declined(table: Table, seat: int, deed: int) -> None:
    """A property was not bought."""
    if table.events is not None:
        table.events.append((event_kinds.DEED_DECLINED, seat, deed))


def auction_opened(table: Table, lot: int) -> None:
    """A deed, or a house or hotel, is put up."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_OPENED, lot))


def bid_made(table: Table, seat: int, amount: int, lot: int) -> None:
    """A bid stands."""
    if table.events is not None:
        table.events.append((event_kinds.BID_MADE, seat, amount, lot))


def bidder_passed(table: Table, seat: int, lot: int) -> None:
    """A player does not go above the standing bid."""
    if table.events is not None:
        table.events.append((event_kinds.BIDDER_PASSED, seat, lot))


def auction_won(table: Table, seat: int, lot: int, amount: int) -> None:
    """The highest bidder buys."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_WON, seat, lot, amount))


def auction_unsold(table: Table, lot: int) -> None:
    """Nobody bid."""
    if table.events is not None:
        table.events.append((event_kinds.AUCTION_UNSOLD, lot))


def claim_opened(table: Table, owner: int, payer: int, deed: int, amount: int, claim: int) -> None:
    """Rent may be asked for. `amount` is None while a throw must still decide it."""
    if table.events is not None:
        table.events.append((event_kinds.CLAIM_OPENED, owner, payer, deed, amount, claim))


def rent_claimed(table: Table, owner: int, payer: int, deed: int, amount: int) -> None:
    """The owner asked for the rent."""
    if table.events is not None:
        table.events.append((event_kinds.RENT_CLAIMED, owner, payer, deed, amount))


def claim_lapsed(table: Table, owner: int, payer: int, deed: int, claim: int) -> None:
    """Nobody asked in time: the rent is lost."""
    if table.events is not None:
        table.events.append((event_kinds.CLAIM_LAPSED, owner, payer, deed, claim))


def claim_voided(table: Table, owner: int, payer: int, deed: int, claim: int) -> None:
    """A side left the game: the rent is lost."""
    if table.events is not None:
        table.events.append((event_kinds.CLAIM_VOIDED, owner, payer, deed, claim))


def claims_full(table: Table, owner: int, payer: int, deed: int, claim: int) -> None:
    """Rents that nothing closes have piled up: the oldest of them counts as asked for."""
    if table.events is not None:
        table.events.append((event_kinds.CLAIMS_FULL, owner, payer, deed, claim))


def rent_thrown(table: Table, payer: int, die1: int, die2: int, factor: int) -> None:
    """The dice decided the rent of a utility."""
    if table.events is not None:
        table.events.append((event_kinds.RENT_THROWN, payer, die1, die2, factor))


def jailed(table: Table, seat: int, how: int) -> None:
    """A player was sent to Jail."""
    if table.events is not None:
        table.events.append((event_kinds.JAILED, seat, how))


def jail_left(table: Table, seat: int, how: int) -> None:
    """A prisoner is free."""
    if table.events is not None:
        table.events.append((event_kinds.JAIL_LEFT, seat, how))


def jail_stayed(table: Table, seat: int, throws: int) -> None:
    """No doubles: the prisoner stays. `throws` counts the failed ones."""
    if table.events is not None:
        table.events.append((event_kinds.JAIL_STAYED, seat, throws))


def jail_card_used(table: Table, seat: int, card: int) -> None:
    """A Get Out of Jail Free card was used and went under its deck."""
    if table.events is not None:
        table.events.append((event_kinds.JAIL_CARD_USED, seat, card))


def built(table: Table, seat: int, street: int, level: int, price: int) -> None:
    """A house (levels 1 to 4) or a hotel (level 5) was put on a street."""
    if table.events is not None:
        table.events.append((event_kinds.BUILT, seat, street, level, price))


def buildings_sold(table: Table, seat: int, street: int, before: int, after: int) -> None:
    """Buildings of one street went back to the Bank."""
    if table.events is not None:
        table.events.append((event_kinds.BUILDINGS_SOLD, seat, street, before, after))


def deed_mortgaged(table: Table, seat: int, deed: int) -> None:
    """A deed was turned face down."""
    if table.events is not None:
        table.events.append((event_kinds.DEED_MORTGAGED, seat, deed))


def mortgage_lifted(table: Table, seat: int, deed: int) -> None:
    """A deed was turned face up."""
    if table.events is not None:
        table.events.append((event_kinds.MORTGAGE_LIFTED, seat, deed))


def offer_made(table: Table, by: int, to: int, offer: int, cash: int, deeds: int, cards: int, cash_back: int, deeds_back: int, cards_back: int, lift: int) -> None:
    """A deal lies on the table."""
    if table.events is not None:
        table.events.append((event_kinds.OFFER_MADE, by, to, offer, cash, deeds, cards, cash_back, deeds_back, cards_back, lift))


def offer_accepted(table: Table, by: int, to: int, offer: int) -> None:
    """A deal was made."""
    if table.events is not None:
        table.events.append((event_kinds.OFFER_ACCEPTED, by, to, offer))


def offer_rejected(table: Table, by: int, to: int, offer: int) -> None:
    """The player asked said no."""
    if table.events is not None:
        table.events.append((event_kinds.OFFER_REJECTED, by, to, offer))


def offer_withdrawn(table: Table, by: int, to: int, offer: int) -> None:
    """The offerer took it back."""
    if table.events is not None:
        table.events.append((event_kinds.OFFER_WITHDRAWN, by, to, offer))


def offer_lapsed(table: Table, by: int, to: int, offer: int) -> None:
    """The offer ended by itself."""
    if table.events is not None:
        table.events.append((event_kinds.OFFER_LAPSED, by, to, offer))


def deed_passed(table: Table, giver: int, taker: int, deed: int) -> None:
    """A deed changed hands without a purchase: a deal, a bankruptcy, back to the Bank."""
    if table.events is not None:
        table.events.append((event_kinds.DEED_PASSED, giver, taker, deed))


def jail_card_passed(table: Table, giver: int, taker: int, card: int) -> None:
    """A Get Out of Jail Free card changed hands."""
    if table.events is not None:
        table.events.append((event_kinds.JAIL_CARD_PASSED, giver, taker, card))


def debt_opened(table: Table, debtor: int, creditor: int, amount: int, why: int) -> None:
    """A player owes more than the cash in hand."""
    if table.events is not None:
        table.events.append((event_kinds.DEBT_OPENED, debtor, creditor, amount, why))


def debt_paid(table: Table, debtor: int, creditor: int, amount: int) -> None:
    """The money was raised, the debt is paid."""
    if table.events is not None:
        table.events.append((event_kinds.DEBT_PAID, debtor, creditor, amount))


def debt_lapsed(table: Table, debtor: int, creditor: int, amount: int) -> None:
    """The creditor has resigned: nothing is owed any more (A-BKR-10)."""
    if table.events is not None:
        table.events.append((event_kinds.DEBT_LAPSED, debtor, creditor, amount))


def went_bankrupt(table: Table, seat: int, creditor: int) -> None:
    """A player is out of the game."""
    if table.events is not None:
        table.events.append((event_kinds.WENT_BANKRUPT, seat, creditor))


def resigned(table: Table, seat: int) -> None:
    """A player gives up."""
    if table.events is not None:
        table.events.append((event_kinds.RESIGNED, seat))


def intent_opened(table: Table, seat: int, building: int, number: int) -> None:
    """Buildings are short: everybody who could place some states how many."""
    if table.events is not None:
        table.events.append((event_kinds.INTENT_OPENED, seat, building, number))


def intent_stated(table: Table, seat: int, number: int) -> None:
    """A number was stated in secret: only that seat sees it."""
    if table.events is not None:
        table.events.append((event_kinds.INTENT_STATED, seat, number))


def intent_shown(table: Table, seat: int, number: int, building: int) -> None:
    """The numbers are turned over."""
    if table.events is not None:
        table.events.append((event_kinds.INTENT_SHOWN, seat, number, building))


def deed_dealt(table: Table, seat: int, deed: int) -> None:
    """House rule: a deed dealt out at the start."""
    if table.events is not None:
        table.events.append((event_kinds.DEED_DEALT, seat, deed))


def auto_claim_set(table: Table, seat: int, on: int) -> None:
    """A seat changed how its rent is asked for."""
    if table.events is not None:
        table.events.append((event_kinds.AUTO_CLAIM_SET, seat, on))


def tax_chosen(table: Table, seat: int, way: int, amount: int) -> None:
    """The tax was chosen: the printed amount, or a share of one's worth."""
    if table.events is not None:
        table.events.append((event_kinds.TAX_CHOSEN, seat, way, amount))


def popup_entered(table: Table, seat: int, die: int, origin: int) -> None:
    """A token went into the Land of Oz; the die is the number of its place there."""
    if table.events is not None:
        table.events.append((event_kinds.POPUP_ENTERED, seat, die, origin))


def popup_left(table: Table, seat: int, space: int) -> None:
    """A token came out of the Land of Oz, at this space."""
    if table.events is not None:
        table.events.append((event_kinds.POPUP_LEFT, seat, space))


def targeted(table: Table, seat: int, target: int, power: int) -> None:
    """A power of the Land of Oz falls on a player: 1 Twister, 2 Lollipop, 3 Cornfield."""
    if table.events is not None:
        table.events.append((event_kinds.TARGETED, seat, target, power))


def turn_skipped(table: Table, seat: int) -> None:
    """A player lost in the cornfield: the turn is passed over."""
    if table.events is not None:
        table.events.append((event_kinds.TURN_SKIPPED, seat))


def game_ended(table: Table, how: int) -> None:
    """The game is over."""
    if table.events is not None:
        table.events.append((event_kinds.GAME_ENDED, how))
