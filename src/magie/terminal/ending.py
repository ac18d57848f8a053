"""The end: who stands where, and why it ended."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magie.rules.game import Game
from magie.rules.monopoly.sentences import Wording, in_a_row

REASONS = {"last_standing": "Everybody else is bankrupt.", "round_limit": "The last round has been played."}


def standings(game: Game) -> RenderableType:
    """The outcome of a game that is over."""
    outcome = game.outcome
    if outcome is None:
        return Text("The game goes on.")
    winners = in_a_row([game.names[seat] for seat in outcome.winners])
    verb = "wins" if len(outcome.winners) == 1 else "share the first place"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("place", justify="right")
    table.add_column("player")
    table.add_column("worth", justify="right")
    wording = Wording(game.edition, game.names)
    for standing in outcome.standings:
        worth = wording.money(standing.worth) if standing.worth else "out of the game"
        table.add_row(str(standing.place), Text(game.names[standing.seat]), worth)
    return Group(Text(f"{winners} {verb}. {REASONS.get(outcome.how, '')}", style="bold"), table)
