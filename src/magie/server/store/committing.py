"""Group commit: whatever many rooms write at the same moment goes into one transaction, so one sync serves them all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from magie.server.errors import Conflict, NotStored
from magie.server.store.listening import CHANNEL
from magie.server.store.threading import LoopThread

MOST_AT_ONCE = 500
TELL = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")

Measure = Callable[[int, float], None]


class Write(NamedTuple):
    """Statements that are written together or not at all, who waits for it, and what other processes are told."""

    statements: tuple[tuple[Executable, dict[str, Any]], ...]
    done: asyncio.Future[None]
    news: str


class Committer:
    """Collects writes while a commit is under way, and commits them together."""

    def __init__(self, engine: AsyncEngine, thread: LoopThread, measure: Measure) -> None:
        self.engine = engine
        self.thread = thread
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

    async def _run(self) -> None:
        try:
            while self.waiting:
                group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self._commit(group)
        finally:
            self.task = None

    async def _commit(self, group: list[Write]) -> None:
        """All together; if that fails, one by one, so that one bad write hurts nobody else."""
        began = time.perf_counter()
        problem = await self.thread.run(self._transaction(group))
        if problem is not None and len(group) > 1:
            for write in group:
                settle(write, await self.thread.run(self._transaction([write])))
        else:
            for write in group:
                settle(write, problem)
        self.measure(len(group), time.perf_counter() - began)

    async def _transaction(self, group: list[Write]) -> NotStored | None:
        try:
            async with self.engine.begin() as connection:
                for statement, rows in merged(group):
                    await execute(connection, statement, rows)
                news = list(dict.fromkeys(write.news for write in group if write.news))
                if news:
                    await connection.execute(TELL, {"channel": CHANNEL, "news": news})
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            return NotStored(str(error))
        return None


async def execute(connection: AsyncConnection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """One statement for one row or for many."""
    await connection.execute(statement, rows if len(rows) > 1 else rows[0])


def merged(group: list[Write]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The statements in order; equal neighbours become one for many rows."""
    found: list[tuple[Executable, list[dict[str, Any]]]] = []
    for write in group:
        for statement, row in write.statements:
            if found and found[-1][0] is statement:
                found[-1][1].append(row)
            else:
                found.append((statement, [row]))
    return found


def settle(write: Write, problem: NotStored | None) -> None:
    """Tell the one who waits."""
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)
