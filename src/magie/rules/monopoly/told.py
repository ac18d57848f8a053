"""From the numbers the rules tell to the events people read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import magie.rules.monopoly.happened as happened
from magie.rules.monopoly import events as ev
from magie.rules.monopoly.coding import Coder

Told = Callable[[Coder, Any, Any, Any, Any, Any], ev.Event]

TELL: dict[int, Told] = {
    happened.OPENING_THROW: lambda k, a, b, c, d, e: ev.OpeningThrown(seat=a, dice=(b, c)),
    happened.TURN_BEGAN: lambda k, a, b, c, d, e: ev.TurnBegan(seat=a, round=b + 1),
    happened.TURN_ENDED: lambda k, a, b, c, d, e: ev.TurnEnded(seat=a),
    happened.DICE_THROWN: lambda k, a, b, c, d, e: ev.DiceThrown(seat=a, dice=(b, c) if c else (b,)),
    happened.MOVED: lambda k, a, b, c, d, e: ev.TokenMoved(
        seat=a, origin=k.space_ids[b], space=k.space_ids[c], how=ev.HOW[d]
    ),
    happened.CASH_PAID: lambda k, a, b, c, d, e: ev.CashPaid(
        payer=ev.seat_or_bank(a), payee=ev.seat_or_bank(b), amount=c, why=ev.WHY[d]
    ),
    happened.CARD_DRAWN: lambda k, a, b, c, d, e: ev.CardDrawn(seat=a, card=k.card_ids[b], deck=c),
    happened.DEED_BOUGHT: lambda k, a, b, c, d, e: ev.DeedBought(seat=a, deed=k.deed_ids[b], price=c),
    happened.DEED_DECLINED: lambda k, a, b, c, d, e: ev.DeedDeclined(seat=a, deed=k.deed_ids[b]),
    happened.AUCTION_OPENED: lambda k, a, b, c, d, e: ev.AuctionOpened(lot=ev.lot_name(k, a)),
    happened.BID_MADE: lambda k, a, b, c, d, e: ev.BidMade(seat=a, amount=b, lot=ev.lot_name(k, c)),
    happened.BIDDER_PASSED: lambda k, a, b, c, d, e: ev.BidderPassed(seat=a, lot=ev.lot_name(k, c)),
    happened.AUCTION_WON: lambda k, a, b, c, d, e: ev.AuctionWon(seat=a, lot=ev.lot_name(k, b), amount=c),
    happened.AUCTION_UNSOLD: lambda k, a, b, c, d, e: ev.AuctionUnsold(lot=ev.lot_name(k, a)),
    happened.CLAIM_OPENED: lambda k, a, b, c, d, e: ev.ClaimOpened(
        owner=a, payer=b, deed=k.deed_ids[c], amount=None if d < 0 else d, claim=e
    ),
    happened.RENT_CLAIMED: lambda k, a, b, c, d, e: ev.RentClaimed(
        owner=a, payer=b, deed=k.deed_ids[c], amount=d
    ),
    happened.CLAIM_LAPSED: lambda k, a, b, c, d, e: ev.ClaimLapsed(
        owner=a, payer=b, deed=k.deed_ids[c], claim=e
    ),
    happened.CLAIM_VOID: lambda k, a, b, c, d, e: ev.ClaimVoided(
        owner=a, payer=b, deed=k.deed_ids[c], claim=e
    ),
    happened.CLAIMS_FULL: lambda k, a, b, c, d, e: ev.ClaimsFull(
        owner=a, payer=b, deed=k.deed_ids[c], claim=e
    ),
    happened.RENT_THROWN: lambda k, a, b, c, d, e: ev.RentThrown(payer=a, dice=(b, c), factor=d),
    happened.JAILED: lambda k, a, b, c, d, e: ev.Jailed(seat=a, how=ev.HOW[b]),
    happened.JAIL_LEFT: lambda k, a, b, c, d, e: ev.JailLeft(seat=a, how=ev.HOW[b]),
    happened.JAIL_STAYED: lambda k, a, b, c, d, e: ev.JailStayed(seat=a, throws=b),
    happened.JAIL_CARD_USED: lambda k, a, b, c, d, e: ev.JailCardUsed(seat=a, card=k.jail_card_ids[b]),
    happened.BUILT: lambda k, a, b, c, d, e: ev.Built(seat=a, street=k.deed_ids[b], level=c, price=d),
    happened.BUILDINGS_SOLD: lambda k, a, b, c, d, e: ev.BuildingsSold(
        seat=a, street=k.deed_ids[b], before=c, after=d
    ),
    happened.MORTGAGED: lambda k, a, b, c, d, e: ev.DeedMortgaged(seat=a, deed=k.deed_ids[b]),
    happened.LIFTED: lambda k, a, b, c, d, e: ev.MortgageLifted(seat=a, deed=k.deed_ids[b]),
    happened.OFFER_MADE: lambda k, a, b, c, d, e: ev.OfferMade(
        by=a,
        to=b,
        offer=c,
        give=k.goods(d, e[0], e[2]),
        take=k.goods(-d, e[1], e[3]),
        lift=k.deed_names(e[4]),
    ),
    happened.OFFER_ACCEPTED: lambda k, a, b, c, d, e: ev.OfferAccepted(by=a, to=b, offer=c),
    happened.OFFER_REJECTED: lambda k, a, b, c, d, e: ev.OfferRejected(by=a, to=b, offer=c),
    happened.OFFER_WITHDRAWN: lambda k, a, b, c, d, e: ev.OfferWithdrawn(by=a, to=b, offer=c),
    happened.OFFER_LAPSED: lambda k, a, b, c, d, e: ev.OfferLapsed(by=a, to=b, offer=c),
    happened.DEED_PASSED: lambda k, a, b, c, d, e: ev.DeedPassed(
        giver=ev.seat_or_bank(a), taker=ev.seat_or_bank(b), deed=k.deed_ids[c]
    ),
    happened.JAIL_CARD_PASSED: lambda k, a, b, c, d, e: ev.JailCardPassed(
        giver=a, taker=b, card=k.jail_card_ids[c]
    ),
    happened.DEBT_OPENED: lambda k, a, b, c, d, e: ev.DebtOpened(
        debtor=a, creditor=ev.seat_or_bank(b), amount=c, why=ev.WHY[d]
    ),
    happened.DEBT_PAID: lambda k, a, b, c, d, e: ev.DebtPaid(debtor=a, creditor=ev.seat_or_bank(b), amount=c),
    happened.DEBT_LAPSED: lambda k, a, b, c, d, e: ev.DebtLapsed(debtor=a, creditor=b, amount=c),
    happened.BANKRUPT: lambda k, a, b, c, d, e: ev.WentBankrupt(seat=a, creditor=ev.seat_or_bank(b)),
    happened.RESIGNED: lambda k, a, b, c, d, e: ev.Resigned(seat=a),
    happened.INTENT_OPENED: lambda k, a, b, c, d, e: ev.IntentOpened(
        seat=a, building=ev.building_name(b), number=c
    ),
    happened.INTENT_STATED: lambda k, a, b, c, d, e: ev.IntentStated(seat=a, number=b),
    happened.INTENT_SHOWN: lambda k, a, b, c, d, e: ev.IntentShown(
        seat=a, number=b, building=ev.building_name(c)
    ),
    happened.DEED_DEALT: lambda k, a, b, c, d, e: ev.DeedDealt(seat=a, deed=k.deed_ids[b]),
    happened.AUTO_CLAIM_SET: lambda k, a, b, c, d, e: ev.AutoClaimSet(seat=a, on=bool(b)),
    happened.TAX_CHOSEN: lambda k, a, b, c, d, e: ev.TaxChosen(
        seat=a, way="percent" if b else "amount", amount=c
    ),
    happened.POPUP_ENTERED: lambda k, a, b, c, d, e: ev.PopupEntered(seat=a, die=b, origin=k.space_ids[c]),
    happened.POPUP_LEFT: lambda k, a, b, c, d, e: ev.PopupLeft(seat=a, space=k.space_ids[b]),
    happened.TARGETED: lambda k, a, b, c, d, e: ev.Targeted(seat=a, target=b, power=c),
    happened.TURN_SKIPPED: lambda k, a, b, c, d, e: ev.TurnSkipped(seat=a),
    happened.GAME_ENDED: lambda k, a, b, c, d, e: ev.GameEnded(how=ev.HOW[a]),
}


def event_of(coder: Coder, told: tuple[Any, ...]) -> ev.Event:
    """The event that the rules told as numbers."""
    what, a, b, c, d, e = told
    return TELL[what](coder, a, b, c, d, e)
