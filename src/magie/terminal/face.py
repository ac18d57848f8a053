"""Face: what the terminal must know about a family of games. The plain one plays any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from magie.rules.actions import Action, Bid
from magie.rules.amounts import whole_amount
from magie.rules.events import Event
from magie.rules.game import Game, View
from magie.rules.listing import Legal
from magie.rules.outcome import Standing
from magie.terminal.colours import SEAT_STYLES

Order = Callable[[View], Action | None]


@dataclass(frozen=True)
class Line:
    """A sentence about what happened.

    `heading` opens a new turn, `running` may share a line with others, `secret` is for one person alone.
    """

    text: str
    heading: bool = False
    running: bool = False
    secret: bool = False


class PlainFace:
    """Plays any family by its views, its legal actions and their descriptions; a family's own face does it nicer.

    `hides`: people at one terminal must not see each other's table. `belongings_word` shows who has what.
    `asked_when` says when `interrupt on` asks a person who need not be asked. `endings` says why a game ended.
    """

    hides = False
    belongings_word = "things"
    asked_when = "when you need not be"
    endings: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: Game) -> None:
        self.edition = game.edition
        self.names = game.names

    def summary(self, view: View, width: int) -> RenderableType:
        """How the game stands, in a few lines."""
        return view.situation()

    def scene(self, view: View, width: int) -> RenderableType:
        """What a person sees first when a turn opens."""
        return self.summary(view, width)

    def board(self, view: View, width: int) -> RenderableType:
        """The whole board."""
        return self.summary(view, width)

    def belongings(self, view: View, width: int) -> RenderableType:
        """Who has what, in full."""
        return self.summary(view, width)

    def details(self, view: View) -> list[str]:
        """What one wants to know before this decision."""
        return []

    def lines(self, game: Game, events: Sequence[Event]) -> list[Line]:
        """What happened, as it is told."""
        return [Line(text) for text in game.say(events)]

    def is_listed(self, action: Action) -> bool:
        """Does this action stand in a list at all? What does not is typed."""
        return True

    def is_primary(self, action: Action, view: View) -> bool:
        """Does this action stand in the main list? The others are under "manage"."""
        return True

    def more(self, view: View) -> str:
        """What the list behind the main one is called."""
        return "More choices"

    def key(self, action: Action) -> str:
        """A letter to choose this action by; empty if it has none."""
        return ""

    def enter(self, view: View, choices: Sequence[Action]) -> Action | None:
        """What the Enter key alone does, where that cannot be a mistake."""
        return None

    def idle(self, view: View) -> Action | None:
        """The answer of a person who need not be asked now, unless something waits."""
        return None

    def waiting(self, view: View) -> frozenset[str]:
        """What waits for an answer of the viewer, each thing by a name of its own."""
        return frozenset()

    def rank(self, action: Action) -> int:
        """Where an action stands in the list, small numbers first."""
        return 0

    def is_out(self, view: View) -> bool:
        """Has the viewer left the game?"""
        return not view.facts.players[view.seat or 0].playing

    def opens_turn(self, view: View) -> bool:
        """Is this the moment to look at the whole table?"""
        return True

    def hints(self, view: View, legal: Legal) -> list[tuple[str, str]]:
        """What can be typed besides the list: the words and what they do."""
        bids = legal.bids
        return [(f"bid {bids[0]}", f"bid an amount, up to {bids[-1]:,}")] if bids else []

    def read(self, text: str, view: View) -> list[Action] | None:
        """Actions typed in words; None if these words mean nothing here, MagieError if they are half right."""
        word, _, rest = text.partition(" ")
        amount = whole_amount(rest.strip())
        return None if word != "bid" or amount is None else [Bid(amount)]

    def order(self, text: str, view: View) -> Order | None:
        """A standing order typed in words: it answers for the person until it has nothing more to say."""
        return None

    def verbs(self) -> list[str]:
        """The words that typed actions and orders begin with."""
        return ["bid"]

    def risk(self, chosen: Action | Order, view: View) -> tuple[str, str] | None:
        """A warning and a question before something is done that could be a slip; None if it can just be done."""
        return None

    def help(self) -> list[tuple[str, str]]:
        """Every typed action with what it does."""
        return []

    def account(self, view: View, standing: Standing) -> dict[str, str]:
        """What a player has at the end, column by column."""
        return {"worth": f"{self.edition.currency.sign}{standing.worth:,}"}

    def coloured(self, text: str) -> Text:
        """A sentence with every player's name in the colour of the seat."""
        found = Text(text)
        for seat, name in enumerate(self.names):
            found.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return found
