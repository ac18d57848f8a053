"""The end: who stands where, and why it ended."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magie.rules.game import Game
from magie.rules.outcome import Outcome
from magie.rules.wording import in_a_row
from magie.terminal.face import PlainFace
from magie.terminal.faces import face_of

OUT = "out of the game"


def standings(game: Game) -> RenderableType:
    """The outcome of a game that is over."""
    outcome = game.outcome
    if outcome is None:
        return Text("The game goes on.")
    face = face_of(game)
    winners = in_a_row([game.names[seat] for seat in outcome.winners])
    verb = "wins" if len(outcome.winners) == 1 else "share the first place"
    reason = face.endings.get(outcome.how, "")
    return Group(Text(f"{winners} {verb}. {reason}", style="bold"), _places(game, face, outcome))


def _places(game: Game, face: PlainFace, outcome: Outcome) -> Table:
    """A row for every player, the best first; what everybody has stands in the columns of the family."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    accounts = [face.account(game.view(), standing) for standing in outcome.standings]
    table.add_column("place", justify="right")
    table.add_column("player")
    for column in accounts[0]:
        table.add_column(column, justify="right")
    for standing, account in zip(outcome.standings, accounts, strict=True):
        out = face.is_out(game.view(standing.seat))
        cells = [*[""] * (len(account) - 1), OUT] if out else list(account.values())
        table.add_row(str(standing.place), Text(game.names[standing.seat]), *cells)
    return table
