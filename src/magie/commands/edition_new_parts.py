"""The lines that a new edition file is made of, whatever family it belongs to."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from magie.commands.edition_toml import as_toml
from magie.editions import notes_of, options_of
from magie.editions.checks import lists_in
from magie.editions.loading.fingerprint import said
from magie.families import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import Any

    from msgspec import Struct

    from magie.editions import Edition, Option

MONEY = "The money; its sign stands before an amount."


def token_list(base: Edition) -> list[str]:
    """The tokens."""
    return [*prose("At least as many tokens as players."), f"#tokens = {as_toml(base.tokens)}"]


def entry(printed: Struct, number: int) -> str:
    """A group, a space or a painting as it stands in a list, found by its number."""
    return as_toml({"number": number} | said(printed))


def table(name: str, printed: Struct, meaning: str) -> list[str]:
    """A table with all its keys."""
    keys = [f"#{key} = {as_toml(getattr(printed, key))}" for key in printed.__struct_fields__]
    return [*prose(meaning), f"[{name}]", *keys]


def money_and_words(base: Edition, words: Struct) -> Iterator[list[str]]:
    """The tables that most families have."""
    yield table("currency", base.currency, MONEY)
    yield table("words", words, "What this edition calls the things that every edition has.")


def rules(base: Edition) -> Iterator[list[str]]:
    """Every option with its sentence."""
    yield ["# How it is played.", "[rules]"]
    yield from _entries(options_of(base), base.rules)


def notes(base: Edition) -> Iterator[list[str]]:
    """What the book of the base says in words of its own, where there is something."""
    if notes_of(base):
        yield ["# No rule reads these: what all editions play alike, in the words of this book.", "[notes]"]
        yield from _entries(notes_of(base), base.notes)


def _entries(entries: Mapping[str, Option], said: object) -> Iterator[list[str]]:
    for name, option in entries.items():
        meaning = prose(f"{option.says} Allowed: {option.allowed}.")
        yield [*meaning, f"#{name} = {as_toml(getattr(said, name))}"]


def plain_parts(base: Edition) -> Iterator[list[str]]:
    """Tokens, everything that lies in the box as a list, money, options: for a family that says no more."""
    yield token_list(base)
    for key, things in lists_in(base):
        entries = (as_toml(said(thing)) for thing in things)
        yield [*prose(f"The {key.replace('_', ' ')}, found by their ids."), *examples(key, entries)]
    yield table("currency", base.currency, MONEY)
    yield from rules(base)
    yield from notes(base)


NEW_FILE: Part[Callable[[Any], Iterator[list[str]]]] = Part("new_file", lambda family: plain_parts)


def prose(text: str) -> list[str]:
    """A comment of 80 columns."""
    return [f"# {line}" for line in wrap(text, 78)]


def examples(key: str, entries: Iterable[str]) -> list[str]:
    """A list that nothing is said of yet."""
    return [f"#{key} = [", *(f"#  {entry}," for entry in entries), "#]"]
