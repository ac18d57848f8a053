"""The paintings of a scenario: whose they are, what they are worth, and who has seen it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.limits as limits
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.rules.game import Game
from magie.scenarios.data import as_int, as_list, as_map
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece import piles
from magie.scenarios.masterpiece.amounts import value_of
from magie.scenarios.masterpiece.names import Names
from magie.scenarios.seating import changed


@dataclass
class Hanging:
    """Where every painting is, and the values that are named; whoever took one first comes first."""

    owner: dict[int, int] = field(default_factory=dict)
    value: dict[int, int] = field(default_factory=dict)
    where: dict[int, Where] = field(default_factory=dict)

    def hang(self, names: Names, data: object, owner: int, where: Where) -> None:
        """{P1: 750_000, P2: forgery}, or a list where the values do not matter."""
        values = as_map(data, where) if isinstance(data, Mapping) else {}
        for painting in names.paintings(list(values) or data, where):
            if painting in self.owner:
                raise where.error(f"{names.called(painting)} is already named elsewhere; there is one of it.")
            self.owner[painting] = owner
        for name, value in values.items():
            painting, place = names.painting(name, where), where.at(name)
            self.value[painting], self.where[painting] = value_of(value, place), place


def hang_paintings(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Who owns which painting, what was cashed in, and the rest in the pile."""
    hanging = Hanging()
    for seat, player in enumerate(names.players):
        data = as_map(given.get(player) or {}, where.at(player))
        hanging.hang(names, data.get("paintings"), seat, where.at(player).at("paintings"))
    hanging.hang(names, given.get("cashed_in"), whereabouts.CASHED_IN, where.at("cashed_in"))
    order = pile_of(names, hanging, given, where)
    lay_out(game, hanging, order, given, where)
    for name, players in as_map(given.get("known_to") or {}, where.at("known_to")).items():
        place = where.at("known_to").at(name)
        for player in as_list(players, place):
            remember(game, names.painting(name, place), names.seat(player, place), place)


def pile_of(names: Names, hanging: Hanging, given: Mapping[str, Any], where: Where) -> list[int]:
    """The pile from the top down; what is not in it any more was cashed in."""
    top = piles.top_paintings(names, given, where)
    for painting in top:
        if painting in hanging.owner:
            raise where.at("top").error(f"{names.called(painting)} is not in the pile.")
    free = [p for p in range(len(names.painting_ids)) if p not in hanging.owner]
    if not free:
        raise where.error("every painting has left the pile; with the last one the game is over.")
    order = piles.stacked(top, free, where.at("top"))
    size = as_int(given.get("pile", len(order)), where.at("pile"), max(1, len(top)), len(order))
    if len(piles.top_values(given, where)) > size:
        raise where.at("next_values").error(f"these are more than the {size} that lie in the pile.")
    for painting in order[size:]:
        hanging.owner[painting] = whereabouts.CASHED_IN
    return order[:size]


def lay_out(game: Game, hanging: Hanging, order: list[int], given: Mapping[str, Any], where: Where) -> None:
    """Paintings and value cards on the table, as the engine keeps them."""
    state, hidden = game.table.state, game.table.hidden
    rest, next_values = deal_values(game, hanging, given, where)
    owner, value = [whereabouts.IN_PILE] * limits.MOST_PAINTINGS, [amounts.UNKNOWN] * limits.MOST_PAINTINGS
    taken, known = [0] * limits.MOST_PAINTINGS, [0] * limits.MOST_PAINTINGS
    shown = [amounts.UNKNOWN] * limits.MOST_PAINTINGS
    for number, (painting, place) in enumerate(hanging.owner.items(), 1):
        owner[painting], value[painting], taken[painting] = place, hanging.value[painting], number
        if place == whereabouts.CASHED_IN:
            shown[painting] = value[painting]
        else:
            known[painting] = 1 << place
    state.owner, state.taken, state.known_to, state.shown = owner, taken, known, shown
    state.takings, state.pile, state.top = len(hanging.owner), len(order), order[0]
    hidden.value = value
    hidden.painting_pile = padded(order[::-1])
    hidden.value_pile = padded([*rest, *next_values[::-1]])


def deal_values(
    game: Game, hanging: Hanging, given: Mapping[str, Any], where: Where
) -> tuple[list[int], list[int]]:
    """Each card of the edition exactly once: what is not named is dealt from the rest, dearest first.

    Left for the pile are the rest and the cards that come next.
    """
    cards = sorted(game.edition.values, reverse=True)
    next_values = piles.top_values(given, where)
    for painting, card in hanging.value.items():
        piles.take_one(cards, card, hanging.where[painting])
    for card in next_values:
        piles.take_one(cards, card, where.at("next_values"))
    for painting in hanging.owner:
        if painting not in hanging.value:
            hanging.value[painting] = cards.pop(0)
    return cards, next_values


def padded(cards: list[int]) -> list[int]:
    """A pile as the engine keeps it, its top at the end of the cards."""
    return cards + [0] * (limits.MOST_PAINTINGS - len(cards))


def remember(game: Game, painting: int, seat: int, where: Where) -> None:
    """A-MP-22: a former owner knows what he saw."""
    state = game.table.state
    if state.owner[painting] == whereabouts.IN_PILE:
        raise where.error("it is in the pile: nobody has seen a value of it.")
    known = state.known_to[painting] | 1 << seat
    state.known_to = changed(state.known_to, painting, known)
