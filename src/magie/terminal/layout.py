"""Laying things out: players in rows, with what they have side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

RIGHT = ("cash",)


def players_table(
    headings: Sequence[str], rows: Sequence[tuple[Text, ...]], held: Sequence[list[Text]], width: int
) -> Table:
    """A row for every player; the last column has what they hold, in as few lines as fit the width."""
    columns = zip(headings, zip(*rows, strict=True), strict=False)
    room = width - sum(
        max(len(heading), *(cell.cell_len for cell in cells)) + 3 for heading, cells in columns
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1))
    for heading in headings:
        table.add_column(heading, justify="right" if heading in RIGHT else "left", no_wrap=True)
    for row, chips in zip(rows, held, strict=True):
        table.add_row(*row, packed(chips, room))
    return table


def packed(chips: list[Text], room: int) -> Text:
    """Chips side by side, in as few lines as they need."""
    lines = [chips[0]]
    for chip in chips[1:]:
        if lines[-1].cell_len + chip.cell_len + 2 <= room:
            lines[-1] = Text("  ").join([lines[-1], chip])
        else:
            lines.append(chip)
    return Text("\n").join(lines)
