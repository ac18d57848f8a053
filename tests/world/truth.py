"""Truth: the game as the stored log has it, played by the engine alone. What anybody is told is held against this."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from magie.rules.events import Event, heard_by
from magie.rules.game import Game
from magie.rules.record import Record, begin, replay_move
from magie.rules.sentences import sentences_about
from tests.world.memory_store import Disk


class Step(NamedTuple):
    """One action: who played it, what it led to, and the position after it; `number` counts what was public."""

    number: int
    by: int | None
    action: Any
    events: tuple[Event, ...]
    game: Game
    is_public: bool


class Truth:
    """One game of one room."""

    def __init__(self, disk: Disk, room: str, game: int) -> None:
        self.disk = disk
        self.key = (room, game)
        header = disk.games[self.key][0]
        self.game = begin(Record.from_json(header))
        self.steps = [Step(0, None, None, tuple(self.game.opening), self.game.copy(), True)]
        self.numbers: list[list[int]] = [[0]]  # the steps of every public number
        self.facts: dict[tuple[int, int | None], Any] = {}
        self.heard: dict[tuple[int, int | None], tuple[Any, Any]] = {}

    @property
    def rows(self) -> int:
        """How many actions are known."""
        return len(self.steps) - 1

    @property
    def number(self) -> int:
        """The last public number."""
        return len(self.numbers) - 1

    def catch_up(self) -> None:
        """Play what was stored meanwhile."""
        log = self.disk.actions.get(self.key, {})
        while self.rows + 1 in log:
            row = log[self.rows + 1].row
            data, luck = msgspec.json.decode(row.action), tuple(msgspec.json.decode(row.luck))
            events = replay_move(self.game, row.number, row.seat, data, luck)
            is_public = any(event.audience is None for event in events)
            if is_public:
                self.numbers.append([])
            self.numbers[-1].append(len(self.steps))
            after = self.game.copy()
            self.steps.append(Step(self.number, row.seat, data, tuple(events), after, is_public))

    def steps_of(self, number: int) -> list[int]:
        """The steps after which this was the last public number."""
        return self.numbers[number] if 0 <= number < len(self.numbers) else []

    def facts_of(self, step: int, seat: int | None) -> Any:
        """What a seat may know after a step."""
        key = (step, seat)
        if key not in self.facts:
            facts = self.steps[step].game.view(seat).facts
            self.facts[key] = msgspec.json.decode(msgspec.json.encode(facts))
        return self.facts[key]

    def heard_of(self, step: int, seat: int | None) -> tuple[Any, Any]:
        """The events a seat may hear of a step, and their sentences."""
        key = (step, seat)
        if key not in self.heard:
            this = self.steps[step]
            events = heard_by(this.events, seat)
            edition, names = this.game.edition, this.game.names
            said = {id(event): text for event, text in sentences_about(edition).told(events, edition, names)}
            sentences = [said.get(id(event), "") for event in events]
            self.heard[key] = (msgspec.json.decode(msgspec.json.encode(events)), sentences)
        return self.heard[key]
