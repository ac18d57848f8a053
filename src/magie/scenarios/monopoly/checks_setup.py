"""Checks of what is printed and dealt out: notes, the board, the order of the decks."""

from __future__ import annotations

from typing import Any

import msgspec

from magie.rules.game import Game
from magie.scenarios.compare import differences
from magie.scenarios.data import as_map, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.decks import cards_of
from magie.scenarios.monopoly.moment import Moment


def check_notes(now: Moment, expected: Any, where: Where) -> list[str]:
    """{500: 2, 100: 4}: how the starting money is shown in notes, just these."""
    wanted = as_map(expected, where)
    seen = {str(value): count for value, count in now.names.edition.rules.start_notes.items()}
    return [] if wanted == seen else [f"{where.key}: expected {show(wanted)}, saw {show(seen)}"]


def check_board(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: {name: Pacific Avenue, price: 300}}: what is printed on a space and its deed."""
    found: list[str] = []
    for name, part in as_map(expected, where).items():
        space = now.names.edition.spaces[now.names.space(name, where.at(name))]
        seen = msgspec.to_builtins(space)
        seen["tax"] = space.tax.amount if space.tax else 0
        seen["house_price"] = now.names.edition.group(space.group).house_price if space.group else 0
        only_keys(as_map(part, where.at(name)), seen, where.at(name))
        found += differences(part, seen, f"{where.key}.{name}")
    return found


def deck_orders(game: Game) -> list[list[int]]:
    """The cards of every deck, from the top down."""
    return [cards_of(game.table, deck) for deck in range(len(game.edition.decks))]
