"""Many worlds, one after the other."""

from __future__ import annotations

import gc
from collections.abc import Callable

from tests.world.world import World

TIDY = 25  # worlds; each leaves its circles behind


def run_worlds(first: int, number: int, say: Callable[[str], object] = bool) -> dict[int, str]:
    """The seeds whose worlds broke, each with what broke first."""
    broken: dict[int, str] = {}
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for seed in range(first, first + number):
            problems = World(seed).run().checks.problems
            if problems:
                broken[seed] = problems[0]
                say(f"world {seed}: {problems[0]}")
            if seed % TIDY == 0:
                gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()
    return broken
