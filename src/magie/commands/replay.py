"""`magie replay`: play a record again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from magie.rules.game import Game
    from magie.rules.monopoly.events import Event
    from magie.rules.record import Record


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as `magie play --record` writes it.")
    ],
    verify: Annotated[
        bool, typer.Option("--verify", help="Prove every throw and shuffle from the seed.")
    ] = False,
    events: Annotated[bool, typer.Option("--events", help="Tell the whole game in sentences.")] = False,
    to: Annotated[
        int | None, typer.Option("--to", min=0, help="Stop after so many moves and show the position.")
    ] = None,
) -> None:
    """Replay a record: it must lead to the position it claims. Then show how the game stands or ended."""
    from rich.console import Console

    from magie.rules.errors import RecordError
    from magie.rules.record import Record, luck_is_honest
    from magie.rules.record import replay as replay_whole
    from magie.terminal.ending import standings
    from magie.terminal.faces import face_of
    from magie.terminal.files import read

    record = Record.from_json(read(file))
    whole = replay_whole(record)
    game = replay_to(record, to, events)
    console = Console(highlight=False)
    if game.over:
        console.print(standings(game))
    else:
        console.print(face_of(game).summary(game.view(), console.width))
        typer.echo(game.situation())
    typer.echo(f"{len(record.moves)} moves replay to the position {whole.digest()}.")
    if verify:
        if not luck_is_honest(record):
            raise RecordError("The seed of this record does not give its throws and shuffles.")
        typer.echo("Every throw and shuffle follows from the seed.")


def replay_to(record: Record, to: int | None, events: bool) -> Game:
    """The game after so many moves, told as it goes if somebody wants to read it."""
    from magie.rules.errors import MagieError
    from magie.rules.game import action_of
    from magie.rules.record import begin

    last = len(record.moves) if to is None else to
    if last > len(record.moves):
        raise MagieError(f"This record has {len(record.moves)} moves; there is no move {last}.")
    game = begin(record)
    tell(game, game.opening, events)
    for seat, data, given in record.moves[:last]:
        game.table.hidden.script = list(given)
        game.table.hidden.script_at = 0
        tell(game, game.play(seat, action_of(data)), events)
    game.table.hidden.script = None
    return game


def tell(game: Game, events: Sequence[Event], aloud: bool) -> None:
    """What happened, a line for a sentence."""
    for line in game.say(events) if aloud else ():
        typer.echo(line)
