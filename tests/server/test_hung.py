"""A process that hangs: its neighbours take its tables over, and when it wakes it does no harm."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

from magie.rules.record import Record, luck_is_honest, replay
from magie.server.store.store import engine_for
from tests.server.browser import Browser, get, new_room, play_on
from tests.server.conftest import Story
from tests.server.servers import Server, running
from tests.server.test_neighbours import OPTIONS, drives, joined_at, saw_come, until

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

TAKEN_OVER = 3.0  # seconds


@pytest.fixture
def couple(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database, to be stopped and woken."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with (
        running(postgres_url, folders[0], *OPTIONS) as one,
        running(postgres_url, folders[1], *OPTIONS) as other,
    ):
        try:
            yield [one, other]
        finally:
            for server in (one, other):
                wake(server)


def hang(server: Server) -> None:
    """It stands still; its connections stay open."""
    os.kill(server.pid, signal.SIGSTOP)


def wake(server: Server) -> None:
    """It goes on as if no time had passed."""
    os.kill(server.pid, signal.SIGCONT)


async def table_for_two(couple: list[Server], **wanted: object) -> tuple[Browser, Browser]:
    """Ann with one process, Ben with the other, a bot between them; the game has begun."""
    usual = {"clock": {"auction": 1}, "seats": [{"kind": "open"}, {"kind": "bot"}]}
    ann = await new_room(couple[0].base, **(usual | wanted))
    ben = await joined_at(couple[1], ann.room, "Ben")
    await saw_come(ann, 1)
    await saw_come(ben, 0)
    assert (await ann.host("start"))["type"] == "ack"
    await until(ben, lambda: ben.table is not None)
    return ann, ben


async def the_one_that_drives(couple: list[Server]) -> int:
    """Which of them lets the bots play."""
    driving = [await drives(server) for server in couple]
    assert sorted(driving) == [False, True]
    return driving.index(True)


async def rows(database: str, room: str) -> list[tuple[int, str]]:
    """The log of a room's first game: numbers and actions."""
    engine = engine_for(database)
    async with engine.connect() as connection:
        asked = text("SELECT number, action FROM actions WHERE room = :room AND game = 1 ORDER BY number")
        found = [(row[0], row[1]) for row in await connection.execute(asked, {"room": room})]
    await engine.dispose()
    return found


def test_a_neighbour_takes_over_within_three_seconds(couple: list[Server], tell: Story) -> None:
    """Clocks, bots and the people of a process that hangs; they come in elsewhere at once, and it wakes in peace."""

    async def story() -> None:
        ann, ben = await table_for_two(couple, options={"round_limit": 6})
        await asyncio.gather(*(play_on(person, random.Random(3), until=15) for person in (ann, ben)))
        hung = await the_one_that_drives(couple)
        stays, lost = (ann, ben) if hung == 1 else (ben, ann)
        seat = lost.you["seat"]
        hang(couple[hung])
        began = time.perf_counter()
        try:
            back = await Browser(stays.base, lost.room, lost.secret).open()  # the balancer sends them there
            assert back.you["seats"] == [seat]
            assert back.lobby["seats"][seat]["presence"] == "here"
            assert back.you["host"] == lost.you["host"]
            while not await drives(couple[1 - hung]):
                assert time.perf_counter() - began < TAKEN_OVER
                await asyncio.sleep(0.05)
            people = (stays, back)
            await asyncio.gather(
                *(play_on(person, random.Random(4), until=stays.number + 20) for person in people)
            )
        finally:
            wake(couple[hung])
        await asyncio.gather(play_on(stays, random.Random(5)), play_on(back, random.Random(6)))
        assert stays.number == back.number
        found = [(await get(server.base, f"/api/rooms/{ann.room}/record")).text for server in couple]
        assert found[0] == found[1]
        record = Record.from_json(found[0])
        assert replay(record).over
        assert luck_is_honest(record)
        assert "magie_naps_total 0\n" not in (await get(couple[hung].base, "/metrics")).text
        for server in couple:
            assert '"level":"error"' not in server.log

    tell(story())


def test_nobody_is_hammered_down_by_a_process_that_wakes(couple: list[Server], tell: Story) -> None:
    """The countdown ran out while it slept, before anybody took over: it begins anew, for nobody could be heard."""

    async def story() -> None:
        ann, ben = await table_for_two(couple, clock={"auction": 6}, seats=[{"kind": "open"}])
        people = [ann, ben]
        while (await look(ann))["facts"]["decision"]["kind"] != "auction":
            await look(ben)
            await decline(next(person for person in people if person.is_asked))
        began = time.perf_counter()
        before = await rows(couple[0].database, ann.room)
        hung = await the_one_that_drives(couple)
        stays, lost = (ann, ben) if hung == 1 else (ben, ann)
        await asyncio.sleep(began + 4.9 - time.perf_counter())
        hang(couple[hung])
        await asyncio.sleep(4)  # the countdown is over on both, and the neighbour has begun it anew
        wake(couple[hung])
        await asyncio.sleep(0.5)
        assert await rows(couple[0].database, ann.room) == before
        bid = {"type": "bid", "amount": (await look(stays))["bids"]["lowest"]}
        assert (await stays.act(bid))["type"] == "ack"
        await lost.wait_for("batch")
        assert not [row for row in await rows(couple[0].database, ann.room) if "hammer" in row[1]]

    tell(story())


