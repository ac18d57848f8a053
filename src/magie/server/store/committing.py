"""Group commit: whatever many rooms write at the same moment goes into one transaction, so one sync serves them all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from magie.server.errors import Late, NotStored
from magie.server.store.listening import CHANNEL
from magie.server.store.sqlite import SqliteWriter
from magie.server.store.threading import LoopThread
from magie.server.store.writes import Write, merged, problem_of, settle

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

    async def sift(self, group: list[Write]) -> list[NotStored | None]:
        """In one transaction all that can be written, and for each write why it was not."""

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
            return late()

    async def sift(self, group: list[Write]) -> list[NotStored | None]:
        """In one transaction all that can be written, and for each write why it was not."""
        try:
            return await self.thread.run(self._sift(group), self.seconds)
        except TimeoutError:
            return [late()] * len(group)

    async def stop(self) -> None:
        """The engine is the store's."""

    async def _write(self, group: list[Write]) -> NotStored | None:
        try:
            async with self.engine.begin() as connection:
                await execute(connection, group)
                await tell(connection, (write.news for write in group))
        except Exception as error:
            return problem_of(error)
        return None

    async def _sift(self, group: list[Write]) -> list[NotStored | None]:
        try:
            async with self.engine.begin() as connection:
                problems = await self._halves(connection, group)
                stored = [write.news for write, bad in zip(group, problems, strict=True) if bad is None]
                await tell(connection, stored)
        except Exception as error:  # the connection, or the commit itself: nothing is there
            return [problem_of(error)] * len(group)
        return problems

    async def _halves(self, connection: AsyncConnection, group: list[Write]) -> list[NotStored | None]:
        half = len(group) // 2
        return await self._part(connection, group[:half]) + await self._part(connection, group[half:])

    async def _part(self, connection: AsyncConnection, part: list[Write]) -> list[NotStored | None]:
        """A part of a transaction; if something in it is bad, its halves."""
        try:
            async with connection.begin_nested():
                await execute(connection, part)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise
            return [problem_of(error)] if len(part) == 1 else await self._halves(connection, part)
        except (StatementError, ValueError, OverflowError) as error:
            return [problem_of(error)] if len(part) == 1 else await self._halves(connection, part)
        return [None] * len(part)


def late() -> Late:
    """Nobody knows whether it was written."""
    return Late("the database did not answer in time")


async def execute(connection: AsyncConnection, group: list[Write]) -> None:
    """All statements of a group, in as few steps as there are."""
    for statement, rows in merged(group):
        await connection.execute(statement, rows if len(rows) > 1 else rows[0])


async def tell(connection: AsyncConnection, news: Iterable[str]) -> None:
    """Other processes hear of it when it is on the disk."""
    told = list(dict.fromkeys(text for text in news if text))
    if told:
        await connection.execute(TELL, {"channel": CHANNEL, "news": told})


def writer_for(engine: AsyncEngine, thread: LoopThread, seconds: float) -> Writer:
    """A SQLite file has a way of its own; SQLite in memory is one connection, which the store has."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return SqliteWriter(file) if file and file != ":memory:" else ServerWriter(engine, thread, seconds)


class Committer:
    """Collects writes while a commit is under way, and commits them together."""

    def __init__(self, writer: Writer, measure: Measure) -> None:
        self.writer = writer
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
        """All together; if that fails, once more without what is bad in it, so that one bad write costs one retry."""
        began = time.perf_counter()
        problem = await self.writer.transaction(group)
        whole = problem is None or len(group) == 1 or isinstance(problem, Late)
        problems = [problem] * len(group) if whole else await self.writer.sift(group)
        for write, found in zip(group, problems, strict=True):
            settle(write, found)
        self.measure(len(group), time.perf_counter() - began)
