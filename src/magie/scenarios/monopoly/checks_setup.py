"""Checks of what is printed and dealt out: notes, tokens, the board; and of two games side by side."""

from __future__ import annotations

from typing import Any

import msgspec

from magie.rules.game import Game
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, as_map, one_of, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.decks import cards_of
from magie.scenarios.monopoly.moment import Moment


def check_notes(now: Moment, expected: Any, where: Where) -> list[str]:
    """{500: 2, 100: 4}: how the starting money is shown in notes, just these."""
    wanted = as_map(expected, where)
    seen = {str(value): count for value, count in now.names.edition.rules.start_notes.items()}
    return [] if wanted == seen else [f"{where.key}: expected {show(wanted)}, saw {show(seen)}"]


def check_tokens_left(now: Moment, expected: Any, where: Where) -> list[str]:
    """How many tokens of the box nobody chose."""
    return differences(expected, len(now.names.edition.tokens) - len(now.game.tokens), where.key)


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


def check_compare(now: Moment, expected: Any, where: Where) -> list[str]:
    """[{games: [one, two], decks: same, position: different}]: games that were begun with `as`."""
    found: list[str] = []
    for number, entry in enumerate(as_list(expected, where), 1):
        place = where.at(number)
        data = as_map(entry, place)
        only_keys(data, ("games", "decks", "position"), place)
        games = [game_called(now, name, place) for name in as_list(data.get("games"), place)]
        for key, fact in (("decks", deck_orders), ("position", Game.digest)):
            if key in data:
                alike = len({str(fact(game)) for game in games}) == 1
                one_of(data[key], ("same", "different"), place.at(key))
                found += differences(data[key], "same" if alike else "different", f"{place.key}.{key}")
    return found


def game_called(now: Moment, name: object, where: Where) -> Game:
    """A game that was begun with `as: name`."""
    if str(name) not in now.games:
        raise where.error(f"no game was begun `as: {name}`; there are {', '.join(now.games) or 'none'}.")
    return now.games[str(name)]


def deck_orders(game: Game) -> list[list[int]]:
    """The cards of every deck, from the top down."""
    return [cards_of(game.table, deck) for deck in range(len(game.edition.decks))]
