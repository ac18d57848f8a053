"""The table of Monopoly's events: a line for each, with what its numbers mean."""

from __future__ import annotations

import magie.rules.monopoly.words.event_kinds as event_kinds
from magie.rules.event_table import (
    FLAG,
    NUMBER,
    ROUND,
    SEAT,
    SEAT_OR_BANK,
    Line,
    Meaning,
    event,
)
from magie.rules.monopoly.family import events as ev

SPACE = Meaning(lambda coder, space: coder.space_ids[space])
DEED = Meaning(lambda coder, deed: coder.deed_ids[deed])
DEEDS = Meaning(lambda coder, deeds: coder.deed_names(deeds))
CARD = Meaning(lambda coder, card: coder.card_ids[card])
JAIL_CARD = Meaning(lambda coder, card: coder.jail_card_ids[card])
LOT = Meaning(lambda coder, lot: ev.lot_name(coder, lot))
BUILDING = Meaning(lambda coder, building: ev.building_name(building))
WHY = Meaning(lambda coder, why: ev.WHY[why])
HOW = Meaning(lambda coder, how: ev.HOW[how])
DICE = Meaning(lambda coder, die1, die2: (die1, die2), ("die1", "die2"))
DICE_OR_DIE = Meaning(lambda coder, die1, die2: (die1, die2) if die2 else (die1,), ("die1", "die2"))
NOT_YET_THROWN = Meaning(lambda coder, amount: None if amount < 0 else amount)
TAX_WAY = Meaning(lambda coder, by_worth: "percent" if by_worth else "amount")
GIVEN = Meaning(lambda coder, *goods: coder.goods(*goods), ("cash", "deeds", "cards"))
TAKEN = Meaning(lambda coder, *goods: coder.goods(*goods), ("cash_back", "deeds_back", "cards_back"))

