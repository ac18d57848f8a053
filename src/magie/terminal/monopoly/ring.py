"""The board as a ring of small squares: name on the group's colour, owner and buildings, tokens."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from magie.editions import Space
from magie.rules.game import View
from magie.terminal.colours import seat_style
from magie.terminal.monopoly.colours import buildings, group_style

Draw = Callable[[View, Space, int], Text]

WIDEST = 10
SIGNS = (
    ("A", "owned by A"),
    ("A+2", "with two houses, +H with a hotel"),
    ("(A)", "mortgaged"),
    ("@A", "the token of A, #A in Jail"),
)


def ring(view: View, width: int) -> RenderableType:
    """The board; a board that is not a square of four equal sides becomes a list."""
    spaces = view.edition.spaces
    side, odd = divmod(len(spaces), 4)
    cell = min(width // (side + 1), WIDEST)
    if odd or cell < 5:
        return Lines(*(_listed(view, space) for space in spaces))
    middle = iter(_middle(view))
    rows = []
    for row in range(side + 1):
        squares = [_square_at(spaces, side, row, column) for column in range(side + 1)]
        for draw in (_name, _state):
            inner = next(middle, Text()) if 1 < row < side else Text()
            rows.append(_line(view, squares, cell, draw, inner))
    return Lines(*rows)


def _middle(view: View) -> list[Text]:
    """What stands inside the ring: the title, the players, how to read the squares."""
    players = [
        Text(f"@{name[:1]}  {name}", style=seat_style(seat))
        for seat, name in enumerate(view.names)
        if view.facts.players[seat].playing
    ]
    signs = [Text(f"{sign:<4}{meaning}", style="dim") for sign, meaning in SIGNS]
    return [Text(view.edition.title, style="bold"), Text(), *players, Text(), *signs]


def _square_at(spaces: tuple[Space, ...], side: int, row: int, column: int) -> Space | None:
    """The space at a place of the square: GO lies bottom right, the way goes clockwise."""
    if row == side:
        return spaces[side - column]
    if column == 0:
        return spaces[2 * side - row]
    if row == 0:
        return spaces[2 * side + column]
    return spaces[3 * side + row] if column == side else None


def _line(view: View, squares: list[Space | None], cell: int, draw: Draw, inner: Text) -> Text:
    """One line of a row of squares; what is inside the ring starts after the first square."""
    line = Text(no_wrap=True)
    for column, square in enumerate(squares):
        if square is not None:
            line.pad_right(column * cell - line.cell_len)
            line.append_text(draw(view, square, cell - 1))
        elif column == 1:
            line.pad_right(2 * cell - line.cell_len)
            line.append_text(inner)
    line.rstrip()
    return line


def _name(view: View, space: Space, room: int) -> Text:
    """The short name, on the colour of the group."""
    style = group_style(view.edition.group(space.group)) if space.is_deed else "reverse dim"
    return Text(space.short[:room].ljust(room), style=style)


def _state(view: View, space: Space, room: int) -> Text:
    """Owner and buildings, or brackets when mortgaged; then the tokens that stand here."""
    found = Text()
    deed = next((deed for deed in view.facts.deeds if deed.deed == space.id), None)
    if deed is not None and deed.owner is not None:
        mark = view.names[deed.owner][:1]
        found.append(
            f"({mark})" if deed.mortgaged else mark + buildings(deed.level), style=seat_style(deed.owner)
        )
    for player in view.facts.players:
        if player.playing and player.space == space.id:
            found.append("#" if player.in_jail else "@", style=f"bold {seat_style(player.seat)}")
            found.append(view.names[player.seat][:1], style=f"bold {seat_style(player.seat)}")
    found.truncate(room)
    return found


def _listed(view: View, space: Space) -> Text:
    return (
        Text(f"{space.number:>2} ")
        .append_text(_name(view, space, 16))
        .append(" ")
        .append_text(_state(view, space, 20))
    )
