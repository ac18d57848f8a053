"""Thousands of short worlds: each a table with its people, processes, network and disk, and things that go wrong."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.world.loop import Machine, WorldLoop
from tests.world.many import run_worlds
from tests.world.mutants import MUTANTS, seeds_until_found
from tests.world.world import World

CHUNKS = 8
WORLDS = 100  # in a chunk
MOST_SEEDS = 300  # until a fault that was put in must be found
SOAK_SECONDS = float(os.environ.get("MAGIE_SOAK_SECONDS", "600"))
SOAK_FROM = int(os.environ.get("MAGIE_SOAK_FROM", "0")) or int(time.time()) * 1000


def must_hold(broken: dict[int, str]) -> None:
    """All worlds held; else say how to see it again."""
    told = "\n".join(
        f"python -m tests.world --seed {seed}    # {problem}" for seed, problem in broken.items()
    )
    assert not broken, f"see it again with:\n{told}"


@pytest.mark.compiled_only
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_worlds_hold(chunk: int) -> None:
    must_hold(run_worlds(chunk * WORLDS, WORLDS))


def test_a_few_worlds_hold() -> None:
    """Few enough for the plain engine."""
    must_hold(run_worlds(50_000, 8))


@pytest.mark.soak
def test_worlds_hold_for_long() -> None:
    """New seeds every time, or from MAGIE_SOAK_FROM, for MAGIE_SOAK_SECONDS."""
    end, seed, broken = time.monotonic() + SOAK_SECONDS, SOAK_FROM, dict[int, str]()
    while time.monotonic() < end and len(broken) < 10:
        broken |= run_worlds(seed, 100)
        seed += 100
    print(f"{seed - SOAK_FROM} worlds from {SOAK_FROM}")
    must_hold(broken)


@pytest.mark.compiled_only
@pytest.mark.parametrize("mutant", MUTANTS)
def test_what_is_broken_on_purpose_is_found(mutant: str) -> None:
    assert seeds_until_found(MUTANTS[mutant], MOST_SEEDS) is not None


def test_a_seed_gives_the_same_world_to_the_last_byte() -> None:
    assert World(7).run().trace() == World(7).run().trace()
    assert World(7).run().trace() != World(8).run().trace()


def test_a_seed_gives_the_same_world_in_every_process() -> None:
    """Whatever the hashes of strings are there."""
    found = set()
    for hashes in ("1", "2"):
        command = [sys.executable, "-m", "tests.world", "--seed", "11", "--trace"]
        environment = {**os.environ, "PYTHONHASHSEED": hashes}
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            env=environment,
            cwd=Path(__file__).parents[2],
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        found.add(done.stdout)
    assert len(found) == 1


# The loop itself


def order_of(seed: str) -> list[int]:
    """In which order five tasks come that are ready at the same moment."""
    loop, order = WorldLoop(seed), list[int]()

    async def come(number: int) -> None:
        await asyncio.sleep(0)
        order.append(number)

    async def all_of_them() -> None:
        await asyncio.gather(*(come(number) for number in range(5)))

    loop.run_until_complete(all_of_them())
    loop.end()
    return order


def test_another_seed_is_another_order() -> None:
    assert order_of("a") == order_of("a")
    assert len({tuple(order_of(str(seed))) for seed in range(20)}) > 5


def test_an_hour_takes_no_time() -> None:
    loop, began = WorldLoop("hour"), time.monotonic()
    loop.run_until_complete(asyncio.wait_for(asyncio.sleep(3600), 4000))
    assert loop.time() == 3600
    assert time.monotonic() - began < 10
    loop.end()


def test_who_hangs_goes_on_later_and_who_is_killed_never_does() -> None:
    loop, seen = WorldLoop("hang"), list[tuple[str, float]]()
    hung, killed = Machine("hung"), Machine("killed")

    async def tick(name: str) -> None:
        try:
            for _ in range(3):
                await asyncio.sleep(1)
                seen.append((name, loop.time()))
        finally:
            seen.append((name, -1.0))

    async def story() -> None:
        loop.start(hung, tick("hung"))
        loop.start(killed, tick("killed"))
        await asyncio.sleep(1.5)
        hung.hung, killed.dead = True, True
        await asyncio.sleep(8.5)
        loop.wake(hung)
        await asyncio.sleep(10)

    loop.run_until_complete(story())
    assert sorted(seen) == sorted(
        [("hung", 1.0), ("killed", 1.0), ("hung", 10.0), ("hung", 11.0), ("hung", -1.0)]
    )
    loop.end()
