"""The checks of a scenario: what must be seen at the table, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.monopoly.book.rent as rent
from magie.scenarios.amounts import amount_of
from magie.scenarios.checks import COMMON, Check, check_all, check_compare, check_part, plain
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, as_map, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import facts
from magie.scenarios.monopoly.buildings import levels_of
from magie.scenarios.monopoly.checks_decks import check_decks, check_hidden
from magie.scenarios.monopoly.checks_players import check_player
from magie.scenarios.monopoly.checks_setup import check_board, check_notes, deck_orders
from magie.scenarios.monopoly.moment import Moment


def check(now: Moment, expected: Mapping[str, Any], where: Where) -> list[str]:
    """Every difference between what is expected and what is seen."""
    return check_all(now, CHECKS, check_player, expected, where)


def check_owner(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: B, green: A, 5: bank}"""
    found: list[str] = []
    for name, owner in as_map(expected, where).items():
        now.names.seat_or_bank(owner, where.at(name))
        for deed in now.names.deeds([name], where.at(name)):
            seen = now.names.player(now.state.owner[deed])
            found += differences(owner, seen, f"{where.key}.{name}")
    return found


def check_mortgaged(now: Moment, expected: Any, where: Where) -> list[str]:
    """[5, 12]: just these at the whole table; or {31: yes, 5: no}."""
    down = [deed for deed in range(len(now.names.deed_ids)) if now.state.mortgaged[deed]]
    if not isinstance(expected, Mapping):
        wanted = sorted(now.names.deeds(expected, where))
        return differences(now.deed_names(wanted), now.deed_names(down), where.key)
    found: list[str] = []
    for name, value in as_map(expected, where).items():
        for deed in now.names.deeds([name], where.at(name)):
            found += differences(value, deed in down, f"{where.key}.{name}")
    return found


def check_levels(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: 2} or {green: [2, 2, 1]}"""
    levels_of(expected, now.names, where)
    found: list[str] = []
    for name, value in as_map(expected, where).items():
        streets = now.names.deeds([name], where)
        seen: Any = [now.state.level[street] for street in streets]
        found += differences(value, seen if isinstance(value, list) else seen[0], f"{where.key}.{name}")
    return found


def check_bank(now: Moment, expected: Any, where: Where) -> list[str]:
    """{houses: 29, hotels: 12, deeds: 28}"""
    data = as_map(expected, where)
    deeds = sum(now.state.owner[deed] < 0 for deed in range(len(now.names.deed_ids)))
    seen = {"houses": now.state.houses, "hotels": now.state.hotels, "deeds": deeds}
    only_keys(data, seen, where)
    return differences(data, seen, where.key)


def check_rent(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: 1275}: what a landing there would cost now; {12: 4} times the dice for a utility."""
    found: list[str] = []
    for name, amount in as_map(expected, where).items():
        deed = now.names.deed(name, where.at(name))
        if now.state.owner[deed] < 0:
            raise where.at(name).error("nobody owns it, so there is no rent.")
        utility = now.names.edition.deeds[deed].kind == "utility"
        seen = rent.utility_factor(now.table, deed) if utility else rent.rent_of(now.table, deed)
        found += differences(amount_of(amount, where.at(name)), seen, f"{where.key}.{name}")
    return found


def check_listed(key: str) -> Check[Moment]:
    """The open claims, or the offers on the table: just these, each as far as it is described."""

    def check_it(now: Moment, expected: Any, where: Where) -> list[str]:
        seen = now.onlooker()[key]
        wanted = [as_map(entry, where) for entry in as_list(expected, where)]
        wanted = [now.expected(entry, where) for entry in wanted]
        if len(wanted) != len(seen):
            return [f"{where.key}: expected {show(wanted)}, saw {show(seen)}"]
        return differences(wanted, seen, where.key)

    return check_it


def check_dice(now: Moment, expected: Any, where: Where) -> list[str]:
    """3+4, or a single 4"""
    return differences(str(expected), facts.dice_text(now.state.die1, now.state.die2), where.key)


def check_pot(now: Moment, expected: Any, where: Where) -> list[str]:
    """House rule: the money on Free Parking."""
    return differences(amount_of(expected, where), now.state.pot, where.key)


CHECKS: dict[str, Check[Moment]] = {
    **COMMON,
    "doubles": plain(lambda now: now.state.doubles),
    "throw_again": plain(lambda now: bool(now.state.throw_again)),
    "dice": check_dice,
    "pot": check_pot,
    "owner": check_owner,
    "mortgaged": check_mortgaged,
    "levels": check_levels,
    "rent": check_rent,
    "bank": check_bank,
    "decks": check_decks,
    "claims": check_listed("claims"),
    "offers": check_listed("offers"),
    "debt": check_part("debt"),
    "shortage": check_part("shortage"),
    "hidden": check_hidden,
    "notes": check_notes,
    "board": check_board,
    "compare": check_compare(decks=deck_orders),
}
