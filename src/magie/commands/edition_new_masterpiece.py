"""A file to begin one's own Masterpiece with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magie.commands.edition_new_look import look_parts
from magie.commands.edition_new_parts import entry, examples, money_and_words, prose, rules, token_list
from magie.commands.edition_toml import as_toml

if TYPE_CHECKING:
    from collections.abc import Iterator

    from magie.editions import MasterpieceEdition


def masterpiece_parts(base: MasterpieceEdition) -> Iterator[list[str]]:
    """Tokens, value cards, the ring and the paintings; money and words; options; the look."""
    yield token_list(base)
    yield value_list(base)
    yield space_list(base)
    yield painting_list(base)
    yield from money_and_words(base, base.words)
    yield from rules(base)
    yield from look_parts(base)


def value_list(base: MasterpieceEdition) -> list[str]:
    """The value cards, which are taken whole."""
    meaning = prose(
        "The value cards: as many as there are paintings; 0 is a forgery. This list is taken whole from your file."
    )
    return [*meaning, f"#values = {as_toml(base.values)}"]


def space_list(base: MasterpieceEdition) -> list[str]:
    """The ring, by number."""
    meaning = prose(
        "The spaces, in the order of play. Those of kind buy, buy_from_player, sell_for and collect have an amount. "
        "A name of more than twelve characters needs a short one beside it."
    )
    return [*meaning, *examples("spaces", (entry(space, space.number) for space in base.spaces))]


def painting_list(base: MasterpieceEdition) -> list[str]:
    """The paintings, by number."""
    meaning = prose(
        "The paintings, with titles for people; a value card gives each its worth during the game."
    )
    return [*meaning, *examples("paintings", (entry(each, at) for at, each in enumerate(base.paintings)))]
