"""How fast the engine is here: compiled and pure on the same seeds, with equal digests.

Everything is CPU time, compared within one run, since machines are shared and noisy. A turn (a player's whole turn
with its doubles) is the unit that compares across programs.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
import timeit
from collections.abc import Iterator
from typing import Any

from magie.api import engine
from magie.bots.playouts import play_steadily
from magie.bots.tally import Tally
from magie.editions import load
from magie.rules.digest import packed
from magie.rules.family import family_of

ROUNDS = 1000
MIDDLE = 10
GAMES = {"compiled": 4_000, "pure": 60}
COPIES = 100_000
NOTHING = (0).conjugate  # a call that does nothing: what calling costs by itself
REPEATS = 5


def digest_of_games(edition: str, games: int, seats: int = 4) -> str:
    """One digest over the final positions of games of steady bots from the seeds 1, 2, ..."""
    found = hashlib.blake2b(digest_size=16)
    box = load(edition)
    family = family_of(box)

    def add(table: Any) -> None:
        numbers = family.numbers(table)
        found.update(packed(numbers))

    play_steadily(box, seats, seeds(games), ROUNDS, Tally(), add)
    return found.hexdigest()


def seeds(games: int) -> Iterator[str]:
    """The seeds 1, 2, ..."""
    return (str(number) for number in range(1, games + 1))


def speed_of_games(edition: str, games: int, seats: int = 4) -> dict[str, Any]:
    """Games, turns and decisions per CPU second of this process: the best of some runs of the same games."""
    box = load(edition)
    seconds = float("inf")
    for _ in range(REPEATS):
        tally = Tally()
        start = time.process_time()
        play_steadily(box, seats, seeds(games), ROUNDS, tally)
        seconds = min(seconds, time.process_time() - start)
    return {
        "games": games,
        "cpu_seconds": round(seconds, 3),
        "games_per_cpu_second": round(games / seconds),
        "turns_per_cpu_second": round(tally.turns / seconds),
        "decisions_per_cpu_second": round(tally.decisions / seconds),
        "turns_per_game": round(tally.turns / games, 1),
        "decisions_per_game": round(tally.decisions / games, 1),
    }


def copying(edition: str) -> dict[str, Any]:
    """Nanoseconds to copy a position in the middle of a game, and its size."""
    box = load(edition)
    tables: list[Any] = []
    play_steadily(box, 4, ["copy"], MIDDLE, Tally(), tables.append)
    (table,) = tables

    def nanoseconds(copy: Any) -> int:
        empty = min(timeit.repeat(NOTHING, number=COPIES, repeat=REPEATS))
        return round((min(timeit.repeat(copy, number=COPIES, repeat=REPEATS)) - empty) / COPIES * 1e9)

    return {
        "copy_state_ns": nanoseconds(table.state.copy),
        "copy_table_ns": nanoseconds(table.copy),
        "state_bytes": sys.getsizeof(table.state),
        "hidden_bytes": sys.getsizeof(table.hidden),
    }


def import_milliseconds() -> float:
    """How long `import magie` takes in a fresh interpreter; the best of a few."""
    code = "import time; t = time.process_time(); import magie; print(time.process_time() - t)"
    return round(min(float(run_python(code)) for _ in range(REPEATS)) * 1000, 1)


def run_python(code: str, **environment: str) -> str:
    """Run a line of Python in a fresh interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ | environment
    )
    return done.stdout.strip()


def in_pure_engine(call: str) -> Any:
    """What a call to this module gives in an interpreter that runs the plain Python."""
    code = f"import json; from magie.sim import bench; print(json.dumps(bench.{call}))"
    return json.loads(run_python(code, MAGIE_PURE="1"))


def measure(edition: str = "luxury", games: int | None = None) -> dict[str, Any]:
    """All figures; on a machine without a compiled engine only the pure ones."""
    here = engine()
    pure_games = GAMES["pure"]
    result: dict[str, Any] = {"engine": here, "edition": edition, "bots": ["steady"] * 4}
    result[here] = speed_of_games(edition, games or GAMES[here])
    if here == "compiled":
        result["pure"] = in_pure_engine(f"speed_of_games({edition!r}, {pure_games})")
        same = in_pure_engine(f"digest_of_games({edition!r}, {pure_games})") == digest_of_games(
            edition, pure_games
        )
        result["digests_equal"] = same
        pure, compiled = result["pure"], result["compiled"]
        ratio = compiled["decisions_per_cpu_second"] / pure["decisions_per_cpu_second"]
        result["compiled_over_pure"] = round(ratio, 1)
    result |= copying(edition)
    result["import_ms"] = import_milliseconds()
    return result


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
