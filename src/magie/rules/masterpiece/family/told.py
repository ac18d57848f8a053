"""From what the rules told as numbers to events in the words of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import magie.rules.bits as bits
import magie.rules.masterpiece.family.events as ev
import magie.rules.masterpiece.words.event_kinds as event_kinds
from magie.rules.events import seat_or_bank
from magie.rules.masterpiece.family.codec import Coder

Teller = Callable[[Coder, int, int, int, int], ev.Event]

TELL: dict[int, Teller] = {
    event_kinds.SPACE_CHOSEN: lambda k, a, b, c, d: ev.SpaceChosen(seat=a, space=k.space_ids[b]),
    event_kinds.OPENING_THROWN: lambda k, a, b, c, d: ev.OpeningThrown(seat=a, die=b),
    event_kinds.TURN_BEGAN: lambda k, a, b, c, d: ev.TurnBegan(seat=a, round=b + 1),
    event_kinds.DIE_THROWN: lambda k, a, b, c, d: ev.DieThrown(seat=a, die=b),
    event_kinds.TOKEN_MOVED: lambda k, a, b, c, d: ev.TokenMoved(
        seat=a, origin=k.space_ids[b], space=k.space_ids[c]
    ),
    event_kinds.CASH_PAID: lambda k, a, b, c, d: ev.CashPaid(
        payer=seat_or_bank(a), payee=seat_or_bank(b), amount=c, why=ev.WHY[d]
    ),
    event_kinds.PAINTING_TAKEN: lambda k, a, b, c, d: ev.PaintingTaken(
        seat=a, painting=k.painting_ids[b], how=ev.HOW[c]
    ),
    event_kinds.VALUE_SEEN: lambda k, a, b, c, d: ev.ValueSeen(seat=a, painting=k.painting_ids[b], value=c),
    event_kinds.PAINTING_DECLINED: lambda k, a, b, c, d: ev.PaintingDeclined(
        seat=a, painting=k.painting_ids[b]
    ),
    event_kinds.LOT_CHOSEN: lambda k, a, b, c, d: ev.LotChosen(seat=a, painting=k.painting_ids[b], owner=c),
    event_kinds.AUCTION_OPENED: lambda k, a, b, c, d: ev.AuctionOpened(
        painting=k.painting_ids[a], seller=seat_or_bank(b), bidders=bits.members_of(c)
    ),
    event_kinds.TICK_ANSWERED: lambda k, a, b, c, d: ev.TickAnswered(seat=a),
    event_kinds.BID_MADE: lambda k, a, b, c, d: ev.BidMade(seat=a, amount=b, painting=k.painting_ids[c]),
    event_kinds.BIDDER_PASSED: lambda k, a, b, c, d: ev.BidderPassed(seat=a, bid=b),
    event_kinds.BIDS_TIED: lambda k, a, b, c, d: ev.BidsTied(seats=bits.members_of(a), amount=b),
    event_kinds.CHALLENGE_COVERED: lambda k, a, b, c, d: ev.ChallengeCovered(seat=a, bidder=b, bid=c),
    event_kinds.BIDDER_CAUGHT: lambda k, a, b, c, d: ev.BidderCaught(
        seat=a, bid=b, caught_by=seat_or_bank(c)
    ),
    event_kinds.TURN_FORFEITED: lambda k, a, b, c, d: ev.TurnForfeited(seat=a, turns=b),
    event_kinds.AUCTION_RERUN: lambda k, a, b, c, d: ev.AuctionRerun(painting=k.painting_ids[a], run=b),
    event_kinds.AUCTION_WON: lambda k, a, b, c, d: ev.AuctionWon(
        seat=a, painting=k.painting_ids[b], amount=c
    ),
    event_kinds.AUCTION_UNSOLD: lambda k, a, b, c, d: ev.AuctionUnsold(painting=k.painting_ids[a]),
    event_kinds.AUCTION_CANCELLED: lambda k, a, b, c, d: ev.AuctionCancelled(
        painting=k.painting_ids[a], bid=b
    ),
    event_kinds.PAINTING_CASHED_IN: lambda k, a, b, c, d: ev.PaintingCashedIn(
        seat=a, painting=k.painting_ids[b], value=c, amount=d
    ),
    event_kinds.PAINTING_KEPT: lambda k, a, b, c, d: ev.PaintingKept(seat=a),
    event_kinds.NOTHING_TAKEN: lambda k, a, b, c, d: ev.NothingTaken(seat=a),
    event_kinds.TURN_SKIPPED: lambda k, a, b, c, d: ev.TurnSkipped(seat=a, turns=b),
    event_kinds.PLAYER_LEFT: lambda k, a, b, c, d: ev.PlayerLeft(seat=a),
    event_kinds.VALUE_SHOWN: lambda k, a, b, c, d: ev.ValueShown(seat=a, painting=k.painting_ids[b], value=c),
    event_kinds.LAST_CALL: lambda k, a, b, c, d: ev.LastCall(
        painting=k.painting_ids[a], bid=b, leaders=bits.members_of(c)
    ),
    event_kinds.GAME_ENDED: lambda k, a, b, c, d: ev.GameEnded(how=ev.HOW[a]),
}


def event_of(coder: Coder, told: tuple[Any, ...]) -> ev.Event:
    """The event that the rules told as numbers."""
    what, a, b, c, d = told
    return TELL[what](coder, a, b, c, d)