EVENTS: dict[int, Line] = {
    event_kinds.OPENING_THROWN: event(ev.OpeningThrown, seat=SEAT, dice=DICE),
    event_kinds.TURN_BEGAN: event(ev.TurnBegan, seat=SEAT, round=ROUND),
    event_kinds.TURN_ENDED: event(ev.TurnEnded, seat=SEAT),
    event_kinds.DICE_THROWN: event(ev.DiceThrown, seat=SEAT, dice=DICE_OR_DIE),
    event_kinds.TOKEN_MOVED: event(ev.TokenMoved, seat=SEAT, origin=SPACE, space=SPACE, how=HOW),
    event_kinds.CASH_PAID: event(ev.CashPaid, payer=SEAT_OR_BANK, payee=SEAT_OR_BANK, amount=NUMBER, why=WHY),
    event_kinds.CARD_DRAWN: event(ev.CardDrawn, seat=SEAT, card=CARD, deck=NUMBER),
    event_kinds.DEED_BOUGHT: event(ev.DeedBought, seat=SEAT, deed=DEED, price=NUMBER),
    event_kinds.DEED_DECLINED: event(ev.DeedDeclined, seat=SEAT, deed=DEED),
    event_kinds.AUCTION_OPENED: event(ev.AuctionOpened, lot=LOT),
    event_kinds.BID_MADE: event(ev.BidMade, seat=SEAT, amount=NUMBER, lot=LOT),
    event_kinds.BIDDER_PASSED: event(ev.BidderPassed, seat=SEAT, lot=LOT),
    event_kinds.AUCTION_WON: event(ev.AuctionWon, seat=SEAT, lot=LOT, amount=NUMBER),
    event_kinds.AUCTION_UNSOLD: event(ev.AuctionUnsold, lot=LOT),
    event_kinds.CLAIM_OPENED: event(
        ev.ClaimOpened, owner=SEAT, payer=SEAT, deed=DEED, amount=NOT_YET_THROWN, claim=NUMBER
    ),
    event_kinds.RENT_CLAIMED: event(ev.RentClaimed, owner=SEAT, payer=SEAT, deed=DEED, amount=NUMBER),
    event_kinds.CLAIM_LAPSED: event(ev.ClaimLapsed, owner=SEAT, payer=SEAT, deed=DEED, claim=NUMBER),
    event_kinds.CLAIM_VOIDED: event(ev.ClaimVoided, owner=SEAT, payer=SEAT, deed=DEED, claim=NUMBER),
    event_kinds.CLAIMS_FULL: event(ev.ClaimsFull, owner=SEAT, payer=SEAT, deed=DEED, claim=NUMBER),
    event_kinds.RENT_THROWN: event(ev.RentThrown, payer=SEAT, dice=DICE, factor=NUMBER),
    event_kinds.JAILED: event(ev.Jailed, seat=SEAT, how=HOW),
    event_kinds.JAIL_LEFT: event(ev.JailLeft, seat=SEAT, how=HOW),
    event_kinds.JAIL_STAYED: event(ev.JailStayed, seat=SEAT, throws=NUMBER),
    event_kinds.JAIL_CARD_USED: event(ev.JailCardUsed, seat=SEAT, card=JAIL_CARD),
    event_kinds.BUILT: event(ev.Built, seat=SEAT, street=DEED, level=NUMBER, price=NUMBER),
    event_kinds.BUILDINGS_SOLD: event(ev.BuildingsSold, seat=SEAT, street=DEED, before=NUMBER, after=NUMBER),
    event_kinds.DEED_MORTGAGED: event(ev.DeedMortgaged, seat=SEAT, deed=DEED),
    event_kinds.MORTGAGE_LIFTED: event(ev.MortgageLifted, seat=SEAT, deed=DEED),
    event_kinds.OFFER_MADE: event(
        ev.OfferMade, by=SEAT, to=SEAT, offer=NUMBER, give=GIVEN, take=TAKEN, lift=DEEDS
    ),
    event_kinds.OFFER_ACCEPTED: event(ev.OfferAccepted, by=SEAT, to=SEAT, offer=NUMBER),
    event_kinds.OFFER_REJECTED: event(ev.OfferRejected, by=SEAT, to=SEAT, offer=NUMBER),
    event_kinds.OFFER_WITHDRAWN: event(ev.OfferWithdrawn, by=SEAT, to=SEAT, offer=NUMBER),
    event_kinds.OFFER_LAPSED: event(ev.OfferLapsed, by=SEAT, to=SEAT, offer=NUMBER),
    event_kinds.DEED_PASSED: event(ev.DeedPassed, giver=SEAT_OR_BANK, taker=SEAT_OR_BANK, deed=DEED),
    event_kinds.JAIL_CARD_PASSED: event(ev.JailCardPassed, giver=SEAT, taker=SEAT, card=JAIL_CARD),
    event_kinds.DEBT_OPENED: event(ev.DebtOpened, debtor=SEAT, creditor=SEAT_OR_BANK, amount=NUMBER, why=WHY),
    event_kinds.DEBT_PAID: event(ev.DebtPaid, debtor=SEAT, creditor=SEAT_OR_BANK, amount=NUMBER),
    event_kinds.DEBT_LAPSED: event(ev.DebtLapsed, debtor=SEAT, creditor=SEAT, amount=NUMBER),
    event_kinds.WENT_BANKRUPT: event(ev.WentBankrupt, seat=SEAT, creditor=SEAT_OR_BANK),
    event_kinds.RESIGNED: event(ev.Resigned, seat=SEAT),
    event_kinds.INTENT_OPENED: event(ev.IntentOpened, seat=SEAT, building=BUILDING, number=NUMBER),
    event_kinds.INTENT_STATED: event(ev.IntentStated, seat=SEAT, number=NUMBER),
    event_kinds.INTENT_SHOWN: event(ev.IntentShown, seat=SEAT, number=NUMBER, building=BUILDING),
    event_kinds.DEED_DEALT: event(ev.DeedDealt, seat=SEAT, deed=DEED),
    event_kinds.AUTO_CLAIM_SET: event(ev.AutoClaimSet, seat=SEAT, on=FLAG),
    event_kinds.TAX_CHOSEN: event(ev.TaxChosen, seat=SEAT, way=TAX_WAY, amount=NUMBER),
    event_kinds.POPUP_ENTERED: event(ev.PopupEntered, seat=SEAT, die=NUMBER, origin=SPACE),
    event_kinds.POPUP_LEFT: event(ev.PopupLeft, seat=SEAT, space=SPACE),
    event_kinds.TARGETED: event(ev.Targeted, seat=SEAT, target=SEAT, power=NUMBER),
    event_kinds.TURN_SKIPPED: event(ev.TurnSkipped, seat=SEAT),
    event_kinds.GAME_ENDED: event(ev.GameEnded, how=HOW),
}
