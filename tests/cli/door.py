"""Calling `magie` from tests."""

from __future__ import annotations

from typer.testing import CliRunner

from magie.cli import app


class Answer:
    """What came out of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def magie(*arguments: str, typed: str = "") -> Answer:
    """Run `magie` with these arguments; `typed` is what comes in by the pipe."""
    result = CliRunner().invoke(app, list(arguments), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)
