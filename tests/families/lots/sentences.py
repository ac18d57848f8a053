"""A sale in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from magie.rules.actions import Action, Bid, Pass
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.sentences import Situation
from magie.rules.wording import CommonWording, in_a_row
from tests.families.lots.box import LotsEdition
from tests.families.lots.events import BidSealed, GameEnded, LotOffered, LotSold, LotThrownAway, PlayerLeft
from tests.families.lots.table import Table

if TYPE_CHECKING:
    from magie.rules.game import View

REFUSALS = {
    1: ("not_asked", "You are not asked now.", "LOT-BID-01"),
    2: ("not_covered", "A bid is between 1 and the money you have.", "LOT-BID-02"),
}


def told(events: Sequence[Event], edition: LotsEdition, names: Sequence[str]) -> list[tuple[Event, str]]:
    """What happened, a sentence for each event."""
    return [(event, sentence_of(event, edition, names)) for event in events]


def sentence_of(event: Event, edition: LotsEdition, names: Sequence[str]) -> str:
    """One event in words."""
    called, money = {lot.id: lot.name for lot in edition.lots}, money_of(edition)
    match event:
        case LotOffered():
            return f"For sale: {called[event.lot]}, worth {money(event.worth)} at the end."
        case BidSealed():
            return f"{names[event.seat]} has answered."
        case LotSold():
            return f"{names[event.seat]} buys {called[event.lot]} for {money(event.amount)}."
        case LotThrownAway():
            return f"Nobody wants {called[event.lot]}; it is thrown away."
        case PlayerLeft():
            return f"{names[event.seat]} leaves the sale."
        case GameEnded():
            return f"The sale is over: {in_a_row([names[seat] for seat in event.seats])} won."
    raise TypeError(f"no sentence about {event!r}")


def money_of(edition: LotsEdition) -> Callable[[int], str]:
    """How an amount is written."""
    return CommonWording(edition, (), "bank").money


def describe(action: Action, view: View) -> str:
    """What an action would do."""
    if isinstance(action, Bid):
        return f"Bid {money_of(view.edition)(action.amount)}"
    return "Do not bid" if isinstance(action, Pass) else "Leave the sale"


def situation(view: View) -> Situation:
    """What is for sale, and who has still to answer."""
    facts = view.facts
    if facts.lot is None:
        return Situation("The sale is over")
    lot = next(lot for lot in view.edition.lots if lot.id == facts.lot)
    waiting = in_a_row([view.names[seat] for seat in facts.decision.seats])
    return Situation(
        f"a sealed bid for {lot.name}, worth {money_of(view.edition)(lot.worth)} at the end", waiting
    )


def refusal(
    table: Table, edition: LotsEdition, names: tuple[str, ...], seat: int, act: Action, objection: int
) -> IllegalAction:
    """Why it is not allowed."""
    return IllegalAction(*REFUSALS[objection])
