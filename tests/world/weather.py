"""Weather: what happens between a process and its database. Delays, failures, doubt, lost and repeated news."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from magie.server.errors import NotStored
from tests.world.loop import MACHINE, Machine, WorldLoop
from tests.world.memory_store import MemoryListener, MemoryStore, Weather

if TYPE_CHECKING:
    from tests.world.world import World

T = TypeVar("T")

USUAL = 0.004  # seconds to the database, at most
NEWS = 0.02  # seconds until news arrive, at most
MOMENT = 1e-6
CALM: dict[str, Any] = {"slow": USUAL, "fails": 0.0, "doubts": 0.0, "repeats": 0.0, "away": False}


class DatabaseAwayError(OSError):
    """The world's own: whoever sees it knows that the world has taken the database away."""


class Storm(Weather):
    """The weather of one world; the plan changes it while the world lives."""

    def __init__(self, world: World, loop: WorldLoop, chance: random.Random) -> None:
        self.world = world
        self.loop = loop
        self.chance = chance
        self.ends: dict[str, float] = {}  # of what fails for a while
        self.calm()
        self.doubted = False  # has a write been stored whose writer heard that it was not?
        self.went_away = False
        self.arrivals: dict[MemoryListener, float] = {}
        self.doomed: set[Machine] = set()  # killed as soon as something of theirs is stored

    def calm(self) -> None:
        """Nothing fails any more."""
        self.slow: float = CALM["slow"]
        self.fails: float = CALM["fails"]
        self.doubts: float = CALM["doubts"]
        self.repeats: float = CALM["repeats"]
        self.away: bool = CALM["away"]
        self.ends.clear()

    def for_a_while(self, name: str, value: Any, seconds: float) -> None:
        """Something fails. If it comes again meanwhile it lasts until the later end, and nothing outlasts the storm."""
        setattr(self, name, value)
        end = self.ends[name] = max(self.ends.get(name, 0.0), self.loop.moment + seconds)
        self.loop.later(end - self.loop.moment, self._is_past, name, end)

    def _is_past(self, name: str, end: float) -> None:
        if self.ends.get(name) == end:
            del self.ends[name]
            setattr(self, name, CALM[name])

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """A transaction on its way: once it is sent the process can do nothing about it."""
        answer: asyncio.Future[NotStored | None] = self.loop.create_future()
        self.loop.later(self._while(), self._arrive, MACHINE.get(), commit, answer)
        return await answer

    def _while(self) -> float:
        return self.chance.random() * self.slow

    def _arrive(
        self,
        machine: Machine | None,
        commit: Callable[[], NotStored | None],
        answer: asyncio.Future[NotStored | None],
    ) -> None:
        if machine is not None and machine.dead and self.chance.random() < 0.5:
            return  # it never got out
        problem = self._commit(commit)
        if machine in self.doomed and problem is None:
            self.doomed.discard(machine)
            self.world.note("crash between store and tell")
            self.world.crash(machine)
        self.loop.later(self._while(), self._settle, answer, problem)

    def _commit(self, commit: Callable[[], NotStored | None]) -> NotStored | None:
        if self.away or self.chance.random() < self.fails:
            self.world.note("a write fails")
            return NotStored("the world does not let it")
        problem = commit()
        if problem is None and self.chance.random() < self.doubts:
            self.doubted = True
            self.world.note("a write is stored, and its answer lost")
            return NotStored("the connection was lost")
        return problem

    def _settle(self, answer: asyncio.Future[NotStored | None], problem: NotStored | None) -> None:
        if not answer.done():
            answer.set_result(problem)

    async def read(self, store: MemoryStore, question: Callable[[], T]) -> T:
        """There, and back; meanwhile others may write."""
        await asyncio.sleep(self._while())
        if self.away:
            raise DatabaseAwayError("the database is away")
        answer = question()
        await asyncio.sleep(self._while())
        return answer

    async def ask(self, listener: MemoryListener) -> None:
        """Over a connection that may be broken."""
        await asyncio.sleep(self._while())
        if listener.heard is None or self.away:
            raise DatabaseAwayError("nobody listens")

    def carry(self, listener: MemoryListener, news: str) -> None:
        """In the order of the commits, each process after a while of its own."""
        times = 2 if self.chance.random() < self.repeats else 1
        for _ in range(times):
            soonest = self.arrivals.get(listener, 0.0) + MOMENT
            at = max(soonest, self.loop.moment + self.chance.random() * max(NEWS, self.slow))
            self.arrivals[listener] = at
            self.loop.later(at - self.loop.moment, self._bring, listener, news)

    def _bring(self, listener: MemoryListener, news: str) -> None:
        if listener in listener.disk.listeners:
            listener.hear(news)

    def break_listener(self, listener: MemoryListener) -> None:
        """Its connection is gone; it finds out when it asks something."""
        if listener in listener.disk.listeners:
            listener.disk.listeners.remove(listener)
        listener.heard = None
