"""Can everything that people read be read, in one line?"""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from magie.editions.edition import Edition

_MAY_BE_EMPTY = ("about", "currency.name", "currency.sign")
Texts = Iterator[tuple[str, str]]


def unreadable(texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """What is wrong with these texts, each given with its key."""
    for key, text in texts:
        if not text.strip() and key not in _MAY_BE_EMPTY:
            yield f"{key}: is empty; allowed: a text that people can read."
        elif not text.isprintable():
            yield f"{key}: {text!r} is not allowed; allowed: one line of text, without control characters."


def texts_of_the_box(edition: Edition, words: object) -> Texts:
    """The texts that a box of any family has, but for those on its board."""
    yield from (("title", edition.title), ("about", edition.about))
    yield from _table("currency", edition.currency)
    yield from _table("words", words)
    yield from ((f"tokens[{number}]", token) for number, token in enumerate(edition.tokens))


def texts_of_the_board(edition: Edition) -> Texts:
    """The names on the board."""
    for space in edition.spaces:
        yield from ((f"spaces.{space.id}.name", space.name), (f"spaces.{space.id}.short", space.short))


def _table(key: str, table: object) -> Texts:
    assert isinstance(table, Struct)
    for name, text in msgspec.structs.asdict(table).items():
        yield f"{key}.{name}", text
