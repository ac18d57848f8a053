"""The names a scenario uses: players by name, spaces and deeds by number or id, whole groups by their colour."""

from __future__ import annotations

from magie.editions import Card, Deck, MonopolyEdition
from magie.scenarios.data import as_list, hint, show
from magie.scenarios.errors import Where
from magie.scenarios.names import TableNames


class Names(TableNames):
    """Finds what a scenario names, or says what there is."""

    def __init__(self, edition: MonopolyEdition, players: tuple[str, ...]) -> None:
        super().__init__(edition.spaces, players)
        self.edition = edition
        self.deed_ids = [space.id for space in edition.deeds]
        self.card_ids = [card.id for deck in edition.decks for card in deck.cards]

    def deed_id(self, name: object, where: Where) -> str:
        """The id of a deed, by its number on the board or its id."""
        space = self.edition.spaces[self.space(name, where)]
        if not space.is_deed:
            raise where.error(
                f"{space.name} ({space.number}) is no deed; the deeds are {', '.join(self.deed_ids)}."
            )
        return space.id

    def deed(self, name: object, where: Where) -> int:
        """A deed, counted from 0 in board order."""
        return self.deed_ids.index(self.deed_id(name, where))

    def deeds(self, names: object, where: Where) -> list[int]:
        """Several deeds; a group stands for all its deeds."""
        found: list[int] = []
        for name in as_list(names, where):
            found += self.group_deeds(str(name)) or [self.deed(name, where)]
        return found

    def group_deeds(self, group: str) -> list[int]:
        """The deeds of a group in board order; none if there is no such group."""
        return [at for at, space in enumerate(self.edition.deeds) if space.group == group]

    def deck(self, name: object, where: Where) -> int:
        """A deck, counted from 0."""
        ids = [deck.id for deck in self.edition.decks]
        if name not in ids:
            raise where.error(f"there is no deck {show(name)}; the decks are {', '.join(ids)}.")
        return ids.index(str(name))

    def card(self, name: object, deck: Deck, where: Where) -> int:
        """A card of a deck, counted from 0 over all decks."""
        ids = [card.id for card in deck.cards]
        if name not in ids:
            raise where.error(
                f"{show(name)} is not in {deck.name}{hint(name, ids)}; its cards are {', '.join(ids)}."
            )
        return self.card_ids.index(str(name))

    def card_id(self, name: object, where: Where) -> str:
        """A card of any deck."""
        if name not in self.card_ids:
            known = ", ".join(self.card_ids)
            raise where.error(
                f"there is no card {show(name)}{hint(name, self.card_ids)}; the cards are {known}."
            )
        return str(name)

    def jail_card(self, name: object, where: Where) -> int:
        """A jail card, counted from 0 over all decks."""
        ids = [card.id for deck in self.edition.decks for card in deck.cards if is_jail_card(card)]
        if name not in ids:
            raise where.error(
                f"there is no jail card {show(name)}{hint(name, ids)}; the jail cards are {', '.join(ids)}."
            )
        return ids.index(str(name))

    def jail_card_id(self, name: object, where: Where) -> str:
        """The id of a jail card."""
        self.jail_card(name, where)
        return str(name)


def is_jail_card(card: Card) -> bool:
    """Is this a card to keep, out of Jail?"""
    return type(card.effect).__name__ == "JailCard"
