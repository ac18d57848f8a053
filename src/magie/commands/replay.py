"""`magie replay`: play a record again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from magie.rules.events import Event
    from magie.rules.game import Game
    from magie.rules.record import Record

    Listener = Callable[[Sequence[Event]], list[Event]]


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as `magie play --record` writes it.")
    ],
    verify: Annotated[
        bool, typer.Option("--verify", help="Prove every throw and shuffle from the seed, and the chain.")
    ] = False,
    head: Annotated[
        str | None,
        typer.Option("--head", help="With --verify: a head of the chain that your own device has kept."),
    ] = None,
    events: Annotated[bool, typer.Option("--events", help="Tell the whole game in sentences.")] = False,
    to: Annotated[
        int | None, typer.Option("--to", min=0, help="Stop after so many moves and show the position.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", help="Only what this player could see: a name, or a number from 1."),
    ] = None,
    onlooker: Annotated[
        bool, typer.Option("--onlooker", help="Only what somebody without a seat could see.")
    ] = False,
) -> None:
    """Replay a record: it must lead to the position it claims. Then show how the game stands or ended.

    A finished game is told with all its secrets, unless to a seat or an onlooker; one that may go on keeps them.
    """
    from rich.console import Console

    from magie.commands.verifying import checked_head, proofs
    from magie.rules.record import Record
    from magie.rules.record import replay as replay_whole
    from magie.terminal.ending import standings
    from magie.terminal.faces import face_of
    from magie.terminal.files import read

    kept = None if head is None else checked_head(head)
    record = Record.from_json(read(file))
    whole = replay_whole(record)
    viewer = chosen_viewer(whole.names, seat, onlooker)
    everything = whole.over and seat is None and not onlooker
    game = replay_to(record, to, listener(viewer, everything) if events else None)
    console = Console(highlight=False)
    if game.over:
        console.print(standings(game))
    else:
        view = game.view(viewer)
        console.print(face_of(game).summary(view, console.width))
        typer.echo(view.situation())
    typer.echo(f"{len(record.moves)} moves replay to the position {whole.digest()}.")
    if verify or kept:
        for sentence in proofs(record, kept):
            typer.echo(sentence)


def chosen_viewer(names: tuple[str, ...], seat: str | None, onlooker: bool) -> int | None:
    """The seat through whose eyes the game is seen; None for an onlooker."""
    from magie.rules.errors import MagieError
    from magie.terminal.naming import player_named

    if seat is not None and onlooker:
        raise MagieError("A seat or an onlooker: choose one of the two.")
    return None if seat is None else player_named(seat, names, None)


def listener(viewer: int | None, everything: bool) -> Listener:
    """What is heard of what happens: everything, or what the viewer could see."""
    from magie.rules.events import heard_by

    return list if everything else lambda events: heard_by(events, viewer)


def replay_to(record: Record, to: int | None, heard: Listener | None) -> Game:
    """The game after so many moves, told as it goes if somebody listens."""
    from magie.rules.errors import MagieError
    from magie.rules.record import begin

    last = len(record.moves) if to is None else to
    if last > len(record.moves):
        raise MagieError(f"This record has {len(record.moves)} moves; there is no move {last}.")
    game = begin(record)
    tell(game, game.opening, heard)
    for seat, data, given in record.moves[:last]:
        game.table.hidden.script = list(given)
        game.table.hidden.script_at = 0
        tell(game, game.play(seat, game.action_of(data)), heard)
    game.table.hidden.script = None
    return game


def tell(game: Game, events: Sequence[Event], heard: Listener | None) -> None:
    """What happened, a line for a sentence."""
    for line in game.say(heard(events)) if heard else ():
        typer.echo(line)
