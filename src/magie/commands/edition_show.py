"""`magie editions show`: the board and the options of an edition, and where they differ."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
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
    typer.echo("\n".join([*lines, "", "Options", *option_lines(edition, base, changed)]))


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
    from magie.commands.edition_toml import as_toml
    from magie.editions import options_of

    where = base.name if base else "most printings"
    lines: list[str] = []
    for name, option in options_of(edition).items():
        value, other = getattr(edition.rules, name), getattr(base.rules, name) if base else option.usual
        if value != other and (base or not option.display_only):
            lines += one_option(option, value, f"{as_toml(other)} in {where}")
        elif not changed:
            lines += one_option(option, value)
    return lines or ["  None differs."]


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
