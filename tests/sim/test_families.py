"""Many games of steady bots, counted alike in every family."""

from __future__ import annotations

import pickle
import resource
from typing import Any

import pytest

import magie
from magie.bots.playouts import play_steadily
from magie.bots.tally import Tally, figures
from magie.editions import load, names
from magie.rules.family import family_of
from magie.sim.bench import seeds

QUICK = magie.engine() == "compiled"


@pytest.mark.parametrize("edition", names())
def test_the_tally_adds_up(edition: str) -> None:
    games = 100 if QUICK else 5
    tally = Tally()
    play_steadily(load(edition), 3, seeds(games), 10, tally)
    assert tally.games == games
    assert sum(tally.wins) + tally.shared + tally.undecided == games
    assert tally.undecided > 0
    assert tally.turns <= 3 * 11 * games < tally.decisions


@pytest.mark.parametrize("edition", names())
def test_the_same_seeds_give_the_same_games_and_each_is_shown_at_its_end(edition: str) -> None:
    box = load(edition)

    def positions(*seeds: str) -> list[list[int]]:
        found: list[list[int]] = []

        def show(table: Any) -> None:
            found.append(family_of(box).numbers(table))

        play_steadily(box, 4, seeds, 40, Tally(), show)
        return found

    assert positions("5", "6", "7") == positions("5", "6", "7")
    assert positions("5", "6", "7")[1:] == positions("6", "7")


def test_winners_alone_together_and_not_at_all() -> None:
    tally = Tally()
    for winners in (0b0100, 0b0100, 0b0011, 0):
        tally.count(winners, 8, 2, 30)
    assert (tally.games, tally.shared, tally.undecided) == (4, 1, 1)
    assert list(tally.wins) == [0, 0, 2, 0, 0, 0, 0, 0]
    assert (tally.turns, tally.rounds, tally.decisions) == (32, 8, 120)


def test_a_tally_travels_and_adds_up() -> None:
    tally = Tally()
    tally.count(0b10, 8, 2, 30)
    twin = pickle.loads(pickle.dumps(tally))
    assert figures(twin) == figures(tally)
    twin.add(tally)
    assert (twin.games, twin.wins[1], twin.decisions) == (2, 2, 60)


@pytest.mark.compiled_only
@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_a_million_turns_take_no_more_memory_than_a_thousand(edition: str) -> None:
    play_steadily(load(edition), 4, seeds(200), 300, Tally())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_steadily(load(edition), 4, seeds(5000), 300, Tally())
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 2000
