"""From what the rules told as numbers to events in the words of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import magie.rules.bits as bits
import magie.rules.masterpiece.events as ev
import magie.rules.masterpiece.happened as happened
from magie.rules.events import seat_or_bank
from magie.rules.masterpiece.coding import Coder

Teller = Callable[[Coder, int, int, int, int], ev.Event]

TELL: dict[int, Teller] = {
    happened.SPACE_CHOSEN: lambda k, a, b, c, d: ev.SpaceChosen(seat=a, space=k.space_ids[b]),
    happened.OPENING_THROWN: lambda k, a, b, c, d: ev.OpeningThrown(seat=a, die=b),
    happened.TURN_BEGAN: lambda k, a, b, c, d: ev.TurnBegan(seat=a, round=b + 1),
    happened.DIE_THROWN: lambda k, a, b, c, d: ev.DieThrown(seat=a, die=b),
    happened.TOKEN_MOVED: lambda k, a, b, c, d: ev.TokenMoved(
        seat=a, origin=k.space_ids[b], space=k.space_ids[c]
    ),
    happened.CASH_PAID: lambda k, a, b, c, d: ev.CashPaid(
        payer=seat_or_bank(a), payee=seat_or_bank(b), amount=c, why=ev.WHY[d]
    ),
    happened.PAINTING_TAKEN: lambda k, a, b, c, d: ev.PaintingTaken(
        seat=a, painting=k.painting_ids[b], how=ev.HOW[c]
    ),
    happened.VALUE_SEEN: lambda k, a, b, c, d: ev.ValueSeen(seat=a, painting=k.painting_ids[b], value=c),
    happened.PAINTING_DECLINED: lambda k, a, b, c, d: ev.PaintingDeclined(seat=a, painting=k.painting_ids[b]),
    happened.LOT_CHOSEN: lambda k, a, b, c, d: ev.LotChosen(seat=a, painting=k.painting_ids[b], owner=c),
    happened.AUCTION_OPENED: lambda k, a, b, c, d: ev.AuctionOpened(
        painting=k.painting_ids[a], seller=seat_or_bank(b), bidders=bits.members_of(c)
    ),
    happened.TICK_ANSWERED: lambda k, a, b, c, d: ev.TickAnswered(seat=a),
    happened.BID_MADE: lambda k, a, b, c, d: ev.BidMade(seat=a, amount=b, painting=k.painting_ids[c]),
    happened.BIDDER_PASSED: lambda k, a, b, c, d: ev.BidderPassed(seat=a, bid=b),
    happened.BIDS_TIED: lambda k, a, b, c, d: ev.BidsTied(seats=bits.members_of(a), amount=b),
    happened.CHALLENGE_COVERED: lambda k, a, b, c, d: ev.ChallengeCovered(seat=a, bidder=b, bid=c),
    happened.BIDDER_CAUGHT: lambda k, a, b, c, d: ev.BidderCaught(seat=a, bid=b, caught_by=seat_or_bank(c)),
    happened.TURN_FORFEITED: lambda k, a, b, c, d: ev.TurnForfeited(seat=a, turns=b),
    happened.AUCTION_RERUN: lambda k, a, b, c, d: ev.AuctionRerun(painting=k.painting_ids[a], run=b),
    happened.AUCTION_WON: lambda k, a, b, c, d: ev.AuctionWon(seat=a, painting=k.painting_ids[b], amount=c),
    happened.AUCTION_UNSOLD: lambda k, a, b, c, d: ev.AuctionUnsold(painting=k.painting_ids[a]),
    happened.AUCTION_CANCELLED: lambda k, a, b, c, d: ev.AuctionCancelled(painting=k.painting_ids[a], bid=b),
    happened.PAINTING_CASHED_IN: lambda k, a, b, c, d: ev.PaintingCashedIn(
        seat=a, painting=k.painting_ids[b], value=c, amount=d
    ),
    happened.PAINTING_KEPT: lambda k, a, b, c, d: ev.PaintingKept(seat=a),
    happened.NOTHING_TAKEN: lambda k, a, b, c, d: ev.NothingTaken(seat=a),
    happened.TURN_SKIPPED: lambda k, a, b, c, d: ev.TurnSkipped(seat=a, turns=b),
    happened.PLAYER_LEFT: lambda k, a, b, c, d: ev.PlayerLeft(seat=a),
    happened.VALUE_SHOWN: lambda k, a, b, c, d: ev.ValueShown(seat=a, painting=k.painting_ids[b], value=c),
    happened.LAST_CALL: lambda k, a, b, c, d: ev.LastCall(
        painting=k.painting_ids[a], bid=b, leaders=bits.members_of(c)
    ),
    happened.GAME_ENDED: lambda k, a, b, c, d: ev.GameEnded(how=ev.HOW[a]),
}


def event_of(coder: Coder, told: tuple[Any, ...]) -> ev.Event:
    """The event that the rules told as numbers."""
    what, a, b, c, d = told
    return TELL[what](coder, a, b, c, d)
