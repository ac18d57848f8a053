"""Hall: all rooms of this server. It makes them, finds them, wakes them from the store and lets them sleep."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from magie.bots import NAMES as BOTS
from magie.editions import EditionError
from magie.rules.errors import MagieError, RecordError
from magie.rules.fairness import commitment_to, seal_of
from magie.server import clock, memory
from magie.server.app.pulse import Pulse
from magie.server.app.tcp import TcpConnections
from magie.server.errors import NotStored, Refusal, no_room, not_stored
from magie.server.limits import Buckets
from magie.server.metrics import Metrics
from magie.server.replays.replays import Replays
from magie.server.rooms import keys, people
from magie.server.rooms.awake import Awake
from magie.server.rooms.beginning import begin
from magie.server.rooms.catalogue import Catalogue
from magie.server.rooms.catching_up import catch_up, look_again
from magie.server.rooms.cluster import Cluster
from magie.server.rooms.connection import Pile
from magie.server.rooms.data import Person, RoomData, SeatData, from_json
from magie.server.rooms.room import KEPT_CHAT, Room
from magie.server.rooms.sitting import seat_bot, seat_person
from magie.server.rooms.sweeping import Sweeping
from magie.server.settings import Settings
from magie.server.store import Store
from magie.server.wire import Clock, NewRoom, Seated, SeatWanted

log = logging.getLogger("magie.server")

T = TypeVar("T")

THINKERS = 2
MANY_GONE = 100
MINUTE = 60.0
HOUR = 3600.0
MOST_PROMISES = 10_000
RESTARTING = 1012


class Hall:
    """All rooms."""

    def __init__(
        self, settings: Settings, store: Store | None = None, wall: clock.Clock | None = None
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.clock = wall or clock.Clock()
        self.metrics = Metrics()
        self.awake = Awake(settings.lease_seconds)
        self.store = store or Store(settings.database, self.metrics.committed, settings, self.clock)
        self.pulse = Pulse(self.store)
        self.cluster = Cluster(self, self.store.listener(), self.store.process)
        self.catalogue = Catalogue(settings.editions)
        self.replays = Replays()
        self.rooms: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Task[Room]] = {}
        self.promises: OrderedDict[str, str] = OrderedDict()
        self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        counted = partial(Buckets, clock=self.clock.steady)
        self.new_rooms = counted(limits.rooms_per_hour / HOUR, limits.rooms_per_hour)
        self.requests = counted(limits.requests_per_second, limits.requests_at_once)
        self.messages = counted(limits.messages_per_second, limits.messages_at_once)
        self.chats = counted(limits.chats_per_second, limits.chats_at_once)
        self.new_promises = counted(limits.promises_per_minute / MINUTE, limits.promises_per_minute)
        self.codes = counted(limits.codes_per_minute / MINUTE, limits.codes_per_minute)
        # Any number of these where requests are not counted either.
        some = 1 if limits.requests_per_second else 0
        self.new_replays = counted(some * limits.replays_per_minute / MINUTE, limits.replays_per_minute)
        self.new_codes = counted(some * limits.new_codes_per_minute / MINUTE, limits.new_codes_per_minute)
        self.joins = counted(some * limits.joins_at_once / limits.join_seconds, limits.joins_at_once)
        self.takeovers = counted(
            some * limits.takeovers_at_once / limits.join_seconds, limits.takeovers_at_once
        )
        self.tcp = TcpConnections(settings, self.metrics.count)
        self.pile = Pile()
        self.sockets: dict[str, int] = {}
        self.gone = 0  # sockets and rooms that are closed and may still lie around
        self.sweeping = Sweeping(self)
        self.sweeper: asyncio.Task[None] | None = None
        self.stopping = False

    async def open(self) -> None:
        """Open the store; rooms wake up when somebody comes."""
        await self.store.open()
        await self.cluster.open()
        self.sweeper = asyncio.create_task(self.sweeping.go_on())

    async def close(self) -> None:
        """Finish what is in the inboxes, write what waits, then stop."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for room in self.rooms.values():
            room.clockwork.end_thinking()
            room.clockwork.timers.stop_all()
            room.starters.stop()
            room.bots.stop()
            room.post(room.keep_standings)  # the next release may play other rules
        for room in self.rooms.values():
            await room.finish()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await self.cluster.close()
        await self.store.close()

    def say_bye(self) -> None:
        """Tell every browser that the server stops; it will come back by itself."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.bye(
                    "restarting", "The server is restarting; you will be back in a moment.", RESTARTING
                )

    async def think(self, choose: Callable[..., T], *view: Any) -> T:
        """Let a bot think in a thread. One that never ends keeps its thread: the others get new ones then.

        If the time is over because this process stood still, the bot has had none of it.
        """
        thinkers = self.thinkers
        thought = asyncio.get_running_loop().run_in_executor(thinkers, choose, *view)
        while not (await asyncio.wait([thought], timeout=self.settings.think_seconds))[0]:
            if self.awake:
                thought.cancel()
                if thinkers is self.thinkers:
                    self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
                raise TimeoutError
        return thought.result()

    def now_ms(self) -> int:
        """The time of the server; several that share a database have the same."""
        return int(self.clock.shared() * 1000)

    def promise(self) -> str:
        """A commitment for a game that somebody is about to begin."""
        secret = keys.new_secret()
        commitment = commitment_to(secret)
        self.promises[commitment] = secret
        if len(self.promises) > MOST_PROMISES:
            self.promises.popitem(last=False)
        return commitment

    async def make_room(self, wanted: NewRoom, address: str) -> Seated:
        """A new room; its host gets the first seat."""
        if len(self.rooms) >= self.settings.limits.rooms_in_memory:
            raise Refusal("busy", "This server is full; try again later.", status=503)
        if not self.new_rooms.take(address):
            raise Refusal("too_many_rooms", "You have opened many rooms; wait a while.", status=429)
        data = RoomData(room=keys.new_room_name(), edition=wanted.edition)
        data.secret = self._keep_promise(wanted.commitment) if wanted.commitment else keys.new_secret()
        data.next_secret = keys.new_secret()
        try:
            return await self._furnish(data, wanted)
        except (EditionError, MagieError) as error:
            raise Refusal("options", str(error)) from None

    def _keep_promise(self, commitment: str) -> str:
        """The secret behind a promise; a promise nobody remembers is not replaced by another in silence."""
        secret = self.promises.pop(commitment, None)
        if secret is None:
            raise Refusal(
                "promise_gone", "That promise is not kept here any more; ask for another.", status=409
            )
        return secret

    async def _furnish(self, data: RoomData, wanted: NewRoom) -> Seated:
        data.options = wanted.options
        data.pace = self.settings.pace_ms if wanted.pace is None else wanted.pace
        data.clock = wanted.clock or Clock()
        room = Room(self, data)
        host = people.new_person(data, self.now_ms())
        mine = self._lay_seats(room, data, wanted, host)
        secret = keys.new_secret()
        people.give_key(data, host, keys.hashed(secret))
        try:
            await self.store.add_room(data.room, data.to_json())
        except NotStored:
            raise not_stored() from None
        room.touched = self.clock.now()
        self.rooms[data.room] = room
        room.clockwork.begin_absence([host.id])
        self.metrics.count("rooms_made")
        if wanted.start:
            await room.ask(partial(begin, room, room.data.copy()))
        return Seated(room=data.room, seat=mine[0] if mine else None, seats=tuple(mine), secret=secret)

    def _lay_seats(self, room: Room, data: RoomData, wanted: NewRoom, host: Person) -> list[int]:
        """The host first, then what was asked for; else as many open seats as are usual."""
        others = wanted.seats or usual_seats(room, wanted)
        chairs = ([] if wanted.watch else [SeatWanted(kind="mine", name=wanted.name, token=wanted.token)]) + [
            *others
        ]
        most = room.edition.rules.players_max
        if len(chairs) > most:
            raise Refusal("full", f"{room.edition.title} is for at most {most} players.")
        data.people, data.host = [host], host.id
        data.seats.extend(people.new_chair(data) for _ in chairs)
        mine = [number for number, chair in enumerate(chairs) if chair.kind == "mine"]
        for number, chair in sorted(enumerate(chairs), key=lambda pair: pair[1].kind != "mine"):
            self._lay_seat(room, data, number, chair, host)
        data.one_device = len(mine) > 1
        if mine:
            lay_words(data.seats[mine[0]], wanted)
        return mine

    def _lay_seat(self, room: Room, data: RoomData, number: int, chair: SeatWanted, host: Person) -> None:
        if chair.kind == "mine":
            letters = self.settings.limits.name_letters
            seat_person(data, room.edition, number, host, chair.name, chair.token, letters)
        elif chair.kind == "bot":
            if chair.bot not in BOTS:
                raise Refusal("no_bot", f"There is no bot {chair.bot[:20]!r}; there are {', '.join(BOTS)}.")
            seat_bot(data, room.edition, number, chair.bot, token=chair.token)

    async def room(self, name: str) -> Room:
        """A room by its name, woken from the store if it sleeps."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self.waking:
            task = self.waking[name] = asyncio.create_task(self._wake(name))
            task.add_done_callback(lambda _: self.waking.pop(name, None))
        return await asyncio.shield(self.waking[name])

    async def current(self, name: str) -> Room:
        """A room as it is stored now: another process may have changed it a moment ago, and its news not be here yet."""
        room = await self.room(name)
        if self.store.is_shared:
            try:
                await room.ask(partial(catch_up, room))
            except (SQLAlchemyError, OSError) as problem:  # what is known here can still be looked at
                log.warning("not read: %s", problem, extra={"room": name})
        return room

    async def _wake(self, name: str) -> Room:
        kept = await self.store.room(name) if keys.is_room_name(name) else None
        if kept is None:
            raise no_room(name)
        try:
            room = Room(self, from_json(kept.data), kept.version)
            await room.load_game()
        except (EditionError, RecordError) as error:
            raise Refusal("old_room", f"This room was made by another version: {error}", status=410) from None
        for said in await self.store.chat(name, KEPT_CHAT):
            room.hear(said)
        room.remember_stored(room.data)
        await room.load_commands()
        room.clockwork.begin_absence(
            one.id for one in room.data.people
        )  # everybody has a moment to come back
        room.appoint()
        self.rooms[name] = room
        if self.store.is_shared:  # what others stored while we loaded, and who sits with them
            self.cluster.announce(room, asks=True)
            look_again(room)
        return room

    def tidy(self) -> None:
        """What nobody needs goes back to the machine; the parts of closed sockets and rooms hold each other."""
        many = self.gone >= MANY_GONE
        memory.tidy(cycles=many)
        if many:
            self.gone = 0

    def let_sleep(self) -> None:
        """Rooms nobody is in leave the memory; the store has all of them."""
        now = asyncio.get_running_loop().time()
        for name, room in list(self.rooms.items()):
            idle = now - room.empty_since > self.settings.limits.sleep_seconds
            if idle and not room.connections and room.worker is None:
                room.clockwork.timers.stop_all()
                room.bots.stop()
                del self.rooms[name]
                self.gone += 1

    def lose(self, room: Room) -> None:
        """It is not in the store any more: another process has deleted it. Whoever is here is told."""
        if self.rooms.get(room.data.room) is room:
            del self.rooms[room.data.room]
            self.gone += 1
        room.vanish()

    def gauges(self) -> dict[str, float]:
        """What is going on now."""
        rooms = self.rooms.values()
        return {
            "rooms": len(self.rooms),
            "rooms_playing": sum(room.state == "playing" for room in rooms),
            "rooms_driven": sum(bool(room.connections) and room.drives for room in rooms),
            "connections": len(self.tcp.open),
            "sockets": sum(len(room.connections) for room in rooms),
            "waiting_bytes": self.pile.bytes,
        }


def lay_words(seat: SeatData, wanted: NewRoom) -> None:
    """The host's own words: in clear for a game that begins at once, else a seal on them."""
    if wanted.words:
        seat.seal, seat.words = seal_of(wanted.words), wanted.words
    elif not wanted.start:
        seat.seal = wanted.seal


def usual_seats(room: Room, wanted: NewRoom) -> list[SeatWanted]:
    """Three others, or as many as the edition takes: bots to play at once, else open seats."""
    number = min(3, room.edition.rules.players_max - 1)
    return [SeatWanted(kind="bot" if wanted.start else "open")] * number
