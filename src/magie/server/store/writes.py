"""Write: what a room wants on the disk, and how many of them become few statements."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from magie.server.errors import Conflict, NotStored


class Write(NamedTuple):
    """Statements that are written together or not at all, who waits for it, and what other processes are told."""

    statements: tuple[tuple[Executable, dict[str, Any]], ...]
    done: asyncio.Future[None]
    news: str = ""


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


def problem_of(error: Exception) -> NotStored:
    """Why something was not written, as rooms know it."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    return NotStored(f"{type(error).__name__}: {error}")


def settle(write: Write, problem: NotStored | None) -> None:
    """Tell the one who waits."""
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(problem)
