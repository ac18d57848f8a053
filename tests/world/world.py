"""World: one table with its people, processes, network and disk, from a seed to its end."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from typing import Any
from unittest.mock import patch

from magie.server.rooms import sweeping
from magie.server.rooms.hall import Hall
from tests.world.chance import of_the_world
from tests.world.checks import Checks, Shown
from tests.world.disk import WorldDisk
from tests.world.loop import Machine, WorldLoop
from tests.world.people import Latecomer, Person, Stranger
from tests.world.plan import DAYS, JUMPS, Plan
from tests.world.servers import Server, WorldClock
from tests.world.tabs import Command
from tests.world.weather import DatabaseAwayError, Storm

GUESTS = ("Ben", "Cleo", "Dan")
CALM_SECONDS = 120.0
SETTLE_SECONDS = 60.0
QUIET = 8.0
SWEEP = 8.0  # seconds from one sweeping to the next; worlds are short
MOST_STEPS = 400_000
# The store is away: the server says so, and is right.
HONEST = ("not stored", "a notice was not stored", "the end of a game was not stored")


class Errors(logging.Handler):
    """Whatever the server logs as an error."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        """Unless the world itself has taken the database away, it is one."""
        text = record.getMessage()
        problem = record.exc_info[1] if record.exc_info else None
        self.world.note("log:", text, repr(problem) if problem else "")
        if not text.startswith(HONEST) and not isinstance(problem, DatabaseAwayError):
            self.world.checks.broken(f"the log says: {text} ({problem!r})")


class World:
    """Everything there is."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.plan = Plan(self.seed)
        self.chance = random.Random(f"{self.seed} world")
        self.loop = WorldLoop(self.seed)
        self.storm = Storm(self, self.loop, random.Random(f"{self.seed} storm"))
        self.clock = WorldClock(self.loop)  # of the machine the database is on
        self.disk = WorldDisk(self.storm, self.clock)
        self.checks = Checks(self)
        self.over = asyncio.Event()
        self.story: list[tuple[float, tuple[Any, ...]]] = []
        self.room = ""
        self.phase = "storm"
        self.commands: dict[str, Command] = {}
        self.secrets: list[tuple[Person, str]] = []
        self.words: dict[str, Person] = {}  # that somebody has sealed
        self.offers: list[str] = []  # codes that give a seat away
        self.halls: list[Hall] = []
        self.servers = [Server(self, number) for number in range(self.plan.servers)]
        self.people = [Person(self, "Ann", host=True)]
        self.people += [Person(self, name) for name in GUESTS[: self.plan.guests]]
        self.people[1].sleeps = self.plan.sleeper
        self.people += [Person(self, f"Onlooker {n}", watches=True) for n in range(self.plan.onlookers)]
        self.people += [Latecomer(self, f"Eve {n}") for n in range(self.plan.late)]
        self.people += [Stranger(self, f"Stranger {n}") for n in range(self.plan.strangers)]

    def note(self, *words: Any) -> None:
        """What happens, for whoever reads the story."""
        self.story.append((self.loop.moment, words))

    # From beginning to end

    def run(self) -> World:
        """Let it all happen; what is broken is in `checks.problems`."""
        log, handler = logging.getLogger("magie.server"), Errors(self)
        before = log.propagate, log.level, log.handlers
        log.propagate, log.handlers = False, [handler]
        log.setLevel(logging.ERROR)
        self.loop.set_exception_handler(self._unexpected)
        try:
            with of_the_world(self.loop, self.seed), patch.object(sweeping, "EVERY_SECONDS", SWEEP):
                self.loop.start(None, self._limit())
                self.loop.run_until_complete(self.loop.start(None, self._live()))
        finally:
            with of_the_world(self.loop, self.seed):
                self.loop.end()
            log.propagate, log.level, log.handlers = before[0], before[1], before[2]
        return self

    def _unexpected(self, loop: Any, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        if not self.loop.ended and not isinstance(problem, DatabaseAwayError):
            self.checks.broken(f"{context['message']}: {problem!r}")

    async def _limit(self) -> None:
        while self.loop.steps < MOST_STEPS:
            await asyncio.sleep(5.0)
        self.checks.broken(f"{MOST_STEPS} steps, and no end")

    async def _live(self) -> None:
        self.note(str(self.plan))
        living = self.loop.start(None, self._phases())
        ended = self.loop.start(None, self._ended())
        await asyncio.wait([living, ended], return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            living.result()

    async def _ended(self) -> None:
        await self.over.wait()

    async def _phases(self) -> None:
        for server in self.servers:
            server.start()
        host, *others = self.people
        self.loop.start(None, host.live())
        while not self.room:
            await asyncio.sleep(0.1)
        for person in others:
            self.loop.start(None, person.live())
        for at, what in self.plan.faults:
            self.loop.later(at, self.fault, what)
        await self._until(lambda: self.rows >= self.plan.moves, self.plan.seconds)
        await self._calm()
        await self._settle()
        self.checks.at_the_end()

    async def _until(self, done: Any, seconds: float) -> bool:
        end = self.loop.moment + seconds
        while self.loop.moment < end:
            if done():
                return True
            await asyncio.sleep(0.25)
        return bool(done())

    async def _calm(self) -> None:
        """Nothing fails any more: now the game has to go on."""
        self.note("the storm is over")
        self.phase = "calm"
        self.storm.calm()
        self.storm.doomed.clear()
        for server in self.servers:
            server.wake()
            if server.machine.dead:
                server.start()
        wanted = self.rows + 3
        games = self.data.get("game", 0)

        def goes_on() -> bool:
            return self.rows >= wanted or self.checks.is_over(games) or self.data.get("game", 0) > games

        if not await self._until(goes_on, CALM_SECONDS):
            self.checks.broken(f"stuck: {self.rows} moves, room {self.data.get('state', 'lobby')}")

    async def _settle(self) -> None:
        """Nobody does anything any more, except that the host, or who stands in, pauses the game."""
        self.phase = "settle"
        self.note("everybody stops")
        if not await self._until(self._is_still, SETTLE_SECONDS):
            self.checks.broken(
                f"the game cannot be paused, or somebody waits for ever: {self.data.get('state')}"
            )
        await asyncio.sleep(QUIET)
        await self._until(lambda: all(tab.welcomed for tab in self.tabs), SETTLE_SECONDS)
        await asyncio.sleep(QUIET)

    def _is_still(self) -> bool:
        waiting = any(tab.pending for tab in self.tabs)
        if self.data.get("state", "lobby") == "playing" and not self.checks.is_over(self.data["game"]):
            may = [tab for tab in self.tabs if tab.welcomed and (tab.you["host"] or tab.you["stands_in"])]
            if may and not may[0].pending:
                may[0].command("host", do="pause")
            return False
        for tab in self.tabs:
            if self.loop.moment - tab.oldest > 6.0:
                for command in tab.pending.values():
                    command.at = self.loop.moment
                tab.leave_link()
        return not waiting

    # What people and checks ask

    @property
    def tabs(self) -> list[Any]:
        """All that are open."""
        return [tab for person in self.people for tab in person.tabs if not tab.closed]

    @property
    def data(self) -> dict[str, Any]:
        """The room as it is stored."""
        return self.disk.room_data(self.room)

    @property
    def rows(self) -> int:
        """How many actions are stored."""
        return sum(len(log) for (room, _), log in self.disk.actions.items() if room == self.room)

    @property
    def may_start(self) -> bool:
        """Has everybody come?"""
        return self.loop.moment > 2.5

    def may_leave(self, person: Person) -> bool:
        """Somebody has to stay."""
        return sum(not one.left and not one.watches for one in self.people if type(one) is not Stranger) > 1

    def open_room(self, room: str) -> None:
        """The host has it."""
        self.room = room

    # Faults

    def fault(self, what: str) -> None:
        """Something goes wrong."""
        if self.phase != "storm":
            return
        server = self.chance.choice(self.servers)
        self.note("fault:", what)
        length = self.chance.choice((0.3, 1.0, 3.0))
        match what:
            case "crash":
                self.crash(server.machine)
            case "crash after a commit":
                self.storm.doomed.add(server.machine)
            case "hang":
                server.hang(self.chance.choice((1.0, 5.0, 12.0, 30.0)))
            case "cut" | "half open":
                self._cut(what == "half open")
            case "slow commits":
                self.storm.for_a_while("slow", self.chance.choice((0.3, 2.0)), length * 2)
            case "failing writes":
                self.storm.for_a_while("fails", self.chance.choice((0.5, 1.0)), length)
            case "doubtful writes":
                self.storm.for_a_while("doubts", 0.5, length)
            case "database away":
                self.storm.went_away = True
                for listener in list(self.disk.listeners):
                    self.storm.break_listener(listener)
                self.storm.for_a_while("away", True, length)
            case "lost news":
                for listener in list(self.disk.listeners)[:1]:
                    self.storm.break_listener(listener)
            case "repeated news":
                self.storm.for_a_while("repeats", 0.5, length * 4)
            case "clock jumps":
                server.clock.wrong = self.chance.choice(JUMPS + DAYS)
            case "the database's clock jumps":
                self.clock.wrong = self.chance.choice(JUMPS + DAYS)
            case "slow reader":
                for tab in [tab for tab in self.tabs if tab.link is not None][:1]:
                    tab.link.stalled_until = self.loop.moment + length * 2

    def _cut(self, half: bool) -> None:
        tabs = [tab for tab in self.tabs if tab.link is not None]
        if tabs:
            tab = self.chance.choice(tabs)
            far, near = (15.0, 4.0) if half else (0.3, 0.3)
            tab.link.break_off(self.chance.random() * far, self.chance.random() * near)

    def crash(self, machine: Machine | None) -> None:
        """kill -9: nothing of it runs any more; somebody starts it again."""
        server = next((one for one in self.servers if one.machine is machine and not one.machine.dead), None)
        if server is None or machine is None:
            return
        self.note(f"server {server.number} is killed")
        machine.dead = True
        for link in list(server.links):
            link.break_off(0.0, self.chance.random() * 0.2)
        for listener in [one for one in self.disk.listeners if one.process == server.store.process]:
            self.loop.later(self.chance.random() * 2, self.storm.break_listener, listener)
        self.loop.later(self.chance.choice((0.1, 1.0, 3.0)), self._start_again, server)

    def _start_again(self, server: Server) -> None:
        if server.machine.dead:
            server.start()

    # The story

    def tell(self) -> str:
        """Who did what when."""
        return "\n".join(f"{at:9.3f}  {' '.join(str(word) for word in words)}" for at, words in self.story)

    def trace(self) -> str:
        """A digest of all that happened, message by message."""
        digest = hashlib.sha256()
        for at, words in self.story:
            told = [word.whole() if isinstance(word, Shown) else str(word) for word in words]
            digest.update(f"{at!r} {told}\n".encode())
        return digest.hexdigest()
