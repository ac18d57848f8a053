"""The decks of a scenario: stacked from the top, jail cards in players' hands left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie.rules.game import Game
from magie.rules.monopoly.state.state import Table
from magie.scenarios.data import as_list, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.names import Names

KEYS = ("top", "used")


def stack_decks(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Named cards come first, in their order; the others follow in the order of the edition."""
    stacks = as_map(given.get("decks") or {}, where.at("decks"))
    for name in stacks:
        names.deck(name, where.at("decks").at(name))
    for at, deck in enumerate(names.edition.decks):
        top, used = named_cards(game, names, at, stacks.get(deck.id), where.at("decks").at(deck.id))
        if deck.id in stacks or cards_held(game, at):
            lay_deck(game, at, top, used)


def named_cards(game: Game, names: Names, at: int, data: object, where: Where) -> tuple[list[int], list[int]]:
    """The cards to come first, and the used ones under the deck, the last used one last."""
    deck = names.edition.decks[at]
    parts = data if isinstance(data, Mapping) else {"top": data}
    only_keys(parts, KEYS, where)
    top, used = ([names.card(card, deck, where) for card in as_list(parts.get(key), where)] for key in KEYS)
    for card in [*top, *used]:
        if [*top, *used].count(card) > 1:
            raise where.error(f"{names.card_ids[card]} is named twice; there is one of it.")
        if card in cards_held(game, at):
            raise where.error(f"{names.card_ids[card]} is in a player's hands, not in the deck.")
    return top, used


def cards_held(game: Game, deck: int) -> list[int]:
    """The jail cards of a deck that players hold."""
    printed = game.table.printed
    held = [c for c in range(printed.jail_cards) if game.table.state.card_holder[c] >= 0]
    cards = [printed.card_of_jail_card[c] for c in held]
    return [card for card in cards if printed.deck_of[card] == deck]


def lay_deck(game: Game, deck: int, top: list[int], used: list[int]) -> None:
    """Unseen cards lie in the hidden pile, its top at the end; used ones in the order everybody saw."""
    table = game.table
    start, size = table.printed.deck_start[deck], table.printed.deck_size[deck]
    away = {*top, *used, *cards_held(game, deck)}
    unseen = top + [card for card in range(start, start + size) if card not in away]
    table.hidden.pile = laid(table.hidden.pile, start, unseen[::-1])
    table.hidden.pile_count = laid(table.hidden.pile_count, deck, [len(unseen)])
    table.state.used = laid(table.state.used, start, used)
    table.state.used_count = laid(table.state.used_count, deck, [len(used)])


def laid(numbers: list[int], start: int, cards: list[int]) -> list[int]:
    """The list with these entries from `start` on."""
    return [*numbers[:start], *cards, *numbers[start + len(cards) :]]


def cards_of(table: Table, deck: int) -> list[int]:
    """All cards of a deck on the board, from the top down."""
    start = table.printed.deck_start[deck]
    unseen = table.hidden.pile[start : start + table.hidden.pile_count[deck]]
    return [*unseen[::-1], *table.state.used[start : start + table.state.used_count[deck]]]
