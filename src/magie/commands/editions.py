"""`magie editions`: what can be played, and how to make one of your own."""

from __future__ import annotations

from typing import Annotated

import typer

from magie.commands.edition_new import new
from magie.commands.edition_show import show

app = typer.Typer(
    help="List the editions, show one, check or begin one of your own.", invoke_without_command=True
)


@app.callback()
def editions(context: typer.Context) -> None:
    """List the built-in editions, a line each; the commands below are for one of them or for your own."""
    if context.invoked_subcommand is not None:
        return
    from magie.editions import load, names

    width = max(len(name) for name in names())
    for name in names():
        edition = load(name)
        typer.echo(f"{name:<{width}}  {edition.title}: {edition.about}")


@app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The path of your own .toml.")],
) -> None:
    """Say whether an edition can be played, or all that is wrong with it, a line for each mistake or remark."""
    from magie.editions import load
    from magie.editions.remarks import remarks
    from magie.editions.sheet import contents

    edition = load(file)
    players = f"{edition.rules.players_min} to {edition.rules.players_max} players"
    typer.echo(f"{file} can be played: {edition.title}, for {players}; {contents(edition)}.")
    for remark in remarks(edition):
        typer.echo(f"Remark: {remark}")


app.command()(new)
app.command()(show)
