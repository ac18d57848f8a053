"""A new game of Masterpiece for a scenario: shuffled by a seed, or with cards that lie on top of the piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from magie.editions import MasterpieceEdition
from magie.rules.game import Game
from magie.scenarios import seating
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece import piles
from magie.scenarios.masterpiece.names import Names

KEYS = (*seating.KEYS, "top", "next_values")
Card = TypeVar("Card")


def begin(edition: MasterpieceEdition, data: Mapping[str, Any], where: Where) -> Game:
    """A game before the first space is chosen; `top` and `next_values` lie on the piles before the deal."""
    game = seating.seat_all(edition, data, where)
    if "top" not in data and "next_values" not in data:
        return game
    names = Names(edition, game.names)
    cards = sorted(edition.values, reverse=True)
    values = piles.stacked(piles.top_values(data, where), cards, where.at("next_values"))
    paintings = list(range(len(edition.paintings)))
    order = piles.stacked(piles.top_paintings(names, data, where), paintings, where.at("top"))
    script = [*shuffle_into(cards, values[::-1]), *shuffle_into(paintings, order[::-1])]
    return seating.seat_all(edition, data, where, script=script)


def shuffle_into(cards: Sequence[Card], wanted: Sequence[Card]) -> list[int]:
    """What luck must give so that shuffling these cards leaves them in that order.

    >>> shuffle_into(["a", "b", "c"], ["c", "a", "b"])
    [2, 1]
    """
    lying, given = list(cards), list[int]()
    for last in range(len(lying) - 1, 0, -1):
        found = lying.index(wanted[last])
        given.append(found + 1)
        lying[last], lying[found] = lying[found], lying[last]
    return given
