"""One contract for every store: memory (of the simulated world), SQLite and PostgreSQL answer alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from magie.server.clock import Clock
from magie.server.errors import Conflict, NotStored
from magie.server.store import Kept, Played, Row, Said, Store
from tests.world.memory_store import Disk, MemoryStore

KINDS = ("memory", "shared memory", "sqlite", "postgresql")
PATIENCE = 10.0


class SetClock(Clock):
    """A clock that stands where it was set."""

    def __init__(self) -> None:
        self.at = time.time()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.at


class Stores:
    """Stores on one database; the names of rooms are the test's own, since PostgreSQL is shared by all of them."""

    def __init__(self, kind: str, make: Callable[[Clock], Store], name: str) -> None:
        self.kind = kind
        self.make = make
        self.room = name
        self.clock = SetClock()
        self.open: list[Store] = []

    async def one(self) -> Store:
        """One more store on the same database."""
        store = self.make(self.clock)
        await store.open()
        self.open.append(store)
        return store

    def tell(self, story: Callable[[Stores], Awaitable[None]]) -> None:
        """A story to its end."""

        async def tidily() -> None:
            try:
                await story(self)
            finally:
                for store in self.open:
                    await store.close()

        asyncio.run(asyncio.wait_for(tidily(), 60))


@pytest.fixture(params=KINDS)
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    """Stores of each kind."""
    name = str(abs(hash(request.node.name)))[:10]
    if "memory" in request.param:
        disk, shared, numbers = Disk(), request.param != "memory", iter(range(1, 100))

        def in_memory(clock: Clock) -> Store:
            return MemoryStore(disk, clock=clock, process=next(numbers), shared=shared)

        return Stores(request.param, in_memory, name)
    url = f"sqlite:///{tmp_path}/rooms.db"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
    return Stores(request.param, lambda clock: Store(url, lambda writes, seconds: None, clock=clock), name)


def row(number: int, command: str | None = None) -> Row:
    """An action."""
    return Row(number, 0, '{"type":"roll"}', "[1,2]", command)


async def refused(write: Coroutine[Any, Any, None]) -> type[Exception] | None:
    """How a write ends: None, or the problem."""
    try:
        await write
    except NotStored as problem:
        return type(problem)
    return None


