"""Wording: how one edition names its money, its spaces and the players at one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import magie.rules.monopoly.words.buildings as buildings
from magie.editions import MonopolyEdition, Space
from magie.rules.monopoly.family.actions import Goods
from magie.rules.wording import CommonWording, a_or_an, in_a_row, in_words


class Wording(CommonWording):
    """An edition's words with the names of the players."""

    edition: MonopolyEdition

    def __init__(self, edition: MonopolyEdition, names: Sequence[str]) -> None:
        super().__init__(edition, names, edition.words.bank)
        self.words = edition.words

    def space(self, name: str) -> Space:
        """The space, or the deed, with this id."""
        return self.edition.space(name)

    def place(self, name: str) -> str:
        """The printed name of a space or deed."""
        return self.edition.space(name).name

    def places(self, names: Iterable[str]) -> str:
        """Printed names in a row: A, B and C."""
        return in_a_row([self.place(name) for name in names])

    def lot(self, lot: str) -> str:
        """What is under the hammer: a deed by its name, or a house or hotel."""
        if lot == "house":
            return a_or_an(self.words.house)
        return a_or_an(self.words.hotel) if lot == "hotel" else self.place(lot)

    def building(self, level: int) -> str:
        """The building that makes a street this level: house, hotel."""
        return self.words.hotel if level == buildings.HOTEL_LEVEL else self.words.house

    def a_building(self, level: int) -> str:
        """The building that makes a street this level: a house, a hotel."""
        return a_or_an(self.building(level))

    def buildings(self, building: str, number: int) -> str:
        """Three houses, one hotel."""
        one, many = (self.words.house, self.words.houses)
        if building == "hotel":
            one, many = (self.words.hotel, self.words.hotels)
        return f"{in_words(number)} {one if number == 1 else many}"

    def level(self, level: int) -> str:
        """What stands on a street: nothing, two houses, a hotel."""
        if level == buildings.HOTEL_LEVEL:
            return a_or_an(self.words.hotel)
        return self.buildings("house", level) if level else "nothing"

    def deck_of(self, card: str) -> str:
        """The name of the deck a card belongs to."""
        return next(deck.name for deck in self.edition.decks if any(each.id == card for each in deck.cards))

    def card_text(self, card: str) -> str:
        """What stands on a card."""
        return next(each.text for deck in self.edition.decks for each in deck.cards if each.id == card)

    def jail_card(self, card: str) -> str:
        """A Get Out of Jail Free card, with the deck it came from."""
        return f"{self.words.jail_card} ({self.deck_of(card)})"

    def popup_place(self, number: int) -> str:
        """The name of a place on the pop-up board, by the die that leads there."""
        popup = self.edition.popup
        return popup.locations[number - 1] if popup else f"place {number}"

    def goods(self, goods: Goods) -> str:
        """One side of a deal: deeds, cards and money in a row, or nothing."""
        parts = [self.place(deed) for deed in goods.deeds]
        parts += [f"the {self.jail_card(card)}" for card in goods.jail_cards]
        parts += [self.money(goods.cash)] if goods.cash else []
        return in_a_row(parts) or "nothing"
