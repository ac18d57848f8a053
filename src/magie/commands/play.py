"""`magie play`: sit down and play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from magie.commands.choices import EditionName, OptionTexts, chosen_edition, names_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from magie.bots import Bot
    from magie.rules.game import Game
    from magie.terminal.desk import Desk

USUAL_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")
USUAL_SEATS = 4


def play(
    edition: EditionName = "luxury",
    seats: Annotated[
        int | None, typer.Option("--seats", min=2, help="How many players; 4 if not given.")
    ] = None,
    people: Annotated[
        int, typer.Option("--people", min=0, help="How many of them are people at this terminal.")
    ] = 1,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAMES", help="One bot for the other seats, or one for each.")
    ] = "steady",
    names: Annotated[
        str | None, typer.Option("--names", help="The players' names, people first, with commas.")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same luck.")] = None,
    option: OptionTexts = None,
    pace: Annotated[
        float | None, typer.Option("--pace", min=0, max=10, help="Seconds between two sentences about bots.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the record of the game here.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that was left.")
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal; so does every option above.")
    ] = False,
) -> None:
    """Play: in the browser against three bots, or in the terminal, alone or several people in turn."""
    asked = (seats, names, seed, option, pace, record, resume)
    in_terminal = terminal or people != 1 or bots != "steady" or any(value is not None for value in asked)
    if not in_terminal and client_is_built():
        play_in_browser(edition)
    else:
        play_in_terminal(edition, seats, people, bots, names, seed, option, pace, record, resume)


def client_is_built() -> bool:
    """Is there something to show in a browser? A checkout builds it with `make client`."""
    if (Path(__file__).parent.parent / "server" / "client" / "index.html").exists():
        return True
    typer.echo("The pages for the browser are not built (make client), so this is the terminal.", err=True)
    return False


def play_in_browser(edition: str) -> None:
    """Serve on this machine and open a table against bots; the server stays until Ctrl-C."""
    from magie.commands.serve import serve_here

    box = chosen_edition(edition, None)
    serve_here(f"/play/{box.name}", (edition,) if edition.endswith(".toml") else ())


def play_in_terminal(
    edition: str,
    seats: int | None,
    people: int,
    bots: str,
    names: str | None,
    seed: str | None,
    option: list[str] | None,
    pace: float | None,
    record: Path | None,
    resume: Path | None,
) -> None:
    """Sit down at this terminal."""
    from rich.console import Console

    from magie.api import new_game
    from magie.terminal.desk import Desk

    if resume is not None:
        game = saved_game(resume)
        number = len(game.names)
    else:
        box = chosen_edition(edition, option)
        called = names_in(names) if names else []
        number = seats or max(len(called), people, min(USUAL_SEATS, box.rules.players_max))
        game = new_game(box, all_names(called, number), seed)
    players = seat_bots(number, people, names_in(bots), str(seed))
    console = Console(highlight=False)
    usual_pace = 0.25 if console.is_terminal else 0.0
    sit_down(game, players, Desk(console, usual_pace if pace is None else pace), record or resume)


def saved_game(file: Path) -> Game:
    """A game that was left, to go on with; its luck goes on as it would have."""
    from magie.api import replay
    from magie.rules.errors import MagieError
    from magie.terminal.files import read

    game = replay(read(file))
    if game.over:
        raise MagieError(f"The game in {file} is over; magie replay {file} shows it.")
    return game


def all_names(called: Sequence[str], number: int) -> list[str]:
    """As many names as players: those given, then usual ones."""
    from magie.rules.errors import MagieError

    if len(called) > number:
        raise MagieError(f"{len(called)} names are too many for {number} players.")
    spare = [name for name in USUAL_NAMES if name not in called]
    return [*called, *spare][:number]


def seat_bots(number: int, people: int, names: Sequence[str], seed: str) -> dict[int, Bot]:
    """A bot for every seat that no person has; people sit first."""
    from magie.bots import make
    from magie.rules.errors import MagieError

    if people > number:
        raise MagieError(f"{people} people do not fit on {number} seats.")
    free = range(people, number)
    wanted = list(names) * len(free) if len(names) == 1 else list(names)
    if len(wanted) != len(free):
        raise MagieError(
            f"{len(free)} seats are free for bots; name one bot, or {len(free)}, not {len(wanted)}."
        )
    return {seat: make(name, f"{seed}/{seat}") for seat, name in zip(free, wanted, strict=True)}


def sit_down(game: Game, players: dict[int, Bot], desk: Desk, record: Path | None) -> None:
    """Play, and whatever ends it, keep the record."""
    from magie.terminal.ending import standings
    from magie.terminal.sitting import Left, Sitting

    try:
        welcome(game, players, desk)
        Sitting(game, players, desk).play()
        desk.show("")
        desk.show(standings(game))
    except Left as left:
        desk.show(f"{left}; the game stops here.")
    except KeyboardInterrupt:
        desk.show("\nYou left the table; the game stops here.")
    finally:
        if record is not None:
            keep(game, desk, record)


def welcome(game: Game, players: dict[int, Bot], desk: Desk) -> None:
    """Who plays what, and how to find out more."""
    from magie.terminal.faces import face_of

    people = [name for seat, name in enumerate(game.names) if seat not in players]
    machines = [name for seat, name in enumerate(game.names) if seat in players]
    table = f"{', '.join(people) or 'Nobody'} at this terminal"
    bots = f"; bots: {', '.join(machines)}" if machines else ""
    desk.show(game.edition.title, style="bold")
    desk.show(f"{table}{bots}. Type `help` for all you can do.")
    if face_of(game).hides and len(people) > 1:
        desk.show("The keyboard is passed round: nobody sees what only somebody else may know.")


def keep(game: Game, desk: Desk, record: Path) -> None:
    """Write the record and say how to see it again."""
    from magie.terminal.files import write

    write(record, game.record().to_json())
    desk.show_command(f"To see it again: magie replay {record} --events")
    if not game.over:
        desk.show_command(f"To go on: magie play --resume {record}")
