"""`magie scenarios`: check worked cases of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from magie.commands.choices import names_in

FAILED = 1


def scenarios(
    paths: Annotated[
        list[Path], typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")
    ],
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Say which rules are shown by a scenario, and which by none.")
    ] = False,
    games: Annotated[
        str | None,
        typer.Option("--games", metavar="NAMES", help="Only the rules of these editions, with commas."),
    ] = None,
) -> None:
    """Run scenarios: positions, actions and what must come of them. Exit code 1 if one fails."""
    from magie import scenarios as cases
    from magie.rules.errors import MagieError

    check_paths(paths)
    if games is not None and not coverage:
        raise MagieError("--games says which rules --coverage lists; give both, or leave it out.")
    report = cases.coverage(paths, chosen_games(games)) if coverage else cases.run_paths(paths)
    typer.echo(report.render())
    if not report.ok:
        raise typer.Exit(FAILED)


def check_paths(paths: list[Path]) -> None:
    """Every path must lead somewhere."""
    from magie.rules.errors import MagieError

    for path in paths:
        if not path.exists():
            raise MagieError(f"{path} cannot be read: there is no such file or folder.")


def chosen_games(text: str | None) -> list[str] | None:
    """The games named, each of which must be in the register; None: all."""
    from magie.register import games
    from magie.rules.errors import MagieError

    if text is None:
        return None
    for name in names_in(text):
        if name not in games():
            raise MagieError(f"There is no game {name!r}; the games are {', '.join(games())}.")
    return names_in(text)
