"""What the races have found, each under its own name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from magie.server.errors import NotStored
from tests.attack.moves import MOVES, Move
from tests.attack.outcomes import check_all
from tests.attack.stage import Stage, on_stage
from tests.attack.test_races import Races, staged
from tests.world.memory_store import MemoryStore, Weather

SCHEDULES = 25
SEED = "found"


def named(state: str, name: str) -> Move:
    """A move by its name."""
    return next(move for move in MOVES[state] if move.name == name)


class Held(Weather):
    """Nothing is written before it may be."""

    def __init__(self) -> None:
        self.may_write = asyncio.Event()

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """When it may be."""
        await self.may_write.wait()
        return commit()


def test_who_comes_back_while_a_bot_is_chosen_elsewhere_plays() -> None:
    """Two processes: one did not know yet that she is here, and the bot kept her seat until she came once more."""

    async def story(stage: Stage) -> None:
        stage.disk.weather = held = Held()
        choosing = asyncio.ensure_future(named("playing", "Ann host choose_absent").do(stage))
        await stage.rest()
        assert await named("playing", "Eve comes").do(stage) == "done"
        held.may_write.set()
        assert await choosing == "done"
        await stage.rest(1.0)
        assert not stage.data.seats[4].stand_in
        await check_all(stage, ("done", "done"), ("", ""))

    with on_stage(SEED) as loop:
        loop.run_until_complete(staged("playing", SEED, 2, story))


def test_a_host_who_gives_the_seat_away_is_counted_as_an_onlooker_everywhere() -> None:
    """The host leaves, the next host is just giving the own seat away: other processes counted one onlooker less."""

    async def story(stage: Stage) -> Races:
        races = Races(stage, SEED)
        for _ in range(SCHEDULES):
            await races.race(named("lobby", "Ann leave"), named("lobby", "Tom enters with gift"))
        return races

    with on_stage(SEED) as loop:
        races = loop.run_until_complete(staged("lobby", SEED, 2, story))
    assert not races.wrong, "\n".join(races.wrong)
