"""The stage: one server in this process on a store in memory, and a room with its cast in a state of its life.

It is set up once over the wire; after an attempt that changed something it is put back as it was. Time is that of a
loop without time (`tests/world/loop.py`), and all secrets come from a seed.

The cast: Ann opened the table. Bob and Cid sit there, Cid is on turn in a game. Dan was removed from the game when he
had been gone for long (before it he sits there); Eve is gone and still has her seat. Kay was kicked in the lobby. Oda
is the host of another room, Wen waits for the table's consent, Lou looks on and Sly brings a key that nobody made.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import json
import random
import warnings
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from litestar.exceptions import LitestarDeprecationWarning

from magie.server.app.app import make_app
from magie.server.clock import Clock
from magie.server.replays.replays import Replays
from magie.server.rooms import keys
from magie.server.rooms.data import RoomData, from_json
from magie.server.rooms.hall import Hall
from magie.server.settings import Settings
from tests.attack.client import Heard, NearDoor, Tab
from tests.server.indoors import UNLIMITED
from tests.world.loop import WorldLoop
from tests.world.memory_store import Disk, MemoryStore

AWAY = 30.0
SLOW = 10_000  # milliseconds a bot thinks: no bot moves while something is tried
STATES = ("lobby", "opening", "playing", "asked", "paused", "over", "older")
SEATED = {"Ann": 0, "Bob": 1, "Cid": 2, "Dan": 3, "Eve": 4}
WATCHING = ("Lou", "Kay", "Oda", "Sly", "Wen", "Dan")
QUICK = ("buy", "end_turn", "roll", "pass", "reject")


class Seeded:
    """Secrets that come from a seed."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(f"{seed} secrets")

    def token_urlsafe(self, length: int) -> str:
        """Letters that can stand in a link."""
        return "".join(self.chance.choice("abcdefghijklmnopqrstuvwxyz234567") for _ in range(length * 4 // 3))

    def token_hex(self, length: int) -> str:
        """Hexadecimal digits."""
        return f"{self.chance.getrandbits(8 * length):0{2 * length}x}"

    def choice(self, letters: Any) -> Any:
        """One of them."""
        return self.chance.choice(letters)

    def randbits(self, bits: int) -> int:
        """A number."""
        return self.chance.getrandbits(bits)


class LoopClock(Clock):
    """The time of the loop, which can be put back."""

    def __init__(self) -> None:
        self.ahead = 1_800_000_000.0

    def now(self) -> float:
        """Seconds since 1970."""
        return self.ahead + asyncio.get_running_loop().time()


class Saved(NamedTuple):
    """All that is stored, and when that was."""

    rooms: dict[Any, Any]
    games: dict[Any, Any]
    actions: dict[Any, Any]
    chat: dict[Any, Any]
    at: float


class Server:
    """A server on a disk in memory; it can be put back to what was stored."""

    def __init__(self, disk: Disk, clock: Clock, process: int = 1, shared: bool = False) -> None:
        settings = Settings(database="sqlite://", limits=UNLIMITED, pace_ms=SLOW, away_seconds=AWAY)
        self.hall = Hall(settings, MemoryStore(disk, clock=clock, process=process, shared=shared), clock)
        with warnings.catch_warnings():  # the framework's own, about how routes are written
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            self.door = NearDoor(make_app(settings, self.hall))

    def forget(self) -> None:
        """As after a start: no room is in the memory."""
        for room in self.hall.rooms.values():
            room.clockwork.timers.stop_all()
            room.bots.stop()
        self.hall.rooms.clear()
        self.hall.replays = Replays()


class Stage:
    """A room in a state, and its cast."""

    def __init__(self, seed: str, servers: int = 1) -> None:
        self.disk = Disk()
        self.clock = LoopClock()
        self.servers = [Server(self.disk, self.clock, n + 1, servers > 1) for n in range(servers)]
        self.room = ""
        self.secrets: dict[str, str] = {"Sly": "s" * 32}
        self.tabs: dict[str, Tab] = {}
        self.answers: list[tuple[str, str]] = []  # what was heard over HTTP, and by whom
        self.older_tabs: list[Tab] = []  # of people who have opened another one since
        self.codes: dict[str, str] = {}  # that were made before
        self.at: dict[str, int] = {}  # whose server is not the first
        self.onlookers: tuple[str, ...] = WATCHING
        self.state = ""
        self.saved: Saved | None = None
        self.seed = seed

    @property
    def door(self) -> NearDoor:
        """The first server's."""
        return self.servers[0].door

    async def open(self) -> None:
        """The servers answer."""
        for server in self.servers:
            await server.hall.open()
            assert server.hall.sweeper is not None
            server.hall.sweeper.cancel()  # it tidies the memory of this process, which takes long

    # Who is there

    async def come(self, name: str, server: int = 0, patience: float = 5.0) -> Tab:
        """Somebody opens a tab; an earlier one is closed first."""
        if name in self.tabs:
            await self.tabs[name].close()
        tab = Tab(self.servers[server].door, self.room, self.secrets.get(name), patience)
        self.tabs[name] = tab
        return await tab.open()

    async def join(self, name: str, **fields: Any) -> Heard:
        """Somebody sits down with a secret of their own."""
        secret = self.secrets.setdefault(name, Seeded(f"{self.seed} {name}").token_urlsafe(24))
        body = {"name": name, "secret": secret, **fields}
        return await self.door.ask("POST", f"/api/rooms/{self.room}/join", body)

    async def go(self, *names: str) -> None:
        """These close their tabs."""
        for name in names:
            tab = self.tabs.pop(name, None)
            if tab is not None:
                await tab.close()

    async def rest(self, seconds: float = 0.001) -> None:
        """Everything that can happen happens; then so much time passes."""
        await asyncio.sleep(seconds)

    # What is stored

    @property
    def data(self) -> RoomData:
        """The room as it is stored."""
        return from_json(self.disk.rooms[self.room].data)

    def stored(self) -> tuple[Any, ...]:
        """All that is stored of all rooms but when they were touched, to compare."""
        rooms = {name: (room.data, room.version) for name, room in self.disk.rooms.items()}
        actions = {key: dict(log) for key, log in self.disk.actions.items() if log}
        chat = {name: dict(lines) for name, lines in self.disk.chat.items() if lines}
        return rooms, dict(self.disk.games), actions, chat

    def save(self) -> None:
        """Remember what is stored."""
        disk = self.disk
        self.saved = Saved(
            dict(disk.rooms),
            dict(disk.games),
            {key: dict(log) for key, log in disk.actions.items()},
            {name: dict(lines) for name, lines in disk.chat.items()},
            self.clock.now(),
        )

    async def put_back(self, *away: str, seconds: float = AWAY + 1) -> None:
        """As it was when it was saved: the server has started anew and everybody but these has come back."""
        assert self.saved is not None
        await self.go(*list(self.tabs))
        while self.older_tabs:
            await self.older_tabs.pop().close()
        await self.rest(5.0)  # whatever was still under way has happened
        for server in self.servers:
            server.forget()
        loop = asyncio.get_running_loop()
        assert isinstance(loop, WorldLoop)
        loop.tasks = [task for task in loop.tasks if not task.done()]
        saved, disk = self.saved, self.disk
        disk.rooms, disk.games = dict(saved.rooms), dict(saved.games)
        disk.actions = {key: dict(log) for key, log in saved.actions.items()}
        disk.chat = {name: dict(lines) for name, lines in saved.chat.items()}
        self.clock.ahead += saved.at - self.clock.now()
        for name in self.cast():
            if name not in away:
                await self.come(name, self.at.get(name, 0))
        await self.rest(seconds)
        await LAST_STEP.get(self.state, nothing_more)(self)

    def cast(self) -> list[str]:
        """Who has a tab, the host first."""
        seated = [name for name, seat in SEATED.items() if self.sits(name, seat) and name != "Eve"]
        return seated + [name for name in self.onlookers if name not in seated]

    def sits(self, name: str, seat: int) -> bool:
        """Does somebody sit where they sat?"""
        return self.data.seats[seat].kind == "person" and self.data.seats[seat].name == name

    # Setting it up

    async def set_up(self, state: str, codes: bool = False, muted: str = "") -> None:
        """A room in this state, over the wire, one of its people muted; `older` is what no wire brings about."""
        self.state = state
        edition = "masterpiece" if state == "asked" else "harry_potter"
        await self.open_table(edition, rounds=1 if state == "over" else 0)
        if state not in ("lobby", "opening"):
            await self.begin()
        if state == "over":
            await self.play_out()
        elif state not in ("lobby", "opening"):
            await self.play_until_asked("Cid")
            await self.remove_dan()
        if state == "paused":
            await self.tabs["Ann"].ask("host", do="pause")
        if state == "older":
            self.make_older()
        if codes:
            await self.make_codes()
        if muted:
            answer = await self.tabs["Ann"].ask("host", do="mute", seat=SEATED[muted])
            assert answer["type"] == "ack", answer
        self.save()
        await self.put_back()

    async def make_codes(self) -> None:
        """Codes that are known before anything is raced, and in a game the right to take a bot's seat."""
        bob, ann = self.tabs["Bob"], self.tabs["Ann"]
        self.codes["device"] = (await bob.ask("code"))["code"]
        self.codes["gift"] = (await bob.ask("code", give=True))["code"]
        if self.data.state in ("playing", "paused"):
            self.codes["of Eve"] = (await ann.ask("host", do="hand_over", seat=4))["code"]
            self.codes["of a bot"] = (await ann.ask("host", do="hand_over", seat=5))["code"]
            await ann.ask("host", do="set_takeover", on=True)

    async def open_table(self, edition: str, rounds: int) -> None:
        """Everybody sits down; Kay is kicked again. Another room is Oda's."""
        options = {"round_limit": rounds} if rounds else {}
        wanted = {"edition": edition, "options": options, "name": "Ann", "clock": {"grace": 3600}}
        chairs = [{"kind": "open"}] * 5
        made = await self.door.ask("POST", "/api/rooms", {**wanted, "seats": chairs})
        self.room, self.secrets["Ann"] = made.data["room"], made.data["secret"]
        other = await self.door.ask("POST", "/api/rooms", {"name": "Oda"})
        self.secrets["Oda"] = other.data["secret"]
        ann = await self.come("Ann")
        for name in ("Bob", "Cid", "Dan", "Eve", "Kay"):
            await self.rest(1.0)
            assert (await self.join(name)).status == 201
            await self.come(name)
        assert (await ann.ask("host", do="remove", seat=5))["type"] == "ack"
        if edition == "harry_potter":
            assert (await ann.ask("host", do="seat_bot", bot="steady"))["type"] == "ack"
        await self.go("Kay", "Eve")

    async def begin(self) -> None:
        """The game begins."""
        answer = await self.tabs["Ann"].ask("host", do="start")
        assert answer["type"] == "ack", answer
        await self.rest()

    async def play_until_asked(self, name: str) -> None:
        """Everybody plays on until the table waits for this one alone."""
        seat = SEATED[name]
        await self.come("Eve")
        for _ in range(300):
            await self.rest()
            table = self.tabs["Ann"].table
            assert table is not None
            if tuple(table["waiting"]) == (seat,) and self.some_answer(seat)["type"] == "roll":
                await self.go("Eve")
                return
            await self.play_one(table["waiting"])
        raise AssertionError(f"{name} is never asked")

    async def play_out(self) -> None:
        """Everybody plays to the end."""
        await self.come("Eve")
        while self.data.state != "over":
            await self.rest()
            table = self.tabs["Ann"].table
            assert table is not None
            await self.play_one(table["waiting"])
        await self.go("Eve")

    async def play_one(self, waiting: list[int]) -> None:
        """One of those who are asked answers; bots have their time."""
        for name, seat in SEATED.items():
            if seat in waiting and name in self.tabs:
                await self.tabs[name].ask("act", action=self.some_answer(seat))
                return
        await self.rest(SLOW / 1000)

    def some_answer(self, seat: int) -> dict[str, Any]:
        """What a careless person clicks."""
        name = next(name for name, at in SEATED.items() if at == seat)
        table = self.tabs[name].table
        assert table is not None
        choices = {c["kind"]: c["action"] for c in table["choices"] if not c.get("disabled")}
        return next((choices[kind] for kind in QUICK if kind in choices), next(iter(choices.values())))

    async def remove_dan(self) -> None:
        """Dan goes, and after a while the host gives his seat to a bot."""
        await self.go("Dan")
        await self.rest(AWAY + 1)
        answer = await self.tabs["Ann"].ask("host", do="remove", seat=3)
        assert answer["type"] == "ack", answer

    def make_older(self) -> None:
        """The game was begun under other rules."""
        for key, (header, began) in list(self.disk.games.items()):
            if key[0] == self.room:
                data = msgspec.json.decode(header)
                data["rules_version"] -= 1
                self.disk.games[key] = (json.dumps(data), began)


async def nothing_more(stage: Stage) -> None:
    """The state is stored as it is."""


async def begin_opening(stage: Stage) -> None:
    """Ann, Bob and Cid have sealed their words, the host presses start, and they do not open them yet."""
    for name in ("Ann", "Bob", "Cid"):
        await stage.tabs[name].ask("words", seal=seal_of(f"words of {name}"))
    await stage.tabs["Ann"].send({"type": "host", "id": "the start", "do": "start"})
    await stage.rest()


async def ask_for_a_seat(stage: Stage) -> None:
    """Wen wants a bot's seat in a game with secrets."""
    await stage.tabs["Ann"].ask("host", do="set_takeover", on=True)
    answer = await stage.join("Wen", seat=5)
    assert answer.data["waiting"], answer
    await stage.come("Wen")
    await stage.rest()


LAST_STEP = {"opening": begin_opening, "asked": ask_for_a_seat}


def seal_of(words: str) -> str:
    """A seal as a browser makes it."""
    return hashlib.sha256(words.encode()).hexdigest()


@contextlib.contextmanager
def on_stage(seed: str) -> Iterator[WorldLoop]:
    """A loop without time, and secrets from a seed, for a while."""
    loop, ours = WorldLoop(seed), pytest.MonkeyPatch()
    gc.disable()  # everything lives until the end, and looking at it again and again takes most of the time
    ours.setattr(keys, "secrets", Seeded(seed))
    asyncio.set_event_loop(loop)
    try:
        yield loop
    finally:
        ours.undo()
        gc.enable()
        asyncio.set_event_loop(None)
        loop.end()
