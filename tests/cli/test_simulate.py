"""`magie simulate` counts the same games however they are spread."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from magie.bots.playouts import play_one
from magie.bots.tally import Tally, figures
from magie.editions import load, names
from magie.sim.intervals import wilson
from magie.sim.plan import Plan
from magie.sim.simulate import play_chunk, simulate, split
from tests.cli.door import magie

FIGURES = (
    "edition games seed bots seconds_wall seconds_cpu games_per_cpu_second turns_per_cpu_second "
    "decisions_per_cpu_second turns_per_game rounds_per_game wins undecided engine"
).split()
SHORT = ("--bots", "random,random,random", "--max-rounds", "8", "--option", "round_limit=3")


BOTH = pytest.mark.parametrize("edition", ["luxury", "masterpiece"])


def simulated(edition: str, *arguments: str) -> dict[str, Any]:
    """The JSON of a simulation."""
    answer = magie("simulate", edition, *arguments, "--json")
    assert answer.code == 0, answer.err
    found: dict[str, Any] = msgspec.json.decode(answer.out)
    return found


@BOTH
def test_one_object_with_all_figures(edition: str) -> None:
    found = simulated(edition, "--games", "6", *SHORT)
    assert set(FIGURES) <= set(found)
    by_seat = found["wins"]["by_seat"]
    assert sum(row["wins"] for row in by_seat) + found["undecided"] + found["shared"] == 6
    for row in by_seat:
        assert row["interval"][0] <= row["share"] <= row["interval"][1]
    assert found["wins"]["by_bot"]["random"]["seats"] == 3


@BOTH
@pytest.mark.parametrize("bots", [SHORT, ("--bots", "steady,steady,steady", "--max-rounds", "9")])
def test_the_counts_do_not_depend_on_the_jobs(edition: str, bots: tuple[str, ...]) -> None:
    def counts(jobs: str) -> tuple[Any, ...]:
        found = simulated(edition, "--games", "5", "--jobs", jobs, "--seed", "x", *bots)
        return found["wins"], found["turns_per_game"], found["decisions_per_game"], found["undecided"]

    assert counts("1") == counts("2") == counts("4")


def test_nor_on_the_chunks() -> None:
    plan = Plan(load("luxury"), ("random", "random"), "s", max_rounds=4)
    whole = play_chunk((plan, 0, 4))
    parts = [play_chunk((plan, first, 1)) for first in range(4)]
    for part in parts[1:]:
        parts[0].add(part)
    parts[0].seconds_cpu = whole.seconds_cpu
    assert figures(parts[0]) == figures(whole)


@BOTH
def test_other_seeds_give_other_games(edition: str) -> None:
    first, second = (simulated(edition, "--games", "3", "--seed", seed, *SHORT) for seed in ("1", "2"))
    assert first["decisions_per_game"] != second["decisions_per_game"]


@BOTH
def test_a_game_without_end_is_undecided(edition: str) -> None:
    found = simulated(edition, "--games", "2", "--bots", "random,random,random,random", "--max-rounds", "1")
    assert found["undecided"] == 2
    assert found["rounds_per_game"] == 1


@BOTH
def test_the_table_for_people(edition: str) -> None:
    answer = magie("simulate", edition, "--games", "4", *SHORT)
    assert answer.code == 0
    assert "95% interval" in answer.out
    assert "seat 3" in answer.out
    assert "A game takes " in answer.out


@pytest.mark.parametrize(("number", "workers"), [(1, 1), (7, 2), (1000, 4), (100_001, 3)])
def test_chunks_cover_every_game_once(number: int, workers: int) -> None:
    chunks = split(number, workers)
    assert [first for first, _ in chunks] == [
        sum(count for _, count in chunks[:i]) for i in range(len(chunks))
    ]
    assert sum(count for _, count in chunks) == number


def test_progress_is_told() -> None:
    told: list[int] = []
    plan = Plan(load("luxury"), ("random", "random"), "s", max_rounds=1)
    assert simulate(plan, 5, jobs=1, watch=told.append).games == sum(told) == 5


def test_intervals_hold_the_share() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("edition", names())
def test_steady_bots_play_the_same_games_the_fast_way(edition: str) -> None:
    plan = Plan(load(edition).with_options({"round_limit": 40}), ("steady",) * 4, "fast", max_rounds=60)
    fast, slow = play_chunk((plan, 0, 3)), Tally()
    for number in range(3):
        play_one(plan.edition, plan.bots, plan.seed_of(number), plan.max_rounds, slow)
    fast.seconds_cpu = 0.0
    assert figures(fast) == figures(slow)


def test_a_shared_first_place_is_nobodys_win() -> None:
    """Masterpiece counts in notes of 50,000, so equal totals are not rare (A-MP-20)."""
    found = simulated("masterpiece", "--games", "60", "--seats", "6", "--option", "round_limit=3")
    assert found["shared"] > 0
    assert sum(row["wins"] for row in found["wins"]["by_seat"]) + found["shared"] == 60
    answer = magie("simulate", "masterpiece", "--games", "60", "--seats", "6", "--option", "round_limit=3")
    assert "ended with a shared first place" in answer.out


def test_steady_wins_against_random_at_masterpiece() -> None:
    found = simulated("masterpiece", "--games", "12", "--bots", "random,steady,random")
    assert found["wins"]["by_bot"]["steady"]["wins"] >= 10
