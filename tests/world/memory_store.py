"""A store in memory: what a database promises, and nothing else. `Disk` outlives the processes that use it.

`MemoryStore` is the program's own store down to its group commit; only the database below is another one.
`tests/server/test_store_contract.py` shows that it answers as SQLite and PostgreSQL do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextvars import Context, copy_context
from typing import Any, NamedTuple, TypeVar

from magie.server.clock import Clock
from magie.server.errors import Conflict, NotStored
from magie.server.store import Kept, Row, Said, Store
from magie.server.store.committing import Committer, Measure
from magie.server.store.listening import Heard, sender_of
from magie.server.store.store import (
    BEAT,
    HOUR,
    INSERT_ACTION,
    INSERT_CHAT,
    INSERT_GAME,
    INSERT_ROOM,
    UPDATE_ROOM,
)
from magie.server.store.writes import Write

T = TypeVar("T")
Undo = Callable[[], object]


class StoredRoom(NamedTuple):
    """A row of the table of rooms."""

    data: str
    version: int
    touched: int


class StoredAction(NamedTuple):
    """A row of the log, and when it was written."""

    row: Row
    at: int


class Weather:
    """What stands between a process and its database: here nothing; the simulated world has delays and failures."""

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """Bring a transaction to the disk and its answer back."""
        await asyncio.sleep(0)
        return commit()

    async def read(self, store: MemoryStore, question: Callable[[], T]) -> T:
        """Bring a question to the disk and its answer back."""
        await asyncio.sleep(0)
        return question()

    async def ask(self, listener: MemoryListener) -> None:
        """Before something is asked over the connection that listens."""
        if listener.heard is None:
            raise ConnectionError("not listening")

    def carry(self, listener: MemoryListener, news: str) -> None:
        """Bring news to a process."""
        listener.hear(news)


class Disk:
    """The database: tables as dictionaries, every write whole or not at all."""

    def __init__(self, weather: Weather | None = None, clock: Clock | None = None) -> None:
        self.weather = weather or Weather()
        self.clock = clock or Clock()  # that of the machine the database is on
        self.leases: dict[int, float] = {}
        self.rooms: dict[str, StoredRoom] = {}
        self.games: dict[tuple[str, int], tuple[str, int]] = {}
        self.actions: dict[tuple[str, int], dict[int, StoredAction]] = {}
        self.chat: dict[str, dict[int, Said]] = {}
        self.listeners: list[MemoryListener] = []
        self.verbs: dict[Any, Callable[..., Undo]] = {
            INSERT_ROOM: self._insert_room,
            UPDATE_ROOM: self._update_room,
            INSERT_GAME: self._insert_game,
            INSERT_ACTION: self._insert_action,
            INSERT_CHAT: self._insert_chat,
            BEAT: lambda one: bool,
        }

    def commit(self, group: Sequence[Write]) -> NotStored | None:
        """All of it, or nothing and why; then whoever listens is told."""
        undo: list[Undo] = []
        try:
            for write in group:
                for statement, values in write.statements:
                    undo.append(self.verbs[statement](**values))
        except Conflict as problem:
            for step in reversed(undo):
                step()
            return problem
        self.tell(dict.fromkeys(write.news for write in group if write.news))
        return None

    def tell(self, news: Any) -> None:
        """To all who listen, in the order of the commits."""
        for text in news:
            for listener in list(self.listeners):
                self.weather.carry(listener, text)

    def forget(
        self, touched: int, played: int, but: Collection[str] = (), news: Callable[[str], str] = str
    ) -> list[str]:
        """Delete rooms that were touched and played in before that, with all that belongs to them."""
        old = [
            name
            for name, room in self.rooms.items()
            if room.touched < touched and self.last_action(name) < played and name not in but
        ]
        for name in old:
            del self.rooms[name]
            self.chat.pop(name, None)
            for table in (self.games, self.actions):
                for key in [key for key in table if key[0] == name]:
                    del table[key]
        self.tell([news(name) for name in old])
        return old

    # What can be asked

    def log(self, room: str, game: int, after: int = 0) -> list[Row]:
        """The actions of a game after this number, in order."""
        log = self.actions.get((room, game), {})
        return [log[number].row for number in sorted(log) if number > after]

    def seconds(self, room: str, game: int) -> int:
        """From the beginning to the last action."""
        began, log = self.games.get((room, game)), self.actions.get((room, game))
        return max(action.at for action in log.values()) - began[1] if began and log else 0

    def last_action(self, room: str) -> int:
        """When something was played there last; 0: never."""
        return max(
            (a.at for key, log in self.actions.items() if key[0] == room for a in log.values()), default=0
        )

    def commands(self, room: str, game: int) -> list[tuple[str, str]]:
        """The commands that were played in a game by seat, and those that said something since it began by who."""
        _, began = self.games.get((room, game), ("", 0))
        played = [(str(row.seat), row.command) for row in self.log(room, game) if row.command is not None]
        said = self.said(room)
        return played + [
            (one.who, one.command) for one in said if one.at >= began and one.command is not None
        ]

    def said(self, room: str, after: int = 0) -> list[Said]:
        """What was said, oldest first."""
        lines = self.chat.get(room, {})
        return [lines[number] for number in sorted(lines) if number > after]

    # What can be written

    def _insert_room(self, room: str, data: str, touched: int) -> Undo:
        if room in self.rooms:
            raise Conflict(f"room {room} is there")
        self.rooms[room] = StoredRoom(data, 0, touched)
        return lambda: self.rooms.pop(room)

    def _update_room(self, this_room: str, new_data: str, seen: int, now: int) -> Undo:
        before = self.rooms.get(this_room)
        if before is None:  # no row, nothing to change
            return bool
        if before.version != seen:
            raise Conflict("version is NULL")
        self.rooms[this_room] = StoredRoom(new_data, seen + 1, now)
        return lambda: self.rooms.update({this_room: before})

    def _insert_game(self, room: str, game: int, header: str, began: int) -> Undo:
        self._need(room)
        if (room, game) in self.games:
            raise Conflict(f"game {game} is there")
        self.games[room, game] = (header, began)
        return lambda: self.games.pop((room, game))

    def _insert_action(self, room: str, game: int, at: int, **row: Any) -> Undo:
        self._need(room)
        log = self.actions.setdefault((room, game), {})
        action = Row(**row)
        if action.number in log:
            raise Conflict(f"number {action.number} is taken")
        log[action.number] = StoredAction(action, at)
        return lambda: log.pop(action.number)

    def _insert_chat(self, room: str, **said: Any) -> Undo:
        self._need(room)
        lines = self.chat.setdefault(room, {})
        line = Said(**said)
        if line.number in lines:
            raise Conflict(f"number {line.number} is taken")
        lines[line.number] = line
        return lambda: lines.pop(line.number)

    def _need(self, room: str) -> None:
        if room not in self.rooms:
            raise Conflict(f"no room {room}")


class MemoryWriter:
    """Brings groups of writes to the disk."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store

    async def transaction(self, group: list[Write]) -> NotStored | None:
        """All of it, or nothing and why."""
        disk = self.store.disk
        return await disk.weather.write(self.store, lambda: disk.commit(group))

    async def sift(self, group: list[Write]) -> list[NotStored | None]:
        """In one transaction all that can be written, and for each write why it was not."""
        problems: list[NotStored | None] = []

        def commit() -> NotStored | None:
            problems.extend(self.store.disk.commit([write]) for write in group)
            return None

        problem = await self.store.disk.weather.write(self.store, commit)
        return problems if problem is None else [problem] * len(group)

    async def stop(self) -> None:
        """Nothing is open."""


