"""A new game for a scenario: seats, seed, tokens, opening throws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.editions import MonopolyEdition
from magie.rules.game import Game
from magie.scenarios import seating
from magie.scenarios.data import as_list
from magie.scenarios.dice import dice_of
from magie.scenarios.errors import Where

KEYS = (*seating.KEYS, "opening")


def begin(edition: MonopolyEdition, data: Mapping[str, Any], where: Where) -> Game:
    """A game at its first turn. Scripted opening throws must be just those that are asked for."""
    game = seating.seat_all(edition, data, where)
    if "opening" not in data:
        return game
    throws = [die for throw in as_list(data["opening"], where) for die in dice_of(throw, where.at("opening"))]
    before = shuffles(edition, len(game.names))
    scripted = seating.seat_all(edition, data, where, script=[*game.start[:before], *throws])
    if scripted.table.hidden.ran_out or len(scripted.start) != before + len(throws):
        needed = (len(scripted.start) - before) // 2
        raise where.at("opening").error(f"{len(throws) // 2} throws are given, the opening takes {needed}.")
    return scripted


def shuffles(edition: MonopolyEdition, seats: int) -> int:
    """How often luck is asked before the opening throws: the decks, and deeds dealt out."""
    swaps: Sequence[int] = [len(deck.cards) - 1 for deck in edition.decks]
    return sum(swaps) + edition.rules.deal_out_deeds * seats
