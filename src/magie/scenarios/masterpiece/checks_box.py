"""Checks of what is printed: the ring, the value cards; and of the piles of two games side by side."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from magie.rules.game import Game
from magie.scenarios.amounts import amount_of
from magie.scenarios.compare import differences
from magie.scenarios.data import as_int, as_list, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece.amounts import FORGERY
from magie.scenarios.masterpiece.moment import Moment
from magie.scenarios.masterpiece.names import is_called


def check_ring(now: Moment, expected: Any, where: Where) -> list[str]:
    """{spaces: 30, Bank Auction: [3, 10, 18, 24]}: just these spaces have this print, or are of this kind."""
    found: list[str] = []
    for name, numbers in as_map(expected, where).items():
        seen: Any = [space.number for space in now.names.edition.spaces if is_called(space, name)]
        if name == "spaces":
            seen = len(now.names.spaces)
        elif not seen:
            now.names.space_ahead(name, 0, where.at(name))
        wanted = numbers if name == "spaces" else as_list(numbers, where.at(name))
        found += differences(wanted, seen, f"{where.key}.{name}")
    return found


def check_board(now: Moment, expected: Any, where: Where) -> list[str]:
    """{26: {kind: sell_for, amount: 350_000}}: what is printed on a space."""
    found: list[str] = []
    for name, part in as_map(expected, where).items():
        seen = msgspec.to_builtins(now.names.edition.spaces[now.names.space(name, where.at(name))])
        data = as_map(part, where.at(name))
        only_keys(data, seen, where.at(name))
        found += differences(data, seen, f"{where.key}.{name}")
    return found


def check_value_cards(now: Moment, expected: Any, where: Where) -> list[str]:
    """{cards: 24, total: 8_700_000, 1_000_000: 1, forgery: 2}: how many cards of the box say what."""
    values = now.names.edition.values
    counts = Counter(values)
    found: list[str] = []
    for key, number in as_map(expected, where).items():
        place = where.at(key)
        if key == "cards":
            seen = len(values)
        elif key == "total":
            seen = sum(values)
        else:
            seen = counts[0 if key == FORGERY else amount_of(key, place, FORGERY)]
        found += differences(as_int(number, place), seen, place.key)
    return found


def pile_orders(game: Game) -> list[list[int]]:
    """Both piles from the top down, and the values that are clipped to paintings."""
    table = game.table
    size = table.state.pile
    hidden = table.hidden
    return [list(hidden.painting_pile[:size]), list(hidden.value_pile[:size]), list(hidden.value)]
