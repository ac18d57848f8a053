"""`magie editions`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(help="List the editions, or show one.", invoke_without_command=True)


@app.callback()
def editions(context: typer.Context) -> None:
    """List the built-in editions, a line each."""
    if context.invoked_subcommand is not None:
        return
    from magie.editions import load, names

    width = max(len(name) for name in names())
    for name in names():
        edition = load(name)
        typer.echo(f"{name:<{width}}  {edition.title}: {edition.about}")


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A built-in edition, or the path of your own .toml.")],
    changed: Annotated[
        bool, typer.Option("--changed", help="Only options that are not as in most printings.")
    ] = False,
) -> None:
    """Print the board and the options of an edition."""
    from magie.editions import load
    from magie.editions.__main__ import board_table

    edition = load(name)
    rules = edition.rules
    typer.echo(f"{edition.title}: {edition.about}\n")
    typer.echo(
        f"For {rules.players_min} to {rules.players_max} players. Tokens: {', '.join(edition.tokens)}.\n"
    )
    typer.echo(board_table(edition))
    typer.echo("\nOptions:")
    for line in option_lines(rules, changed):
        typer.echo(line)


def option_lines(rules: object, changed: bool) -> list[str]:
    """Every option with its value, its sentence and what else is allowed."""
    from magie.editions import OPTIONS, Rules
    from magie.editions.shape import shown

    usual = Rules()
    lines = []
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        if changed and value == getattr(usual, name):
            continue
        mark = " (house rule)" if option.house_rule else ""
        lines.append(f"  {name} = {shown(plain(value))}{mark}")
        lines.append(f"      {option.says} Allowed: {option.allowed}.")
    return lines or ["  as in most printings"]


def plain(value: object) -> object:
    """A value as a file would have it."""
    return sorted(value) if isinstance(value, frozenset) else value
