"""The world's own habits, where they were wrong: a fault that never ended, a game that was taken for another."""

from __future__ import annotations

import msgspec
import pytest

from tests.world.world import World


def ended_world() -> World:
    """One whose first game is over, and whose second is on."""
    for seed in range(541, 700):
        world = World(seed).run()
        if world.data["game"] == 2 and not world.checks.is_over(2):
            return world
    raise AssertionError("no such world")


@pytest.fixture(scope="module")
def world() -> World:
    found = ended_world()
    found.loop.ended = False
    return found


def given(world: World, game: int, moves: int) -> dict[str, object]:
    """What somebody is sent of a game."""
    fair = msgspec.json.decode(world.disk.games[world.room, game][0])["fair"]
    return {"fair": fair, "moves": [None] * moves}


def test_who_asks_for_the_last_game_may_get_the_one_before(world: World) -> None:
    """World 541: asked for while a rematch began; what was given was the game that is over."""
    moves = len(world.disk.log(world.room, 1))
    world.checks.problems.clear()
    world.checks.given_out("record", given(world, 1, moves), 0)
    assert world.checks.problems == []


@pytest.mark.parametrize(("game", "wanted", "less"), [(2, 0, 0), (2, 2, 0), (1, 2, 0), (1, 1, 1)])
def test_nobody_gets_a_game_that_is_on_nor_another_one_nor_half_of_it(
    world: World, game: int, wanted: int, less: int
) -> None:
    moves = len(world.disk.log(world.room, game)) - less
    world.checks.problems.clear()
    world.checks.given_out("record", given(world, game, moves), wanted)
    assert len(world.checks.problems) == 1


def test_a_fault_that_comes_twice_ends() -> None:
    """World 1842: the database went away while it was away, and never came back."""
    world = World(0)
    world.storm.for_a_while("away", True, 3.0)
    world.loop.later(1.0, world.storm.for_a_while, "away", True, 0.3)
    seen = []
    for moment in (1.5, 2.9, 3.1):
        world.loop.later(moment, lambda: seen.append(world.storm.away))
    world.loop.later(4.0, world.loop.stop)
    world.loop.run_forever()
    assert seen == [True, True, False]
    world.loop.end()
