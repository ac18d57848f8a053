"""Can everything that people read be read, in one line?"""

from collections.abc import Iterator

import msgspec

from .monopoly import Edition

_MAY_BE_EMPTY = ("about", "currency.name", "currency.sign")


def text_problems(edition: Edition) -> Iterator[str]:
    """What is wrong with names, words and the texts of cards."""
    for key, text in _texts(edition):
        if not text.strip() and key not in _MAY_BE_EMPTY:
            yield f"{key}: is empty; allowed: a text that people can read."
        elif not text.isprintable():
            yield f"{key}: {text!r} is not allowed; allowed: one line of text, without control characters."


def _texts(edition: Edition) -> Iterator[tuple[str, str]]:
    yield from (("title", edition.title), ("about", edition.about))
    yield from _table("currency", edition.currency)
    yield from _table("words", edition.words)
    yield from ((f"tokens[{number}]", token) for number, token in enumerate(edition.tokens))
    yield from ((f"groups.{group.id}.name", group.name) for group in edition.groups)
    for space in edition.spaces:
        yield from ((f"spaces.{space.id}.name", space.name), (f"spaces.{space.id}.short", space.short))
    for deck in edition.decks:
        yield f"decks.{deck.id}.name", deck.name
        yield from ((f"decks.{deck.id}.cards.{card.id}.text", card.text) for card in deck.cards)
    if edition.popup is not None:
        places = enumerate(edition.popup.locations)
        yield from ((f"popup.locations[{number}]", place) for number, place in places)


def _table(key: str, table: msgspec.Struct) -> Iterator[tuple[str, str]]:
    for name, text in msgspec.structs.asdict(table).items():
        yield f"{key}.{name}", text
