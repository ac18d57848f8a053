"""What is kept: a row a room, a row a game, a row an action. Told is only what is stored."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import (
    ColumnElement,
    Float,
    and_,
    bindparam,
    case,
    cast,
    delete,
    event,
    func,
    insert,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from magie.rules.errors import MagieError
from magie.server.clock import Clock
from magie.server.settings import Settings
from magie.server.store.committing import Committer, Measure, tell, writer_for
from magie.server.store.listening import Listener, sender_of
from magie.server.store.migrating import migrate, take_time
from magie.server.store.sqlite import set_up_sqlite
from magie.server.store.tables import actions, chat, games, pulse, rooms
from magie.server.store.threading import LoopThread

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

HOUR = 3600.0
MOST_FORGOTTEN = 500  # rooms in one go

MOST_NEWS = 7900  # bytes that PostgreSQL passes on at once

INSERT_ROOM = insert(rooms)
UPDATE_ROOM = (
    update(rooms)
    .where(rooms.c.room == bindparam("this_room"))
    .values(
        data=bindparam("new_data"),
        # A clock that was set back makes no room older.
        touched=case((rooms.c.touched > bindparam("now"), rooms.c.touched), else_=bindparam("now")),
        # Where another process has changed the room meanwhile, the version becomes NULL, which is a `Conflict`.
        version=case(
            (rooms.c.version == bindparam("seen"), rooms.c.version + literal_column("1")), else_=null()
        ),
    )
)
# It counts on: SQLite writes nothing where nothing changes.
BEAT = update(pulse).where(pulse.c.id == bindparam("one")).values(beats=pulse.c.beats + literal_column("1"))
INSERT_GAME = insert(games)
INSERT_ACTION = insert(actions)
INSERT_CHAT = insert(chat)


class Kept(NamedTuple):
    """A room as it is kept; every change raises its version."""

    data: str
    version: int


class Row(NamedTuple):
    """One accepted action as it is kept."""

    number: int
    seat: int | None
    action: str
    luck: str
    command: str | None


class Played(NamedTuple):
    """An action as other processes hear of it: in which game, and how new the room was for whoever stored it."""

    game: int
    version: int
    row: Row


class Said(NamedTuple):
    """One line of chat as it is kept: where it stands, what was said by whom, and the command that said it."""

    number: int
    seat: int | None
    name: str
    text: str
    who: str = ""
    command: str | None = None
    at: int = 0


class Store:
    """The database of one server."""

    def __init__(
        self, url: str, measure: Measure, settings: Settings | None = None, clock: Clock | None = None
    ) -> None:
        self.settings = settings or Settings()
        self.engine = engine_for(url, self.settings)
        self.clock = clock or Clock()
        self.thread = LoopThread()
        writer = writer_for(self.engine, self.thread, self.settings.store_seconds)
        self.committer = Committer(writer, measure)
        self.process = secrets.randbits(31)
        self.is_shared = self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the tables up to date."""
        await self.thread.run(migrate(self.engine))
        await self.wall()

    def listener(self) -> Listener | None:
        """What hears of other processes; nobody shares a file with us."""
        if not self.is_shared:
            return None
        return Listener(self.engine, self.thread, self.process, self.clock, self.settings.lease_seconds)

    def now(self) -> int:
        """The whole seconds since 1970 that rows are stamped with."""
        return int(self.clock.shared())

    def news(self, room: str) -> str:
        """What other processes are told when something is stored."""
        return f'{sender_of(self.process)}"room":"{room}"}}' if self.is_shared else ""

    def news_of(self, room: str, played: Played) -> str:
        """What they are told of an action: all of it, so that they need not read it, unless it is too long for that."""
        if not self.is_shared:
            return ""
        told = f'{sender_of(self.process)}"room":"{room}","played":{json.encode(played).decode()}}}'
        return told if len(told.encode()) <= MOST_NEWS else self.news(room)

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self.committer.stop()
        await self.thread.run(self.engine.dispose())
        await self.thread.stop()

    async def check(self) -> None:
        """Can the database be written? A full disk can still be read."""
        await self.committer.write((BEAT, {"one": 1}))

    async def read(self, wanted: Executable) -> Sequence[Any]:
        """All rows of a question."""
        return await self.thread.run(self._read(wanted), self.settings.store_seconds)

    async def _read(self, wanted: Executable) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def add_room(self, room: str, data: str) -> None:
        """A new room."""
        await self.committer.write((INSERT_ROOM, {"room": room, "data": data, "touched": self.now()}))

    async def save_room(self, room: str, kept: Kept) -> None:
        """The room as it is now, if its version is still the one that was seen; else a `Conflict`."""
        await self.committer.write(update_room(room, kept, self.now()), news=self.news(room))

    async def begin_game(self, room: str, game: int, header: str, kept: Kept) -> None:
        """A game begins: its header, and the room that plays it, together."""
        began = (INSERT_GAME, {"room": room, "game": game, "header": header, "began": self.now()})
        await self.committer.write(began, update_room(room, kept, self.now()), news=self.news(room))

    async def append(self, room: str, game: int, row: Row, version: int = 0) -> None:
        """One more action of a game, in a room of this version; a number that is taken is a `Conflict`."""
        values = {"room": room, "game": game, "at": self.now(), **row._asdict()}
        news = self.news_of(room, Played(game, version, row))
        await self.committer.write((INSERT_ACTION, values), news=news)

    async def add_chat(self, room: str, said: Said) -> None:
        """Something said."""
        await self.committer.write((INSERT_CHAT, {"room": room, **said._asdict()}), news=self.news(room))

    async def room(self, room: str) -> Kept | None:
        """What is kept of a room."""
        found = await self.read(select(rooms.c.data, rooms.c.version).where(rooms.c.room == room))
        return Kept(*found[0]) if found else None

    async def header(self, room: str, game: int) -> str | None:
        """How a game began."""
        found = await self.read(select(games.c.header).where(games.c.room == room, games.c.game == game))
        return found[0][0] if found else None

    async def log(self, room: str, game: int, after: int = 0) -> list[Row]:
        """The actions of a game after this number, in order."""
        columns = [actions.c[name] for name in Row._fields]
        this = (actions.c.room == room, actions.c.game == game, actions.c.number > after)
        return [
            Row(*row) for row in await self.read(select(*columns).where(*this).order_by(actions.c.number))
        ]

    async def seconds(self, room: str, game: int) -> int:
        """How long a game has been played, from its beginning to its last action."""
        began = select(games.c.began).where(games.c.room == room, games.c.game == game).scalar_subquery()
        ended = select(func.max(actions.c.at)).where(actions.c.room == room, actions.c.game == game)
        found = await self.read(select(ended.scalar_subquery() - began))
        return found[0][0] or 0

    async def chat(self, room: str, last: int, after: int = 0) -> list[Said]:
        """The last things said, oldest first."""
        columns = [chat.c[name] for name in Said._fields]
        wanted = select(*columns).where(chat.c.room == room, chat.c.number > after)
        rows = await self.read(wanted.order_by(chat.c.number.desc()).limit(last))
        return [Said(*row) for row in reversed(rows)]

    async def commands(self, room: str, game: int) -> list[tuple[str, str]]:
        """The commands that were played in a game, by seat, and those that said something since it began, by who."""
        played = select(actions.c.seat, actions.c.command).where(
            actions.c.room == room, actions.c.game == game, actions.c.command.is_not(None)
        )
        began = select(games.c.began).where(games.c.room == room, games.c.game == game).scalar_subquery()
        said = select(chat.c.who, chat.c.command).where(
            chat.c.room == room, chat.c.at >= func.coalesce(began, 0), chat.c.command.is_not(None)
        )
        return [(str(who), command) for wanted in (played, said) for who, command in await self.read(wanted)]

    async def wall(self) -> int:
        """What time it is for everybody who shares this store; our own stamps follow it from now on."""
        if self.is_shared:
            asked = select(cast(func.extract("epoch", func.clock_timestamp()), Float))
            self.clock.follow((await self.read(asked))[0][0])
        return self.now()

    async def newest(self) -> int | None:
        """The newest stamp of all rooms."""
        found = await self.read(select(func.max(rooms.c.touched)))
        return found[0][0] if found else None

    async def forget_older(self, seconds: float, but: Collection[str] = ()) -> int:
        """Delete rooms that nobody has touched and nobody has played in for so long; says how many.

        Those of `but` stay, whatever their age. Where something was played within the last hour, so does the room.
        """
        old = is_old(self.now(), seconds)
        found = await self.read(
            select(rooms.c.room).where(old).order_by(rooms.c.touched).limit(MOST_FORGOTTEN)
        )
        gone = [room for (room,) in found if room not in but]
        return await self.thread.run(self._delete(and_(rooms.c.room.in_(gone), old))) if gone else 0

    async def _delete(self, which: ColumnElement[bool]) -> int:
        async with self.engine.begin() as connection:
            await take_time(connection)
            found = await connection.execute(delete(rooms).where(which).returning(rooms.c.room))
            gone = found.scalars().all()
            await tell(connection, map(self.news, gone))
            return len(gone)


