"""`magie bench`: how fast the engine is here."""

from __future__ import annotations

import typer


def bench() -> None:
    """Measure the speed of the engine and print it as JSON."""
    import msgspec

    from magie.sim.bench import measure

    typer.echo(msgspec.json.format(msgspec.json.encode(measure())).decode())
