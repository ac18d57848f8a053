"""Whoever comes, goes and asks too often costs the others nothing: neither their time nor their patience."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from magie.server.settings import Limits
from tests.server.browser import Browser, new_room
from tests.server.conftest import Story
from tests.server.indoors import Indoors, Tab, indoors
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines


def test_sockets_are_opened_no_oftener_than_anything_else_is_asked_for(tmp_path: Path, tell: Story) -> None:
    """The page tries again by itself after this code, so nothing is said."""

    async def story(server: Server) -> None:
        ann = await new_room(server.base)
        for _ in range(9):  # the room and the host's socket were the first two
            await (await Browser(server.base, ann.room).open()).close()
        late = await Browser(server.base, ann.room).open(hello=False)
        with pytest.raises(ConnectionClosed) as closed:
            await late.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        await asyncio.sleep(5.5)
        await Browser(server.base, ann.room).open()

    limits = ("--requests-per-second", "0.2", "--limit", "requests_at_once=11")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, *limits) as server:
        tell(story(server))


async def sits_down_and_leaves(place: Indoors, ann: Tab, name: str) -> int:
    """Somebody who cannot make up his mind; how the wish for a seat was answered."""
    joined = await place.post(f"/api/rooms/{ann.room}/join", name=name)
    if joined.status_code == 201:
        bo = await place.tab(ann.room, joined.json()["secret"])
        await bo.send({"type": "leave", "id": "leave"})
        await bo.wait_for("bye")
    else:
        assert joined.json()["code"] == "too_fast"
    return joined.status_code


def test_whoever_asks_for_a_seat_again_and_again_has_to_wait(tmp_path: Path, tell: Story) -> None:
    """In a game everybody is told each time. At another table it may still be asked for."""

    async def story() -> None:
        limits = Limits(joins_at_once=4, takeovers_at_once=2)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            ann = await place.new_room(seats=[{"kind": "open"}])
            wishes = [await sits_down_and_leaves(place, ann, f"Bo {number}") for number in range(5)]
            assert wishes == [201, 201, 201, 201, 429]
            await ann.command("host", "over", do="set_takeover")
            await ann.command("host", "begin", do="start")
            wishes = [await sits_down_and_leaves(place, ann, f"Cy {number}") for number in range(3)]
            assert wishes == [201, 201, 429]
            other = await place.new_room(seats=[{"kind": "open"}])
            assert await sits_down_and_leaves(place, other, "Bo") == 201

    tell(story())


def test_of_many_onlookers_who_come_at_once_everybody_is_told_once(tmp_path: Path, tell: Story) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room()
            await asyncio.gather(*(place.tab(ann.room) for _ in range(30)))
            told = 0
            while ann.lobby["onlookers"] < 30:
                told += (await ann.next())["type"] == "lobby"
            assert told <= 3

    tell(story())


def test_a_room_with_much_to_do_lets_others_have_their_turn(tmp_path: Path, tell: Story) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            busy, calm = await place.new_room(), await place.new_room()
            done: list[str] = []

            async def work(name: str) -> None:
                done.append(name)

            rooms = place.hall.rooms
            for _ in range(1000):
                rooms[busy.room].post(partial(work, "busy"))
            await rooms[calm.room].ask(partial(work, "calm"))
            assert len(done) < 100
            await rooms[busy.room].finish()
            assert len(done) == 1001

    tell(story())


def test_a_bot_thinks_about_a_position_once(tmp_path: Path, tell: Story) -> None:
    """Each late answer used to make all bots think again, and each of these thoughts was another late answer."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", pace_ms=10_000) as place:
            ann = await place.new_room(seats=[{"kind": "bot"}] * 3, watch=True, start=True)
            bots = place.hall.rooms[ann.room].bots
            for _ in range(10):
                bots.begin_thinking(0)
                await asyncio.sleep(0)
            assert len(bots.thinking) == 1

    tell(story())


def test_a_server_stops_in_the_middle_of_a_game_that_bots_play(tmp_path: Path, tell: Story) -> None:
    """They move at once, so there is always something in the inbox."""

    async def story() -> None:
        async with asyncio.timeout(10):
            async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
                ann = await place.new_room(seats=[{"kind": "bot"}] * 3, watch=True, start=True)
                await ann.wait_for("batch")
                room = place.hall.rooms[ann.room]
                place.tabs.clear()  # nobody leaves before the server stops
        ann.task.cancel()
        assert room.game is not None
        assert not room.game.over
        assert not room.bots.timers.running

    tell(story())
