"""A short story of several events: what belongs together becomes one sentence, every coin still with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from magie.editions import MasterpieceEdition
from magie.rules.masterpiece.family import events as ev
from magie.rules.wording import in_a_row, story

from .saying import SAY, missed
from .wording import Wording

# MP-PA-01, MP-SELL-01, MP-B400-01, MP-S350-02: why a player who lands there may have nothing to do.
NOTHING_TO_DO = {
    "private_auction": "and has no painting to put up",
    "sell_any": "and has no painting to sell",
    "sell_for": "and has no painting to sell",
    "buy_from_player": "and cannot buy there",
}


def tell(events: Sequence[ev.Event], edition: MasterpieceEdition, names: Sequence[str]) -> list[str]:
    """Sentences for events that happened one after another; who has answered in a tick is not worth one.

    >>> from magie.editions import load
    >>> paid = ev.CashPaid(payer=0, payee=None, amount=300_000, why="price")
    >>> taken = ev.PaintingTaken(seat=0, painting="empty-frame", how="bought")
    >>> tell([paid, taken], load("masterpiece"), ["Ann", "Ben"])
    ['Ann buys The Empty Frame from the bank for $300,000.']
    """
    return [text for _, text in told(events, edition, names)]


def told(
    events: Sequence[ev.Event], edition: MasterpieceEdition, names: Sequence[str]
) -> list[tuple[ev.Event, str]]:
    """The sentences of `tell`, each with the event that began it."""
    w = Wording(edition, names)
    heard = [event for event in events if not isinstance(event, ev.TickAnswered)]
    return story(heard, lambda rest: _next_sentence(w, rest))


def _next_sentence(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int]:
    """What the first events say together, and how many were told."""
    for together in (_start, _turn, _purchase, _bids, _auction, _penalty):
        found = together(w, events)
        if found is not None:
            return found
    return SAY[type(events[0])](w, events[0]), 1


def _start(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int] | None:
    """The same money for everybody; a round of throws for the first turn."""
    match events[0]:
        case ev.CashPaid(why="start", amount=amount):
            number = sum(isinstance(event, ev.CashPaid) and event.why == "start" for event in events)
            return f"the {w.bank} pays everybody {w.money(amount)} to start with", number
        case ev.OpeningThrown():
            thrown = _one_round(events)
            throws = [f"{w.who(throw.seat)} throws {throw.die}" for throw in thrown]
            return f"{in_a_row(throws)} for the first turn", len(thrown)
        case _:
            return None


def _one_round(events: Sequence[ev.Event]) -> list[ev.OpeningThrown]:
    """A-MP-02: throws for the first turn up to where those who tied throw again."""
    found: list[ev.OpeningThrown] = []
    for event in events:
        if not isinstance(event, ev.OpeningThrown) or event.seat in [throw.seat for throw in found]:
            break
        found.append(event)
    return found


def _turn(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int] | None:
    """Throw and move, and whether there was nothing to be done."""
    match events:
        case [ev.DieThrown() as thrown, ev.TokenMoved(space=space), *after]:
            idle = _nothing_to_do(w.space(space).kind, after)
            return (
                f"{SAY[ev.DieThrown](w, thrown)}{',' if idle else ' and'} moves to {w.place(space)}{idle}",
                2,
            )
        case _:
            return None


def _nothing_to_do(kind: str, after: Sequence[ev.Event]) -> str:
    """Why the turn was over at once, if it was."""
    over = (ev.TurnBegan, ev.TurnSkipped, ev.ValueShown, ev.GameEnded)
    if kind in NOTHING_TO_DO and after and isinstance(after[0], over):
        return f" {NOTHING_TO_DO[kind]}"
    return ""


def _purchase(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int] | None:
    """A price and the painting for it; a painting and the price for it."""
    match events:
        case [
            ev.CashPaid(payer=buyer, payee=seller, amount=amount, why="price" | "purchase"),
            ev.PaintingTaken(painting=painting),
            *_,
        ]:
            return f"{w.who(buyer)} buys {w.title(painting)} from {w.who(seller)} for {w.money(amount)}", 2
        case [ev.PaintingCashedIn() as sold, ev.CashPaid(why="value" | "sale"), *_]:
            return SAY[ev.PaintingCashedIn](w, sold), 2
        case _:
            return None


def _bids(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int] | None:
    """A-MP-08, A-MP-10: what was answered in one tick, and whether the highest bids were equal."""
    answers = list(takewhile(lambda event: isinstance(event, (ev.BidMade, ev.BidderPassed)), events))
    if not answers:
        return None
    passers = [answer.seat for answer in answers if isinstance(answer, ev.BidderPassed)]
    passed = f"{w.all_of(passers)} {'passes' if len(passers) == 1 else 'pass'}" if passers else ""
    made = _bids_by_amount(w, [answer for answer in answers if isinstance(answer, ev.BidMade)])
    found = "; ".join(filter(None, (passed, made)))
    match events[len(answers) :]:
        case [ev.BidsTied(), *_]:
            return f"{found}, so nobody leads", len(answers) + 1
        case [ev.AuctionUnsold() as unsold, *_] if not made:  # that all passed is the same
            return SAY[ev.AuctionUnsold](w, unsold), len(answers) + 1
        case _:
            return found, len(answers)


def _bids_by_amount(w: Wording, bids: Sequence[ev.BidMade]) -> str:
    """Ann bids $250,000 and Ben and Cleo bid $300,000 each."""
    found = []
    for amount in dict.fromkeys(bid.amount for bid in bids):
        seats = [bid.seat for bid in bids if bid.amount == amount]
        each = "" if len(seats) == 1 else " each"
        found.append(f"{w.all_of(seats)} {'bid' if each else 'bids'} {w.money(amount)}{each}")
    return in_a_row(found)


def _auction(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int] | None:
    """How a painting comes under the hammer, and how it comes to the winner."""
    match events:
        case [ev.PaintingDeclined(seat=seat) as declined, ev.AuctionOpened(), *_]:
            refused = SAY[ev.PaintingDeclined](w, declined)
            return f"{refused}; it goes to {w.words.bank_auction}, and {w.who(seat)} may not bid", 2
        case [ev.LotChosen() as chosen, ev.AuctionOpened(), *_]:
            return f"{SAY[ev.LotChosen](w, chosen)}, and it goes to {w.words.private_auction}", 2
        case [
            ev.AuctionWon(seat=seat, painting=painting, amount=amount),
            ev.CashPaid(payee=seller, why="auction"),
            *after,
        ]:
            taken = 1 if after and isinstance(after[0], ev.PaintingTaken) else 0
            won = f"{w.who(seat)} wins {w.title(painting)} and pays {w.who(seller)} {w.money(amount)}"
            return won, 2 + taken
        case _:
            return None


def _penalty(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int] | None:
    """Caught, and what it costs."""
    match events:
        case [ev.BidderCaught(seat=seat) as caught, ev.CashPaid(why="penalty", amount=amount), *_]:
            return f"{SAY[ev.BidderCaught](w, caught)}: {w.who(seat)} pays the {w.bank} {w.money(amount)}", 2
        case [ev.BidderCaught(seat=seat) as caught, ev.TurnForfeited(turns=turns), *_]:
            return f"{SAY[ev.BidderCaught](w, caught)}: {w.who(seat)} will miss {missed(turns)}", 2
        case _:
            return None
