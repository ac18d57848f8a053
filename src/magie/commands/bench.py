"""`magie bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer


def bench(
    edition: Annotated[
        str, typer.Argument(help="A built-in edition, or a .toml file of your own.")
    ] = "luxury",
    games: Annotated[
        int | None, typer.Option(help="How many games the engine of this program plays.", min=1)
    ] = None,
) -> None:
    """Measure the speed of the engine and print it as JSON."""
    import msgspec

    from magie.sim.bench import measure

    typer.echo(msgspec.json.format(msgspec.json.encode(measure(edition, games))).decode())
