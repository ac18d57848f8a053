"""Whoever comes, goes and asks too often costs the others nothing: neither their time nor their patience."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.rules.actions import Hammer
from magie.server.errors import NotStored
from magie.server.rooms.botting import AGAIN_SECONDS
from magie.server.rooms.catching_up import TRY_SECONDS, catch_up
from magie.server.rooms.playing import ROWS_AT_A_TIME, go_on, row_of
from magie.server.rooms.room import Room
from magie.server.settings import Limits
from magie.server.store import Row
from tests.server.conftest import Story
from tests.server.indoors import UNLIMITED, Indoors, Tab, indoors
from tests.world.memory_store import Disk, MemoryStore, Weather

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines


def test_sockets_are_opened_no_oftener_than_anything_else_is_asked_for(tell_in_no_time: Story) -> None:
    """The page tries again by itself after this code, so nothing is said."""

    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, requests_per_second=0.2, requests_at_once=11)
        async with indoors(MemoryStore(Disk()), limits) as place:
            ann = await place.new_room()
            for _ in range(10):  # the host's socket was the first one
                await (await place.tab(ann.room)).close()
            late = await place.tab(ann.room, hello=False)
            assert (await late.next())["type"] == "websocket.accept"
            assert await late.next() == {"type": "websocket.close", "code": 4429}
            await asyncio.sleep(5.5)
            await place.tab(ann.room)

    tell_in_no_time(story())


def test_a_try_for_a_seat_is_counted_once_however_often_the_store_is_asked(
    tmp_path: Path, tell: Story
) -> None:
    """Another process was quicker, so it was tried again: whoever wanted the seat was out of tries."""

    async def story() -> None:
        limits = Limits(joins_at_once=1)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            ann = await place.new_room(seats=[{"kind": "open"}] * 2)
            room = place.hall.rooms[ann.room]
            await place.hall.store.save_room(ann.room, room.to_keep(room.data.copy()))
            wishes = [await place.post(f"/api/rooms/{ann.room}/join", name=name) for name in ("Ben", "Cleo")]
            assert [wish.status_code for wish in wishes] == [201, 429]
            assert [seat.name for seat in room.data.seats] == ["Ann", "Ben", ""]

    tell(story())


class Busy(Weather):
    """Another process stores the same room before every write of ours, so many times."""

    def __init__(self) -> None:
        self.times = 0

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """To the disk, perhaps too late."""
        if self.times:
            self.times -= 1
            for name, room in store.disk.rooms.items():
                store.disk.rooms[name] = room._replace(version=room.version + 1)
        return await super().write(store, commit)


def test_who_is_slower_than_others_again_and_again_gets_there_in_the_end(tell_in_no_time: Story) -> None:
    """After five tries the host heard that others were quicker, whenever some guests were busy."""

    async def story() -> None:
        busy = Busy()
        async with indoors(MemoryStore(Disk(busy))) as place:
            ann, now = await place.new_room(), asyncio.get_running_loop().time
            busy.times = 20
            assert (await ann.command("host", "pace", do="set_pace", pace=10))["type"] == "ack"
            busy.times, before = 1_000_000, now()
            assert (await ann.command("host", "again", do="set_pace", pace=20))["code"] == "behind"
            assert now() - before < 2 * TRY_SECONDS
            busy.times = 0

    tell_in_no_time(story())


def test_a_person_asks_for_a_few_codes_a_minute(tmp_path: Path, tell: Story) -> None:
    """Each code is stored with the room: with two processes a guest who wanted many kept the host from doing anything."""

    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, requests_per_second=1e6, new_codes_per_minute=3)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            ann = await place.new_room(seats=[{"kind": "open"}])
            ben = await place.joined(ann, "Ben")
            asked = [await ben.command("code", f"{number}") for number in range(2)]
            entered = await place.post(f"/api/rooms/{ann.room}/enter", code=asked[1]["code"])
            phone = await place.tab(ann.room, entered.json()["secret"])
            room = place.hall.rooms[ann.room]
            asked += [await phone.command("code", f"phone {number}", give=True) for number in range(2)]
            version = room.version
            asked += [await phone.command("code", f"more {number}") for number in range(5)]
            assert [answer["type"] for answer in asked] == ["code"] * 3 + ["refused"] * 6
            assert asked[-1]["code"] == "too_fast"
            assert room.version == version
            hand_over = [await ann.command("host", f"{n}", do="hand_over", seat=0) for n in range(4)]
            assert [answer["type"] for answer in hand_over] == ["code"] * 3 + ["refused"]

    tell(story())


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


class Full(Weather):
    """A disk on which nothing more can be written while it is full."""

    def __init__(self) -> None:
        self.full = False
        self.refused = 0

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """To the disk, or not."""
        if not self.full:
            return await super().write(store, commit)
        self.refused += 1
        return NotStored("the disk is full")


def test_a_bot_that_could_not_play_lets_others_speak_and_tries_again(tell_in_no_time: Story) -> None:
    """It used to sleep in the inbox until its next try, and all who had something to say waited for it."""

    async def story() -> None:
        disk = Full()
        async with indoors(MemoryStore(Disk(disk)), pace_ms=0) as place:
            ann = await place.new_room(seats=[{"kind": "bot"}] * 3, watch=True, start=True)
            room, now = place.hall.rooms[ann.room], asyncio.get_running_loop().time
            disk.full = True
            while not disk.refused:
                await asyncio.sleep(0.001)
            before = now()
            assert (await ann.command("odds", "where to?"))["type"] == "odds"
            assert now() - before < AGAIN_SECONDS / 10
            disk.full, moves = False, room.moves
            await asyncio.sleep(2 * AGAIN_SECONDS)
            assert room.moves > moves

    tell_in_no_time(story())


async def long_log(place: Indoors, room: str, moves: int) -> list[Row]:
    """So many careful moves at this table, as they are stored."""
    game = place.hall.rooms[room].game
    assert game is not None
    rows: list[Row] = []
    for number in range(1, moves + 1):
        seat = game.to_act()
        if seat is None:
            game, _, move = go_on(game, None, Hammer())
        else:
            game, _, move = go_on(game, seat, game.default(seat))
        rows.append(row_of(move, number, None))
    return rows


async def moves_in_one_go(room: Room, loading: Coroutine[Any, Any, None]) -> int:
    """How many moves are played at most before others have their turn."""
    seen = [0]

    async def others() -> None:
        while True:
            seen.append(room.moves)
            await asyncio.sleep(0)

    elsewhere = asyncio.create_task(others())
    await loading
    elsewhere.cancel()
    return max(later - before for before, later in pairwise([*seen, room.moves]))


def test_a_long_game_that_is_loaded_lets_others_have_their_turn(tmp_path: Path, tell: Story) -> None:
    """Nobody at any other table could do anything until its last move was played."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(seats=[{"kind": "mine"}], start=True)
            header, rows = await place.hall.store.header(ann.room, 1), await long_log(place, ann.room, 950)
            assert header is not None
            room = Room(place.hall, place.hall.rooms[ann.room].data)
            assert await moves_in_one_go(room, room.replay(header, rows)) <= ROWS_AT_A_TIME
            assert room.moves == 950

    tell(story())


