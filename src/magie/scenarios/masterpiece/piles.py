"""The piles of a scenario: all paintings and all value cards of the edition, each in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from magie.scenarios.data import as_list, show
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece.amounts import value_of
from magie.scenarios.masterpiece.names import Names

Card = TypeVar("Card")


def top_paintings(names: Names, given: Mapping[str, Any], where: Where) -> list[int]:
    """The paintings that come first, from the top: one, or a list."""
    return names.paintings(given.get("top"), where.at("top"))


def top_values(given: Mapping[str, Any], where: Where) -> list[int]:
    """The value cards that come first, from the top."""
    place = where.at("next_values")
    return [value_of(value, place) for value in as_list(given.get("next_values"), place)]


def stacked(top: Sequence[Card], cards: Sequence[Card], where: Where) -> list[Card]:
    """All these cards from the top down: the named ones first, the others in their order."""
    rest = list(cards)
    for card in top:
        take_one(rest, card, where)
    return [*top, *rest]


def take_one(rest: list[Card], card: Card, where: Where) -> None:
    """A named card leaves those that are still to be dealt."""
    if card not in rest:
        left = show(list(dict.fromkeys(rest)))
        raise where.error(f"{shown(card)} is not among the cards that are left; there are {left}.")
    rest.remove(card)


def shown(card: object) -> str:
    """A value card in words."""
    return "a forgery (0)" if card == 0 else f"{card:,}" if isinstance(card, int) else str(card)