class MemoryListener:
    """Hears what the others tell, while it is open."""

    def __init__(self, disk: Disk, process: int, clock: Clock, lease: float = 2.0) -> None:
        self.disk = disk
        self.process = process
        self.clock = clock
        self.lease = lease
        self.heard: Heard | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.context: Context | None = None

    async def open(self, heard: Heard) -> None:
        """Listen."""
        self._forget()
        self.heard, self.loop, self.context = heard, asyncio.get_running_loop(), copy_context()
        try:
            await self.disk.weather.ask(self)
        except BaseException:
            self.heard = None
            raise
        self.disk.listeners.append(self)
        self._renew()

    async def tell(self, news: Sequence[str]) -> None:
        """Tell all other processes."""
        await self.disk.weather.ask(self)
        self.disk.tell(news)

    async def alive(self) -> set[int]:
        """Renew our lease; the processes whose leases held just now."""
        await self.disk.weather.ask(self)
        now = asyncio.get_running_loop().time()
        held = {process for process, until in self.disk.leases.items() if until > now}
        self._renew()
        return held

    async def close(self) -> None:
        """Listen no more; the others need not wait for the lease to end."""
        self.disk.leases.pop(self.process, None)
        self._forget()

    def _renew(self) -> None:
        self.disk.leases[self.process] = asyncio.get_running_loop().time() + self.lease
        self.clock.follow(self.disk.clock.now())

    def _forget(self) -> None:
        self.heard = None
        if self in self.disk.listeners:
            self.disk.listeners.remove(self)

    def hear(self, news: str) -> None:
        """Something was told, by somebody else."""
        if self.heard is not None and self.loop is not None and not news.startswith(sender_of(self.process)):
            self.loop.call_soon(self.heard, news, context=self.context)


