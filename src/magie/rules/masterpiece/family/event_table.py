"""The table of Masterpiece's events: a line for each, with what its numbers mean."""

from __future__ import annotations

import magie.rules.masterpiece.words.event_kinds as event_kinds
from magie.rules.event_table import (
    NUMBER,
    ROUND,
    SEAT,
    SEAT_OR_BANK,
    SEATS,
    Line,
    Meaning,
    event,
)
from magie.rules.masterpiece.family import events as ev

SPACE = Meaning(lambda coder, space: coder.space_ids[space])
PAINTING = Meaning(lambda coder, painting: coder.painting_ids[painting])
WHY = Meaning(lambda coder, why: ev.WHY[why])
HOW = Meaning(lambda coder, how: ev.HOW[how])

EVENTS: dict[int, Line] = {
    event_kinds.SPACE_CHOSEN: event(ev.SpaceChosen, seat=SEAT, space=SPACE),
    event_kinds.OPENING_THROWN: event(ev.OpeningThrown, seat=SEAT, die=NUMBER),
    event_kinds.TURN_BEGAN: event(ev.TurnBegan, seat=SEAT, round=ROUND),
    event_kinds.DIE_THROWN: event(ev.DieThrown, seat=SEAT, die=NUMBER),
    event_kinds.TOKEN_MOVED: event(ev.TokenMoved, seat=SEAT, origin=SPACE, space=SPACE),
    event_kinds.CASH_PAID: event(ev.CashPaid, payer=SEAT_OR_BANK, payee=SEAT_OR_BANK, amount=NUMBER, why=WHY),
    event_kinds.PAINTING_TAKEN: event(ev.PaintingTaken, seat=SEAT, painting=PAINTING, how=HOW),
    event_kinds.VALUE_SEEN: event(ev.ValueSeen, seat=SEAT, painting=PAINTING, value=NUMBER),
    event_kinds.PAINTING_DECLINED: event(ev.PaintingDeclined, seat=SEAT, painting=PAINTING),
    event_kinds.LOT_CHOSEN: event(ev.LotChosen, seat=SEAT, painting=PAINTING, owner=SEAT),
    event_kinds.AUCTION_OPENED: event(
        ev.AuctionOpened, painting=PAINTING, seller=SEAT_OR_BANK, bidders=SEATS
    ),
    event_kinds.TICK_ANSWERED: event(ev.TickAnswered, seat=SEAT),
    event_kinds.BID_MADE: event(ev.BidMade, seat=SEAT, amount=NUMBER, painting=PAINTING),
    event_kinds.BIDDER_PASSED: event(ev.BidderPassed, seat=SEAT, bid=NUMBER),
    event_kinds.BIDS_TIED: event(ev.BidsTied, seats=SEATS, amount=NUMBER),
    event_kinds.CHALLENGE_COVERED: event(ev.ChallengeCovered, seat=SEAT, bidder=SEAT, bid=NUMBER),
    event_kinds.BIDDER_CAUGHT: event(ev.BidderCaught, seat=SEAT, bid=NUMBER, caught_by=SEAT_OR_BANK),
    event_kinds.TURN_FORFEITED: event(ev.TurnForfeited, seat=SEAT, turns=NUMBER),
    event_kinds.AUCTION_RERUN: event(ev.AuctionRerun, painting=PAINTING, run=NUMBER),
    event_kinds.AUCTION_WON: event(ev.AuctionWon, seat=SEAT, painting=PAINTING, amount=NUMBER),
    event_kinds.AUCTION_UNSOLD: event(ev.AuctionUnsold, painting=PAINTING),
    event_kinds.AUCTION_CANCELLED: event(ev.AuctionCancelled, painting=PAINTING, bid=NUMBER),
    event_kinds.PAINTING_CASHED_IN: event(
        ev.PaintingCashedIn, seat=SEAT, painting=PAINTING, value=NUMBER, amount=NUMBER
    ),
    event_kinds.PAINTING_KEPT: event(ev.PaintingKept, seat=SEAT),
    event_kinds.NOTHING_TAKEN: event(ev.NothingTaken, seat=SEAT),
    event_kinds.TURN_SKIPPED: event(ev.TurnSkipped, seat=SEAT, turns=NUMBER),
    event_kinds.PLAYER_LEFT: event(ev.PlayerLeft, seat=SEAT),
    event_kinds.VALUE_SHOWN: event(ev.ValueShown, seat=SEAT, painting=PAINTING, value=NUMBER),
    event_kinds.LAST_CALL: event(ev.LastCall, painting=PAINTING, bid=NUMBER, leaders=SEATS),
    event_kinds.GAME_ENDED: event(ev.GameEnded, how=HOW),
}
