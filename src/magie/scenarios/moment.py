"""A moment of a scenario: the game as it stands, the names, what happened so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec

import magie.rules.bits as bits
from magie.rules.actions import Action
from magie.rules.events import Event
from magie.rules.game import Game
from magie.scenarios.data import hint, one_of, show
from magie.scenarios.errors import Where
from magie.scenarios.event_fields import Field
from magie.scenarios.names import BANK, TableNames


@dataclass
class Moment(ABC):
    """What steps change and checks look at.

    `digests` has the position after every move, for a replay; `games` keeps games that were given a name. Each
    family says how its data are written in a scenario: `event_fields` has what events there are, `event_words` the
    words a field can have (by its name, or by event and name), `named_fields` the numbers that are written as names,
    `states` what can be in progress when somebody is asked.
    """

    game: Game
    names: TableNames
    events: list[Event] = field(default_factory=list)
    games: dict[str, Game] = field(default_factory=dict)
    digests: list[str] = field(default_factory=list)

    event_fields: ClassVar[Mapping[str, Mapping[str, Field]]] = {}
    event_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    named_fields: ClassVar[frozenset[str]] = frozenset()
    states: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def named(self, value: Any, key: str = "") -> Any:
        """Plain data of the engine in the names of the scenario."""

    @abstractmethod
    def expected(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """Data as a scenario writes it, made comparable to `named`."""

    @abstractmethod
    def view_data(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, in the names of the scenario; None is an onlooker."""

    @abstractmethod
    def expected_view(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """A view as a scenario writes it, made comparable to `view_data`."""

    @abstractmethod
    def is_legal(self, seat: int, step: str, where: Where) -> bool:
        """Could a player do this now?"""

    def play(self, seat: int | None, action: Action) -> None:
        """Play an action and remember what happened."""
        self.events += self.game.play(seat, action)
        self.digests.append(self.game.digest())

    def order(self) -> list[str]:
        """The players still in the game in the order of their turns, from the first of the game."""
        state = self.game.table.state
        seats = [(state.first + i) % state.seats for i in range(state.seats)]
        return [self.names.players[seat] for seat in seats if bits.has(state.playing, seat)]

    def onlooker(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.view_data(None)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """What happened so far and one seat, or an onlooker, was told of."""
        return [self.event_data(e) for e in self.events if e.audience is None or seat in e.audience]

    def happened(self) -> list[dict[str, Any]]:
        """What happened so far."""
        return [self.event_data(event) for event in self.events]

    def event_data(self, event: Event) -> dict[str, Any]:
        """An event in the names of the scenario."""
        found: dict[str, Any] = self.named(msgspec.to_builtins(event))
        return found

    def expected_event(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """An event as a scenario writes it. Unknown types, fields and words are refused."""
        kind, types = str(data.get("type")), self.event_fields
        if kind not in types:
            known = ", ".join(sorted(types))
            if "type" not in data:
                raise where.error(f"an event needs its `type`; the events are {known}.")
            raise where.error(f"there is no event {show(kind)}{hint(kind, types)}; the events are {known}.")
        for key in data:
            if key not in ("type", *types[kind]):
                raise where.at(key).error(f"{kind} has no {key}; it has {', '.join(types[kind])}.")
            if isinstance(data[key], Mapping) and (key == "type" or not types[kind][key].has_parts):
                raise where.at(key).error(f"{show(data[key])} is not allowed; {key} has no parts.")
        found = self.expected(data, where)
        for key in types[kind].keys() & data.keys():
            self.check_field(kind, key, found[key], where.at(key))
        return found

    def check_field(self, kind: str, key: str, value: object, where: Where) -> None:
        """One of the words of a field, or a number; what is written as a name was looked up before."""
        words = self.event_words.get(f"{kind}.{key}") or self.event_words.get(key)
        if words:
            one_of(value, words, where)
        elif key not in self.named_fields:
            self.event_fields[kind][key].check(value, where)
        elif value is None or (value == BANK and not self.event_fields[kind][key].optional):
            raise where.error(
                f"{show(value)} is not allowed; the players are {', '.join(self.names.players)}."
            )