def test_whoever_sits_with_a_process_that_was_far_behind_hears_all_of_it(tmp_path: Path, tell: Story) -> None:
    """All of it was told before any of it was sent: who had so much to hear was taken for somebody who does not read."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann, store = await place.new_room(seats=[{"kind": "mine"}], start=True), place.hall.store
            room, rows = place.hall.rooms[ann.room], await long_log(place, ann.room, 950)
            await asyncio.gather(*(store.append(ann.room, 1, row, room.version) for row in rows))
            assert await moves_in_one_go(room, room.ask(partial(catch_up, room))) <= ROWS_AT_A_TIME
            assert room.moves == 950
            assert (await ann.command("chat", "here", text="still here"))["type"] == "ack"

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


def test_messages_are_counted_by_person_and_not_by_socket(tmp_path: Path, tell: Story) -> None:
    """Whoever came in anew had a new budget, and sent a thousand acts a second."""

    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, messages_per_second=0.01, messages_at_once=4)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            ann = await place.new_room()
            for number in range(4):
                assert (await ann.command("host", f"pace {number}", do="set_pace", pace=0))["type"] == "ack"
            assert (await ann.command("host", "one more", do="set_pace", pace=0))["code"] == "too_fast"
            again = await place.tab(ann.room, ann.secret)
            assert (await again.command("host", "again", do="set_pace", pace=0))["code"] == "too_fast"
            ben = await place.new_room()
            assert (await ben.command("host", "pace", do="set_pace", pace=0))["type"] == "ack"

    tell(story())


def test_a_person_has_one_budget_on_all_devices(tmp_path: Path, tell: Story) -> None:
    """Each device had its own: four of them, one after the other, said four times as much."""

    async def story() -> None:
        limits = msgspec.structs.replace(
            UNLIMITED, chats_per_second=0.01, chats_at_once=2, messages_per_second=0.01, messages_at_once=4
        )
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            ann = await place.new_room()
            code = (await ann.command("code", "for my phone"))["code"]
            phone = (await place.post(f"/api/rooms/{ann.room}/enter", code=code)).json()["secret"]
            assert phone != ann.secret
            said = [await ann.command("chat", f"{number}", text="look at me") for number in range(2)]
            on_phone = await place.tab(ann.room, phone)
            said += [await on_phone.command("chat", f"{number}", text="and here") for number in range(2)]
            assert [answer["type"] for answer in said] == ["ack", "ack", "refused", "refused"]
            assert said[2]["sentence"] == "You talk too fast; wait a moment."
            assert said[3]["sentence"] == "You send too much; wait a moment."
            elsewhere = await place.new_room()
            assert (await elsewhere.command("chat", "hello", text="somewhere else"))["type"] == "ack"

    tell(story())


def test_a_stranger_who_comes_again_and_again_says_no_more_than_others(tmp_path: Path, tell: Story) -> None:
    """With every socket came five new lines of chat, until nobody else's was left."""

    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, chats_per_second=0.01, chats_at_once=2)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            ann = await place.new_room()
            answers = []
            for number in range(4):
                stranger = await place.tab(ann.room)
                answers.append((await stranger.command("chat", f"{number}", text="look at me"))["type"])
                await stranger.close()
            assert answers == ["ack", "ack", "refused", "refused"]

    tell(story())


