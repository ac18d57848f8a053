"""python -m tests.world --seed 123: one world, with its story. --worlds N --from S: many, and which of them broke."""

from __future__ import annotations

import argparse
import sys
import time

from tests.world.many import run_worlds
from tests.world.world import World


def main() -> int:
    """One world or many."""
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("--seed", help="one world, with its whole story")
    parser.add_argument("--worlds", type=int, default=100, help="how many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--trace", action="store_true", help="print the digest of the story only")
    wanted = parser.parse_args()
    if wanted.seed is not None:
        world = World(wanted.seed).run()
        print(world.trace() if wanted.trace else world.tell())
        for problem in world.checks.problems:
            print(f"BROKEN in world {wanted.seed}: {problem}")
        return len(world.checks.problems) > 0
    began = time.perf_counter()
    broken = run_worlds(wanted.first, wanted.worlds, say=print)
    print(f"{wanted.worlds} worlds in {time.perf_counter() - began:.1f} s, {len(broken)} broken")
    return len(broken) > 0


if __name__ == "__main__":
    sys.exit(main())
