"""Remarks about an edition file, for people: one sentence each, and no word about where in the program it arose."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer


@contextmanager
def remarks_as_sentences() -> Iterator[None]:
    """While a command runs, tell each remark once; other warnings are shown as ever."""
    from magie.editions import EditionRemark

    with warnings.catch_warnings():
        warnings.simplefilter("default", EditionRemark)
        show_others = warnings.showwarning

        def show(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
            if issubclass(category, EditionRemark):
                typer.echo(str(message), err=True)
            else:
                show_others(message, category, *where, **more)

        warnings.showwarning = show
        yield