def is_old(now: int, seconds: float) -> ColumnElement[bool]:
    """Which rooms can be forgotten. The last action of a room is the last by its number: one step in the index."""
    last = (
        select(actions.c.at)
        .where(actions.c.room == rooms.c.room)
        .order_by(actions.c.room.desc(), actions.c.game.desc(), actions.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    played = func.coalesce(last, 0)
    return and_(rooms.c.touched < now - int(seconds), played < now - int(max(seconds, HOUR)))


def update_room(room: str, kept: Kept, now: int) -> tuple[Any, dict[str, Any]]:
    """The statement that keeps a room as it is now."""
    return UPDATE_ROOM, {"this_room": room, "new_data": kept.data, "seen": kept.version, "now": now}


def patience(settings: Settings) -> dict[str, Any]:
    """How long PostgreSQL takes for one statement, and waits for a process that hangs in the middle of several.

    Whoever hangs in a transaction holds the numbers it has written: it is thrown out when its lease ends, so that
    those who take over do not wait for it.
    """
    lease, whole = str(int(settings.lease_seconds * 1000)), str(int(settings.store_seconds * 1000))
    times = {"statement_timeout": whole, "idle_in_transaction_session_timeout": lease}
    return {"timeout": settings.store_seconds, "server_settings": times}


def engine_for(url: str, settings: Settings | None = None) -> AsyncEngine:
    """The engine of a database URL; a SQLite file is made with its folder."""
    parsed = make_url(url)
    if parsed.drivername not in DRIVERS:
        raise MagieError(f"{parsed.drivername}: the database is sqlite:///FILE or postgresql://HOST/NAME.")
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    if not parsed.drivername.startswith("sqlite"):
        times = patience(settings or Settings())
        return create_async_engine(parsed, pool_pre_ping=True, connect_args=times, hide_parameters=True)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine
