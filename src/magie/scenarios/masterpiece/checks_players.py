"""Checks of one player, and of the paintings at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.rules.masterpiece.book.ending import total
from magie.scenarios.amounts import amount_of
from magie.scenarios.compare import differences
from magie.scenarios.data import as_map, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece.amounts import value_of
from magie.scenarios.masterpiece.moment import Moment

KEYS = ("cash", "at", "paintings", "lost_turns", "out", "token", "total")


def check_player(now: Moment, seat: int, expected: Mapping[str, Any], where: Where) -> list[str]:
    """What this player has and where the piece stands."""
    only_keys(expected, KEYS, where)
    wanted, seen = dict(expected), seen_player(now, seat)
    for key in ("cash", "total"):
        if key in wanted:
            wanted[key] = amount_of(wanted[key], where.at(key))
    if "at" in wanted:
        wanted["at"] = now.names.space_id(wanted["at"], where.at("at"))
    found: list[str] = []
    if "paintings" in wanted:
        found += check_collection(now, seat, wanted.pop("paintings"), where.at("paintings"))
    return found + [
        line for key in wanted for line in differences(wanted[key], seen[key], f"{where.key}.{key}")
    ]


def seen_player(now: Moment, seat: int) -> dict[str, Any]:
    """All there is to see of a player; `total` is what would count at the end."""
    return {
        "cash": now.table.hidden.cash[seat],
        "at": now.names.spaces[now.state.place[seat]].id,
        "lost_turns": now.state.lost_turns[seat],
        "out": not players.is_playing(now.state, seat),
        "token": now.game.tokens[seat],
        "total": total(now.table, seat),
    }


def check_collection(now: Moment, seat: int, expected: Any, where: Where) -> list[str]:
    """[P1, P2]: just these; {P1: 750_000, P2: forgery}: just these, with the value cards clipped to them."""
    values = as_map(expected, where) if isinstance(expected, Mapping) else {}
    wanted = sorted(now.names.paintings(list(values) or expected, where))
    own = [p for p in range(len(now.names.painting_ids)) if now.state.owner[p] == seat]
    found = differences([now.names.called(p) for p in wanted], [now.names.called(p) for p in own], where.key)
    return found + ([] if found else check_values(now, values, where))


def check_values(now: Moment, expected: Any, where: Where) -> list[str]:
    """{P1: 750_000}: the value card that is clipped to a painting."""
    found: list[str] = []
    for name, value in as_map(expected, where).items():
        seen = now.table.hidden.value[now.names.painting(name, where.at(name))]
        found += differences(value_of(value, where.at(name)), seen, f"{where.key}.{name}")
    return found


def check_owner(now: Moment, expected: Any, where: Where) -> list[str]:
    """{P1: A, P5: pile, P7: cashed_in}"""
    found: list[str] = []
    for name, owner in as_map(expected, where).items():
        painting = now.names.painting(name, where.at(name))
        if owner not in PLACES.values():
            now.names.seat(owner, where.at(name))
        found += differences(owner, place_of(now, painting), f"{where.key}.{name}")
    return found


PLACES = {whereabouts.IN_PILE: "pile", whereabouts.CASHED_IN: "cashed_in"}


def place_of(now: Moment, painting: int) -> str:
    """The owner of a painting, or where it is without one."""
    owner = now.state.owner[painting]
    return PLACES[owner] if owner < 0 else now.names.player(owner)


def check_shown(now: Moment, expected: Any, where: Where) -> list[str]:
    """{P1: 750_000}: the values that everybody has seen, just these."""
    values = as_map(expected or {}, where)
    names = now.names
    wanted = {names.painting(name, where): value_of(values[name], where.at(name)) for name in values}
    cards = range(len(names.painting_ids))
    seen = {p: now.state.shown[p] for p in cards if now.state.shown[p] != amounts.UNKNOWN}
    if wanted == seen:
        return []
    texts = [show({names.called(p): values[p] for p in sorted(values)}) for values in (wanted, seen)]
    return [f"{where.key}: expected {texts[0]}, saw {texts[1]}"]
