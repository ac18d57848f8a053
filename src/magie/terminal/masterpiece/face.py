"""The face of Masterpiece: its table, its keys, and when a person need not be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from magie.rules.game import Game, View
from magie.rules.listing import Legal
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.family import events as ev
from magie.rules.masterpiece.people.sentences import Wording, told
from magie.rules.outcome import Standing
from magie.terminal.face import Line, Order, PlainFace
from magie.terminal.masterpiece.naming import bid_in
from magie.terminal.masterpiece.paintings import paintings
from magie.terminal.masterpiece.ring import ring
from magie.terminal.masterpiece.summary import summary
from magie.terminal.masterpiece.ties import TieBreaker, highest_bid
from magie.terminal.masterpiece.typed import READERS, help_lines, read
from magie.terminal.masterpiece.worth import worth_line
from magie.terminal.orders import ORDERS, bidding_order

KEYS: dict[type[a.Action], str] = {a.Roll: "r", a.Buy: "b", a.Decline: "d", a.Pass: "p"}
ORDER = (a.Roll, a.Buy, a.Sell, a.Take, a.ChooseLot, a.Decline, a.Pass, a.Challenge)
# Thirty spaces are shown as a ring and typed; the hammer is a pass by another name.
TYPED = (a.ChooseSpace, a.Hammer)


class MasterpieceFace(PlainFace):
    """Masterpiece at a terminal."""

    hides = True
    belongings_word = "paintings"
    asked_when = "about every bid you could doubt"
    endings: ClassVar[Mapping[str, str]] = {
        "all_drawn": "The last painting has been drawn.",
        "last_player": "Everybody else has left the game.",
        "round_limit": "The last round has been played.",
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.wording = Wording(game.edition, game.names)
        self.titles = [painting.title for painting in game.edition.paintings]

    def summary(self, view: View, width: int) -> RenderableType:
        return summary(view, width)

    def scene(self, view: View, width: int) -> RenderableType:
        """Whoever chooses a first space wants to see the ring."""
        return ring(view, width) if view.facts.decision.kind == "choose_space" else summary(view, width)

    def board(self, view: View, width: int) -> RenderableType:
        return ring(view, width)

    def belongings(self, view: View, width: int) -> RenderableType:
        return paintings(view, width)

    def details(self, view: View) -> list[str]:
        """What the painting on offer could be worth, and what one has."""
        facts = view.facts
        if facts.decision.kind == "choose_space":
            return ["One throw takes you 1 to 6 spaces on. What the space you start on says is not obeyed."]
        painting = facts.auction.painting if facts.auction else facts.decision.painting
        if painting is None or self.only_watches(view):
            return []
        return [
            worth_line(view, painting),
            f"You have {self.wording.money(facts.players[view.seat or 0].cash)}.",
        ]

    def lines(self, game: Game, events: Sequence[ev.Event]) -> list[Line]:
        """A heading for every turn; what one person alone may know stands out."""
        return [
            Line(text, heading=isinstance(event, ev.TurnBegan), secret=event.audience is not None)
            for event, text in told(events, game.edition, game.names)
        ]

    def is_listed(self, action: a.Action) -> bool:
        return not isinstance(action, TYPED)

    def key(self, action: a.Action) -> str:
        return KEYS.get(type(action), "")

    def enter(self, view: View, choices: Sequence[a.Action]) -> a.Action | None:
        """Rolling, and letting bids stand that one cannot answer; whatever gives something up is typed."""
        harmless = (a.Roll, a.Pass) if self.only_watches(view) else (a.Roll,)
        return next((choice for choice in choices if isinstance(choice, harmless)), None)

    def idle(self, view: View) -> a.Action | None:
        """Whoever cannot bid in this tick need not be asked, unless a new bid stands that could be doubted."""
        return a.Pass() if self.only_watches(view) and a.Pass() in view.legal() else None

    def only_watches(self, view: View) -> bool:
        """MP-OFF-03: is an auction on in which the viewer cannot bid now, only doubt?"""
        return view.facts.auction is not None and view.legal().bids is None

    def waiting(self, view: View) -> frozenset[str]:
        """The bid for which the painting would go, if the viewer could doubt it; each is asked about once.

        So in the last call only those are asked who had no chance to doubt it before.
        """
        auction = view.facts.auction
        if (
            auction is None
            or len(auction.leaders) != 1
            or a.Challenge(auction.leaders[0]) not in view.legal()
        ):
            return frozenset()
        return frozenset({f"{auction.painting}, run {auction.run}, {auction.leaders[0]}: {auction.bid}"})

    def rank(self, action: a.Action) -> int:
        return ORDER.index(type(action)) if type(action) in ORDER else len(ORDER)

    def opens_turn(self, view: View) -> bool:
        return view.facts.decision.kind in ("choose_space", "roll", "buy_from_player")

    def hints(self, view: View, legal: Legal) -> list[tuple[str, str]]:
        if view.facts.decision.kind == "choose_space":
            last = len(self.edition.spaces) - 1
            return [("0 ... " + str(last), "a space by its number, or part of its name: `collect 400`")]
        bids = legal.bids
        if bids is None:
            return [("out", "do not ask again until it is sold")] if self.only_watches(view) else []
        low, step = self.wording.money(bids[0]), self.wording.money(bids.step)
        return [
            ("bid ...", f"from {low}, in steps of {step}; sealed until all have answered"),
            ("max ..., out", "bid for me up to an amount, or not at all, until it is sold"),
        ]

    def read(self, text: str, view: View) -> list[a.Action] | None:
        return read(text, view)

    def order(self, text: str, view: View) -> Order | None:
        return bidding_order(
            text,
            view,
            lambda typed: bid_in(typed, self.edition),
            "max 400k",
            lambda seen: (seen.facts.round, seen.facts.turn),
            TieBreaker().climb,
        )

    def verbs(self) -> list[str]:
        return [*READERS, *ORDERS]

    def risk(self, chosen: a.Action | Order, view: View) -> tuple[str, str] | None:
        """MP-AUC-04: a bid above one's cash is a bluff, and should be meant as one."""
        cash, amount = view.facts.players[view.seat or 0].cash, highest_bid(chosen, view)
        if cash is None or amount <= cash:
            return None
        has, penalty, bid = map(self.wording.money, (cash, self.edition.rules.overbid_penalty, amount))
        up_to = "" if isinstance(chosen, a.Bid) else "up to "
        return (
            f"You have {has}; more than that is a bluff, and being caught costs {penalty} or a turn.",
            f"Bid {up_to}{bid} all the same? yes or no",
        )

    def help(self) -> list[tuple[str, str]]:
        return help_lines(self.edition, self.names[-1])

    def account(self, view: View, standing: Standing) -> dict[str, str]:
        """MP-END-02: cash and the values of the paintings, and both together."""
        cash = view.facts.players[standing.seat].cash or 0
        return {
            "cash": self.wording.money(cash),
            "paintings": self.wording.money(standing.worth - cash),
            "total": self.wording.money(standing.worth),
        }

    def coloured(self, text: str) -> Text:
        """Names in the colours of their seats, titles slanted."""
        found = super().coloured(text)
        found.highlight_words(self.titles, "italic")
        return found
