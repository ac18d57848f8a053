"""`magie editions new`: a file to begin one's own edition with."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from msgspec import Struct

    from magie.editions import Deck, Edition

HEAD = """\
# {title}: an edition of your own. It says only what it changes; all the rest is
# as in {base}.
#
# Lines that begin with a hash and no space after it say what {base} says. Take
# the hash away and change what you like; of a list take the first line, the last
# one and the entries that you change.
#
#   magie editions check {file}    finds mistakes
#   magie editions show {file}     shows the board and all options
#   magie play {file}              plays it

format = 1
extends = {extends}
name = "{name}"
title = "{title}"
#about = {about}
"""


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name; the file will be NAME.toml.")],
    extends: Annotated[
        str, typer.Option("--extends", metavar="EDITION", help="A built-in edition, or the path of a .toml.")
    ] = "luxury",
) -> None:
    """Write a file to begin your own edition with. It can be played at once, as the one it extends."""
    from magie.editions import EditionError, load

    check_name(name)
    file = Path(f"{name}.toml")
    text = starting_file(name, extends, load(extends))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise EditionError([f"{file}: is there already and stays as it is; choose another name."]) from None
    except OSError as error:
        raise EditionError([f"{file}: cannot be written ({error.strerror})."]) from None
    typer.echo(f"{file} is written. It plays like {extends}: change it, then magie editions check {file}.")


def check_name(name: str) -> None:
    """A name that an edition can have, and that no built-in one has."""
    from magie.editions import EditionError, names
    from magie.editions.checks import is_id

    if not is_id(name):
        allowed = "small letters and digits joined by hyphens"
        raise EditionError([f"{name!r} cannot be the name of an edition; allowed: {allowed}."])
    if name in names():
        raise EditionError([f"{name} is built in; choose another name for your own edition."])


def starting_file(name: str, extends: str, base: Edition) -> str:
    """The text of a file that changes nothing yet and shows all that can be changed."""
    from magie.commands.edition_toml import as_toml

    title = name.replace("-", " ").replace("_", " ").capitalize()
    told = {"name": name, "title": title, "file": f"{name}.toml", "base": base.name}
    head = HEAD.format(**told, extends=as_toml(extends), about=as_toml(base.about))
    parts = [*lists(base), *tables(base), *rules(base), *(deck_table(deck) for deck in base.decks)]
    return "\n".join([head, *("\n".join(part) + "\n" for part in parts)])


def lists(base: Edition) -> Iterator[list[str]]:
    """Tokens, groups and spaces."""
    from magie.commands.edition_toml import as_toml

    yield [*prose("At least as many tokens as players."), f"#tokens = {as_toml(base.tokens)}"]
    groups = prose(
        "The groups. Streets have one house_price; transports have rents, utilities have factors for the dice, "
        "by the number their owner has."
    )
    yield [*groups, *examples("groups", (entry(group, at) for at, group in enumerate(base.groups)))]
    spaces = prose(
        "The spaces, by number from GO. A street's rents: bare, with one to four houses, with a hotel. A name "
        "of more than twelve characters needs a short one beside it."
    )
    yield [*spaces, *examples("spaces", (entry(space, space.number) for space in base.spaces))]


def entry(printed: Struct, number: int) -> str:
    """A group or a space as it stands in a list, found by its number."""
    from magie.commands.edition_toml import as_toml
    from magie.editions.fingerprint import said

    return as_toml({"number": number} | said(printed))


def tables(base: Edition) -> Iterator[list[str]]:
    """Money, words, and the pop-up where there is one."""
    yield table("currency", base.currency, "The money; its sign stands before an amount.")
    yield table("words", base.words, "What this edition calls the things that every edition has.")
    if base.popup is not None:
        yield table("popup", base.popup, "The pop-up: a place for each number of a die, and its figures.")


def table(name: str, printed: Struct, meaning: str) -> list[str]:
    """A table with all its keys."""
    from magie.commands.edition_toml import as_toml

    keys = [f"#{key} = {as_toml(getattr(printed, key))}" for key in printed.__struct_fields__]
    return [*prose(meaning), f"[{name}]", *keys]


def rules(base: Edition) -> Iterator[list[str]]:
    """Every option with its sentence."""
    from magie.commands.edition_toml import as_toml
    from magie.editions import OPTIONS

    yield ["# How it is played.", "[rules]"]
    for name, option in OPTIONS.items():
        meaning = prose(f"{option.says} Allowed: {option.allowed}.")
        yield [*meaning, f"#{name} = {as_toml(getattr(base.rules, name))}"]


def deck_table(deck: Deck) -> list[str]:
    """A deck; its cards are found by their ids."""
    from magie.commands.edition_toml import as_toml
    from magie.editions.fingerprint import said

    start = ["# A card that is not named stays as it is; remove = true takes one out.", "[[decks]]"]
    names = [f"id = {as_toml(deck.id)}", f"#name = {as_toml(deck.name)}"]
    return [*start, *names, *examples("cards", (as_toml(said(card)) for card in deck.cards))]


def prose(text: str) -> list[str]:
    """A comment of 80 columns."""
    return [f"# {line}" for line in wrap(text, 78)]


def examples(key: str, entries: Iterable[str]) -> list[str]:
    """A list that nothing is said of yet."""
    return [f"#{key} = [", *(f"#  {entry}," for entry in entries), "#]"]
