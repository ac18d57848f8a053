"""The fast way to play out a game of Monopoly is the same as asking everybody one by one."""

from __future__ import annotations

import pytest

import magie
import magie.bots.monopoly.playout as playout
import magie.bots.monopoly.steady as steady
import magie.rules.monopoly.book.defaults as defaults
import magie.rules.monopoly.words.act_kinds as act_kinds
from magie.bots.tally import Tally, figures
from magie.rules.family import family_of
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table, numbers
from tests.bots.monopoly_tables import MONOPOLY, luxury, play_checked

QUICK = magie.engine() == "compiled"


@pytest.mark.parametrize("edition", MONOPOLY)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_comes_to_the_same_as_asking_one_by_one(edition: str, seats: int) -> None:
    printed = family_of(magie.editions.load(edition)).printed
    for number in range(30 if QUICK else 3):
        quick = playout.new_game(printed, seats, f"{number}")
        slow = playout.new_game(printed, seats, f"{number}")
        playout.play_out(quick, [None] * seats, 80, Tally())
        play_checked(slow, [steady.choose] * seats, 80)
        assert numbers(quick) == numbers(slow)


@pytest.mark.parametrize("options", [{"auto_claim": False}, {"houses": 5, "hotels": 1}, {"round_limit": 20}])
def test_also_with_claims_shortages_and_limits(options: dict[str, object]) -> None:
    for number in range(30 if QUICK else 3):
        quick = playout.new_game(luxury(**options), 4, f"{number}")
        slow = playout.new_game(luxury(**options), 4, f"{number}")
        playout.play_out(quick, [None] * 4, 80, Tally())
        play_checked(slow, [steady.choose] * 4, 80)
        assert numbers(quick) == numbers(slow)


def test_decisions_are_counted_alike_whoever_asks() -> None:
    quick, asking = Tally(), Tally()
    for number in range(10 if QUICK else 2):
        playout.play_out(playout.new_game(luxury(), 4, f"{number}"), [None] * 4, 60, quick)
        playout.play_out(playout.new_game(luxury(), 4, f"{number}"), [steady.choose] * 4, 60, asking)
    assert figures(quick) == figures(asking)


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    def cheat(table: Table, seat: int, act: Act) -> None:
        act.kind = act_kinds.BUY

    table = playout.new_game(luxury(), 4, "cheat")
    with pytest.raises(ValueError, match="refused"):
        playout.play_out(table, [cheat] * 4, 10, Tally())


def test_a_table_of_mixed_bots_plays_on() -> None:
    table = playout.new_game(luxury(), 4, "mixed")
    tally = Tally()
    playout.play_out(table, [None, defaults.safe_answer, None, defaults.safe_answer], 20, tally)
    assert tally.rounds == 20 or table.state.rounds < 20
    assert tally.games == 1
