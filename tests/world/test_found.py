"""What worlds have found, each as a story of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from magie.rules.fairness import seal_of
from magie.server.app.socket import room_socket
from magie.server.clock import Clock
from magie.server.errors import Conflict, NotStored, not_stored
from magie.server.rooms.beginning import begin_once, next_game, refuse
from magie.server.rooms.commands import mark_of
from magie.server.rooms.data import Request, from_json
from magie.server.rooms.hall import Hall
from magie.server.rooms.keys import hashed
from magie.server.rooms.notices import announce
from magie.server.rooms.sitting import good_code, join
from magie.server.settings import Settings
from magie.server.store.store import INSERT_GAME, UPDATE_ROOM
from magie.server.store.writes import Write
from magie.server.wire import VERSION, Joining, NewRoom, SeatWanted
from tests.world.memory_store import Disk, MemoryStore, Weather


class Socket:
    """The browser's end of a socket, in the same loop as the server."""

    def __init__(self, hall: Hall, room: str, secret: str | None) -> None:
        self.there: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.back: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.there.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "version": VERSION, "secret": secret})
        scope = {"path": f"/api/rooms/{room}/socket", "client": ("here", 1), "headers": []}
        self.task = asyncio.create_task(room_socket(hall, scope, self.there.get, self.send))  # type: ignore[arg-type]

    async def send(self, message: Any) -> None:
        """From the server."""
        if message["type"] == "websocket.send":
            self.back.put_nowait(msgspec.json.decode(message["text"]))

    def say(self, message: dict[str, Any]) -> None:
        """To the server."""
        self.there.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def hears(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            message = await self.back.get()
            if message["type"] == kind:
                return message

    async def close(self) -> None:
        """The browser goes."""
        self.there.put_nowait({"type": "websocket.disconnect"})
        await self.task


def tell(story: Callable[[], Awaitable[None]]) -> None:
    """To its end."""
    asyncio.run(asyncio.wait_for(story(), 20))


async def asked_of_both(message: dict[str, Any]) -> tuple[Disk, str]:
    """The host's command reaches two processes at the same moment: sent, the line cut, sent again elsewhere.

    The second process is not heard of by the first, so that both lines live; what matters is what is stored.
    """
    disk = Disk()
    halls = [Hall(Settings(), MemoryStore(disk, process=number, shared=True)) for number in (1, 2)]
    for hall in halls:
        await hall.open()
    halls[1].cluster.tell = lambda news: None  # type: ignore[method-assign]
    made = await halls[0].make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="open"),)), "here")
    sockets = [Socket(hall, made.room, made.secret) for hall in halls]
    for socket in sockets:
        await socket.hears("welcome")
    for socket in sockets:
        socket.say(message)
    for socket in sockets:
        assert (await socket.hears("ack"))["id"] == message["id"]
        await socket.close()
    for hall in halls:
        await hall.close()
    return disk, made.room


def test_what_is_said_through_two_processes_at_once_is_said_once() -> None:
    async def story() -> None:
        disk, room = await asked_of_both({"type": "chat", "id": "once", "text": "hello"})
        assert [line.text for line in disk.said(room) if line.command == "once"] == ["hello"]

    tell(story)


def test_a_chair_that_is_asked_for_through_two_processes_at_once_is_one_chair() -> None:
    async def story() -> None:
        disk, room = await asked_of_both({"type": "host", "id": "once", "do": "open_seat"})
        assert len(msgspec.json.decode(disk.rooms[room].data)["seats"]) == 3

    tell(story)


class Doubt(Weather):
    """While it is on, whatever is stored is not known to be: the answers are lost."""

    def __init__(self) -> None:
        self.on = False

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """To the disk, and no answer."""
        problem = await super().write(store, commit)
        return NotStored("the connection was lost") if self.on else problem


class Full(Weather):
    """While it is on, nothing can be stored."""

    on = False

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """To the disk, if there is room."""
        return NotStored("the disk is full") if self.on else await super().write(store, commit)


class Quicker(Weather):
    """While it is on, somebody else is always quicker."""

    on = False

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """To the disk, if it is not taken there."""
        return Conflict("the number is taken") if self.on else await super().write(store, commit)


