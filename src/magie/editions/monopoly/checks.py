"""Can this box of Monopoly be played? What the types alone cannot tell, every mistake at once."""

from collections.abc import Iterator
from typing import get_args

from magie.editions.check_look import look_on_board_problems, look_problems
from magie.editions.check_texts import Texts, texts_of_the_board, texts_of_the_box, unreadable
from magie.editions.checks import Checks, all_problems, id_problems, name_problems, token_problems
from magie.editions.monopoly.check_board import ring_problems, space_problems
from magie.editions.monopoly.check_cards import card_problems, deck_problems
from magie.editions.monopoly.check_groups import group_problems
from magie.editions.monopoly.check_rules import rules_problems
from magie.editions.monopoly.edition import MonopolyEdition, SpaceKind

_SIDES = 6


def monopoly_problems(edition: MonopolyEdition, damaged: frozenset[str] = frozenset()) -> list[str]:
    """Every reason why this edition cannot be played; none if it can."""
    return all_problems(edition, _CHECKS, damaged)


def _text_problems(edition: MonopolyEdition) -> Iterator[str]:
    return unreadable(_texts(edition))


def _texts(edition: MonopolyEdition) -> Texts:
    yield from texts_of_the_box(edition, edition.words)
    yield from ((f"groups.{group.id}.name", group.name) for group in edition.groups)
    yield from texts_of_the_board(edition)
    for deck in edition.decks:
        yield f"decks.{deck.id}.name", deck.name
        yield from ((f"decks.{deck.id}.cards.{card.id}.text", card.text) for card in deck.cards)
    if edition.popup is not None:
        places = enumerate(edition.popup.locations)
        yield from ((f"popup.locations[{number}]", place) for number, place in places)


def _id_problems(edition: MonopolyEdition) -> Iterator[str]:
    cards = [card for deck in edition.decks for card in deck.cards]
    yield from id_problems("groups", [group.id for group in edition.groups])
    yield from id_problems("spaces", [space.id for space in edition.spaces])
    yield from id_problems("decks", [deck.id for deck in edition.decks])
    yield from id_problems("cards", [card.id for card in cards])


def _popup_problems(edition: MonopolyEdition) -> Iterator[str]:
    if edition.popup is None:
        return
    if len(edition.popup.locations) != _SIDES:
        yield f"popup.locations: {len(edition.popup.locations)} places; one die needs exactly {_SIDES}."
    if not any(space.kind == "transport" for space in edition.spaces):
        yield "popup: nobody could enter it; the board needs at least one transport."


def _look_on_board_problems(edition: MonopolyEdition) -> Iterator[str]:
    groups, decks = [group.id for group in edition.groups], [deck.id for deck in edition.decks]
    yield from look_on_board_problems(edition, get_args(SpaceKind), groups, decks)
    named = len(edition.look.popup.names) if edition.look.popup else 0
    if named and edition.popup is not None and named != len(edition.popup.locations):
        yield f"look.popup.names: {named} names for {len(edition.popup.locations)} places; allowed: one for each, or none."


def _rules_problems(edition: MonopolyEdition) -> list[str]:
    return rules_problems(edition.rules, len(edition.tokens), len(edition.deeds))


_CHECKS: Checks[MonopolyEdition] = {
    name_problems: (),
    _text_problems: (),
    _id_problems: (),
    token_problems: (),
    ring_problems: ("spaces",),
    space_problems: (),
    group_problems: ("spaces", "groups"),
    deck_problems: ("spaces", "decks"),
    card_problems: ("spaces",),
    _popup_problems: ("spaces",),
    _rules_problems: ("spaces", "tokens", "rules"),
    look_problems: ("look",),
    _look_on_board_problems: ("look", "tokens", "groups", "spaces", "decks"),
}