def test_an_onlooker_who_leaves_is_no_news(tmp_path: Path, tell: Story) -> None:
    """Each one who said so was stored with the room, told to all, and kept as done."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(seats=[{"kind": "open"}])
            room = place.hall.rooms[ann.room]
            version, done = room.version, len(room.done.now)
            for number, secret in enumerate([None, "s" * 43, None]):
                stranger = await place.tab(ann.room, secret)
                assert (await stranger.command("leave", f"{number}"))["type"] == "ack"
                assert (await stranger.wait_for("bye"))["code"] == "left"
                await stranger.close()
            assert (room.version, len(room.done.now), len(room.connections)) == (version, done, 1)
            await ann.send({"type": "ping"})
            heard = []
            while "pong" not in heard:
                heard.append((await ann.next())["type"])
            assert set(heard) <= {"presence", "pong"}

    tell(story())


def test_promises_are_not_pushed_out_by_somebody_who_wants_many(tmp_path: Path, tell: Story) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, promises_per_minute=3)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            assert [(await place.get("/api/promise")).status_code for _ in range(4)] == [200, 200, 200, 429]

    tell(story())


def test_nobody_makes_a_bot_wait_for_ever_by_doing_something_else(tmp_path: Path, tell: Story) -> None:
    """Each act of anybody began the waiting time of the bot on turn anew."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", pace_ms=300) as place:
            ann = await place.new_room(seats=[{"kind": "bot"}] * 2, watch=True, start=True)
            room = place.hall.rooms[ann.room]
            assert room.game is not None
            seat = room.game.to_act()
            assert seat is not None
            first = room.bots.left(room.game, seat)
            await asyncio.sleep(0.1)
            assert room.bots.left(room.game, seat) < first

    tell(story())


def test_what_a_bot_had_nothing_to_say_about_is_no_matter_in_the_next_game(
    tmp_path: Path, tell: Story
) -> None:
    """Both games had seen no move yet, so it kept quiet in the second one for ever."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", pace_ms=10_000) as place:
            ann = await place.new_room(seats=[{"kind": "bot"}] * 2, watch=True, start=True)
            room = place.hall.rooms[ann.room]
            assert room.game is not None
            seat = room.game.to_act()
            assert seat is not None
            room.bots.quiet_at, room.bots.quiet = (room.data.game - 1, room.moves), {seat}
            room.bots.arrange(room.game)
            assert seat in room.bots.timers.running

    tell(story())


def test_a_clock_waits_for_whoever_drops_the_line_only_so_often(tmp_path: Path, tell: Story) -> None:
    """Each absence held the clock, and each return began another one."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", away_seconds=0.6) as place:
            clock = {"grace": 1, "bank": 0}
            ann = await place.new_room(seats=[{"kind": "mine"}], start=True, clock=clock)
            room = place.hall.rooms[ann.room]
            onlooker = await place.tab(ann.room)
            began = asyncio.get_running_loop().time()
            while room.moves == 0 and asyncio.get_running_loop().time() - began < 10:
                await ann.close()
                await asyncio.sleep(0.4)
                ann = await place.tab(ann.room, ann.secret)
            assert room.moves > 0
            await onlooker.close()

    tell(story())


def test_a_body_that_takes_its_time_meets_the_room_as_it_is_then(tmp_path: Path, tell: Story) -> None:
    """The room had left the memory meanwhile: whoever sat down sat at a table that nobody else saw."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room()
            await ann.close()
            body = iter([b'{"name":', b'"Eve"}'])

            async def receive() -> dict[str, Any]:
                place.hall.rooms.pop(ann.room, None)
                part = next(body)
                return {"type": "http.request", "body": part, "more_body": part != b'"Eve"}'}

            sent: list[Any] = []

            async def send(message: Any) -> None:
                sent.append(message)

            scope = {
                "type": "http", "method": "POST", "path": f"/api/rooms/{ann.room}/join", "query_string": b"",
                "headers": [(b"content-type", b"application/json")], "client": ("far", 1), "scheme": "http",
                "raw_path": f"/api/rooms/{ann.room}/join".encode(), "http_version": "1.1", "server": ("x", 1),
            }  # fmt: skip
            await place.app(scope, receive, send)
            assert sent[0]["status"] == 201
            again = await place.tab(ann.room, ann.secret)
            assert again.lobby["seats"][1]["name"] == "Eve"

    tell(story())
