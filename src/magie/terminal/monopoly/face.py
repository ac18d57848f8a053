"""The face of Monopoly: its table, its keys, and when a person need not be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

import magie.rules.monopoly.book.debt as debt
from magie.rules.game import Game, View
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family import events as ev
from magie.rules.monopoly.people.sentences import Wording, told
from magie.terminal.face import Line, Order, PlainFace
from magie.terminal.monopoly.deeds import deed_line, deeds
from magie.terminal.monopoly.ring import ring
from magie.terminal.monopoly.summary import summary
from magie.terminal.monopoly.typed import POPUP_VERBS, READERS, help_lines, read
from magie.terminal.naming import money_in
from magie.terminal.orders import ORDERS, bidding_order

KEYS: dict[type[a.Action], str] = {
    a.Roll: "r",
    a.EndTurn: "e",
    a.Buy: "b",
    a.Decline: "d",
    a.Pass: "p",
    a.PayFine: "f",
    a.UseJailCard: "c",
    a.Accept: "y",
    a.Reject: "n",
    a.ClaimRent: "a",
    a.EnterPopup: "o",
}
MANAGING = (a.Build, a.Lift, a.Mortgage, a.Sell, a.Withdraw, a.FlyTo)
ORDER = (
    *(
        a.Accept,
        a.Reject,
        a.ClaimRent,
        a.Buy,
        a.Decline,
        a.Roll,
        a.EndTurn,
        a.EnterPopup,
        a.PayFine,
        a.UseJailCard,
    ),
    *MANAGING,
)
BETWEEN_THROWS = ("pre_roll", "post_move")


class MonopolyFace(PlainFace):
    """Monopoly at a terminal."""

    belongings_word = "deeds"
    asked_when = "between other people's throws"
    endings: ClassVar[Mapping[str, str]] = {
        "last_standing": "Everybody else is bankrupt.",
        "round_limit": "The last round has been played.",
    }

    def summary(self, view: View, width: int) -> RenderableType:
        return summary(view, width)

    def board(self, view: View, width: int) -> RenderableType:
        return ring(view, width)

    def belongings(self, view: View, width: int) -> RenderableType:
        return deeds(view, width)

    def details(self, view: View) -> list[str]:
        """The deed one may buy or bid for; what a debtor could raise."""
        facts = view.facts
        if facts.decision.deed:
            return [deed_line(view, facts.decision.deed)]
        if facts.auction and facts.auction.lot in {deed.deed for deed in facts.deeds}:
            return [deed_line(view, facts.auction.lot)]
        if facts.debt and facts.debt.debtor == view.seat:
            most = debt.can_raise(view.table, facts.debt.debtor)
            return [f"Selling and mortgaging everything would bring your cash to {self.money(most)}."]
        return []

    def lines(self, game: Game, events: Sequence[ev.Event]) -> list[Line]:
        """A heading for every turn; bids run on one line."""
        found = []
        for event, text in told(events, game.edition, game.names):
            if isinstance(event, (ev.BidMade, ev.BidderPassed)):
                found.append(Line(self.short_bid(event), running=True))
            elif not (isinstance(event, ev.CashPaid) and event.why == "start"):
                found.append(Line(text, heading=isinstance(event, ev.TurnBegan)))
        return found

    def short_bid(self, event: ev.BidMade | ev.BidderPassed) -> str:
        """A bid or a pass in the middle of an auction."""
        name = self.names[event.seat]
        return (
            f"{name} bids {self.money(event.amount)}" if isinstance(event, ev.BidMade) else f"{name} passes"
        )

    def money(self, amount: int) -> str:
        """An amount with the edition's sign."""
        return Wording(self.edition, self.names).money(amount)

    def is_primary(self, action: a.Action, view: View) -> bool:
        """In a debt raising money is what it is all about."""
        return view.facts.debt is not None or not isinstance(action, MANAGING)

    def more(self, view: View) -> str:
        return "See all spaces" if view.facts.decision.kind == "fly" else "Manage your property"

    def key(self, action: a.Action) -> str:
        return KEYS.get(type(action), "")

    def enter(self, view: View, choices: Sequence[a.Action]) -> a.Action | None:
        """Rolling and ending the turn; whatever costs money or gives something up is typed."""
        if any(isinstance(choice, (a.Accept, a.ClaimRent)) for choice in choices):
            return None
        return next((choice for choice in choices if isinstance(choice, (a.Roll, a.EndTurn))), None)

    def idle(self, view: View) -> a.Action | None:
        """Between other people's throws one passes, if nothing waits."""
        off_turn = view.facts.turn != view.seat and view.facts.decision.kind in BETWEEN_THROWS
        return a.Pass() if off_turn and a.Pass() in view.legal() else None

    def waiting(self, view: View) -> frozenset[str]:
        """Offers to the viewer, and rent that may be asked for."""
        offers = {
            f"offer {offer.offer}" for offer in view.facts.offers if offer.to == view.seat and offer.open
        }
        claims = {f"claim {c.claim}" for c in view.facts.claims if c.owner == view.seat and not c.claimed}
        return frozenset(offers | claims)

    def rank(self, action: a.Action) -> int:
        return ORDER.index(type(action)) if type(action) in ORDER else len(ORDER)

    def opens_turn(self, view: View) -> bool:
        return view.facts.turn == view.seat and view.facts.decision.kind in ("pre_roll", "debt")

    def hints(self, view: View, legal: Any) -> list[tuple[str, str]]:
        found = []
        bids = legal.bids
        if bids is not None:
            found.append(("bid ...", f"from {self.money(bids[0])} to {self.money(bids[-1])}"))
            found.append(("max ..., out", "bid for me up to an amount, or not at all, until it is sold"))
        if view.facts.debt and view.facts.debt.debtor == view.seat:
            found.append(("safe", "raise the money for me, carefully, one step each time"))
        if view.facts.decision.kind == "fly":
            found.append(("fly ...", "to any space of the board"))
        if legal.partners and view.facts.decision.kind != "auction":
            found.append(("offer ...", "a deal; `help` shows how"))
        return found

    def read(self, text: str, view: View) -> list[a.Action] | None:
        return read(text, view)

    def order(self, text: str, view: View) -> Order | None:
        return bidding_order(text, view, self.money_in, "max 150", lambda seen: seen.facts.decision.number)

    def money_in(self, typed: str) -> int | None:
        """An amount in the money of the edition."""
        return money_in(typed, self.edition.currency)

    def verbs(self) -> list[str]:
        verbs = [*READERS, *ORDERS]
        return verbs if self.edition.popup else [verb for verb in verbs if verb not in POPUP_VERBS]

    def help(self) -> list[tuple[str, str]]:
        return help_lines(self.edition, self.names[-1])
