"""The buildings of a scenario, and what is left of them in the Bank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.monopoly.state.groups as groups
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.prices_paid as prices_paid
import magie.rules.monopoly.words.buildings as buildings
from magie.rules.game import Game
from magie.scenarios.amounts import amount_of
from magie.scenarios.data import as_int, as_list, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.names import Names


def put_buildings(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Houses and hotels on the streets, the rest in the Bank."""
    state = game.table.state
    levels = list(state.level)
    for deed, level in levels_of(given.get("levels") or {}, names, where.at("levels")).items():
        levels[deed] = level
    state.level = levels
    for group in range(game.table.printed.groups):
        check_group(game, names, group, where.at("levels"))
    count_bank(game, given.get("bank") or {}, where.at("bank"))
    for street, prices in as_map(given.get("paid") or {}, where.at("paid")).items():
        remember_prices(game, names, street, prices, where.at("paid").at(street))


def levels_of(data: object, names: Names, where: Where) -> dict[int, int]:
    """Levels by street, or by group as a list in board order: {31: 2} or {green: [2, 2, 1]}."""
    found: dict[int, int] = {}
    for name, value in as_map(data, where).items():
        streets = names.group_deeds(name) or [names.deed(name, where.at(name))]
        values = as_list(value, where.at(name))
        if len(values) != len(streets):
            raise where.at(name).error(f"has {len(streets)} streets, but {len(values)} levels are given.")
        for street, level in zip(streets, values, strict=True):
            if names.edition.deeds[street].kind != "street":
                raise where.at(name).error("buildings stand on streets only.")
            found[street] = as_int(level, where.at(name), 0, buildings.HOTEL_LEVEL)
    return found


def check_group(game: Game, names: Names, group: int, where: Where) -> None:
    """M-BLD-01, M-BLD-03, M-BLD-06: buildings stand evenly on a whole unmortgaged group of one owner."""
    if not groups.any_building(game.table, group):
        return
    name = names.edition.groups[group].id
    first = names.group_deeds(name)[0]
    owner = game.table.state.owner[first]
    if owner < 0 or not hands.owns_whole_group(game.table.state, owner, group):
        raise where.error(f"{name} has buildings, but no player owns the whole group.")
    if groups.any_mortgaged(game.table, group):
        raise where.error(f"{name} has buildings and a mortgaged street; that cannot be.")
    if groups.highest_level(game.table, group) - groups.lowest_level(game.table, group) > 1:
        raise where.error(f"{name} is built unevenly; levels of a group differ by at most 1.")


def count_bank(game: Game, bank: object, where: Where) -> None:
    """What is not on the board is in the Bank, unless the scenario says that more is in use elsewhere."""
    state = game.table.state
    levels = [level for level in state.level if level]
    hotels = sum(level == buildings.HOTEL_LEVEL for level in levels)
    houses = sum(levels) - hotels * buildings.HOTEL_LEVEL
    data = as_map(bank, where)
    only_keys(data, ("houses", "hotels"), where)
    if not game.table.printed.unlimited_buildings:
        state.houses = left_over("houses", state.houses, houses, data, where)
        state.hotels = left_over("hotels", state.hotels, hotels, data, where)


def left_over(what: str, stock: int, used: int, bank: Mapping[str, Any], where: Where) -> int:
    """How many are in the Bank."""
    if used > stock:
        raise where.at(what).error(f"{used} {what} are on the board, but there are only {stock}.")
    return as_int(bank.get(what, stock - used), where.at(what), 0, stock - used)


def remember_prices(game: Game, names: Names, street: str, prices: object, where: Where) -> None:
    """What was paid for each building of a street, from the first house up."""
    state = game.table.state
    if state.paid_for_level is None:
        raise where.error("what was paid counts only with the option building_refund_base: paid.")
    for level, price in enumerate(as_list(prices, where), start=1):
        prices_paid.remember(state, names.deed(street, where), level, amount_of(price, where))
