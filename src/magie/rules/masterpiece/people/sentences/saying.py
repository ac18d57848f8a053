"""One sentence for every event: what happened, to whom, and why money moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from magie.editions import MasterpieceEdition
from magie.rules.masterpiece.family import events as ev
from magie.rules.wording import in_words, sentence

from .wording import Wording

REASONS: dict[str, str] = {
    "start": "to start with",
    "price": "for the top painting",
    "auction": "for the winning bid",
    "purchase": "for the painting",
    "value": "for the painting, as its value card says",
    "sale": "for the painting, whatever it is worth",
    "collect": "as the space says",
    "penalty": "for bidding without the cash",
}

ENDINGS: dict[str, str] = {
    "all_drawn": "the last painting is drawn",
    "last_player": "only one player is left",
    "round_limit": "the last round is played",
}

COMING: dict[str, str] = {
    "dealt": "is dealt",
    "bought": "buys",
    "won": "receives",
    "inherited": "inherits",
    "taken_from_player": "takes over",
}


def _paid(w: Wording, e: ev.CashPaid) -> str:
    return f"{w.who(e.payer)} pays {w.who(e.payee)} {w.money(e.amount)} {REASONS[e.why]}"


def _opened(w: Wording, e: ev.AuctionOpened) -> str:
    auction = w.words.bank_auction if e.seller is None else w.words.private_auction
    return f"{w.title_of(e.seller, e.painting)} goes to {auction}"


def _caught(w: Wording, e: ev.BidderCaught) -> str:
    if e.caught_by is None:
        return f"the hammer falls, and {w.who(e.seat)} does not have the {w.money(e.bid)}"
    return f"{w.who(e.caught_by)} doubts {w.who(e.seat)}'s bid of {w.money(e.bid)}, and the cash is not there"


def missed(turns: int) -> str:
    """How many turns: a turn, two turns.

    >>> missed(1), missed(2)
    ('a turn', 'two turns')
    """
    return "a turn" if turns == 1 else f"{in_words(turns)} turns"


def _skipped(w: Wording, e: ev.TurnSkipped) -> str:
    more = f" and has {in_words(e.turns)} more to miss" if e.turns else ""
    return f"{w.who(e.seat)} misses this turn{more}"


def _cashed_in(w: Wording, e: ev.PaintingCashedIn) -> str:
    """A-MP-15: everybody sees the card; on one space it is what the bank pays, on the other it is not asked."""
    sold = f"{w.who(e.seat)} sells {w.title(e.painting)} to the {w.bank}"
    if e.amount == 0:
        return f"{sold} for nothing: it was {w.value(0)}"
    if e.amount == e.value:
        return f"{sold} for its value, {w.money(e.value)}"
    return f"{sold} for {w.money(e.amount)}; it was {w.value(e.value) if not e.value else f'worth {w.value(e.value)}'}"


SAY: dict[type[ev.Event], Callable[[Wording, Any], str]] = {
    ev.SpaceChosen: lambda w, e: (
        f"{w.who(e.seat)} starts on space {w.space(e.space).number}, {w.place(e.space)}"
    ),
    ev.OpeningThrown: lambda w, e: f"{w.who(e.seat)} throws {e.die} for the first turn",
    ev.TurnBegan: lambda w, e: f"round {e.round}: it is {w.who(e.seat)}'s turn",
    ev.DieThrown: lambda w, e: f"{w.who(e.seat)} throws {e.die}",
    ev.TokenMoved: lambda w, e: f"{w.who(e.seat)} moves to {w.place(e.space)}",
    ev.CashPaid: _paid,
    ev.PaintingTaken: lambda w, e: f"{w.who(e.seat)} {COMING[e.how]} {w.title(e.painting)}",
    ev.ValueSeen: lambda w, e: (
        f"{w.who(e.seat)} looks at the {w.words.value_card} of {w.title(e.painting)}: {w.value(e.value)}"
    ),
    ev.PaintingDeclined: lambda w, e: f"{w.who(e.seat)} does not buy {w.title(e.painting)}",
    ev.LotChosen: lambda w, e: f"{w.who(e.seat)} chooses {w.title_of(e.owner, e.painting)}",
    ev.AuctionOpened: _opened,
    ev.TickAnswered: lambda w, e: f"{w.who(e.seat)} has answered",
    ev.BidMade: lambda w, e: f"{w.who(e.seat)} bids {w.money(e.amount)} for {w.title(e.painting)}",
    ev.BidderPassed: lambda w, e: f"{w.who(e.seat)} passes",
    ev.BidsTied: lambda w, e: (
        f"{w.all_of(e.seats)} bid {w.money(e.amount)} at the same moment, so nobody leads"
    ),
    ev.LastCall: lambda w, e: (
        f"last call for {w.title(e.painting)} at {w.money(e.bid)}: does anybody doubt a bid?"
    ),
    ev.ChallengeCovered: lambda w, e: (
        f"{w.who(e.seat)} doubts {w.who(e.bidder)}'s bid of {w.money(e.bid)}, but the cash is there"
    ),
    ev.BidderCaught: _caught,
    ev.TurnForfeited: lambda w, e: (
        f"{w.who(e.seat)} cannot pay for bidding without the cash and will miss {missed(e.turns)}"
    ),
    ev.AuctionRerun: lambda w, e: f"bidding for {w.title(e.painting)} starts again",
    ev.AuctionWon: lambda w, e: f"{w.who(e.seat)} wins {w.title(e.painting)} for {w.money(e.amount)}",
    ev.AuctionUnsold: lambda w, e: f"nobody bids for {w.title(e.painting)}",
    ev.AuctionCancelled: lambda w, e: f"the auction of {w.title(e.painting)} is cancelled, and nobody pays",
    ev.PaintingCashedIn: _cashed_in,
    ev.PaintingKept: lambda w, e: f"{w.who(e.seat)} sells nothing",
    ev.NothingTaken: lambda w, e: f"{w.who(e.seat)} buys from nobody",
    ev.TurnSkipped: _skipped,
    ev.PlayerLeft: lambda w, e: (
        f"{w.who(e.seat)} leaves the game; {w.who(e.seat)}'s cash and {w.words.paintings} are out of play"
    ),
    ev.ValueShown: lambda w, e: f"{w.who(e.seat)} turns over {w.title(e.painting)}: {w.value(e.value)}",
    ev.GameEnded: lambda w, e: f"the game is over: {ENDINGS[e.how]}",
}


def say(event: ev.Event, edition: MasterpieceEdition, names: Sequence[str]) -> str:
    """One sentence about an event.

    >>> from magie.editions import load
    >>> paid = ev.CashPaid(payer=0, payee=None, amount=100_000, why="penalty")
    >>> say(paid, load("masterpiece"), ["Ann", "Ben"])
    'Ann pays the bank $100,000 for bidding without the cash.'
    """
    return sentence(SAY[type(event)](Wording(edition, names), event))
