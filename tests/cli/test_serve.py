"""`magie serve`, before anything is served."""

from __future__ import annotations

import typer
from typer.main import get_command

from magie.commands.serve import serve


def test_help_lists_every_option() -> None:
    """Two of them could be found in the program only."""
    app = typer.Typer()
    app.command()(serve)
    hidden = [option.name for option in get_command(app).params if getattr(option, "hidden", False)]
    assert not hidden
