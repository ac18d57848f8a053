"""What is on the table, in the names of a scenario: the facts that checks look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

import magie.rules.monopoly.words.frames as frames
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.monopoly.people.facts import FRAMES
from magie.scenarios.amounts import amount_of
from magie.scenarios.data import as_list, as_map, one_of, only_keys
from magie.scenarios.dice import dice_of
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.names import Names

SEAT_FIELDS = {
    "seat", "payer", "payee", "owner", "by", "to", "giver", "taker", "debtor", "creditor", "leader", "asked_by", "to_act", "target",
}  # fmt: skip
SPACE_FIELDS = {"space", "origin"}
DEED_FIELDS = {"deed", "street"}
DEEDS_FIELDS = {"deeds", "lift", "streets"}
MONEY_FIELDS = {"amount", "price", "bid", "cash"}
GOODS_FIELDS = {"give", "take"}
# What the engine does by itself: nobody is ever asked in the middle of it.
UNASKED = {
    frames.MOVING, frames.COLLECT_FROM_EACH, frames.PAY_EACH, frames.INTEREST, frames.ESTATE, frames.SHORTAGE, frames.JAIL_MOVE,
}  # fmt: skip
STATES = tuple(name for kind, name in FRAMES.items() if kind not in UNASKED)
GOODS_KEYS = ("cash", "deeds", "jail_cards")
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
    """Data as a scenario writes it: spaces, deeds and cards by id, players checked, amounts as numbers."""
    return {key: expected_value(str(key), value, names, where.at(key)) for key, value in data.items()}


def expected_value(key: str, value: Any, names: Names, where: Where) -> Any:
    """One value, by the name of its field: a space by its number becomes its id."""
    if key in GOODS_FIELDS:
        only_keys(as_map(value, where), GOODS_KEYS, where)
    if isinstance(value, Mapping):
        return expected_data(value, names, where)
    if key in EXPECTED and value is not None:
        return EXPECTED[key](names, value, where)
    return value


def expected_dice(names: Names, value: Any, where: Where) -> str:
    """A throw, as `dice_text` writes it."""
    dice_of(value, where)
    return str(value)


def expected_lot(names: Names, value: Any, where: Where) -> str:
    """A deed by its number or id, or a building."""
    return str(value) if value in ("house", "hotel") else names.deed_id(value, where)


def expected_deeds(names: Names, value: Any, where: Where) -> list[str]:
    """Several deeds."""
    return [names.deed_id(entry, where) for entry in as_list(value, where)]


def expected_seats(names: Names, value: Any, where: Where) -> list[str]:
    """Several players."""
    return [names.players[names.seat(name, where)] for name in as_list(value, where)]


def expected_jail_cards(names: Names, value: Any, where: Where) -> list[str]:
    """Several jail cards."""
    return [names.jail_card_id(card, where) for card in as_list(value, where)]


Expected = Callable[[Names, Any, Where], Any]

EXPECTED: dict[str, Expected] = {
    **dict.fromkeys(SPACE_FIELDS, Names.space_id),
    **dict.fromkeys(DEED_FIELDS, Names.deed_id),
    **dict.fromkeys(DEEDS_FIELDS, expected_deeds),
    **dict.fromkeys(SEAT_FIELDS, lambda names, value, where: names.player(names.seat_or_bank(value, where))),
    **dict.fromkeys(SEATS_FIELDS, expected_seats),
    **dict.fromkeys(MONEY_FIELDS, lambda names, value, where: amount_of(value, where)),
    "jail_cards": expected_jail_cards,
    "card": Names.card_id,
    "deck": lambda names, value, where: names.edition.decks[names.deck(value, where)].id,
    "lot": expected_lot,
    "kind": lambda names, value, where: one_of(value, STATES, where),
    "dice": expected_dice,
}


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
