"""From the numbers the rules tell to the events people read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import magie.rules.monopoly.words.event_kinds as event_kinds
from magie.rules.monopoly.family import events as ev
from magie.rules.monopoly.family.codec import Coder

Told = Callable[[Coder, Any, Any, Any, Any, Any], ev.Event]

TELL: dict[int, Told] = {
    event_kinds.OPENING_THROW: lambda k, a, b, c, d, e: ev.OpeningThrown(seat=a, dice=(b, c)),
    event_kinds.TURN_BEGAN: lambda k, a, b, c, d, e: ev.TurnBegan(seat=a, round=b + 1),
    event_kinds.TURN_ENDED: lambda k, a, b, c, d, e: ev.TurnEnded(seat=a),
    event_kinds.DICE_THROWN: lambda k, a, b, c, d, e: ev.DiceThrown(seat=a, dice=(b, c) if c else (b,)),
    event_kinds.MOVED: lambda k, a, b, c, d, e: ev.TokenMoved(
        seat=a, origin=k.space_ids[b], space=k.space_ids[c], how=ev.HOW[d]
    ),
    event_kinds.CASH_PAID: lambda k, a, b, c, d, e: ev.CashPaid(
        payer=ev.seat_or_bank(a), payee=ev.seat_or_bank(b), amount=c, why=ev.WHY[d]
    ),
    event_kinds.CARD_DRAWN: lambda k, a, b, c, d, e: ev.CardDrawn(seat=a, card=k.card_ids[b], deck=c),
    event_kinds.DEED_BOUGHT: lambda k, a, b, c, d, e: ev.DeedBought(seat=a, deed=k.deed_ids[b], price=c),
    event_kinds.DEED_DECLINED: lambda k, a, b, c, d, e: ev.DeedDeclined(seat=a, deed=k.deed_ids[b]),
    event_kinds.AUCTION_OPENED: lambda k, a, b, c, d, e: ev.AuctionOpened(lot=ev.lot_name(k, a)),
    event_kinds.BID_MADE: lambda k, a, b, c, d, e: ev.BidMade(seat=a, amount=b, lot=ev.lot_name(k, c)),
    event_kinds.BIDDER_PASSED: lambda k, a, b, c, d, e: ev.BidderPassed(seat=a, lot=ev.lot_name(k, c)),
    event_kinds.AUCTION_WON: lambda k, a, b, c, d, e: ev.AuctionWon(seat=a, lot=ev.lot_name(k, b), amount=c),
    event_kinds.AUCTION_UNSOLD: lambda k, a, b, c, d, e: ev.AuctionUnsold(lot=ev.lot_name(k, a)),
    event_kinds.CLAIM_OPENED: lambda k, a, b, c, d, e: ev.ClaimOpened(
        owner=a, payer=b, deed=k.deed_ids[c], amount=None if d < 0 else d, claim=e
    ),
    event_kinds.RENT_CLAIMED: lambda k, a, b, c, d, e: ev.RentClaimed(
        owner=a, payer=b, deed=k.deed_ids[c], amount=d
    ),
    event_kinds.CLAIM_LAPSED: lambda k, a, b, c, d, e: ev.ClaimLapsed(
        owner=a, payer=b, deed=k.deed_ids[c], claim=e
    ),
    event_kinds.CLAIM_VOID: lambda k, a, b, c, d, e: ev.ClaimVoided(
        owner=a, payer=b, deed=k.deed_ids[c], claim=e
    ),
    event_kinds.CLAIMS_FULL: lambda k, a, b, c, d, e: ev.ClaimsFull(
        owner=a, payer=b, deed=k.deed_ids[c], claim=e
    ),
    event_kinds.RENT_THROWN: lambda k, a, b, c, d, e: ev.RentThrown(payer=a, dice=(b, c), factor=d),
    event_kinds.JAILED: lambda k, a, b, c, d, e: ev.Jailed(seat=a, how=ev.HOW[b]),
    event_kinds.JAIL_LEFT: lambda k, a, b, c, d, e: ev.JailLeft(seat=a, how=ev.HOW[b]),
    event_kinds.JAIL_STAYED: lambda k, a, b, c, d, e: ev.JailStayed(seat=a, throws=b),
    event_kinds.JAIL_CARD_USED: lambda k, a, b, c, d, e: ev.JailCardUsed(seat=a, card=k.jail_card_ids[b]),
    event_kinds.BUILT: lambda k, a, b, c, d, e: ev.Built(seat=a, street=k.deed_ids[b], level=c, price=d),
    event_kinds.BUILDINGS_SOLD: lambda k, a, b, c, d, e: ev.BuildingsSold(
        seat=a, street=k.deed_ids[b], before=c, after=d
    ),
    event_kinds.MORTGAGED: lambda k, a, b, c, d, e: ev.DeedMortgaged(seat=a, deed=k.deed_ids[b]),
    event_kinds.LIFTED: lambda k, a, b, c, d, e: ev.MortgageLifted(seat=a, deed=k.deed_ids[b]),
    event_kinds.OFFER_MADE: lambda k, a, b, c, d, e: ev.OfferMade(
        by=a,
        to=b,
        offer=c,
        give=k.goods(d, e[0], e[2]),
        take=k.goods(-d, e[1], e[3]),
        lift=k.deed_names(e[4]),
    ),
    event_kinds.OFFER_ACCEPTED: lambda k, a, b, c, d, e: ev.OfferAccepted(by=a, to=b, offer=c),
    event_kinds.OFFER_REJECTED: lambda k, a, b, c, d, e: ev.OfferRejected(by=a, to=b, offer=c),
    event_kinds.OFFER_WITHDRAWN: lambda k, a, b, c, d, e: ev.OfferWithdrawn(by=a, to=b, offer=c),
    event_kinds.OFFER_LAPSED: lambda k, a, b, c, d, e: ev.OfferLapsed(by=a, to=b, offer=c),
    event_kinds.DEED_PASSED: lambda k, a, b, c, d, e: ev.DeedPassed(
        giver=ev.seat_or_bank(a), taker=ev.seat_or_bank(b), deed=k.deed_ids[c]
    ),
    event_kinds.JAIL_CARD_PASSED: lambda k, a, b, c, d, e: ev.JailCardPassed(
        giver=a, taker=b, card=k.jail_card_ids[c]
    ),
    event_kinds.DEBT_OPENED: lambda k, a, b, c, d, e: ev.DebtOpened(
        debtor=a, creditor=ev.seat_or_bank(b), amount=c, why=ev.WHY[d]
    ),
    event_kinds.DEBT_PAID: lambda k, a, b, c, d, e: ev.DebtPaid(
        debtor=a, creditor=ev.seat_or_bank(b), amount=c
    ),
    event_kinds.DEBT_LAPSED: lambda k, a, b, c, d, e: ev.DebtLapsed(debtor=a, creditor=b, amount=c),
    event_kinds.BANKRUPT: lambda k, a, b, c, d, e: ev.WentBankrupt(seat=a, creditor=ev.seat_or_bank(b)),
    event_kinds.RESIGNED: lambda k, a, b, c, d, e: ev.Resigned(seat=a),
    event_kinds.INTENT_OPENED: lambda k, a, b, c, d, e: ev.IntentOpened(
        seat=a, building=ev.building_name(b), number=c
    ),
    event_kinds.INTENT_STATED: lambda k, a, b, c, d, e: ev.IntentStated(seat=a, number=b),
    event_kinds.INTENT_SHOWN: lambda k, a, b, c, d, e: ev.IntentShown(
        seat=a, number=b, building=ev.building_name(c)
    ),
    event_kinds.DEED_DEALT: lambda k, a, b, c, d, e: ev.DeedDealt(seat=a, deed=k.deed_ids[b]),
    event_kinds.AUTO_CLAIM_SET: lambda k, a, b, c, d, e: ev.AutoClaimSet(seat=a, on=bool(b)),
    event_kinds.TAX_CHOSEN: lambda k, a, b, c, d, e: ev.TaxChosen(
        seat=a, way="percent" if b else "amount", amount=c
    ),
    event_kinds.POPUP_ENTERED: lambda k, a, b, c, d, e: ev.PopupEntered(seat=a, die=b, origin=k.space_ids[c]),
    event_kinds.POPUP_LEFT: lambda k, a, b, c, d, e: ev.PopupLeft(seat=a, space=k.space_ids[b]),
    event_kinds.TARGETED: lambda k, a, b, c, d, e: ev.Targeted(seat=a, target=b, power=c),
    event_kinds.TURN_SKIPPED: lambda k, a, b, c, d, e: ev.TurnSkipped(seat=a),
    event_kinds.GAME_ENDED: lambda k, a, b, c, d, e: ev.GameEnded(how=ev.HOW[a]),
}


def event_of(coder: Coder, told: tuple[Any, ...]) -> ev.Event:
    """The event that the rules told as numbers."""
    what, a, b, c, d, e = told
    return TELL[what](coder, a, b, c, d, e)
