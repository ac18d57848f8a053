"""A desk for tests: lines typed beforehand, everything printed kept as plain text."""

from __future__ import annotations

import io
from collections.abc import Iterable

import pytest
from rich.console import Console, RenderableType

from magie.terminal.desk import Desk


def desk_with(
    monkeypatch: pytest.MonkeyPatch, typed: Iterable[str], width: int = 80
) -> tuple[Desk, io.StringIO]:
    """A desk where these lines are typed, and what it prints."""
    paper = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return Desk(Console(file=paper, width=width, force_terminal=False)), paper


def printed(what: RenderableType, width: int = 80) -> str:
    """A renderable as plain text, without spaces at the ends of lines."""
    paper = io.StringIO()
    Console(file=paper, width=width, force_terminal=False, highlight=False).print(what)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
