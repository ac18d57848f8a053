"""The ring as a frame of small squares: what each space says, its number, and the pieces on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from magie.editions import MasterpieceSpace
from magie.rules.game import View
from magie.rules.masterpiece.people.sentences import Wording
from magie.terminal.colours import seat_style
from magie.terminal.masterpiece.summary import placed

Draw = Callable[[View, MasterpieceSpace], Text]

SQUARE = 13
MOST_COLUMNS = 8
STYLES = {
    "private_auction": "white on dark_magenta",
    "bank_auction": "white on dark_blue",
    "buy": "black on green3",
    "sell_any": "black on gold3",
    "sell_for": "white on dark_red",
    "buy_from_player": "black on dark_cyan",
    "inherit": "black on white",
    "collect": "black on pale_green3",
}


class Frame:
    """Where the spaces lie: clockwise from the corner top left; an odd ring leaves its last square empty."""

    def __init__(self, count: int, width: int) -> None:
        half = max(4, count + count % 2) // 2 + 2
        self.columns = max(2, min(width // SQUARE, MOST_COLUMNS, half - 2))
        self.rows = half - self.columns

    def number_at(self, row: int, column: int) -> int | None:
        """The number of the space in this square; None inside the frame."""
        right, bottom = self.columns - 1, self.rows - 1
        if row == 0:
            return column
        if column == right:
            return right + row
        if row == bottom:
            return right + bottom + (right - column)
        return 2 * right + bottom + (bottom - row) if column == 0 else None


def ring(view: View, width: int) -> RenderableType:
    """The whole ring, with what one wants to know inside."""
    spaces = view.edition.spaces
    frame = Frame(len(spaces), width)
    inside = iter(_inside(view))
    lines = []
    for row in range(frame.rows):
        numbers = [frame.number_at(row, column) for column in range(frame.columns)]
        squares = [spaces[n] if n is not None and n < len(spaces) else None for n in numbers]
        for draw in (_name, _pieces):
            between = next(inside, Text()) if 0 < row < frame.rows - 1 else Text()
            lines.append(_line(view, squares, draw, between))
    return Lines(*lines)


def _line(view: View, squares: Sequence[MasterpieceSpace | None], draw: Draw, between: Text) -> Text:
    """One line of a row of squares; what is told inside the frame begins in the second square."""
    line = Text(no_wrap=True, end="")
    room = (len(squares) - 2) * SQUARE - 2
    for column, square in enumerate(squares):
        line.pad_right(column * SQUARE - line.cell_len)
        if square is not None:
            line.append_text(draw(view, square))
        elif column == 1:
            between.truncate(max(room, 0), overflow="ellipsis")
            line.append(" ").append_text(between)
    line.rstrip()
    line.end = "\n"
    return line


def _name(view: View, space: MasterpieceSpace) -> Text:
    return Text(space.short[: SQUARE - 1].ljust(SQUARE - 1), style=STYLES[space.kind])


def _pieces(view: View, space: MasterpieceSpace) -> Text:
    """The number of the space and the pieces on it."""
    found = Text(f"{space.number:>2} ", style="dim")
    for player in view.facts.players:
        if player.playing and player.space == space.id and player.seat in placed(view.facts):
            mark = mark_of(view.names, player.seat)
            found.append(f"@{mark}", style=f"bold not dim {seat_style(player.seat)}")
    found.truncate(SQUARE - 1)
    return found


def mark_of(names: Sequence[str], seat: int) -> str:
    """The first letter of a name, or the number of the seat where two begin alike.

    >>> mark_of(("Ann", "Ben"), 1), mark_of(("Ann", "Anton"), 1)
    ('B', '2')
    """
    first = names[seat][:1]
    return first if sum(name[:1] == first for name in names) == 1 else str(seat + 1)


def _inside(view: View) -> list[Text]:
    """The title, whose piece is which, the pile, and how the ring goes."""
    w = Wording(view.edition, view.names)
    facts = view.facts
    players = [
        Text(f"@{mark_of(view.names, player.seat)}  {view.names[player.seat]}", style=seat_style(player.seat))
        for player in facts.players
        if player.playing
    ]
    pile = [Text(f"On the pile: {w.title(facts.top)}")] if facts.top else []
    return [
        Text(),
        Text(view.edition.title, style="bold"),
        Text(),
        *players,
        Text(),
        *pile,
        Text(f"{facts.pile} {w.words.painting if facts.pile == 1 else w.words.paintings} in the pile"),
        Text(),
        Text("Clockwise from space 0, top left, by one die.", style="dim"),
    ]
