"""What is on the table, in the names of a scenario: the facts that checks look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from magie.rules.events import Event
from magie.rules.game import Game
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.names import Names

SEAT_FIELDS = {
    "seat", "payer", "payee", "owner", "by", "to", "giver", "taker", "debtor", "creditor", "leader", "asked_by", "to_act", "target",
}  # fmt: skip
SPACE_FIELDS = {"deed", "street", "space", "origin", "deeds", "lift", "streets"}
SEATS_FIELDS = {"seats", "bidders", "passed", "answered"}


def named(value: Any, names: Names, key: str = "") -> Any:
    """Plain data of the engine with players by name and dice as 3+4."""
    if key == "dice":
        return dice_text(*value)
    if key in SEAT_FIELDS:
        return names.player(value)
    if key in SEATS_FIELDS:
        return [names.player(seat) for seat in value]
    if key == "deck" and isinstance(value, int):
        return names.edition.decks[value].id
    if isinstance(value, Mapping):
        return {name: named(entry, names, str(name)) for name, entry in value.items()}
    if isinstance(value, list | tuple):
        return [named(entry, names) for entry in value]
    return value


def dice_text(die1: int, die2: int = 0) -> str:
    """A throw as a scenario writes it: 3+4, or a single 4.

    >>> dice_text(3, 4), dice_text(4, 0), dice_text(0, 0)
    ('3+4', '4', '0+0')
    """
    return str(die1) if die1 and not die2 else f"{die1}+{die2}"


def event_data(event: Event, names: Names) -> dict[str, Any]:
    """An event in the names of the scenario."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    for side in ("give", "take"):
        if side in data:
            data[side] = {"cash": 0, "deeds": [], "jail_cards": []} | data[side]
    found: dict[str, Any] = named(data, names)
    return found


def expected_data(data: Mapping[str, Any], names: Names, where: Where) -> dict[str, Any]:
    """Data as a scenario writes it: spaces by id, players checked."""
    return {key: expected_value(str(key), value, names, where.at(key)) for key, value in data.items()}


def expected_value(key: str, value: Any, names: Names, where: Where) -> Any:
    """One value: a space by its number becomes its id."""
    if isinstance(value, Mapping):
        return expected_data(value, names, where)
    if key in SPACE_FIELDS and isinstance(value, list):
        return [names.space_id(entry, where) for entry in value]
    if key in SPACE_FIELDS and value is not None:
        return names.space_id(value, where)
    if key == "lot" and value not in ("house", "hotel"):
        return names.space_id(value, where)
    if key in SEAT_FIELDS:
        names.seat_or_bank(value, where)
    return str(value) if key == "dice" else value


def expected_view(data: Mapping[str, Any], names: Names, where: Where) -> dict[str, Any]:
    """A view as a scenario writes it; its deeds go by number or id."""
    wanted = expected_data(data, names, where)
    if isinstance(wanted.get("deeds"), Mapping):
        wanted["deeds"] = {names.deed_id(deed, where): part for deed, part in wanted["deeds"].items()}
    return wanted


def view_data(game: Game, names: Names, seat: int | None) -> dict[str, Any]:
    """What a seat may know: players by name, deeds and decks by id, nothing that is not in the view."""
    facts: dict[str, Any] = msgspec.to_builtins(game.view(seat).facts)
    found: dict[str, Any] = named(
        {key: facts[key] for key in facts if key not in ("players", "deeds", "decks")}, names
    )
    found["turn"] = names.player(facts["turn"])
    found["seat"] = None if seat is None else names.players[seat]
    found["players"] = {names.players[p["seat"]]: named(p, names) for p in facts["players"]}
    found["deeds"] = {d["deed"]: named(d, names) for d in facts["deeds"]}
    ids = [deck.id for deck in names.edition.decks]
    found["decks"] = dict(zip(ids, facts["decks"], strict=True))
    return found
