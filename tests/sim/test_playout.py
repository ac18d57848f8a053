"""The fast way to play out a game is the same as asking everybody one by one."""

from __future__ import annotations

import resource

import pytest

import magie
import magie.bots.steady as steady
import magie.rules.monopoly.act as acts
import magie.rules.monopoly.defaults as defaults
import magie.rules.monopoly.state as st
import magie.sim.playout as playout
from magie.rules.monopoly.acts import Act
from magie.rules.monopoly.printed import print_tables
from magie.rules.monopoly.state import Table
from tests.bots.tables import luxury, play_checked

QUICK = magie.engine() == "compiled"


@pytest.mark.parametrize("edition", magie.editions.names())
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_comes_to_the_same_as_asking_one_by_one(edition: str, seats: int) -> None:
    printed = print_tables(magie.editions.load(edition))
    for number in range(30 if QUICK else 3):
        quick = playout.new_game(printed, seats, f"{number}")
        slow = playout.new_game(printed, seats, f"{number}")
        playout.play_out(quick, [playout.STEADY] * seats, [], 80, playout.Tally())
        play_checked(slow, [steady.choose] * seats, 80)
        assert st.numbers(quick) == st.numbers(slow)


@pytest.mark.parametrize("options", [{"auto_claim": False}, {"houses": 5, "hotels": 1}, {"round_limit": 20}])
def test_also_with_claims_shortages_and_limits(options: dict[str, object]) -> None:
    for number in range(30 if QUICK else 3):
        quick = playout.new_game(luxury(**options), 4, f"{number}")
        slow = playout.new_game(luxury(**options), 4, f"{number}")
        playout.play_out(quick, [playout.STEADY] * 4, [], 80, playout.Tally())
        play_checked(slow, [steady.choose] * 4, 80)
        assert st.numbers(quick) == st.numbers(slow)


def test_decisions_are_counted_alike_whoever_asks() -> None:
    quick, asking = playout.Tally(), playout.Tally()
    for number in range(10 if QUICK else 2):
        for kinds, tally in (([playout.STEADY] * 4, quick), ([1, 1, 1, 1], asking)):
            table = playout.new_game(luxury(), 4, f"{number}")
            playout.play_out(table, kinds, [steady.choose], 60, tally)
    assert quick.decisions == asking.decisions
    assert (quick.turns, quick.rounds, list(quick.wins)) == (asking.turns, asking.rounds, list(asking.wins))


def test_the_tally_adds_up() -> None:
    games = 100 if QUICK else 5
    tally = playout.many(luxury(), 3, 1, games, 30)
    assert tally.games == games
    assert sum(tally.wins) + tally.undecided == games
    assert tally.undecided > 0
    assert tally.turns <= 3 * 31 * games < tally.decisions


def test_the_same_seeds_give_the_same_games_and_each_is_shown_at_its_end() -> None:
    def positions(first: int, games: int) -> list[list[int]]:
        found: list[list[int]] = []

        def show(table: Table) -> None:
            found.append(st.numbers(table))

        playout.many(luxury(), 4, first, games, 40, show)
        return found

    assert positions(5, 4) == positions(5, 4)
    assert positions(5, 4)[1:] == positions(6, 3)


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    def cheat(table: Table, seat: int, act: Act) -> None:
        act.kind = acts.BUY

    table = playout.new_game(luxury(), 4, "cheat")
    with pytest.raises(ValueError, match="refused"):
        playout.play_out(table, [1, 1, 1, 1], [cheat], 10, playout.Tally())


def test_a_table_of_mixed_bots_plays_on() -> None:
    table = playout.new_game(luxury(), 4, "mixed")
    tally = playout.Tally()
    playout.play_out(table, [playout.STEADY, 1, playout.STEADY, 1], [defaults.safe_answer], 20, tally)
    assert tally.rounds == 20 or table.state.rounds < 20
    assert tally.games == 1


@pytest.mark.compiled_only
def test_a_million_turns_take_no_more_memory_than_a_thousand() -> None:
    printed = luxury()
    playout.many(printed, 4, 1, 200, 300)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    playout.many(printed, 4, 1, 5000, 300)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 2000
