"""The store: migrations, the log that takes each number once, group commit, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from magie.rules.errors import MagieError
from magie.server.errors import Conflict, NotStored
from magie.server.settings import Settings
from magie.server.store import Kept, Row, Said, Store
from magie.server.store.sqlite import SqliteWriter
from magie.server.store.store import INSERT_ACTION, engine_for
from magie.server.store.tables import metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/in/rooms.db"
    found: str = request.getfixturevalue("postgres_url")
    return found


def row(number: int, command: str | None = None) -> Row:
    """An action."""
    return Row(number, 0, '{"type":"roll"}', "[1,2]", command)


async def opened(url: str, groups: list[int]) -> Store:
    """A store with its tables, and what it measures."""
    store = Store(url, lambda writes, seconds: groups.append(writes))
    await store.open()
    return store


def run(story: Coroutine[Any, Any, None]) -> None:
    """To the end."""
    asyncio.run(asyncio.wait_for(story, 60))


def test_a_game_is_its_log(url: str) -> None:
    async def story() -> None:
        store = await opened(url, [])
        await store.add_room("log", "{}")
        await store.begin_game("log", 1, "header", Kept('{"x":1}', 0))
        for number in (1, 2, 3):
            await store.append("log", 1, row(number, f"c{number}"))
        assert await store.room("log") == Kept('{"x":1}', 1)
        assert await store.header("log", 1) == "header"
        assert await store.header("log", 2) is None
        assert await store.log("log", 1) == [row(n, f"c{n}") for n in (1, 2, 3)]
        await store.close()
        again = await opened(url, [])
        assert len(await again.log("log", 1)) == 3
        await again.close()

    run(story())


def test_a_number_is_given_once_and_hurts_nobody_else(url: str) -> None:
    async def story() -> None:
        groups: list[int] = []
        store = await opened(url, groups)
        await store.add_room("once", "{}")
        await store.begin_game("once", 1, "header", Kept("{}", 0))
        writes = [store.append("once", 1, row(n)) for n in (1, 2, 2, 3)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None)]
        assert [r.number for r in await store.log("once", 1)] == [1, 2, 3]
        assert max(groups) > 1, "writes of one moment are committed together"
        with pytest.raises(NotStored):
            await store.append("no such room", 1, row(1))
        await store.close()

    run(story())


def count_transactions(store: Store) -> list[int]:
    """A list that grows with every group that is brought to the disk, or tried to be."""
    counted: list[int] = []
    writer: Any = store.committer.writer
    for name in ("transaction", "sift"):
        original = getattr(writer, name)

        async def counting(group: list[Any], original: Any = original) -> Any:
            counted.append(len(group))
            return await original(group)

        setattr(writer, name, counting)
    return counted


@pytest.mark.parametrize("bad", [1, 3])
def test_bad_rows_cost_the_group_one_retry(url: str, bad: int) -> None:
    """Of a hundred writes of one moment some cannot be stored: the others are, in one more transaction."""

    async def story() -> None:
        store = await opened(url, [])
        rooms = [f"retry{bad}x{n}" for n in range(100)]
        for room in rooms:
            await store.add_room(room, "{}")
            await store.begin_game(room, 1, "header", Kept("{}", 0))
        counted = count_transactions(store)
        wrong = {10, 50, 51} if bad == 3 else {50}
        writes = [
            store.append(room, 1, row(1)) if n not in wrong else store.append("no such room", 1, row(1))
            for n, room in enumerate(rooms)
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {n for n, result in enumerate(results) if result is not None} == wrong
        assert counted == [100, 100]
        for n, room in enumerate(rooms):
            assert len(await store.log(room, 1)) == (n not in wrong)
        await store.close()

    run(story())


@pytest.mark.parametrize("value", ["a\0b", 2**70])
def test_a_value_no_database_takes_hurts_nobody_else(url: str, value: Any) -> None:
    async def story() -> None:
        store = await opened(url, [])
        kind = "nul" if isinstance(value, str) else "int"
        for room in (f"{kind}1", f"{kind}2"):
            await store.add_room(room, "{}")
            await store.begin_game(room, 1, "header", Kept("{}", 0))
        odd = Row(1, 0, "{}", "[]", value) if kind == "nul" else Row(value, 0, "{}", "[]", None)
        counted = count_transactions(store)
        first, second = await asyncio.gather(
            store.append(f"{kind}1", 1, odd), store.append(f"{kind}2", 1, row(1)), return_exceptions=True
        )
        assert second is None
        assert len(counted) <= 2
        if store.is_shared or kind == "int":
            assert isinstance(first, NotStored)
        await store.close()

    run(story())


def test_conflicts_are_told_apart_from_what_cannot_be_stored(url: str) -> None:
    """Two processes were quicker in two rooms; only those two hear of it."""

    async def story() -> None:
        store = await opened(url, [])
        for n in range(6):
            await store.add_room(f"apart{n}", "{}")
        saves = [store.save_room(f"apart{n}", Kept('{"x":1}', 7 if n in (2, 4) else 0)) for n in range(6)]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert [n for n, result in enumerate(results) if isinstance(result, Conflict)] == [2, 4]
        assert [await store.room(f"apart{n}") for n in (1, 2)] == [Kept('{"x":1}', 1), Kept("{}", 0)]
        await store.close()

    run(story())


def test_more_rows_than_one_statement_takes(url: str) -> None:
    async def story() -> None:
        groups: list[int] = []
        store = await opened(url, groups)
        await store.add_room("many", "{}")
        await store.begin_game("many", 1, "header", Kept("{}", 0))
        await asyncio.gather(*(store.append("many", 1, row(n)) for n in range(1, 401)))
        assert [r.number for r in await store.log("many", 1)] == [*range(1, 401)]
        assert max(groups) > 300
        await store.close()

    run(story())


def test_what_nobody_touches_is_forgotten(url: str) -> None:
    async def story() -> None:
        store = await opened(url, [])
        await store.add_room("old", "{}")
        await store.begin_game("old", 1, "header", Kept("{}", 0))
        await store.append("old", 1, row(1))
        await store.add_chat("old", Said(1, None, "Onlooker", "hello"))
        await store.committer.write(
            (text("UPDATE rooms SET touched = 1 WHERE room = :room"), {"room": "old"})
        )
        assert await store.forget_older(3600) == 0, "something was played a moment ago"
        await store.committer.write((text("UPDATE actions SET at = 1 WHERE room = :room"), {"room": "old"}))
        assert await store.forget_older(3600, but={"old"}) == 0
        assert await store.forget_older(3600) == 1
        assert await store.room("old") is None
        assert await store.log("old", 1) == []
        assert await store.chat("old", 10) == []
        await store.close()

    run(story())


async def columns(store: Store) -> dict[str, set[str]]:
    """The tables and columns that are there."""
    async with store.engine.connect() as connection:
        return await connection.run_sync(
            lambda sync: {t: {c["name"] for c in inspect(sync).get_columns(t)} for t in metadata.tables}
        )


def test_the_migrations_make_the_tables_the_program_uses(url: str) -> None:
    async def story() -> None:
        store = await opened(url, [])
        found = await store.thread.run(columns(store))
        assert found == {name: {c.name for c in table.columns} for name, table in metadata.tables.items()}
        await store.close()

    run(story())


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(f"sqlite:///{tmp_path}/rooms.db", [])
        assert (await store.read(text("PRAGMA journal_mode")))[0][0] == "wal"
        assert (await store.read(text("PRAGMA synchronous")))[0][0] == 2
        writer = store.committer.writer
        assert isinstance(writer, SqliteWriter)
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            ask = partial(lambda pragma: writer.connection.execute(pragma).fetchone(), f"PRAGMA {pragma}")
            assert writer.thread.submit(ask).result() == (wanted,)
        await store.close()

    run(story())


def test_a_mistake_of_ours_leaves_nobody_waiting(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = await opened(url, [])
        wrong = (text("UPDATE rooms SET touched = :now WHERE room = :room"), {"room": "a value is missing"})
        with pytest.raises(NotStored):
            await store.committer.write(wrong)
        await store.add_room("after", "{}")
        assert await store.room("after") == Kept("{}", 0)
        await store.close()

    run(story())


def test_a_group_is_written_whole_or_not_at_all(url: str) -> None:
    """A game that begins writes two statements; the second one fails, so the first is not there either."""

    async def story() -> None:
        store = await opened(url, [])
        await store.add_room("whole", "{}")
        with pytest.raises(Conflict):
            await store.begin_game("whole", 1, "header", Kept("{}", 7))
        assert await store.header("whole", 1) is None
        await store.begin_game("whole", 1, "header", Kept("{}", 0))
        assert await store.header("whole", 1) == "header"
        await store.close()

    run(story())


def test_a_database_that_is_not_known() -> None:
    with pytest.raises(MagieError, match="sqlite:///FILE or postgresql"):
        engine_for("mysql://somewhere/x")


def test_whoever_hangs_in_the_middle_of_writing_holds_up_nobody(postgres_url: str) -> None:
    """It has written a number and says no more: PostgreSQL throws it out, and the number is free again."""

    async def story() -> None:
        settings = Settings(lease_seconds=1.0)
        store = Store(postgres_url, lambda writes, seconds: None, settings)
        await store.open()
        await store.add_room("hung", "{}")
        await store.begin_game("hung", 1, "header", Kept("{}", 0))
        hanging = await engine_for(postgres_url, settings).connect()
        await hanging.execute(INSERT_ACTION, {"room": "hung", "game": 1, "at": 0, **row(1)._asdict()})
        began = time.perf_counter()
        await asyncio.gather(store.append("hung", 1, row(1, "mine")), store.add_room("another", "{}"))
        assert time.perf_counter() - began < 3
        assert await store.log("hung", 1) == [row(1, "mine")]
        await hanging.invalidate()
        await hanging.close()
        await store.close()

    run(story())


def test_a_database_that_does_not_answer_is_not_waited_for(postgres_url: str) -> None:
    """Somebody has locked the table for long: writing and reading end in time, and go on afterwards."""

    async def story() -> None:
        store = Store(postgres_url, lambda writes, seconds: None, Settings(store_seconds=1.0))
        await store.open()
        await store.add_room("locked", "{}")
        await store.begin_game("locked", 1, "header", Kept("{}", 0))
        engine = engine_for(postgres_url, Settings(lease_seconds=60))
        async with engine.connect() as other:
            await other.execute(text("LOCK TABLE actions IN ACCESS EXCLUSIVE MODE"))
            began = time.perf_counter()
            many = [store.append("locked", 1, row(number)) for number in range(1, 6)]
            found = await asyncio.gather(*many, return_exceptions=True)
            assert all(isinstance(one, NotStored) for one in found), found
            with pytest.raises((SQLAlchemyError, OSError)):
                await store.log("locked", 1)
            assert time.perf_counter() - began < 10
            await other.rollback()
        await engine.dispose()
        await store.append("locked", 1, row(1))
        assert await store.log("locked", 1) == [row(1)]
        await store.close()

    run(story())
