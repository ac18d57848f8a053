"""The disk of the world: the store in memory, with an eye on which commands were stored, how often, and on secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from magie.server.clock import Clock
from magie.server.errors import NotStored
from magie.server.store.store import INSERT_ACTION, INSERT_CHAT, INSERT_GAME, INSERT_ROOM, UPDATE_ROOM
from magie.server.store.writes import Write
from tests.world.memory_store import Disk, Weather


class WorldDisk(Disk):
    """`stored` counts every command that the log, the chat or the room itself names.

    Two games later nobody remembers it; in a world they can go by while a process hangs.
    """

    def __init__(self, weather: Weather, clock: Clock) -> None:
        super().__init__(weather, clock)
        self.stored: Counter[str] = Counter()
        self.game_of: dict[str, int] = {}  # in which game each was stored first
        self.marks: dict[str, str] = {}  # of commands that were given, as a room stores them
        self.secrets: dict[str, tuple[str, str]] = {}  # of each room: of the game that is on, and of the next
        self.seeds: dict[tuple[str, int], str] = {}
        self.held: dict[tuple[str, int], set[str]] = {}  # the hashes of all keys that ever opened a chair
        self.opened: set[str] = set()  # words in the dice of some game
        self.written = 0

    def commit(self, group: Sequence[Write]) -> NotStored | None:
        """As any disk; then look at what is there now."""
        before = {name: room.data for name, room in self.rooms.items()}
        problem = super().commit(group)
        if problem is None:
            self.written += len(group)
            for write in group:
                for statement, values in write.statements:
                    self._look_at(statement, values, before)
        return problem

    def _look_at(self, statement: Any, values: dict[str, Any], before: dict[str, str]) -> None:
        if statement is INSERT_ACTION or statement is INSERT_CHAT:
            if values["command"]:
                self._count(values["command"], self.room_data(values["room"]).get("game", 0))
        elif statement is UPDATE_ROOM:
            self._look_at_room(values["this_room"], values["new_data"], before.get(values["this_room"], ""))
        elif statement is INSERT_ROOM:
            self._look_at_room(values["room"], values["data"], "")
        elif statement is INSERT_GAME:
            header = msgspec.json.decode(values["header"])
            self.seeds[values["room"], values["game"]] = header["seed"] or ""
            self.opened.update(header["fair"]["words"])

    def _look_at_room(self, room: str, data: str, before: str) -> None:
        found = msgspec.json.decode(data)
        for mark, command in self.marks.items():
            if mark in data and mark not in before:
                self._count(command, found.get("game", 0))
        for number, keys in enumerate(keys_of(found)):
            self.held.setdefault((room, number), set()).update(keys)
        self.secrets[room] = (found.get("secret", ""), found.get("next_secret", ""))

    def _count(self, command: str, game: int) -> None:
        if game <= self.game_of.setdefault(command, game) + 1:
            self.stored[command] += 1

    def room_data(self, room: str) -> dict[str, Any]:
        """What is stored of a room."""
        kept = self.rooms.get(room)
        found: dict[str, Any] = msgspec.json.decode(kept.data) if kept else {}
        return found


def keys_of(data: dict[str, Any]) -> list[set[str]]:
    """The hashes of the keys that open each chair of a room, as it is stored."""
    holders = {seat: one["id"] for one in data.get("people", ()) for seat in one.get("seats", ())}
    keys: dict[int, set[str]] = {}
    for key in data.get("keys", ()):
        keys.setdefault(key["person"], set()).add(key["hash"])
    return [keys.get(holders.get(seat.get("id", 0), 0), set()) for seat in data.get("seats", ())]
