"""Forgetting: only rooms that nobody uses, judged by a clock that may be wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.dialects import sqlite

from magie.server.clock import Clock
from magie.server.rooms.hall import Hall
from magie.server.settings import Settings
from magie.server.store.store import is_old
from magie.server.store.tables import rooms
from tests.server.indoors import UNLIMITED, Indoors, Tab

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

HOUR = 3600.0
DAY = 24 * HOUR
BOTS = [{"kind": "mine"}]


class SetClock(Clock):
    """A clock that can be set. `passes` is time that really goes by, `jumps` is a wrong clock."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return super().now() + self.ahead


def run(story: Coroutine[Any, Any, None]) -> None:
    """To the end."""
    asyncio.run(asyncio.wait_for(story, 60))


async def opened(url: str, clock: Clock | None = None) -> Indoors:
    """A server whose clock can be set."""
    hall = Hall(Settings(database=url, limits=UNLIMITED, pace_ms=0), wall=clock)
    await hall.open()
    assert hall.sweeper is not None
    hall.sweeper.cancel()  # here it is swept when we say so
    return Indoors(hall)


async def closed(place: Indoors) -> None:
    """The end of it."""
    for tab in place.tabs:
        await tab.close()
    await place.hall.close()


async def sweep(place: Indoors, times: int = 4) -> None:
    """Look several times for what can be forgotten, with what that sets off."""
    for _ in range(times):
        for step in place.hall.sweeping.steps.values():  # what fails fails here
            await step()
        for room in list(place.hall.rooms.values()):
            await room.finish()


async def age(place: Indoors, room: str, seconds: float, *, actions: bool = True) -> None:
    """As if everything in this room had been stored so long ago."""
    past = {"seconds": int(seconds), "room": room}
    write = place.hall.store.committer.write
    await write((text("UPDATE rooms SET touched = touched - :seconds WHERE room = :room"), past))
    if actions:
        await write((text("UPDATE actions SET at = at - :seconds WHERE room = :room"), past))


async def is_kept(place: Indoors, room: str) -> bool:
    """Is it still in the store?"""
    return await place.hall.store.room(room) is not None


async def played_once(place: Indoors) -> Tab:
    """A table at which something was played."""
    ann = await place.new_room(seats=BOTS, start=True)
    await ann.wait_for("presence")
    assert ann.table is not None
    turn = ann.table["facts"]["turn"]
    assert (await ann.command("act", "a", action={"type": "roll"}, seat=turn))["type"] == "ack"
    return ann


async def leave(place: Indoors, tab: Tab) -> None:
    """Everybody goes, and the room leaves the memory."""
    await tab.close()
    await place.hall.rooms[tab.room].finish()
    place.hall.rooms[tab.room].empty_since -= 601
    place.hall.let_sleep()
    assert tab.room not in place.hall.rooms


def test_a_room_nobody_has_used_for_a_month_is_forgotten(url: str) -> None:
    async def story() -> None:
        place = await opened(url)
        ann = await played_once(place)
        await leave(place, ann)
        await sweep(place)
        assert await is_kept(place, ann.room)
        await age(place, ann.room, 31 * DAY)
        await sweep(place)
        assert not await is_kept(place, ann.room)
        await closed(place)

    run(story())


def test_a_room_with_a_recent_action_is_not_forgotten(url: str) -> None:
    """Actions do not touch the room itself: its age counts from the last one."""

    async def story() -> None:
        place = await opened(url)
        ann = await played_once(place)
        await leave(place, ann)
        await age(place, ann.room, 31 * DAY, actions=False)
        await sweep(place)
        assert await is_kept(place, ann.room)
        await closed(place)

    run(story())


def test_a_room_with_a_socket_is_never_forgotten(url: str) -> None:
    async def story() -> None:
        place = await opened(url)
        ann = await played_once(place)
        await age(place, ann.room, 40 * DAY)
        await sweep(place, 1)
        assert await is_kept(place, ann.room)
        await sweep(place)
        assert await is_kept(place, ann.room)
        await closed(place)

    run(story())


