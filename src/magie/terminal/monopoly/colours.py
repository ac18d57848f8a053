"""Colours of groups, readable without colour too: every group has its letter."""

from __future__ import annotations

from rich.color import Color
from rich.text import Text

from magie.editions import Group, MonopolyEdition
from magie.rules.monopoly.people.facts import DeedSeen

BRIGHT = 140


def group_style(group: Group) -> str:
    """Black or white letters on the colour of the group."""
    red, green, blue = Color.parse(group.color).get_truecolor()
    bright = (299 * red + 587 * green + 114 * blue) // 1000 > BRIGHT
    return f"{'black' if bright else 'bright_white'} on {group.color}"


def group_mark(group: Group) -> Text:
    """The letter of a group on its colour."""
    return Text(f" {group.letter or group.name[:1]} ", style=group_style(group))


def deed_text(edition: MonopolyEdition, deed: DeedSeen, *, full: bool = False) -> Text:
    """A deed by its name, with its buildings; in brackets when it is mortgaged."""
    space = edition.space(deed.deed)
    name = space.name if full else space.short
    if deed.mortgaged:
        return Text(f"({name})", style="dim")
    return Text(name + buildings(deed.level))


def buildings(level: int) -> str:
    """What stands on a street, in few signs: nothing, +3 for three houses, +H for a hotel."""
    if level == 0:
        return ""
    return "+H" if level == 5 else f"+{level}"
