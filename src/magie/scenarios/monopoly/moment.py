"""A moment of a Monopoly scenario: what is on the table, in the names of the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import magie.rules.monopoly.family.events as events
from magie.rules.events import Event
from magie.rules.monopoly.state.state import State, Table
from magie.scenarios import moment
from magie.scenarios.errors import Where
from magie.scenarios.event_fields import fields_of_events
from magie.scenarios.monopoly import facts
from magie.scenarios.monopoly.event_words import EVENT_WORDS
from magie.scenarios.monopoly.names import Names
from magie.scenarios.monopoly.spoken import Spoken
from magie.scenarios.monopoly.words import is_legal


@dataclass
class Moment(moment.Moment):
    """What steps change and checks look at."""

    names: Names

    event_fields = fields_of_events(events)
    event_words = EVENT_WORDS
    named_fields = frozenset({*facts.SEAT_FIELDS, "deck"})
    states = facts.STATES

    @property
    def table(self) -> Table:
        """The table of the game."""
        table: Table = self.game.table
        return table

    @property
    def state(self) -> State:
        """The public position."""
        return self.table.state

    def named(self, value: Any, key: str = "") -> Any:
        """Players by name, dice as 3+4."""
        return facts.named(value, self.names, key)

    def event_data(self, event: Event) -> dict[str, Any]:
        """An event; the sides of a deal are written out."""
        return facts.event_data(event, self.names)

    def expected(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """Spaces by id, players checked."""
        return facts.expected_data(data, self.names, where)

    def check_field(self, kind: str, key: str, value: object, where: Where) -> None:
        """What is used or passed on is a card to keep, not any card."""
        if key == "card" and kind in ("jail_card_used", "jail_card_passed"):
            self.names.jail_card(value, where)
        super().check_field(kind, key, value, where)

    def view_data(self, seat: int | None) -> dict[str, Any]:
        """Players by name, deeds and decks by id, nothing that is not in the view."""
        return facts.view_data(self.game, self.names, seat)

    def expected_view(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """Its deeds go by number or id."""
        return facts.expected_view(data, self.names, where)

    def is_legal(self, seat: int, step: str, where: Where) -> bool:
        """Could a player do this now?"""
        return is_legal(self.speaker(seat, where), step, where)

    def speaker(self, seat: int, where: Where, as_it_is: bool = False) -> Spoken:
        """A player who says what he does."""
        return Spoken(self.game, self.names, seat, self.events, where, as_it_is)

    def deed_names(self, deeds: list[int]) -> list[str]:
        """Deeds by id, each with its number on the board."""
        spaces = self.names.edition.deeds
        return [f"{spaces[deed].id} ({spaces[deed].number})" for deed in deeds]
