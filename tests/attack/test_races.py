"""Two things at the same moment: pairs of moves, interleaved at the awaits of inbox and store.

Whatever the order in which their steps come, the outcome is one of the two that come of one after the other. In CI
every pair with one schedule, by one process and by two that share a store; in a soak many schedules.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import pytest

from magie.server.errors import NotStored
from tests.attack.moves import MOVES, Move
from tests.attack.outcomes import check_all, differences, stored_outcome
from tests.attack.stage import Stage, on_stage
from tests.world.memory_store import MemoryStore, Weather

T = TypeVar("T")
SLOWNESS = 0.02  # seconds that a write or a read takes at most, each way
AFTER = 4.0  # seconds until all that two moves led to has happened; words are opened within two
SOAK_SCHEDULES = 50
ELSEWHERE = ("Bob", "Cid", "Eve", "Nia", "Tom", "Wen", "stranger")  # who comes through the second process


class Slow(Weather):
    """A store that takes its time before and after it has written or read."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(f"{seed} weather")

    async def pause(self) -> None:
        """A while."""
        await asyncio.sleep(self.chance.random() * SLOWNESS)

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """There, and back."""
        await self.pause()
        found = commit()
        await self.pause()
        return found

    async def read(self, store: MemoryStore, question: Callable[[], T]) -> T:
        """There, and back."""
        await self.pause()
        found = question()
        await self.pause()
        return found


class Races:
    """All pairs of moves in one state of a room."""

    def __init__(self, stage: Stage, seed: str) -> None:
        self.stage = stage
        self.chance = random.Random(f"{seed} races")
        self.weather = Slow(seed)
        self.calm = stage.disk.weather
        self.wrong: list[str] = []
        self.order: list[Move] = []  # in which the last two began
        self.run = 0

    async def serially(self, *moves: Move) -> tuple[Any, ...]:
        """One after the other; the outcome and the answers by the names of the moves."""
        stage = self.stage
        await stage.put_back()
        answers = []
        for move in moves:
            answers.append((move.name, await move.do(stage)))
            await stage.rest(AFTER / len(moves) if stage.state != "opening" else 0.1)
        await stage.rest(AFTER)
        self.check_own_key(moves[0])
        return stored_outcome(stage), sorted(answers)

    def check_own_key(self, first: Move) -> None:
        """A seat's own key always brings its person back, and then nothing that others do takes it away."""
        if first.name == "Eve comes" and self.stage.tabs["Eve"].you["seats"] != [4]:
            self.wrong.append(
                f"{self.stage.state}: {[m.name for m in self.order]}: Eve is here and has no seat"
            )

    async def at_once(self, first: Move, second: Move) -> tuple[Any, ...]:
        """Both at the same moment, or one a little later, while the store takes its time."""
        stage = self.stage
        await stage.put_back()
        stage.disk.weather = self.weather
        try:
            pair = [first, second]
            self.chance.shuffle(pair)
            self.order = pair
            one = asyncio.ensure_future(pair[0].do(stage))
            await asyncio.sleep(self.chance.choice((0.0, self.chance.random() * 4 * SLOWNESS)))
            other = asyncio.ensure_future(pair[1].do(stage))
            answers = [(pair[0].name, await one), (pair[1].name, await other)]
            await stage.rest(AFTER)
        finally:
            stage.disk.weather = self.calm
        return stored_outcome(stage), sorted(answers)

    async def race(self, first: Move, second: Move) -> None:
        """Race two moves and compare with both serial orders; whoever is refused instead has done nothing."""
        self.run += 1
        outcome = await self.at_once(first, second)
        try:
            names = (outcome[1][0][0], outcome[1][1][0])
            await check_all(self.stage, (outcome[1][0][1], outcome[1][1][1]), names)
        except AssertionError as problem:
            self.wrong.append(f"{self.stage.state}: {first.name} | {second.name}: {problem}")
            return
        self.order.sort(key=lambda move: move.name != "Eve comes")  # first: that order is always looked at
        serial = [await self.serially(*self.order)]
        if not agrees(outcome, serial[0]):
            serial.append(await self.serially(*reversed(self.order)))
        if any(agrees(outcome, one) for one in serial):
            return
        gaps = [differences(list(outcome), list(one)) for one in serial]
        self.wrong.append(
            f"{self.stage.state}: {first.name} | {second.name}: neither order gives this: {outcome[1]}\n   "
            + "\n   ".join(str(gap[:6])[:900] for gap in gaps)
        )


def agrees(outcome: tuple[Any, ...], serial: tuple[Any, ...]) -> bool:
    """The same is stored and was answered; whoever sent one thing twice may have heard of it once or twice."""
    (stored, answers), (wanted, others) = outcome, serial
    if answers[0][0] == answers[1][0]:
        return bool(stored == wanted) and answers[0][1] in {answer for _, answer in others}
    return bool((stored, answers) == (wanted, others))


def pairs(state: str) -> Iterator[tuple[Move, Move]]:
    """Every pair of moves; one and the same person does not do two things with one tab closed."""
    for first, second in itertools.combinations(MOVES[state], 2):
        if first.who != second.who or not {"drops", "comes"} & {
            first.name.split()[-1],
            second.name.split()[-1],
        }:
            yield first, second
    for move in MOVES[state]:
        yield move, move  # sent twice


async def staged(state: str, seed: str, servers: int, story: Callable[[Stage], Awaitable[T]]) -> T:
    """A stage in a state, and what is done there; with two servers some people come through the second."""
    stage = Stage(seed, servers)
    stage.at = dict.fromkeys(ELSEWHERE, servers - 1)
    stage.onlookers = ("Lou", "Wen") if state == "asked" else ("Lou",)
    await stage.open()
    await stage.set_up(state, codes=True)
    return await story(stage)


def raced(state: str, seed: str, servers: int, schedules: int = 1) -> None:
    """Race all pairs of a state; with two processes those that come through both."""

    async def story(stage: Stage) -> Races:
        races = Races(stage, seed)
        for first, second in pairs(state):
            if servers == 1 or stage.at.get(first.who, 0) != stage.at.get(second.who, 0):
                for _ in range(schedules):
                    await races.race(first, second)
        return races

    with on_stage(seed) as loop:
        races = loop.run_until_complete(staged(state, seed, servers, story))
    assert not races.wrong, f"{len(races.wrong)} of {races.run}\n" + "\n".join(races.wrong)


@pytest.mark.parametrize("state", MOVES)
def test_two_at_once(state: str) -> None:
    raced(state, "one process", 1)


@pytest.mark.parametrize("state", MOVES)
def test_two_at_once_through_two_processes(state: str) -> None:
    raced(state, "two processes", 2)


@pytest.mark.soak
@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("state", MOVES)
def test_two_at_once_in_many_ways(state: str, servers: int) -> None:
    raced(state, f"soak {servers}", servers, SOAK_SCHEDULES)
