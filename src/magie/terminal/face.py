"""Face: what the terminal must know about a family of games. The plain one plays any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from magie.rules.game import Game, Seen
from magie.rules.monopoly.actions import Action
from magie.rules.monopoly.events import Event
from magie.rules.monopoly.legal import Legal

SEAT_STYLES = (
    "bright_cyan",
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_red",
    "bright_blue",
    "cyan",
    "magenta",
)

Order = Callable[[Seen], Action | None]


@dataclass(frozen=True)
class Line:
    """A sentence about what happened; `heading` opens a new turn, `running` may share a line with others."""

    text: str
    heading: bool = False
    running: bool = False


class PlainFace:
    """Plays any family by its views, its legal actions and their descriptions; a family's own face does it nicer."""

    def __init__(self, game: Game) -> None:
        self.edition = game.edition
        self.names = game.names

    def summary(self, view: Seen, width: int) -> RenderableType:
        """How the game stands, in a few lines."""
        return view.situation()

    def board(self, view: Seen, width: int) -> RenderableType:
        """The whole board."""
        return self.summary(view, width)

    def belongings(self, view: Seen, width: int) -> RenderableType:
        """Who has what, in full."""
        return self.summary(view, width)

    def details(self, view: Seen) -> list[str]:
        """What one wants to know before this decision."""
        return []

    def lines(self, game: Game, events: Sequence[Event]) -> list[Line]:
        """What happened, as it is told."""
        return [Line(text) for text in game.say(events)]

    def is_primary(self, action: Action, view: Seen) -> bool:
        """Does this action stand in the main list? The others are under "manage"."""
        return True

    def more(self, view: Seen) -> str:
        """What the list behind the main one is called."""
        return "More choices"

    def key(self, action: Action) -> str:
        """A letter to choose this action by; empty if it has none."""
        return ""

    def enter(self, view: Seen, choices: Sequence[Action]) -> Action | None:
        """What the Enter key alone does, where that cannot be a mistake."""
        return None

    def idle(self, view: Seen) -> Action | None:
        """The answer of a person who need not be asked now, unless something waits."""
        return None

    def waiting(self, view: Seen) -> frozenset[str]:
        """What waits for an answer of the viewer, each thing by a name of its own."""
        return frozenset()

    def rank(self, action: Action) -> int:
        """Where an action stands in the list, small numbers first."""
        return 0

    def is_out(self, view: Seen) -> bool:
        """Has the viewer left the game?"""
        return False

    def opens_turn(self, view: Seen) -> bool:
        """Is this the moment to look at the whole table?"""
        return True

    def hints(self, view: Seen, legal: Legal) -> list[tuple[str, str]]:
        """What can be typed besides the list: the words and what they do."""
        return []

    def read(self, text: str, view: Seen) -> list[Action] | None:
        """Actions typed in words; None if these words mean nothing here, MagieError if they are half right."""
        return None

    def order(self, text: str, view: Seen) -> Order | None:
        """A standing order typed in words: it answers for the person until it has nothing more to say."""
        return None

    def help(self) -> list[tuple[str, str]]:
        """Every typed action with what it does."""
        return []

    def coloured(self, text: str) -> Text:
        """A sentence with every player's name in the colour of the seat."""
        found = Text(text)
        for seat, name in enumerate(self.names):
            found.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return found