def test_a_room_with_a_socket_at_another_process_is_never_forgotten(postgres_url: str) -> None:
    """The clock of one process is forty days ahead: it takes nothing away from the people of the other."""

    async def story() -> None:
        wrong = SetClock()
        one, other = await opened(postgres_url), await opened(postgres_url, wrong)
        ann = await played_once(one)
        wrong.ahead = 40 * DAY
        await sweep(other)
        await sweep(other)
        assert await is_kept(one, ann.room)
        again = await opened(postgres_url, wrong)  # started with the wrong clock
        await sweep(again)
        await sweep(again)
        assert await is_kept(one, ann.room)
        for place in (again, other, one):
            await closed(place)

    run(story())


@pytest.mark.parametrize("ahead", [40 * DAY, -40 * DAY])
def test_a_clock_that_jumps_forgets_nobody_who_plays(tmp_path: Path, ahead: float) -> None:
    """And after it has jumped back, the same."""

    async def story() -> None:
        clock = SetClock()
        place = await opened(f"sqlite:///{tmp_path}/rooms.db", clock)
        ann = await played_once(place)
        lobby = await place.new_room()
        await sweep(place)
        for wrong in (ahead, 0.0, ahead):
            clock.ahead = wrong
            await sweep(place)
            assert await is_kept(place, ann.room)
            assert await is_kept(place, lobby.room)
        assert (await ann.command("chat", "c", text="still here"))["type"] == "ack"
        await closed(place)

    run(story())


def test_a_clock_that_has_jumped_sweeps_nothing_in_that_run_and_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        clock = SetClock()
        place = await opened(f"sqlite:///{tmp_path}/rooms.db", clock)
        ann = await place.new_room()
        await leave(place, ann)
        await sweep(place)
        clock.ahead = 40 * DAY
        for _ in range(2):
            await sweep(place, 1)
            assert await is_kept(place, ann.room)
        clock.ahead = 0.0  # somebody has set it right
        await sweep(place)
        assert await is_kept(place, ann.room)
        await closed(place)

    run(story())


def test_a_server_that_starts_with_a_clock_far_ahead_waits(tmp_path: Path) -> None:
    """The newest stamp in the store is more than a day old: perhaps the clock is wrong, perhaps it was switched off."""

    async def story() -> None:
        clock = SetClock()
        place = await opened(f"sqlite:///{tmp_path}/rooms.db", clock)
        ann = await place.new_room()
        await closed(place)
        clock.ahead = 40 * DAY
        place = await opened(f"sqlite:///{tmp_path}/rooms.db", clock)
        for _ in range(2):
            await sweep(place, 1)
            assert await is_kept(place, ann.room)
        await sweep(place)
        assert not await is_kept(place, ann.room)
        await closed(place)

    run(story())


def test_looking_for_old_rooms_uses_the_indexes_there_are(tmp_path: Path) -> None:
    """The last action of a room is one step away: nobody reads whole logs."""

    async def story() -> None:
        place = await opened(f"sqlite:///{tmp_path}/rooms.db")
        which = select(rooms.c.room).where(is_old(2_000_000_000, 30 * DAY)).order_by(rooms.c.touched)
        words = which.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        plan = str(await place.hall.store.read(text(f"EXPLAIN QUERY PLAN {words}")))
        assert "rooms_touched" in plan
        assert "SCAN actions" not in plan
        assert "TEMP B-TREE" not in plan
        await closed(place)

    run(story())


def test_an_empty_room_leaves_the_memory_though_it_was_just_played(tmp_path: Path) -> None:
    async def story() -> None:
        place = await opened(f"sqlite:///{tmp_path}/rooms.db")
        ann = await played_once(place)
        await leave(place, ann)
        assert await is_kept(place, ann.room)
        await closed(place)

    run(story())


def test_a_step_that_fails_is_named_and_keeps_no_other_from_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever went wrong, the log said that old rooms could not be deleted; and they were not even looked for."""

    def broken() -> None:
        raise ValueError("broken")

    async def story() -> None:
        place = await opened(f"sqlite:///{tmp_path}/rooms.db")
        ann = await played_once(place)
        await leave(place, ann)
        await age(place, ann.room, 31 * DAY)
        monkeypatch.setattr(place.hall, "tidy", broken)
        for _ in range(4):
            await place.hall.sweeping.run()
        assert not await is_kept(place, ann.room)
        await closed(place)

    run(story())
    told = {record.message for record in caplog.records if record.levelname == "ERROR"}
    assert told == {"empty rooms could not leave the memory"}
