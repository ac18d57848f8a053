"""A file to begin one's own Monopoly with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magie.commands.edition_new_look import look_parts
from magie.commands.edition_new_parts import (
    entry,
    examples,
    money_and_words,
    notes,
    prose,
    rules,
    table,
    token_list,
)
from magie.commands.edition_toml import as_toml
from magie.editions.loading.fingerprint import said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from magie.editions import Deck, MonopolyEdition


def monopoly_parts(base: MonopolyEdition) -> Iterator[list[str]]:
    """Tokens, groups and spaces; money, words and the pop-up where there is one; options; the look; decks."""
    yield token_list(base)
    yield group_list(base)
    yield space_list(base)
    yield from money_and_words(base, base.words)
    if base.popup is not None:
        yield table("popup", base.popup, "The pop-up: a place for each number of a die, and its figures.")
    yield from rules(base)
    yield from notes(base)
    yield from look_parts(base)
    yield from (deck_table(deck) for deck in base.decks)


def group_list(base: MonopolyEdition) -> list[str]:
    """The groups, by number."""
    meaning = prose(
        "The groups. Streets have one house_price; transports have rents, utilities have factors for the dice, "
        "by the number their owner has."
    )
    return [*meaning, *examples("groups", (entry(group, at) for at, group in enumerate(base.groups)))]


def space_list(base: MonopolyEdition) -> list[str]:
    """The board, by number."""
    meaning = prose(
        "The spaces, by number from GO. A street's rents: bare, with one to four houses, with a hotel. A name "
        "of more than twelve characters needs a short one beside it."
    )
    return [*meaning, *examples("spaces", (entry(space, space.number) for space in base.spaces))]


def deck_table(deck: Deck) -> list[str]:
    """A deck; its cards are found by their ids."""
    start = ["# A card that is not named stays as it is; remove = true takes one out.", "[[decks]]"]
    names = [f"id = {as_toml(deck.id)}", f"#name = {as_toml(deck.name)}"]
    return [*start, *names, *examples("cards", (as_toml(said(card)) for card in deck.cards))]
