"""Can every card of every deck be carried out on this board?"""

from collections.abc import Iterator

from magie.editions.monopoly.cards import Advance, AdvanceToNearest, Card, Deck, GoBack, JailCard
from magie.editions.monopoly.edition import MonopolyEdition

MOST_DECKS = 4
MOST_CARDS = 64
MOST_JAIL_CARDS = 16


def deck_problems(edition: MonopolyEdition) -> Iterator[str]:
    """What is wrong with the decks and the spaces that draw from them."""
    yield from _count_problems(edition)
    yield from _space_problems(edition)
    drawn = {space.deck for space in edition.spaces}
    for deck in edition.decks:
        for problem in _deck_problems(deck, drawn):
            yield f"decks.{deck.id}{problem}"


def card_problems(edition: MonopolyEdition) -> Iterator[str]:
    """What is wrong with each card on this board."""
    for deck in edition.decks:
        for card in deck.cards:
            for problem in _card_problems(card, edition):
                yield f"decks.{deck.id}.cards.{card.id}{problem}"


def _count_problems(edition: MonopolyEdition) -> Iterator[str]:
    cards = [card for deck in edition.decks for card in deck.cards]
    kept = [card for card in cards if isinstance(card.effect, JailCard)]
    if len(edition.decks) > MOST_DECKS:
        yield f"decks: {len(edition.decks)} are given; allowed: at most {MOST_DECKS}."
    if len(cards) > MOST_CARDS:
        yield f"decks: {len(cards)} cards in all; allowed: at most {MOST_CARDS}."
    if len(kept) > MOST_JAIL_CARDS:
        yield f"decks: {len(kept)} cards leave Jail; allowed: at most {MOST_JAIL_CARDS}."


def _space_problems(edition: MonopolyEdition) -> Iterator[str]:
    known = [deck.id for deck in edition.decks]
    for space in edition.spaces:
        if space.deck and space.deck not in known:
            allowed = ", ".join(known) or "none, this edition has no decks"
            yield f"spaces.{space.id}.deck: there is no deck {space.deck!r}; allowed: {allowed}."


def _deck_problems(deck: Deck, drawn: set[str]) -> Iterator[str]:
    if deck.id not in drawn:
        yield ': no space draws from this deck; take it out or give it a space of kind "cards".'
    if all(isinstance(card.effect, JailCard) for card in deck.cards):
        yield ".cards: at least one card is needed that is not kept, or the deck can run out."


def _card_problems(card: Card, edition: MonopolyEdition) -> Iterator[str]:
    match card.effect:
        case Advance(to=to) if to not in {space.id for space in edition.spaces}:
            yield f".effect.to: there is no space {to!r} on the board; allowed: the id of a space."
        case AdvanceToNearest() as nearest:
            yield from _nearest_problems(nearest, edition)
        case GoBack(spaces=steps) if steps >= len(edition.spaces):
            most = len(edition.spaces) - 1
            yield f".effect.spaces: {steps} is not allowed; allowed: 1 to {most}."
        case _:
            return


def _nearest_problems(nearest: AdvanceToNearest, edition: MonopolyEdition) -> Iterator[str]:
    """A-CRD-08: a transport is paid by its rent, a utility by a fresh throw."""
    if nearest.kind not in {space.kind for space in edition.spaces}:
        yield f'.effect.kind: no space of kind "{nearest.kind}" is on the board.'
    by_rent, by_dice = nearest.rent_times is not None, nearest.dice_times is not None
    if nearest.kind == "transport" and (not by_rent or by_dice):
        yield ".effect: the nearest transport needs rent_times, and no dice_times."
    if nearest.kind == "utility" and (by_rent or not by_dice):
        yield ".effect: the nearest utility needs dice_times, and no rent_times."
