"""SQLite: how a file is opened, and how groups are written to it.

A thread that comes back from the disk waits until busy rooms let it go on. So a group is written in as few steps as
there are: one call into one thread, one statement for many rows, one commit.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from magie.server.errors import Conflict, NotStored
from magie.server.store.writes import Write, merged

WAIT_SECONDS = 30  # for another process that writes to the same file


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, and the disk is waited for: what was told survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteWriter:
    """Writes to one file, in a thread of its own."""

    def __init__(self, url: URL) -> None:
        file = url.set(drivername="sqlite+pysqlite")
        self.engine = create_engine(file, connect_args={"timeout": WAIT_SECONDS})
        self.engine.dialect.use_insertmanyvalues_wo_returning = True  # many rows are one statement
        event.listen(self.engine, "connect", set_up_sqlite)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")

    async def transaction(self, group: list[Write]) -> NotStored | None:
        """All of it, or nothing and why."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, group)

    async def stop(self) -> None:
        """No more writes."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()

    def _write(self, group: list[Write]) -> NotStored | None:
        try:
            with self.engine.begin() as connection:
                for statement, rows in merged(group):
                    connection.execute(statement, rows)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            return NotStored(str(error))
        return None
