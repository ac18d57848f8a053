"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from magie.editions import Edition, load, notes_of, option_from_text

EditionName = Annotated[
    str, typer.Argument(metavar="EDITION", help="A built-in edition, or the path of your own .toml.")
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="Play by another option; may be given several times."
    ),
]


def chosen_edition(name: str, options: Sequence[str] | None) -> Edition:
    """An edition by name or path, with options as typed."""
    edition = load(name)
    changes = dict(option_from_text(text) for text in options or ())
    for note in notes_of(edition).values():
        if note.once in changes:
            typer.echo(f"{note.once} is no option any more: no rule reads it.", err=True)
    return edition.with_options(changes) if changes else edition


def names_in(text: str) -> list[str]:
    """A list as typed, with commas: "steady, random"."""
    return [name.strip() for name in text.split(",") if name.strip()]
