"""The cluster: other processes that serve the same rooms from the same PostgreSQL.

Each tells the others when it has stored something, and who sits with it. In every room one of them lets the clocks
and bots play: the one with the lowest number of those that have people there and are alive. Were two of them to think
so for a moment, the numbers of the log would still let only one action through.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from magie.rules.version import RULES_VERSION
from magie.server.rooms import people
from magie.server.rooms.catching_up import look_again, play_told
from magie.server.store import Played
from magie.server.store.listening import Listener
from magie.server.wire import ENCODER, Answer, ClockTold, PresenceTold

if TYPE_CHECKING:
    from magie.server.rooms.hall import Hall
    from magie.server.rooms.room import Room

log = logging.getLogger("magie.server")


class News(Struct, kw_only=True, omit_defaults=True):
    """What one process tells the others about a room; with nothing but its name: something new is stored.

    `people` are those who are with it (null: not said), by their ids, which do not move; `came` who came just now and
    `since` when, in milliseconds; `rules` the version it plays. `looks` instead of `people`: they look at a game that
    this process cannot play, so that those who can go on with its clocks and bots. `asks`: tell me who is with you.
    `say`: a message for everybody at the table, `played`: an action that is stored. `here`: releases up to 0.2.0 tell
    the numbers of seats; all that follows from it here is that the game is still played there.
    """

    process: int
    room: str
    people: tuple[int, ...] | None = None
    here: tuple[int, ...] = ()
    looks: tuple[int, ...] = ()
    came: tuple[int, ...] = ()
    since: int = 0
    onlookers: int = 0
    rules: int = 1  # release 0.1.0 does not say it
    asks: bool = False
    say: str = ""
    played: Played | None = None


class There(NamedTuple):
    """Who sits at this table with another process."""

    people: tuple[int, ...]
    onlookers: int
    rules: int
    older: bool = False  # of a release that does not say who


class Cluster:
    """What this process knows of the others; on SQLite there are none."""

    def __init__(self, hall: Hall, listener: Listener | None, process: int) -> None:
        self.hall = hall
        self.listener = listener
        self.process = process
        self.waiting: list[str] = []
        self.sender: asyncio.Task[None] | None = None
        self.watcher: asyncio.Task[None] | None = None
        self.deaf = False

    async def open(self) -> None:
        """Listen, and be awake from now on."""
        at = time.monotonic()
        if self.listener is not None:
            await self.listener.open(self.hear)
        self.hall.awake.say(at)
        self.watcher = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Tell what waits, then listen no more."""
        if self.watcher is not None:
            self.watcher.cancel()
        if self.sender is not None:
            await self.sender
        if self.listener is not None:
            await self.listener.close()

    # Telling

    def announce(self, room: Room, came: tuple[int, ...] = (), since: int = 0, asks: bool = False) -> None:
        """Who is here in this room."""
        if self.listener is None:
            return
        here = tuple(
            sorted({connection.person for connection in room.connections if connection.person is not None})
        )
        plays = room.older is None
        self.tell(
            News(
                process=self.process,
                room=room.data.room,
                people=here if plays else (),
                looks=() if plays else here,
                came=came if plays else (),
                since=since,
                onlookers=sum(not connection.seats for connection in room.connections) if plays else 0,
                rules=RULES_VERSION,
                asks=asks,
            )
        )

    def say(self, room: Room, message: Answer) -> None:
        """Something nobody keeps, for those who sit elsewhere."""
        self.tell(News(process=self.process, room=room.data.room, say=ENCODER.encode(message).decode()))

    def tell(self, news: News) -> None:
        """Send it as soon as possible, in order."""
        if self.listener is not None:
            self.waiting.append(ENCODER.encode(news).decode())
            if self.sender is None:
                self.sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        assert self.listener is not None
        try:
            while self.waiting:
                news, self.waiting = self.waiting, []
                await self.listener.tell(news)
        except Exception as problem:  # the watcher listens anew, and announces everything again
            log.warning("other processes were not told: %s", problem)
            self.deaf = True
        finally:
            self.sender = None

    # Hearing

    def hear(self, text: str) -> None:
        """Another process says something."""
        news = msgspec.json.decode(text, type=News)
        room = self.hall.rooms.get(news.room)
        if room is None or news.process == self.process:
            return
        if news.say:
            room.post(partial(self._pass_on, room, news.say.encode()))
        elif news.played is not None:
            room.post(partial(play_told, room, news.played))
        elif news.people is not None or news.here:
            room.post(partial(self._note, room, news))
        else:
            look_again(room)

    async def _pass_on(self, room: Room, message: bytes) -> None:
        room.each(lambda connection: connection.send_bytes(message))

    async def _note(self, room: Room, news: News) -> None:
        """In the inbox: who sits where has changed."""
        connections = len(room.connections)
        here = news.people or (news.looks if room.older is not None else ())
        there = There(here, news.onlookers, news.rules, bool(news.here))
        if news.people is not None:
            room.replace_older(news.came, news.since)
        self.move(room, news.process, there if here or news.onlookers or news.here else None)
        if (news.asks and room.connections) or len(room.connections) < connections:
            self.announce(room)

    def move(self, room: Room, process: int, there: There | None) -> None:
        """Those who sat with this process and do not sit there now are away."""
        before = room.elsewhere.pop(process, None)
        if there is not None:
            room.elsewhere[process] = there
        if before == there:
            return
        old, new = set(before.people if before else ()), set(there.people if there else ())
        room.clockwork.begin_absence(old - new)
        room.appoint()
        room.arrange()
        for seat in range(len(room.data.seats)):
            holder = people.holder(room.data, seat)
            if holder is not None and holder.id in old ^ new:
                room.tell_all(PresenceTold(seat=seat, presence=room.presence(seat)))
        room.tell_lobby()

    # Who is alive

    async def _watch(self) -> None:
        """Again and again: we are awake. Whose process is not, or has ended? And do we still hear?"""
        while True:
            await asyncio.sleep(self.hall.awake.pause)
            try:
                if self.deaf:
                    await self._listen_anew()
                await self._look()
            except Exception as problem:
                log.warning("other processes cannot be heard: %s", str(problem) or repr(problem))
                self.deaf = True

    async def _look(self) -> None:
        """Whoever lost its lease is not waited for; and if that was ourselves, the others did not wait for us."""
        awake, at = self.hall.awake, time.monotonic()
        alive = {self.process} if self.listener is None else await self.listener.alive()
        slept = not awake or self.process not in alive
        awake.say(at)
        if slept:
            self._wake_up()
            return
        for room in self.hall.rooms.values():
            for process in room.elsewhere.keys() - alive:
                room.post(partial(self._forget, room, process))

    def _wake_up(self) -> None:
        """We stood still: look at what was stored meanwhile, before any clock plays, and ask who sits where."""
        log.warning("this process stood still, or its database did not answer; it looks at its rooms again")
        self.hall.metrics.count("naps")
        for room in list(self.hall.rooms.values()):
            for process in list(room.elsewhere):  # those who are still there answer at once
                room.post(partial(self._forget, room, process))
            if self.listener is not None:
                self.announce(room, asks=True)
                look_again(room)
            room.post(partial(self._wind_clocks, room))

    async def _wind_clocks(self, room: Room) -> None:
        """In the inbox: what ran out while we stood still runs anew, for nobody could be heard meanwhile."""
        room.clockwork.forgive()
        room.arrange()
        room.tell_all(ClockTold(clock=room.clockwork.seen()))

    async def _forget(self, room: Room, process: int) -> None:
        """In the inbox: nobody sits there any more; where that process let the clocks run, we may have to."""
        drove = room.drives
        self.move(room, process, None)
        if room.drives and not drove:
            room.tell_all(ClockTold(clock=room.clockwork.seen()))

    async def _listen_anew(self) -> None:
        """After a break: what was said meanwhile is lost, so it is as if we had slept."""
        assert self.listener is not None
        self.hall.awake.stop()
        await self.listener.open(self.hear)
        self.deaf = False
