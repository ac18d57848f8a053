"""A clock that is set while somebody thinks: it gives nobody time that others do not have, and everybody is told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Story
from tests.server.indoors import UNLIMITED, Indoors, Tab, indoors
from tests.world.memory_store import Disk, MemoryStore

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

CLOCK = {"grace": 2, "bank": 1, "auction": 5}


async def alone(place: Indoors, **clock: Any) -> Tab:
    """A host who is asked first, in a game that is on."""
    return await place.new_room(seats=[{"kind": "mine"}], start=True, clock=CLOCK | clock)


async def sets(host: Tab, number: int, **clock: Any) -> dict[str, Any]:
    """The host sets the clock."""
    return await host.command("host", f"clock {number} {clock}", do="set_clock", clock=CLOCK | clock)


def test_setting_the_same_clock_changes_nothing(tell_in_no_time: Story) -> None:
    """The host thought for ever: each time the three seconds began anew, and nobody heard of it."""

    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            ann = await alone(place)
            room = place.hall.rooms[ann.room]
            version = room.version
            for number in range(2):
                await asyncio.sleep(1)
                assert (await sets(ann, number))["type"] == "ack"
            assert (room.version, room.moves, list(room.chat)) == (version, 0, [])
            await asyncio.sleep(1.1)
            assert room.moves == 1

    tell_in_no_time(story())


@pytest.mark.parametrize("other", [{"bank": 2}, {"grace": 3}, {"grace": 0}, {"auction": 6}])
def test_setting_another_clock_keeps_what_was_used(tell_in_no_time: Story, other: dict[str, int]) -> None:
    """There and back, again and again: at most the time of the longer clock."""

    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            ann = await alone(place)
            room = place.hall.rooms[ann.room]
            for number in range(5):
                assert room.moves == 0 or number > 2
                await asyncio.sleep(0.9)
                await sets(ann, number, **other)
                await sets(ann, number)
            assert room.moves > 0

    tell_in_no_time(story())


def test_a_shorter_clock_counts_from_when_the_question_was_asked(tell_in_no_time: Story) -> None:
    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            ann = await alone(place, grace=60)
            room = place.hall.rooms[ann.room]
            await asyncio.sleep(10)
            await sets(ann, 1, grace=12)
            await asyncio.sleep(2.9)
            assert room.moves == 0
            await asyncio.sleep(0.2)
            assert room.moves == 1

    tell_in_no_time(story())


def test_everybody_is_told_that_the_clock_is_another_one(tell_in_no_time: Story) -> None:
    """By whom, and what it is now; in the lobby it stands there anyway."""

    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            ann = await place.new_room(seats=[{"kind": "open"}], clock=CLOCK)
            ben = await place.joined(ann, "Ben")
            await sets(ann, 1, grace=4)
            assert not place.hall.rooms[ann.room].chat
            await ann.command("host", "go", do="start")
            await sets(ann, 2, grace=30)
            told = await ben.wait_for("clock")
            assert 30_000 < told["clock"]["left"] <= 31_000
            line = (await ben.wait_for("chat"))["line"]
            assert line["notice"]
            assert line["text"] == (
                "Ann has set the clock: 30 seconds for each decision, then 1 more of one's own; "
                "5 seconds after each bid."
            )
            await sets(ann, 3, grace=0, auction=0)
            assert (await ben.wait_for("clock"))["clock"] is None
            assert (await ben.wait_for("chat"))["line"]["text"] == (
                "Ann has set the clock: any time for each decision; auctions wait for everybody."
            )
            assert (await ann.command("more_time", "more"))["code"] == "no_clock"

    tell_in_no_time(story())


def test_a_clock_that_was_set_with_another_process_keeps_what_was_used(tell_in_no_time: Story) -> None:
    async def story() -> None:
        disk = Disk()
        stores = [MemoryStore(disk, process=number, shared=True) for number in (1, 2)]
        async with indoors(stores[0]) as here, indoors(stores[1]) as there:
            ann = await alone(here)
            far = await there.tab(ann.room)  # somebody watches there, so that process knows the clock too
            room, other = here.hall.rooms[ann.room], there.hall.rooms[ann.room]
            await asyncio.sleep(1)
            await sets(ann, 1, bank=2)
            assert (await far.wait_for("clock"))["clock"]["left"] <= 3000
            assert other.data.clock.bank == 2
            assert other.clockwork.spent() == pytest.approx(room.clockwork.spent(), abs=0.2)

    tell_in_no_time(story())


def test_a_host_does_not_fill_the_chat_with_clocks(tell_in_no_time: Story) -> None:
    """Each change is told, so it is counted like something that is said."""

    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, chats_per_second=0.01, chats_at_once=2)
        async with indoors(MemoryStore(Disk()), limits) as place:
            ann = await alone(place, grace=60)
            answers = [(await sets(ann, number, grace=61 + number))["type"] for number in range(4)]
            assert answers == ["ack", "ack", "refused", "refused"]

    tell_in_no_time(story())