async def look(person: Browser) -> dict[str, Any]:
    """The table as it is now."""
    await person.command("odds")
    assert person.table is not None
    return person.table


async def decline(person: Browser) -> None:
    """Throw, and buy nothing."""
    assert person.table is not None
    kinds = {c["kind"]: c["action"] for c in person.table["choices"] if not c.get("disabled")}
    for kind in ("decline", "roll", "end_turn"):
        if kind in kinds:
            await person.act(kinds[kind])
            return


def test_what_was_bid_while_the_server_stood_still_is_heard_before_its_clocks(
    own_server: Server, tell: Story
) -> None:
    """One process alone, on a file: the hammer that is due when it wakes waits for a whole countdown."""

    async def story() -> None:
        ann = await new_room(own_server.base, seats=[{"kind": "mine"}], start=True, clock={"auction": 4})
        while (await look(ann))["facts"]["decision"]["kind"] != "auction":
            assert ann.table is not None
            turn = ann.table["waiting"][0]
            await ann.command("look", seat=turn)
            await decline(ann)
        hang(own_server)
        try:
            await asyncio.sleep(5)
            assert ann.table is not None
            bid = {"type": "bid", "amount": ann.table["bids"]["lowest"]}
            await ann.send({"type": "act", "id": "late", "action": bid, "decision": ann.table["decision"]})
        finally:
            wake(own_server)
        answer = await ann.answer_to("late")
        assert answer["type"] == "ack", answer
        await until(ann, lambda: ann.table["facts"]["decision"]["kind"] != "auction")  # and it still falls

    tell(story())


async def connection_that_listens(database: str, process: int) -> int:
    """The process of PostgreSQL behind the connection over which a server listens."""
    engine = engine_for(database)
    async with engine.connect() as connection:
        asked = text("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = CAST(:process AS oid)")
        found: int = (await connection.execute(asked, {"process": process})).scalar_one()
    await engine.dispose()
    return found


async def lowest_process(database: str) -> int:
    """The number of the one that lets the bots play."""
    engine = engine_for(database)
    async with engine.connect() as connection:
        asked = text("SELECT min(process) FROM processes WHERE until > clock_timestamp()")
        found: int = (await connection.execute(asked)).scalar_one()
    await engine.dispose()
    return found


def test_a_connection_that_hangs_is_given_up(couple: list[Server], tell: Story) -> None:
    """The process itself is well, but cannot be heard: its neighbour takes over, and it connects anew."""

    async def story() -> None:
        ann, ben = await table_for_two(couple, options={"round_limit": 4})
        deaf = await the_one_that_drives(couple)
        backend = await connection_that_listens(couple[0].database, await lowest_process(couple[0].database))
        os.kill(backend, signal.SIGSTOP)
        began = time.perf_counter()
        try:
            while not await drives(couple[1 - deaf]):
                assert time.perf_counter() - began < TAKEN_OVER
                await asyncio.sleep(0.05)
            while "magie_naps_total 0\n" in (await get(couple[deaf].base, "/metrics")).text:
                assert time.perf_counter() - began < 12
                await asyncio.sleep(0.1)
            await saw_come(ann, 1)
            await saw_come(ben, 0)
            await asyncio.gather(play_on(ann, random.Random(5)), play_on(ben, random.Random(6)))
            assert ann.number == ben.number
        finally:
            os.kill(backend, signal.SIGCONT)

    tell(story())


@pytest.mark.soak
def test_a_process_hangs_again_and_again(couple: list[Server], tell: Story) -> None:
    """25 seconds each time, now one and now the other: no table is silent for long, and nothing is lost or done twice."""

    async def story() -> None:
        ann, ben = await table_for_two(couple)
        here = [ann, ben]
        for turn in range(3):
            hung = turn % 2
            lost, stays = here[hung], here[1 - hung]
            hang(couple[hung])
            await asyncio.sleep(TAKEN_OVER)
            back = await Browser(stays.base, lost.room, lost.secret).open()
            end = time.perf_counter() + 22
            while time.perf_counter() < end:
                more = stays.number + 3
                people = (stays, back)
                await asyncio.wait_for(
                    asyncio.gather(*(play_on(one, random.Random(turn), until=more) for one in people)), 10
                )
                assert not stays.is_over
                await asyncio.sleep(0.5)
            wake(couple[hung])
            await asyncio.sleep(2)
            here[hung] = await Browser(lost.base, lost.room, lost.secret).open()
            await back.close()
        numbers = [number for number, _ in await rows(couple[0].database, ann.room)]
        assert numbers == list(range(1, len(numbers) + 1))

    tell(story())
