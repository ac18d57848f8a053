"""Who sits at the table of a scenario: names, tokens, the banker; and a new game for them."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Any

from magie.editions import Edition
from magie.rules.game import Game
from magie.rules.start import new_game
from magie.scenarios.data import as_int, as_list, as_text
from magie.scenarios.errors import Where

KEYS = ("seats", "seed", "tokens", "banker", "banker_only")


def seat_all(
    edition: Edition, data: Mapping[str, Any], where: Where, script: Sequence[int] | None = None
) -> Game:
    """A new game up to its first question; `script` has what luck gives for it."""
    names = players(data.get("seats", 3), where.at("seats"))
    tokens = [as_text(token, where.at("tokens")) for token in as_list(data.get("tokens"), where.at("tokens"))]
    return new_game(
        edition,
        names,
        str(data.get("seed", "scenario")),
        tokens=tokens if "tokens" in data else None,
        banker=banker(names, data, where.at("banker")),
        banker_only=str(data["banker_only"]) if "banker_only" in data else None,
        script=script,
    )


def players(seats: object, where: Where) -> list[str]:
    """The names at the table: as given, or A, B, C."""
    if isinstance(seats, list):
        return [str(name) for name in seats]
    return list(string.ascii_uppercase[: as_int(seats, where, 0, 26)])


def banker(names: list[str], data: Mapping[str, Any], where: Where) -> int:
    """The seat of the Banker, the first one if nobody is named."""
    name = str(data.get("banker", names[0] if names else ""))
    if names and name not in names:
        raise where.error(f"there is no player {name}; the players are {', '.join(names)}.")
    return names.index(name) if names else 0


def changed(numbers: list[int], at: int, value: int) -> list[int]:
    """The same list with one entry changed; the engine takes whole lists only."""
    copy = list(numbers)
    copy[at] = value
    return copy
