"""Group commit: whatever many rooms write at the same moment goes into one transaction, so one sync serves them all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from magie.server.errors import Conflict, Late, NotStored
from magie.server.store.listening import CHANNEL, PATIENCE
from magie.server.store.sqlite import SqliteWriter
from magie.server.store.threading import LoopThread
from magie.server.store.writes import Write, merged, settle

log = logging.getLogger("magie.server")

MOST_AT_ONCE = 500
# Seconds between two commits of a busy server: more rooms share one, and less is done for each.
BREATH = 0.006
TELL = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")

Measure = Callable[[int, float], None]


class Writer(Protocol):
    """Whatever brings a group of writes to the disk."""

    async def transaction(self, group: list[Write]) -> NotStored | None:
        """All of it, or nothing and why."""

    async def stop(self) -> None:
        """No more writes."""


class ServerWriter:
    """Writes to a database server, from the store's own thread."""

    def __init__(self, engine: AsyncEngine, thread: LoopThread, seconds: float) -> None:
        self.engine = engine
        self.thread = thread
        self.seconds = seconds

    async def transaction(self, group: list[Write]) -> NotStored | None:
        """All of it, or nothing and why."""
        try:
            return await self.thread.run(self._write(group), self.seconds)
        except TimeoutError:
            return Late("the database did not answer in time")

    async def stop(self) -> None:
        """The engine is the store's."""

    async def _write(self, group: list[Write]) -> NotStored | None:
        try:
            async with self.engine.begin() as connection:
                for statement, rows in merged(group):
                    await connection.execute(statement, rows if len(rows) > 1 else rows[0])
                news = list(dict.fromkeys(write.news for write in group if write.news))
                if news:
                    await connection.execute(TELL, {"channel": CHANNEL, "news": news})
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            return NotStored(str(error))
        return None


def writer_for(engine: AsyncEngine, thread: LoopThread, seconds: float) -> Writer:
    """A SQLite file has a way of its own; SQLite in memory is one connection, which the store has."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return SqliteWriter(file) if file and file != ":memory:" else ServerWriter(engine, thread, seconds)


class Committer:
    """Collects writes while a commit is under way, and commits them together."""

    def __init__(
        self, engine: AsyncEngine, thread: LoopThread, measure: Measure, seconds: float = PATIENCE
    ) -> None:
        self.writer = writer_for(engine, thread, seconds)
        self.measure = measure
        self.waiting: list[Write] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, *statements: tuple[Executable, dict[str, Any]], news: str = "") -> None:
        """Write, and come back when it is on the disk; `NotStored` if it is not."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Write(statements, done, news))
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        await done

    async def stop(self) -> None:
        """Finish what was begun."""
        while self.task is not None:
            await asyncio.shield(self.task)
        await self.writer.stop()

    async def _run(self) -> None:
        try:
            while self.waiting:
                began = time.perf_counter()
                group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                try:
                    await self._commit(group)
                except Exception as problem:  # an error of ours must not leave rooms waiting for ever
                    log.exception("a commit failed")
                    for write in group:
                        settle(write, NotStored(repr(problem)))
                if self.waiting:
                    await asyncio.sleep(began + BREATH - time.perf_counter())
        finally:
            self.task = None

    async def _commit(self, group: list[Write]) -> None:
        """All together; if that fails, one by one, so that one bad write hurts nobody else."""
        began = time.perf_counter()
        problem = await self.writer.transaction(group)
        if problem is not None and len(group) > 1 and not isinstance(problem, Late):
            for write in group:
                settle(write, await self.writer.transaction([write]))
        else:
            for write in group:
                settle(write, problem)
        self.measure(len(group), time.perf_counter() - began)
