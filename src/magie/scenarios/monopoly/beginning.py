"""A new game for a scenario: seats, seed, tokens, opening throws."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from magie.editions import Edition
from magie.rules.game import Game, new_game
from magie.scenarios.data import as_int, as_list, as_text
from magie.scenarios.dice import dice_of
from magie.scenarios.errors import Where

KEYS = ("seats", "seed", "tokens", "banker", "banker_only", "opening")


def begin(edition: Edition, data: Mapping[str, Any], where: Where) -> Game:
    """A game at its first turn. Scripted opening throws must be just those that are asked for."""
    names = players(data.get("seats", 3), where.at("seats"))
    tokens = [as_text(token, where.at("tokens")) for token in as_list(data.get("tokens"), where.at("tokens"))]
    set_up = partial(
        new_game,
        edition,
        names,
        str(data.get("seed", "scenario")),
        tokens=tokens if "tokens" in data else None,
        banker=banker(names, data, where.at("banker")),
        banker_only=str(data["banker_only"]) if "banker_only" in data else None,
    )
    game = set_up()
    if "opening" not in data:
        return game
    throws = [die for throw in as_list(data["opening"], where) for die in dice_of(throw, where.at("opening"))]
    before = shuffles(edition, len(names))
    scripted = set_up(script=[*game.start[:before], *throws])
    if scripted.table.hidden.ran_out or len(scripted.start) != before + len(throws):
        needed = (len(scripted.start) - before) // 2
        raise where.at("opening").error(f"{len(throws) // 2} throws are given, the opening takes {needed}.")
    return scripted


def banker(names: list[str], data: Mapping[str, Any], where: Where) -> int:
    """The seat of the Banker, the first one if nobody is named."""
    name = str(data.get("banker", names[0] if names else ""))
    if names and name not in names:
        raise where.error(f"there is no player {name}; the players are {', '.join(names)}.")
    return names.index(name) if names else 0


def players(seats: object, where: Where) -> list[str]:
    """The names at the table: as given, or A, B, C."""
    if isinstance(seats, list):
        return [str(name) for name in seats]
    return list(string.ascii_uppercase[: as_int(seats, where, 0, 26)])


def shuffles(edition: Edition, seats: int) -> int:
    """How often luck is asked before the opening throws: the decks, and deeds dealt out."""
    swaps: Sequence[int] = [len(deck.cards) - 1 for deck in edition.decks]
    return sum(swaps) + edition.rules.deal_out_deeds * seats
