"""`magie editions show`: the board and the options of an edition, and where they differ."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from magie.editions import Edition, Option


def show(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A built-in edition, or the path of your own .toml.")
    ],
    options: Annotated[bool, typer.Option("--options", help="Only the options.")] = False,
    changed: Annotated[bool, typer.Option("--changed", help="Only the options that differ.")] = False,
) -> None:
    """Print the board and all options of an edition; a star marks what differs from the one it extends."""
    from magie.editions import load
    from magie.editions.sheet import head, sheet

    edition = load(name)
    base = base_of(name, edition.family)
    lines = [*head(edition), star_means(base)]
    if not (options or changed):
        lines += sheet(edition, base)
    lines += ["", "Options", *option_lines(edition, base, changed)]
    typer.echo("\n".join([*lines, *note_lines(edition, base, changed)]))


def base_of(name: str, family: str) -> Edition | None:
    """The edition that this one extends, if there is one of the same family that can be played by itself."""
    from magie.editions import EditionError, load_base

    try:
        base = load_base(name)
    except EditionError:
        return None
    return base if base is not None and base.family == family else None


def star_means(base: Edition | None) -> str:
    """What a star stands for here."""
    if base is None:
        return "A star marks options that are not as in most printings."
    return f"It extends {base.name}; a star marks what differs."


def option_lines(edition: Edition, base: Edition | None, changed: bool) -> list[str]:
    """Every option with its value, its sentence and what is allowed; or only those that differ."""
    from magie.editions import options_of

    said = compared(options_of(edition), edition.rules, base and base.rules)
    return told(said, base.name if base else "most printings", changed) or ["  None differs."]


def note_lines(edition: Edition, base: Edition | None, changed: bool) -> list[str]:
    """What the book says in words of its own, with a heading; nothing where there is nothing to tell."""
    from magie.editions import notes_of

    said = compared(notes_of(edition), edition.notes, base and base.notes)
    lines = told(said, base.name if base else "most printings", changed)
    return ["", "Notes: no rule reads these, all editions play alike", *lines] if lines else []


def compared(
    entries: Mapping[str, Option], said: object, base: object | None
) -> Iterator[tuple[Option, object, object]]:
    """Every option or note with its value, and the value that it has elsewhere."""
    for name, option in entries.items():
        value = getattr(said, name)
        if base is not None:
            yield option, value, getattr(base, name)
        else:
            yield option, value, value if option.display_only else option.usual


def told(said: Iterator[tuple[Option, object, object]], where: str, changed: bool) -> list[str]:
    """All of them, or only those that differ."""
    from magie.commands.edition_toml import as_toml

    lines: list[str] = []
    for option, value, other in said:
        if value != other:
            lines += one_option(option, value, f"{as_toml(other)} in {where}")
        elif not changed:
            lines += one_option(option, value)
    return lines


def one_option(option: Option, value: object, elsewhere: str = "") -> list[str]:
    """An option with a star if it is different elsewhere, what it means, and what is allowed."""
    from magie.commands.edition_toml import as_toml
    from magie.editions.sheet_parts import NO_STAR, STAR

    kind = " (house rule)" if option.house_rule else ""
    sentences = [option.says, f"Allowed: {option.allowed}.", f"It is {elsewhere}." if elsewhere else ""]
    return [
        f"{STAR if elsewhere else NO_STAR}{option.name} = {as_toml(value)}{kind}",
        *(f"    {line}" for sentence in sentences for line in wrap(sentence, 76)),
    ]
