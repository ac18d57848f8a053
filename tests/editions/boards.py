"""Boards of any size, made up for the tests: other groups, other decks, other figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magie.editions import MonopolyEdition, from_data
from tests.editions.files import monopoly

Raw = dict[str, Any]

EMPTY: Raw = {"format": 1, "family": "monopoly", "name": "made-up", "title": "Made up", "about": ""}
EMPTY |= {"currency": {}, "words": {}}

EFFECTS: tuple[Raw, ...] = (
    {"do": "collect", "amount": 40},
    {"do": "advance", "to": "go"},
    {"do": "pay", "amount": 30},
    {"do": "back", "spaces": 3},
    {"do": "collect_from_each", "amount": 15},
    {"do": "repairs", "house": 10, "hotel": 35},
    {"do": "pay_each", "amount": 20},
    {"do": "go_to_jail"},
)


def made_up(
    size: int,
    streets: Sequence[int],
    *,
    transports: int = 0,
    utilities: int = 0,
    decks: int = 0,
    cards: int = 6,
    jail_cards: int = 0,
    dear: int = 1,
    popup: bool = False,
    rules: Raw | None = None,
) -> MonopolyEdition:
    """A board of `size` spaces with groups of so many streets; all figures are `dear` times the usual ones."""
    groups = [_street_group(at, dear) for at in range(len(streets))]
    wanted = [f"s{at}" for at, members in enumerate(streets) for _ in range(members)]
    if transports:
        groups.append(_scaled_group("t", "transport", "rents", transports, 25 * dear))
        wanted += ["t"] * transports
    if utilities:
        groups.append(_scaled_group("u", "utility", "factors", utilities, 4))
        wanted += ["u"] * utilities
    wanted += [f"deck {deck}" for deck in range(decks)]
    content = EMPTY | {
        "rules": {"players_max": 8, **(rules or {})},
        "tokens": [f"Token {seat}" for seat in range(8)],
        "groups": groups,
        "spaces": _spaces(size, wanted, dear),
        "decks": [_deck(deck, cards, jail_cards) for deck in range(decks)],
    }
    if popup:
        places = [f"Place {side}" for side in range(1, 7)]
        content["popup"] = {"locations": places, "harvest": 50, "escape": 100}
    return monopoly(from_data(content, "made-up.toml"))


def _street_group(at: int, dear: int) -> Raw:
    names = {"id": f"s{at}", "name": f"Street {at}", "color": f"#{at:02}{at:02}{at:02}"}
    return names | {"kind": "street", "house_price": (20 + 10 * at) * dear}


def _scaled_group(name: str, kind: str, key: str, members: int, first: int) -> Raw:
    figures = [first * number for number in range(1, members + 1)]
    return {"id": name, "name": name.upper(), "kind": kind, "color": "#2b2b2b", key: figures}


def _spaces(size: int, wanted: list[str], dear: int) -> list[Raw]:
    """Corners as usual; what is wanted is spread evenly over the rest, the other spaces are taxes."""
    corners = {0: "go", size // 4: "jail", size // 2: "free_parking", size * 3 // 4: "go_to_jail"}
    free = [number for number in range(size) if number not in corners]
    assert len(wanted) <= len(free)
    kinds = {number: {"kind": "tax", "tax": _tax(number, dear)} for number in free}
    for at, what in enumerate(wanted):
        kinds[free[at * len(free) // len(wanted)]] = _wanted(what, at, dear)
    for number, corner in corners.items():
        kinds[number] = {"kind": corner}
    return [
        {"id": _id(kinds[number], number), "name": f"No. {number}", **kinds[number]} for number in range(size)
    ]


def _id(space: Raw, number: int) -> str:
    return "go" if space["kind"] == "go" else f"n{number}"


def _tax(number: int, dear: int) -> Raw:
    if number % 2:
        return {"way": "flat", "amount": 20 * dear}
    return {"way": "choice", "amount": 30 * dear, "percent": 5}


def _wanted(what: str, at: int, dear: int) -> Raw:
    if what.startswith("deck "):
        return {"kind": "cards", "deck": what.replace(" ", "-")}
    price = (40 + 5 * at) * dear
    deed: Raw = {"group": what, "price": price, "mortgage": price // 2}
    if what in ("t", "u"):
        return deed | {"kind": "transport" if what == "t" else "utility"}
    rents = [price // 10, price // 2, price, 2 * price, 3 * price, 4 * price]
    return deed | {"kind": "street", "rents": rents}


def _deck(deck: int, cards: int, jail_cards: int) -> Raw:
    others = [EFFECTS[at % len(EFFECTS)] for at in range(cards - jail_cards)]
    effects = [{"do": "jail_card"}] * jail_cards + others
    printed = [{"id": f"c{deck}-{at}", "text": "A card.", "effect": does} for at, does in enumerate(effects)]
    return {"id": f"deck-{deck}", "name": f"Deck {deck}", "cards": printed}
