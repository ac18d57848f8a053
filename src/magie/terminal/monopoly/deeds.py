"""All deeds by group: price, rents, owner, buildings, mortgages."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from magie.editions import MonopolyEdition, Space
from magie.rules.game import View
from magie.rules.monopoly.people.facts import DeedSeen
from magie.rules.monopoly.people.sentences import Wording
from magie.terminal.colours import seat_style
from magie.terminal.monopoly.colours import deed_text, group_mark
from magie.terminal.monopoly.summary import deeds_of_group


def deeds(view: View, width: int) -> RenderableType:
    """A row for every deed."""
    table = Table.grid(padding=(0, 1))
    for column in range(5):
        table.add_column(justify="right" if column == 2 else "left", no_wrap=True)
    w = Wording(view.edition, view.names)
    for group in view.edition.groups:
        for deed in deeds_of_group(view.facts, view.edition, group):
            table.add_row(group_mark(group), deed_text(view.edition, deed), *_figures(w, view, deed))
    return Lines(table, Text("+n houses, +H hotel, (in brackets) mortgaged", style="dim"))


def _figures(w: Wording, view: View, deed: DeedSeen) -> tuple[RenderableType, ...]:
    space = w.space(deed.deed)
    owner = w.words.bank if deed.owner is None else view.names[deed.owner]
    return w.money(space.price), rents(view.edition, space), Text(owner, style=seat_style(deed.owner))


def rents(edition: MonopolyEdition, space: Space) -> str:
    """What a deed earns, from little to much."""
    group = edition.group(space.group)
    if group.kind == "utility":
        return "dice x " + "/".join(map(str, group.factors))
    return "/".join(map(str, group.rents if group.kind == "transport" else space.rents))


def deed_line(view: View, name: str) -> str:
    """One deed before it is bought or bid for: price, rents, and who has what of its group."""
    w = Wording(view.edition, view.names)
    space = w.space(name)
    group = view.edition.group(space.group)
    others = [deed for deed in deeds_of_group(view.facts, view.edition, group) if deed.deed != name]
    held = ", ".join(
        f"{w.space(deed.deed).short}: {w.words.bank if deed.owner is None else view.names[deed.owner]}"
        for deed in others
    )
    house = f", {w.words.house} {w.money(group.house_price)}" if group.house_price else ""
    return f"{space.name} [{group.name}]: price {w.money(space.price)}, rent {rents(view.edition, space)}{house}. {held}."
