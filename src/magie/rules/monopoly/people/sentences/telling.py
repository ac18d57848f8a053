"""A short story of several events: what belongs together becomes one sentence, every coin still with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from magie.editions import MonopolyEdition
from magie.rules.monopoly.family import events as ev
from magie.rules.wording import story

from .saying import SAY
from .wording import Wording


def tell(events: Sequence[ev.Event], edition: MonopolyEdition, names: Sequence[str]) -> list[str]:
    """Sentences for events that happened one after another; a throw and its move are one.

    >>> from magie.editions import load
    >>> thrown = ev.DiceThrown(seat=0, dice=(1, 2))
    >>> moved = ev.TokenMoved(seat=0, origin="go", space="baltic", how="by_dice")
    >>> tell([thrown, moved], load("luxury"), ["Ann", "Ben"])
    ['Ann throws 1 and 2 and moves to Baltic Avenue.']
    """
    return [text for _, text in told(events, edition, names)]


def told(
    events: Sequence[ev.Event], edition: MonopolyEdition, names: Sequence[str]
) -> list[tuple[ev.Event, str]]:
    """The sentences of `tell`, each with the event that began it."""
    w = Wording(edition, names)
    heard = [event for event in events if not isinstance(event, ev.TurnEnded)]
    return story(heard, lambda rest: _next_sentence(w, rest))


def _next_sentence(w: Wording, events: Sequence[ev.Event]) -> tuple[str, int]:
    """What the first event says, alone or with the one that finishes it, and how many were told."""
    together = _together(w, events[0], events[1]) if len(events) > 1 else None
    return (SAY[type(events[0])](w, events[0]), 1) if together is None else (together, 2)


def _together(w: Wording, first: ev.Event, second: ev.Event) -> str | None:
    """One sentence for two events, where the second only finishes the first."""
    alone = SAY[type(first)](w, first)
    match first, second:
        case ev.DiceThrown(), ev.TokenMoved(how="by_dice", space=space):
            return f"{alone} and moves to {w.place(space)}"
        case (ev.TokenMoved(), ev.Jailed()) | (ev.TokenMoved(how="from_popup"), ev.PopupLeft()):
            return SAY[type(second)](w, second)
        case ev.CashPaid(why="price"), ev.DeedBought():
            return SAY[ev.DeedBought](w, second)
        case ev.CashPaid(why="jail_fine", payer=payer, amount=amount), ev.JailLeft(how="by_fine"):
            return f"{w.who(payer)} pays the {w.money(amount)} fine and leaves {w.words.jail}"
        case ev.JailCardUsed(), ev.JailLeft():
            return f"{alone} and leaves {w.words.jail}"
        case ev.CashPaid(why="building"), ev.Built():
            return SAY[ev.Built](w, second)
        case _, ev.CashPaid():
            return _with_money(w, first, second, alone)
        case _:
            return None


def _with_money(w: Wording, first: ev.Event, paid: ev.CashPaid, alone: str) -> str | None:
    """An event and the payment it causes."""
    match first, paid.why:
        case ev.RentClaimed(payer=payer, owner=owner, deed=deed, amount=paid.amount), "rent":
            return f"{w.who(payer)} pays {w.who(owner)} {w.money(paid.amount)} rent on {w.place(deed)}"
        case (ev.AuctionWon(), "auction") | (ev.Built(), "building"):
            return alone
        case (
            (ev.BuildingsSold(), "building_sold")
            | (ev.DeedMortgaged(), "mortgage")
            | (ev.MortgageLifted(), "lift")
        ):
            return f"{alone} for {w.money(paid.amount)}"
        case ev.DebtPaid(amount=paid.amount), _:
            return SAY[ev.CashPaid](w, paid)
        case ev.TaxChosen(), "tax":
            return f"{w.who(paid.payer)} pays {w.money(paid.amount)} tax"
        case _:
            return None