class Later(Clock):
    """A clock that somebody has set on."""

    ahead = 0.0

    def now(self) -> float:
        """What it shows."""
        return super().now() + self.ahead


def test_a_room_that_cannot_be_touched_is_touched_later() -> None:
    """World 1051: the clock had jumped, so that all rooms were due, and the disk was full."""

    async def story() -> None:
        full, wall = Full(), Later()
        hall = Hall(Settings(), MemoryStore(Disk(full), clock=wall), wall=wall)
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        room, wall.ahead, full.on = hall.rooms[made.room], 7200.0, True
        await hall.sweeping.touch_used()
        await room.finish()
        assert hall.metrics.counters["job_failures"] == 0
        full.on = False
        await hall.sweeping.touch_used()
        await room.finish()
        assert room.touched == pytest.approx(wall.now(), abs=10)
        await ann.close()
        await hall.close()

    tell(story)


def test_a_bot_that_errs_while_nothing_can_be_stored_does_not_fail() -> None:
    """A relative: what is played instead cannot be stored either. It is tried again."""

    async def story() -> None:
        full = Full()
        hall = Hall(Settings(pace_ms=0), MemoryStore(Disk(full)))
        await hall.open()
        wanted = NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),), start=True, pace=10_000)
        made = await hall.make_room(wanted, "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        room = hall.rooms[made.room]
        assert room.game is not None
        full.on = True
        room.post(partial(room.bots.play_safe, room.game.decision.seats[0]))
        await room.finish()
        assert hall.metrics.counters["job_failures"] == 0
        await ann.close()
        await hall.close()

    tell(story)


def test_a_write_whose_answer_was_lost_is_found_out() -> None:
    """The host is told that nothing was stored; it was, so the table does not play on as if nothing had happened."""

    async def story() -> None:
        doubt = Doubt()
        hall = Hall(Settings(), MemoryStore(Disk(doubt)))
        await hall.open()
        wanted = NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),), start=True)
        made = await hall.make_room(wanted, "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        doubt.on = True
        ann.say({"type": "host", "id": "pause", "do": "pause"})
        assert (await ann.hears("refused"))["code"] == "not_stored"
        doubt.on = False
        while (await ann.hears("lobby"))["lobby"]["state"] != "paused":
            pass
        await ann.close()
        await hall.close()

    tell(story)


@pytest.mark.parametrize("weather", [Doubt, Full, Quicker])
def test_a_notice_that_could_not_be_stored_is_stored_and_told_once(weather: type[Any]) -> None:
    """World 546: the host leaves, and who follows is told; the store failed just then, or only its answer was lost."""

    async def story() -> None:
        sky = weather()
        disk = Disk(sky)
        hall = Hall(Settings(), MemoryStore(disk))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        room, sky.on = hall.rooms[made.room], True
        room.post(partial(announce, room, "Ben is the host now."))
        await room.finish()
        sky.on = False
        assert (await ann.hears("chat"))["line"]["text"] == "Ben is the host now."
        ann.say({"type": "chat", "id": "next", "text": "hello"})
        assert (await ann.hears("chat"))["line"]["text"] == "hello"
        assert [line.text for line in disk.said(made.room)] == ["Ben is the host now.", "hello"]
        await ann.close()
        await hall.close()

    tell(story)


def test_a_notice_for_a_room_that_was_deleted_is_not_tried_for_ever() -> None:
    """A relative: nobody can read it any more, and the log got a line every second."""

    async def story() -> None:
        disk = Disk()
        hall = Hall(Settings(), MemoryStore(disk))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        room = await hall.room(made.room)
        del disk.rooms[made.room]
        room.post(partial(announce, room, "Ben is the host now."))
        await room.finish()
        assert made.room not in hall.rooms
        assert not room.clockwork.timers.names()
        await hall.close()

    tell(story)


def test_a_browser_that_has_gone_before_it_came_in_replaces_nobody() -> None:
    """Worlds 509 and 1085: a process hangs, the page tries another one; when the first wakes it finds the old hello."""

    async def story() -> None:
        hall = Hall(Settings(), MemoryStore(Disk()))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        await Socket(hall, made.room, made.secret).close()
        ann.say({"type": "chat", "id": "still", "text": "here"})
        assert (await ann.hears("chat"))["line"]["text"] == "here"
        await ann.close()
        await hall.close()

    tell(story)


@pytest.mark.parametrize("problem", [None, RuntimeError("it fails")])
def test_who_asks_and_goes_away_leaves_the_inbox_at_work(problem: Exception | None) -> None:
    """A browser goes while what it asked for is under way: whatever comes of that, nobody hears it."""

    async def story() -> None:
        hall = Hall(Settings(), MemoryStore(Disk()))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        room, goes_on, done = hall.rooms[made.room], asyncio.Event(), list[str]()

        async def first() -> None:
            await goes_on.wait()
            if problem is not None:
                raise problem

        async def second() -> None:
            done.append("second")

        asker = asyncio.create_task(room.ask(first))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asker.cancel()
        room.post(second)
        await asyncio.sleep(0)
        goes_on.set()
        await room.finish()
        assert (done, hall.metrics.counters["job_failures"]) == (["second"], 0)
        await hall.close()

    tell(story)


async def two_processes(disk: Disk) -> list[Hall]:
    """On one database."""
    halls = [Hall(Settings(), MemoryStore(disk, process=number, shared=True)) for number in (1, 2)]
    for hall in halls:
        await hall.open()
    return halls


def test_a_room_that_another_process_has_deleted_is_gone_here_too() -> None:
    async def story() -> None:
        disk = Disk()
        halls = await two_processes(disk)
        made = await halls[0].make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        ann = Socket(halls[0], made.room, made.secret)
        await ann.hears("welcome")
        assert await halls[1].store.forget_older(-1) == 1
        assert (await ann.hears("bye"))["code"] == "no_room"
        await ann.close()
        assert made.room not in halls[0].rooms
        for hall in halls:
            await hall.close()
            assert hall.metrics.counters["job_failures"] == 0

    tell(story)


@pytest.mark.parametrize(
    "message", [{"type": "host", "do": "start"}, {"type": "chat", "text": "hello"}, {"type": "hello again"}]
)
def test_a_room_that_is_gone_unheard_is_found_to_be_gone(message: dict[str, Any]) -> None:
    """Nothing was heard of it. It was answered with "behind" for ever."""

    async def story() -> None:
        disk = Disk()
        halls = await two_processes(disk)
        made = await halls[0].make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        ann = Socket(halls[0], made.room, made.secret)
        await ann.hears("welcome")
        disk.tell = lambda news: None  # type: ignore[method-assign]
        disk.forget(2**40, 2**40)
        if message["type"] == "hello again":
            again = Socket(halls[0], made.room, made.secret)
            assert (await again.hears("bye"))["code"] == "no_room"
            await again.task
        else:
            ann.say(message | {"id": "late"})
        assert (await ann.hears("bye"))["code"] == "no_room"
        await ann.close()
        assert made.room not in halls[0].rooms
        for hall in halls:
            await hall.close()

    tell(story)


def test_a_room_that_somebody_is_opening_is_not_swept() -> None:
    """It lies in the store as old as it is, and is not in memory yet."""

    async def story() -> None:
        disk, wall = Disk(), Later()
        halls = [Hall(Settings(), MemoryStore(disk, clock=wall), wall=wall) for _ in range(2)]
        made = await halls[0].make_room(NewRoom(name="Ann"), "here")
        wall.ahead = 1e9
        halls[1].sweeping.ahead = await halls[1].store.wall() - time.monotonic()
        coming = asyncio.create_task(halls[1].room(made.room))
        await asyncio.sleep(0)
        await halls[1].sweeping.forget_old()
        await coming
        assert made.room in disk.rooms

    tell(story)


class Stubborn(Disk):
    """While it is on, there is something that is not stored."""

    def __init__(self, statement: Any) -> None:
        super().__init__()
        self.statement = statement
        self.on = False

    def commit(self, group: Sequence[Write]) -> NotStored | None:
        """All of it, or nothing and why."""
        found = any(statement is self.statement for write in group for statement, _ in write.statements)
        return NotStored("not now") if self.on and found else super().commit(group)


def test_a_game_whose_end_could_not_be_stored_is_over_for_all() -> None:
    """World 5674: who sat with another process heard the last move, and saw the game going on."""

    async def story() -> None:
        disk = Stubborn(UPDATE_ROOM)
        halls = await two_processes(disk)
        seats = (SeatWanted(kind="bot"),) * 2
        wanted = NewRoom(watch=True, seats=seats, start=True, pace=0, options={"round_limit": 1})
        made = await halls[0].make_room(wanted, "here")
        watcher = Socket(halls[1], made.room, None)
        await watcher.hears("welcome")
        disk.on = True
        host = Socket(halls[0], made.room, made.secret)
        while (await watcher.hears("lobby"))["lobby"]["state"] != "over":
            pass
        disk.on = False
        for socket in (watcher, host):
            await socket.close()
        for hall in halls:
            await hall.close()

    tell(story)


def test_a_start_that_was_refused_is_not_done_by_the_next_one() -> None:
    """World 6828: words were open, the game could not be stored; the next start was told to have been the first too."""

    async def story() -> None:
        disk = Stubborn(INSERT_GAME)
        hall = Hall(Settings(), MemoryStore(disk))
        await hall.open()
        wanted = NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),), seal=seal_of("my words"))
        made = await hall.make_room(wanted, "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        disk.on = True
        ann.say({"type": "host", "id": "first", "do": "start"})
        await ann.hears("lobby")
        ann.say({"type": "open", "id": "open", "words": "my words"})
        assert (await ann.hears("refused"))["id"] == "first"
        disk.on = False
        ann.say({"type": "host", "id": "second", "do": "start"})
        assert (await ann.hears("ack"))["id"] == "second"
        data = from_json(disk.rooms[made.room].data)
        done = [mark_of(hashed(made.secret), command) in data.commands() for command in ("first", "second")]
        assert (data.game, done) == (1, [False, True])
        await ann.close()
        await hall.close()

    tell(story)


def test_a_game_that_began_unheard_is_told_and_who_starts_it_again_is_noted() -> None:
    """World 9255: the game was stored and the answer lost. It is found there, and the next start is noted."""

    async def story() -> None:
        doubt = Doubt()
        disk = Disk(doubt)
        hall = Hall(Settings(opening_ms=200), MemoryStore(disk))
        await hall.open()
        wanted = NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),), seal=seal_of("my words"))
        made = await hall.make_room(wanted, "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        room = hall.rooms[made.room]
        ann.say({"type": "host", "id": "first", "do": "start"})
        await ann.hears("lobby")
        doubt.on = True
        assert (await ann.hears("batch"))["number"] == 0
        assert (await ann.hears("ack"))["id"] == "first"
        doubt.on = False
        await room.ask(partial(begin_once, room, [(hashed(made.secret), "second")], 1))
        marks = list(from_json(disk.rooms[made.room].data).commands())
        assert mark_of(hashed(made.secret), "second") in marks
        await ann.close()
        await hall.close()

    tell(story)


def test_a_clock_that_is_set_back_makes_no_request_and_no_code_last_for_days() -> None:
    """Both hold until a moment on the clock on the wall. A moment that is too far off was made by a clock that jumped."""

    async def story() -> None:
        wall = Later()
        hall = Hall(Settings(consent_seconds=0.3), MemoryStore(Disk(), clock=wall), wall=wall)
        await hall.open()
        seats = (SeatWanted(kind="bot"),) * 2
        made = await hall.make_room(
            NewRoom(edition="masterpiece", name="Ann", seats=seats, start=True), "here"
        )
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        room = hall.rooms[made.room]
        ann.say({"type": "host", "id": "on", "do": "set_takeover", "on": True})
        await ann.hears("ack")
        ann.say({"type": "code", "id": "code"})
        code = (await ann.hears("code"))["code"]
        await room.ask(partial(join, room, Joining(name="Eve", seat=1)))  # type: ignore[arg-type]
        assert len(room.data.requests) == 1
        wall.ahead -= 3 * 86400.0
        while room.data.requests:
            await ann.hears("lobby")
        assert good_code(room, code) is None
        await ann.close()
        await hall.close()

    tell(story)


@pytest.mark.parametrize("stood_still", [False, True])
def test_a_bot_does_not_think_for_ever_because_its_process_stood_still(stood_still: bool) -> None:
    """World 16506: the bot had thought when the process woke, and so had the clock that it thinks by."""

    async def story() -> None:
        hall = Hall(Settings(think_seconds=0.05), MemoryStore(Disk()))
        if stood_still:
            hall.awake.stop()
        thinking = hall.think(time.sleep, 0.3)
        if stood_still:
            await thinking
        else:
            with pytest.raises(TimeoutError):
                await thinking

    tell(story)


def test_who_has_left_is_still_the_same_person() -> None:
    """A chat line, then `leave`; its answer is lost, so it is sent again, now by somebody without a seat."""

    async def story() -> None:
        disk = Disk()
        hall = Hall(Settings(), MemoryStore(disk))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        said = {"type": "chat", "id": "once", "text": "hello"}
        ann.say(said)
        ann.say({"type": "leave", "id": "left"})
        await ann.hears("bye")
        await ann.close()
        again = Socket(hall, made.room, made.secret)
        await again.hears("welcome")
        again.say(said)
        assert (await again.hears("ack"))["id"] == "once"
        assert [line.text for line in disk.said(made.room) if line.command == "once"] == ["hello"]
        await again.close()
        await hall.close()

    tell(story)


def test_the_first_thing_anybody_hears_is_the_welcome() -> None:
    """World 103163: while it was stored that Ann is back, news of another process came, and she heard them first."""

    async def story() -> None:
        hall = Hall(Settings(), MemoryStore(Disk()))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        room = hall.rooms[made.room]

        async def give_back(person: int) -> list[str]:
            room.tell_lobby()
            return []

        room.give_back = give_back  # type: ignore[method-assign]
        ann = Socket(hall, made.room, made.secret)
        assert (await ann.back.get())["type"] == "welcome"
        room.tell_lobby()
        await ann.hears("lobby")
        await ann.close()
        await hall.close()

    tell(story)


def test_who_has_the_game_is_not_told_that_it_did_not_begin() -> None:
    """World 103654: two starts waited in one process, another one began the game for the first of them."""

    async def story() -> None:
        hall = Hall(Settings(), MemoryStore(Disk()))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        room, who = hall.rooms[made.room], hashed(made.secret)
        ann = Socket(hall, made.room, made.secret)
        await ann.hears("welcome")
        room.remember_command(who, "first")
        await refuse(room, [(who, "first"), (who, "second")], not_stored())
        assert (await ann.hears("ack"))["id"] == "first"
        assert (await ann.hears("refused"))["id"] == "second"
        await ann.close()
        await hall.close()

    tell(story)


def test_the_newest_tab_plays_also_where_the_other_one_is_with_another_process() -> None:
    """A host who watches has a tab with each process, and sits down."""

    async def story() -> None:
        disk = Disk()
        halls = await two_processes(disk)
        made = await halls[0].make_room(
            NewRoom(name="Ann", watch=True, seats=(SeatWanted(kind="open"),)), "here"
        )
        older = Socket(halls[0], made.room, made.secret)
        await older.hears("welcome")
        await asyncio.sleep(0.01)
        newer = Socket(halls[1], made.room, made.secret)
        await newer.hears("welcome")
        room = halls[0].rooms[made.room]
        await room.ask(partial(join, room, Joining(name="Ann", secret=made.secret)))  # type: ignore[arg-type]
        await older.hears("replaced")
        assert [len(hall.rooms[made.room].connections) for hall in halls] == [0, 1]
        await older.close()
        await newer.close()
        for hall in halls:
            await hall.close()

    tell(story)


def test_a_request_for_a_seat_is_for_one_game() -> None:
    async def story() -> None:
        hall = Hall(Settings(), MemoryStore(Disk()))
        await hall.open()
        made = await hall.make_room(NewRoom(name="Ann", seats=(SeatWanted(kind="bot"),)), "here")
        room = hall.rooms[made.room]
        room.data.requests.append(
            Request(id="9", seat=room.data.seats[1].id, name="Eve", key="k", until=2**50)
        )
        assert next_game(room).requests == []
        await hall.close()

    tell(story)