def test_a_room_has_a_version_that_every_change_raises(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        assert await store.room(room) is None
        await store.add_room(room, "{}")
        assert await store.room(room) == Kept("{}", 0)
        await store.save_room(room, Kept('{"a":1}', 0))
        await store.save_room(room, Kept('{"a":2}', 1))
        assert await store.room(room) == Kept('{"a":2}', 2)
        assert await refused(store.add_room(room, "{}")) is Conflict

    stores.tell(story)


def test_who_has_seen_an_older_version_changes_nothing(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        await store.add_room(room, "{}")
        await store.save_room(room, Kept("mine", 0))
        for seen in (0, 2, 7):
            assert await refused(store.save_room(room, Kept("late", seen))) is Conflict
        assert await store.room(room) == Kept("mine", 1)

    stores.tell(story)


def test_of_two_who_saw_the_same_version_one_writes(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        one, other, room = await stores.one(), await stores.one(), stores.room
        await one.add_room(room, "{}")
        ends = await asyncio.gather(
            refused(one.save_room(room, Kept("one", 0))), refused(other.save_room(room, Kept("other", 0)))
        )
        assert sorted(str(end) for end in ends) == sorted([str(Conflict), "None"])
        kept = await one.room(room)
        assert kept == Kept("other" if ends[0] else "one", 1)

    stores.tell(story)


def test_a_room_that_is_not_there_is_changed_without_a_word(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        await store.save_room(room, Kept("{}", 0))
        assert await store.room(room) is None

    stores.tell(story)


def test_a_game_begins_with_its_room_or_not_at_all(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        assert await refused(store.begin_game(room, 1, "header", Kept("{}", 0))) is Conflict
        await store.add_room(room, "{}")
        assert await refused(store.begin_game(room, 1, "header", Kept("no", 3))) is Conflict
        assert await store.header(room, 1) is None
        await store.begin_game(room, 1, "header", Kept("yes", 0))
        assert await store.header(room, 1) == "header"
        assert await store.room(room) == Kept("yes", 1)
        assert await refused(store.begin_game(room, 1, "again", Kept("again", 1))) is Conflict
        assert (await store.header(room, 1), await store.room(room)) == ("header", Kept("yes", 1))

    stores.tell(story)


def test_a_number_of_the_log_is_given_once(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        one, other, room = await stores.one(), await stores.one(), stores.room
        await one.add_room(room, "{}")
        await one.begin_game(room, 1, "header", Kept("{}", 0))
        await one.append(room, 1, row(1, "first"))
        assert await refused(other.append(room, 1, row(1, "second"))) is Conflict
        assert await refused(one.append(room, 1, row(1, "first"))) is Conflict
        assert await one.log(room, 1) == await other.log(room, 1) == [row(1, "first")]
        assert await refused(one.append(f"{room}x", 1, row(1))) is Conflict

    stores.tell(story)


def test_the_log_comes_in_the_order_of_its_numbers(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        await store.add_room(room, "{}")
        await store.begin_game(room, 1, "header", Kept("{}", 0))
        for number in (2, 10, 1, 3):
            await store.append(room, 1, row(number, f"c{number}"))
        await store.append(room, 2, row(1, "another game"))
        assert [r.number for r in await store.log(room, 1)] == [1, 2, 3, 10]
        assert [r.number for r in await store.log(room, 1, after=2)] == [3, 10]
        assert await store.log(room, 2) == [row(1, "another game")]
        assert await store.log(room, 3) == []

    stores.tell(story)


def test_one_bad_write_of_a_group_hurts_nobody_else(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        await store.add_room(room, "{}")
        await store.begin_game(room, 1, "header", Kept("{}", 0))
        writes = [store.append(room, 1, row(n)) for n in (1, 2, 2, 3)]
        late = store.save_room(room, Kept("late", 0))
        ends = await asyncio.gather(*(refused(write) for write in (*writes, late)))
        assert ends == [None, None, Conflict, None, Conflict]
        assert [r.number for r in await store.log(room, 1)] == [1, 2, 3]

    stores.tell(story)


def test_chat_is_numbered_and_its_last_lines_come_oldest_first(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        await store.add_room(room, "{}")
        lines = [Said(n, n % 2, "Ann", f"line {n}", "who", f"c{n}", 7) for n in range(1, 6)]
        for line in lines:
            await store.add_chat(room, line)
        assert await refused(store.add_chat(room, Said(5, None, "Ben", "late"))) is Conflict
        assert await refused(store.add_chat(f"{room}x", Said(1, None, "Ben", "where?"))) is Conflict
        assert await store.chat(room, 100) == lines
        assert await store.chat(room, 2) == lines[3:]
        assert await store.chat(room, 2, after=1) == lines[3:]
        assert await store.chat(room, 100, after=4) == lines[4:]
        assert await store.chat(f"{room}x", 100) == []

    stores.tell(story)


def test_seconds_go_from_the_beginning_to_the_last_action(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        await store.add_room(room, "{}")
        assert await store.seconds(room, 1) == 0
        await store.begin_game(room, 1, "header", Kept("{}", 0))
        assert await store.seconds(room, 1) == 0
        for number, seconds in ((1, 5.0), (2, 31.0)):
            stores.clock.at += seconds
            await store.append(room, 1, row(number))
        assert await store.seconds(room, 1) == 36

    stores.tell(story)


def test_what_nobody_has_touched_for_long_is_forgotten_with_all_it_had(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, old, new = await stores.one(), stores.room, f"{stores.room}n"
        stores.clock.at -= 50_000_000  # older than what other tests leave behind
        await store.add_room(old, "{}")
        await store.begin_game(old, 1, "header", Kept("{}", 0))
        await store.append(old, 1, row(1))
        await store.add_chat(old, Said(1, None, "Ben", "hello"))
        stores.clock.at += 100_000
        await store.add_room(new, "{}")
        assert await store.forget_older(100_010) == 0
        assert await store.forget_older(99_990) == 1
        assert (await store.room(old), await store.header(old, 1)) == (None, None)
        assert (await store.log(old, 1), await store.chat(old, 10)) == ([], [])
        assert await store.room(new) == Kept("{}", 0)
        assert await store.forget_older(-1) == 1

    stores.tell(story)


def test_saving_a_room_touches_it(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        store, room = await stores.one(), stores.room
        stores.clock.at -= 50_000_000
        await store.add_room(room, "{}")
        stores.clock.at += 100_000
        await store.save_room(room, Kept("{}", 0))
        assert await store.forget_older(50_000) == 0
        assert await store.forget_older(-1) == 1

    stores.tell(story)


def test_those_who_listen_hear_what_is_told_and_what_is_stored(stores: Stores) -> None:
    """All but the own."""

    async def story(stores: Stores) -> None:
        one, other, room = await stores.one(), await stores.one(), stores.room
        listener, second = one.listener(), other.listener()
        if not one.is_shared:
            assert (listener, one.news(room)) == (None, "")
            return
        assert listener is not None
        assert second is not None
        heard: list[str] = []
        news = asyncio.Event()

        def hear(text: str) -> None:
            heard.append(text)
            news.set()

        await listener.open(hear)
        stores.clock.at -= 50_000_000
        await one.add_room(room, "{}")
        await one.add_chat(room, Said(1, None, "Ann", "nobody needs to hear what one says oneself"))
        await other.begin_game(room, 1, "header", Kept("{}", 0))
        await other.append(room, 1, row(1))
        await other.add_chat(room, Said(2, None, "Ben", "hello"))
        assert await refused(other.append(room, 1, row(1))) is Conflict
        stores.clock.at += 100_000
        assert await other.forget_older(99_990) == 1
        await second.open(lambda text: None)
        await second.tell(["a", "b"])
        async with asyncio.timeout(PATIENCE):
            while "b" not in heard:
                news.clear()
                await news.wait()
        # a new room is nobody's news, and what was not stored is told to nobody
        played = other.news_of(room, Played(1, 0, row(1)))
        assert heard == [other.news(room), played, *[other.news(room)] * 2, "a", "b"]
        await listener.close()
        await second.close()

    stores.tell(story)


def test_those_who_listen_are_alive(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        one, other = await stores.one(), await stores.one()
        first, second = one.listener(), other.listener()
        if first is None or second is None:
            return
        with pytest.raises(ConnectionError):
            await first.alive()
        await first.open(lambda text: None)
        assert one.process in await first.alive()
        assert other.process not in await first.alive()
        await second.open(lambda text: None)
        assert {one.process, other.process} <= await first.alive()
        await second.close()
        async with asyncio.timeout(PATIENCE):
            while other.process in await first.alive():
                await asyncio.sleep(0.01)
        await first.open(lambda text: None)  # once more: still one of us
        assert one.process in await first.alive()
        await first.close()
        with pytest.raises(ConnectionError):
            await first.tell(["nobody hears this"])

    stores.tell(story)


def test_the_database_answers(stores: Stores) -> None:
    async def story(stores: Stores) -> None:
        await (await stores.one()).check()

    stores.tell(story)
