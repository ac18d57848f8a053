"""What is kept: a row a room, a row a game, a row an action. Told is only what is stored."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    bindparam,
    case,
    delete,
    event,
    func,
    insert,
    literal_column,
    null,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from magie.rules.errors import MagieError
from magie.server.settings import Settings
from magie.server.store.committing import Committer, Measure
from magie.server.store.listening import Listener
from magie.server.store.migrating import migrate, take_time
from magie.server.store.sqlite import set_up_sqlite
from magie.server.store.tables import actions, chat, games, rooms
from magie.server.store.threading import LoopThread

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

INSERT_ROOM = insert(rooms)
UPDATE_ROOM = (
    update(rooms)
    .where(rooms.c.room == bindparam("this_room"))
    .values(
        data=bindparam("new_data"),
        touched=bindparam("now"),
        # Where another process has changed the room meanwhile, the version becomes NULL, which is a `Conflict`.
        version=case(
            (rooms.c.version == bindparam("seen"), rooms.c.version + literal_column("1")), else_=null()
        ),
    )
)
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

    def __init__(self, url: str, measure: Measure, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.engine = engine_for(url, self.settings)
        self.thread = LoopThread()
        self.committer = Committer(self.engine, self.thread, measure, self.settings.store_seconds)
        self.process = secrets.randbits(31)
        self.is_shared = self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the tables up to date."""
        await self.thread.run(migrate(self.engine))

    def listener(self) -> Listener | None:
        """What hears of other processes; nobody shares a file with us."""
        if not self.is_shared:
            return None
        return Listener(self.engine, self.thread, self.process, self.settings.lease_seconds)

    def news(self, room: str) -> str:
        """What other processes are told when something is stored."""
        return f'{{"process":{self.process},"room":"{room}"}}' if self.is_shared else ""

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self.committer.stop()
        await self.thread.run(self.engine.dispose())
        await self.thread.stop()

    async def check(self) -> None:
        """Does the database answer?"""
        await self.read(text("SELECT 1"))

    async def read(self, wanted: Executable) -> Sequence[Any]:
        """All rows of a question."""
        return await self.thread.run(self._read(wanted), self.settings.store_seconds)

    async def _read(self, wanted: Executable) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def add_room(self, room: str, data: str) -> None:
        """A new room."""
        await self.committer.write((INSERT_ROOM, {"room": room, "data": data, "touched": now()}))

    async def save_room(self, room: str, kept: Kept) -> None:
        """The room as it is now, if its version is still the one that was seen; else a `Conflict`."""
        await self.committer.write(update_room(room, kept), news=self.news(room))

    async def begin_game(self, room: str, game: int, header: str, kept: Kept) -> None:
        """A game begins: its header, and the room that plays it, together."""
        began = (INSERT_GAME, {"room": room, "game": game, "header": header, "began": now()})
        await self.committer.write(began, update_room(room, kept), news=self.news(room))

    async def append(self, room: str, game: int, row: Row) -> None:
        """One more action of a game; a number that is taken is a `Conflict`."""
        values = {"room": room, "game": game, "at": now(), **row._asdict()}
        await self.committer.write((INSERT_ACTION, values), news=self.news(room))

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

    async def forget_older(self, seconds: float) -> int:
        """Delete rooms nobody has touched for so long; says how many."""
        return await self.thread.run(self._delete(rooms.c.touched < now() - int(seconds)))

    async def _delete(self, which: ColumnElement[bool]) -> int:
        async with self.engine.begin() as connection:
            await take_time(connection)
            return (await connection.execute(delete(rooms).where(which))).rowcount


def update_room(room: str, kept: Kept) -> tuple[Any, dict[str, Any]]:
    """The statement that keeps a room as it is now."""
    return UPDATE_ROOM, {"this_room": room, "new_data": kept.data, "seen": kept.version, "now": now()}


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


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
        return create_async_engine(parsed, pool_pre_ping=True, connect_args=patience(settings or Settings()))
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine
