"""SQLite: how a file is opened, and how groups are written to it.

A thread that comes back from the disk waits until busy rooms let it go on, and SQLAlchemy's own work for each row would
be several times that of SQLite. So a group is written in as few steps as there are: one call into one thread, one
statement for many rows, which is a transaction by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement, Executable
from sqlalchemy.sql.compiler import SQLCompiler

from magie.server.errors import NotStored
from magie.server.store.writes import Write, merged, problem_of

WAIT_SECONDS = 30  # for another process that writes to the same file
MOST_VALUES = 900  # in one statement; every SQLite takes so many
KEPT_STATEMENTS = 12  # each number of rows is another one, and a long one is large
DIALECT = sqlite.dialect()


def set_up_sqlite(connection: Any, _: Any = None) -> None:
    """Write-ahead log, and the disk is waited for: what was told survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Spoken(NamedTuple):
    """A statement in SQLite's own words: what comes before the values of a row, those, and their names in order."""

    begin: str
    row: str
    names: tuple[str, ...]

    def of(self, rows: int) -> str:
        """The statement for so many rows."""
        return self.begin + ", ".join([self.row] * rows)


@cache
def spoken(statement: Executable, columns: tuple[str, ...]) -> Spoken:
    """Put a statement into SQLite's words; an INSERT can take several rows, anything else is one."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=DIALECT, column_keys=columns if statement.is_insert else None)
    assert isinstance(compiled, SQLCompiler)
    begin, found, row = str(compiled).rpartition("VALUES ")
    return Spoken(begin + found, row, tuple(compiled.positiontup or ()))


class SqliteWriter:
    """Writes to one file, in a thread of its own."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._connection: sqlite3.Connection | None = None

    async def transaction(self, group: list[Write]) -> NotStored | None:
        """All of it, or nothing and why."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, group)

    async def sift(self, group: list[Write]) -> list[NotStored | None]:
        """In one transaction all that can be written, and for each write why it was not."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._sift, group)

    async def stop(self) -> None:
        """No more writes."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    @property
    def connection(self) -> sqlite3.Connection:
        """The file, opened when it is first needed."""
        if self._connection is None:
            self._connection = sqlite3.connect(
                self.file, timeout=WAIT_SECONDS, isolation_level=None, cached_statements=KEPT_STATEMENTS
            )
            set_up_sqlite(self._connection)
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _write(self, group: list[Write]) -> NotStored | None:
        try:
            self._execute(steps_of(group))
        except Exception as error:
            return problem_of(error)
        return None

    def _sift(self, group: list[Write]) -> list[NotStored | None]:
        """Halves of halves, each within a savepoint; a full disk ends all of it."""
        try:
            with self._transaction():
                return self._halves(group)
        except Exception as error:
            return [problem_of(error)] * len(group)

    def _halves(self, group: list[Write]) -> list[NotStored | None]:
        half = len(group) // 2
        return self._part(group[:half]) + self._part(group[half:])

    def _part(self, part: list[Write]) -> list[NotStored | None]:
        """A part of a transaction; if something in it is bad, its halves."""
        self.connection.execute("SAVEPOINT part")
        try:
            for text, values in steps_of(part):
                self.connection.execute(text, values)
        except sqlite3.OperationalError:  # no write is to blame for that
            raise
        except Exception as error:
            self.connection.execute("ROLLBACK TO part")
            self.connection.execute("RELEASE part")
            return [problem_of(error)] if len(part) == 1 else self._halves(part)
        self.connection.execute("RELEASE part")
        return [None] * len(part)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def _execute(self, steps: list[tuple[str, list[Any]]]) -> None:
        """One statement is all or nothing by itself; several are put together."""
        if len(steps) == 1:
            self.connection.execute(*steps[0])
            return
        with self._transaction():
            for text, values in steps:
                self.connection.execute(text, values)


def steps_of(group: list[Write]) -> list[tuple[str, list[Any]]]:
    """What has to be executed, each with its values."""
    found: list[tuple[str, list[Any]]] = []
    for statement, rows in merged(group):
        words = spoken(statement, tuple(rows[0]))
        most = MOST_VALUES // len(words.names) if words.begin else 1
        for at in range(0, len(rows), most):
            some = rows[at : at + most]
            found.append((words.of(len(some)), [row[name] for row in some for name in words.names]))
    return found
