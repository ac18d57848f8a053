"""The table in a few lines: players with cash, place and paintings, and what is left in the pile."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from magie.rules.game import View
from magie.rules.masterpiece.people.facts import Facts, PlayerSeen
from magie.rules.masterpiece.people.sentences import Wording
from magie.rules.wording import in_words
from magie.terminal.colours import seat_style
from magie.terminal.layout import players_table
from magie.terminal.masterpiece.naming import short_titles
from magie.terminal.masterpiece.worth import average, painting_seen

HEADINGS = ("", "player", "cash", "at", "paintings")
HIDDEN = "hidden"
ROOM_FOR_NAMES = 72


def summary(view: View, width: int) -> RenderableType:
    """Everything the viewer may know and needs, one player a row."""
    w = Wording(view.edition, view.names)
    players = view.facts.players
    rows = [_row(view, w, player, full=width >= ROOM_FOR_NAMES) for player in players]
    held = [holdings(view, w, player) for player in players]
    return Lines(players_table(HEADINGS, rows, held, width), *pile_lines(view.facts, w))


def _row(view: View, w: Wording, player: PlayerSeen, full: bool) -> tuple[Text, ...]:
    """One player; in a narrow window the space goes by its number."""
    name = view.names[player.seat]
    if not player.playing:
        return Text(" "), Text(name, style="dim strike"), Text("out", style="dim"), Text("")
    on_turn = view.facts.decision.kind != "choose_space" and view.facts.turn == player.seat
    cash = Text(HIDDEN, style="dim") if player.cash is None else Text(w.money(player.cash), style="bold")
    space = w.space(player.space)
    place = f"{space.number:>2}{f' {space.short}' if full else ''}"
    return (
        Text("▶" if on_turn else " ", style="bold"),
        Text(name, style=seat_style(player.seat)),
        cash,
        Text(place if player.seat in placed(view.facts) else ""),
    )


def placed(facts: Facts) -> set[int]:
    """A-MP-03: the seats whose pieces stand on the ring; before the first throw not all have chosen a space."""
    seats = len(facts.players)
    if facts.decision.kind != "choose_space":
        return set(range(seats))
    chosen = set()
    for seat in ((facts.banker + i) % seats for i in range(seats)):
        if seat == facts.decision.to_act:
            break
        chosen.add(seat)
    return chosen


def holdings(view: View, w: Wording, player: PlayerSeen) -> list[Text]:
    """A player's paintings by short names, with the values the viewer knows; then turns to be missed."""
    short = short_titles(view.edition)
    found = []
    for painting in player.paintings:
        chip = Text(short[painting], style="italic")
        seen = painting_seen(view.facts, painting)
        if seen is not None and seen.value is not None:
            known = w.money(seen.value) if seen.value else w.words.forgery
            chip.append(f" {known}", style="bold not italic" if seen.value else "bold red not italic")
        found.append(chip)
    if player.lost_turns:
        turns = "a turn" if player.lost_turns == 1 else f"{in_words(player.lost_turns)} turns"
        found.append(Text(f"(misses {turns})", style="red"))
    return found or [Text("none" if player.playing else "", style="dim")]


def pile_lines(facts: Facts, w: Wording) -> list[Text]:
    """Round, the pile with its top painting, and what an unseen value card is worth on average."""
    left = f"{facts.pile} {w.words.painting if facts.pile == 1 else w.words.paintings} in the pile"
    top = f", on top {w.title(facts.top)}" if facts.top else ""
    lines = [Text(f"Round {facts.round} · {left}{top}", style="dim")]
    if facts.unseen_values:
        unseen = len(facts.unseen_values)
        mean = w.money(average(facts.unseen_values))
        cards = w.words.value_card if unseen == 1 else w.words.value_cards
        lines.append(Text(f"{unseen} {cards} not seen, {mean} on average", style="dim"))
    return lines
