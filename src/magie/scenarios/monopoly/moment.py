"""A moment of a scenario: the game as it stands, the names, what happened so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from magie.rules.game import Game
from magie.rules.monopoly.actions import Action
from magie.rules.monopoly.events import Event
from magie.rules.monopoly.state import State, Table, is_playing
from magie.scenarios.monopoly import facts
from magie.scenarios.monopoly.names import Names


@dataclass
class Moment:
    """What steps change and checks look at.

    `digests` has the position after every move, for a replay; `games` keeps games that were given a name.
    """

    game: Game
    names: Names
    events: list[Event] = field(default_factory=list)
    games: dict[str, Game] = field(default_factory=dict)
    digests: list[str] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table of the game."""
        return self.game.table

    @property
    def state(self) -> State:
        """The public position."""
        return self.game.table.state

    def play(self, seat: int | None, action: Action) -> None:
        """Play an action and remember what happened."""
        self.events += self.game.play(seat, action)
        self.digests.append(self.game.digest())

    def order(self) -> list[str]:
        """The players still in the game in the order of their turns, from the first of the game."""
        seats = [(self.state.first + i) % self.state.seats for i in range(self.state.seats)]
        return [self.names.players[seat] for seat in seats if is_playing(self.state, seat)]

    def onlooker(self) -> dict[str, Any]:
        """What everybody sees."""
        return facts.view_data(self.game, self.names, None)

    def event_data(self) -> list[dict[str, Any]]:
        """What happened so far, in the names of the scenario."""
        return [facts.event_data(event, self.names) for event in self.events]

    def deed_names(self, deeds: list[int]) -> list[str]:
        """Deeds by id, each with its number on the board."""
        spaces = self.names.edition.deeds
        return [f"{spaces[deed].id} ({spaces[deed].number})" for deed in deeds]
