"""The table in a few lines: players with cash, place and deeds by group, and what the Bank has left."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from magie.editions import Group, MonopolyEdition
from magie.rules.game import View
from magie.rules.monopoly.people.facts import DeedSeen, Facts, PlayerSeen
from magie.rules.monopoly.people.sentences import Wording
from magie.terminal.colours import seat_style
from magie.terminal.layout import players_table
from magie.terminal.monopoly.colours import buildings, deed_text, group_mark

HEADINGS = ("", "player", "cash", "at", "deeds")


def summary(view: View, width: int) -> RenderableType:
    """Everything that matters, one player a row."""
    w = Wording(view.edition, view.names)
    rows = [_row(view, w, player) for player in view.facts.players]
    held = [holdings(view, player) for player in view.facts.players]
    return Lines(players_table(HEADINGS, rows, held, width), bank_line(view.facts, w))


def _row(view: View, w: Wording, player: PlayerSeen) -> tuple[Text, ...]:
    name = view.names[player.seat]
    if not player.playing:
        return Text(" "), Text(name, style="dim strike"), Text("out", style="dim"), Text("")
    turn = Text("▶" if view.facts.turn == player.seat else " ", style="bold")
    place = f"in {w.words.jail}" if player.in_jail else w.space(player.space).short
    place = f"pop-up {player.popup}" if player.popup else place
    return (
        turn,
        Text(name, style=seat_style(player.seat)),
        Text(w.money(player.cash), style="bold"),
        Text(place),
    )


def holdings(view: View, player: PlayerSeen) -> list[Text]:
    """The deeds of a player by group, then Get Out of Jail Free cards."""
    found = []
    for group in view.edition.groups:
        members = deeds_of_group(view.facts, view.edition, group)
        mine = [deed for deed in members if deed.owner == player.seat]
        if mine:
            found.append(_chip(view.edition, group, mine, len(members)))
    if player.jail_cards:
        found.append(Text(f"{view.edition.words.jail} card x{len(player.jail_cards)}", style="italic"))
    found += [Text(effect, style="italic") for effect in effects(player)]
    return found or [Text("none" if player.playing else "", style="dim")]


def effects(player: PlayerSeen) -> list[str]:
    """What the pop-up has done to a player's next turns."""
    found = ["backwards next"] if player.backwards else []
    found += ["misses a turn"] if player.skips_turn else []
    return found + ([f"one die x{player.one_die_turns}"] if player.one_die_turns else [])


def deeds_of_group(facts: Facts, edition: MonopolyEdition, group: Group) -> list[DeedSeen]:
    """The deeds of a group, in board order."""
    return [deed for deed in facts.deeds if edition.space(deed.deed).group == group.id]


def _chip(edition: MonopolyEdition, group: Group, mine: list[DeedSeen], size: int) -> Text:
    """The mark of a group with the deeds one has of it; a whole group in short, with its buildings."""
    found = group_mark(group).append(" ")
    if len(mine) < size or any(deed.mortgaged for deed in mine):
        return found.append_text(Text(", ").join(deed_text(edition, deed) for deed in mine))
    levels = [buildings(deed.level).lstrip("+") or "0" for deed in mine]
    built = f" +{'-'.join(levels)}" if any(deed.level for deed in mine) else ""
    return found.append(f"all {size}{built}", style="bold")


def bank_line(facts: Facts, w: Wording) -> Text:
    """Round, what the Bank has left, and a pot if there is one."""
    rules = w.edition.rules
    stock = f"{facts.houses} {w.words.houses}, {facts.hotels} {w.words.hotels}"
    if rules.unlimited_buildings:
        stock = f"{w.words.houses} and {w.words.hotels} without end"
    free = sum(deed.owner is None for deed in facts.deeds)
    parts = [
        f"Round {facts.round}",
        f"{w.words.bank}: {stock}, {free} {w.words.deeds if free != 1 else w.words.deed}",
    ]
    if facts.pot:
        parts.append(f"{w.words.free_parking}: {w.money(facts.pot)}")
    return Text(" · ".join(parts), style="dim")
