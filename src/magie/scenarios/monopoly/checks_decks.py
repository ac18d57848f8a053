"""Checks of the decks, and of what no view may show."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from magie.editions import Advance, Card, Effect
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, as_map, one_of, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.decks import cards_of
from magie.scenarios.monopoly.moment import Moment

KEYS = ("cards", "top", "bottom", "order", "prints")


def check_decks(now: Moment, expected: Any, where: Where) -> list[str]:
    """{chance: {cards: 15, top: chance-back, bottom: chance-go, prints: {jail_card: 1}}}"""
    found: list[str] = []
    for name, part in as_map(expected, where).items():
        place = where.at(name)
        deck = now.names.deck(name, place)
        data = as_map(part, place)
        only_keys(data, KEYS, place)
        data["prints"] = as_map(data.get("prints") or {}, place.at("prints"))
        for word in data["prints"]:
            one_of(word, effects_of(now), place.at("prints"))
        data["order"] = as_list(data.get("order"), place.at("order"))
        for key in ("top", "bottom"):
            if key in data:
                now.names.card(data[key], now.names.edition.decks[deck], place.at(key))
        found += differences(data, seen_deck(now, deck, data), place.key)
    return found


def seen_deck(now: Moment, deck: int, asked: dict[str, Any]) -> dict[str, Any]:
    """A deck as it lies, from the top down; `prints` counts what its cards do."""
    lying: list[str | None] = [now.names.card_ids[card] for card in cards_of(now.table, deck)]
    seen: dict[str, Any] = {"cards": len(lying), "top": (lying or [None])[0], "bottom": (lying or [None])[-1]}
    seen["order"] = lying[: len(asked["order"])]
    counts = Counter(word for card in now.names.edition.decks[deck].cards for word in effect_words(card))
    seen["prints"] = {word: counts[word] for word in {*counts, *asked["prints"]}}
    return seen


def effects_of(now: Moment) -> list[str]:
    """All that cards can do, with every space one can be sent to."""
    effects = [str(effect.__struct_config__.tag) for effect in get_args(Effect)]
    return [*effects, *(f"advance to {space.id}" for space in now.names.edition.spaces)]


def effect_words(card: Card) -> list[str]:
    """What a card does: advance, and advance to go."""
    word = str(card.effect.__struct_config__.tag)
    return [word, f"advance to {card.effect.to}"] if isinstance(card.effect, Advance) else [word]


def check_hidden(now: Moment, expected: Any, where: Where) -> list[str]:
    """[decks]: no view changes when the unseen cards of every deck lie in another order."""
    for what in as_list(expected, where):
        one_of(what, ("decks",), where)
    other = now.game.copy()
    hidden, printed = other.table.hidden, other.table.printed
    pile = list(hidden.pile)
    for deck in range(printed.decks):
        start, count = printed.deck_start[deck], hidden.pile_count[deck]
        pile[start : start + count] = pile[start : start + count][::-1]
    hidden.pile = pile
    seats = [*range(len(now.names.players)), None]
    leaks = [seat for seat in seats if now.game.view(seat).to_json() != other.view(seat).to_json()]
    return [
        f"{where.key}: the view of {'an onlooker' if s is None else now.names.players[s]} shows it"
        for s in leaks
    ]