class MemoryStore(Store):
    """The store of one process on a disk in memory."""

    def __init__(
        self,
        disk: Disk,
        measure: Measure = lambda writes, seconds: None,
        clock: Clock | None = None,
        *,
        process: int = 1,
        shared: bool = False,
    ) -> None:
        self.disk = disk
        self.clock = clock or Clock()
        self.committer = Committer(MemoryWriter(self), measure)
        self.process = process
        self.is_shared = shared

    async def open(self) -> None:
        """There are no tables to bring up to date."""

    def listener(self) -> MemoryListener | None:  # type: ignore[override]
        """What hears of other processes."""
        return MemoryListener(self.disk, self.process, self.clock) if self.is_shared else None

    async def close(self) -> None:
        """Write what waits."""
        await self.committer.stop()

    async def check(self) -> None:
        """Does the database answer?"""
        await self.ask(bool)

    async def ask(self, question: Callable[[], T]) -> T:
        """What the disk says."""
        return await self.disk.weather.read(self, question)

    async def room(self, room: str) -> Kept | None:
        """What is kept of a room."""
        found = await self.ask(lambda: self.disk.rooms.get(room))
        return Kept(found.data, found.version) if found else None

    async def header(self, room: str, game: int) -> str | None:
        """How a game began."""
        found = await self.ask(lambda: self.disk.games.get((room, game)))
        return found[0] if found else None

    async def log(self, room: str, game: int, after: int = 0) -> list[Row]:
        """The actions of a game after this number, in order."""
        return await self.ask(lambda: self.disk.log(room, game, after))

    async def seconds(self, room: str, game: int) -> int:
        """How long a game has been played."""
        return await self.ask(lambda: self.disk.seconds(room, game))

    async def chat(self, room: str, last: int, after: int = 0) -> list[Said]:
        """The last things said, oldest first."""
        return await self.ask(lambda: self.disk.said(room, after)[-last:])

    async def commands(self, room: str, game: int) -> list[tuple[str, str]]:
        """The commands that were played in a game, and those that said something since it began."""
        return await self.ask(lambda: self.disk.commands(room, game))

    async def wall(self) -> int:
        """What time it is for everybody who shares this store."""
        if self.is_shared:
            self.clock.follow(await self.ask(self.disk.clock.now))
        return self.now()

    async def newest(self) -> int | None:
        """The newest stamp of all rooms."""
        return await self.ask(lambda: max((room.touched for room in self.disk.rooms.values()), default=None))

    async def forget_older(self, seconds: float, but: Collection[str] = ()) -> int:
        """Delete rooms that nobody has touched and nobody has played in for so long; says how many."""
        touched, played = self.now() - int(seconds), self.now() - int(max(seconds, HOUR))
        gone = await self.ask(lambda: self.disk.forget(touched, played, but, self.news))
        return len(gone)
