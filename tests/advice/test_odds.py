"""The odds of the next throw are those of the dice, by the rules of the game that is played."""

from __future__ import annotations

import pytest

import magie
from magie.bots import make
from magie.rules.actions import Roll
from magie.rules.game import Game
from magie.rules.odds import next_throw

NAMES = ("Ann", "Ben", "Cleo")
EDITIONS = ("luxury", "harry_potter", "oz", "masterpiece")
OF_36 = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def in_36ths(game: Game) -> dict[str, int]:
    odds = next_throw(game.view(0))
    assert odds is not None
    return {space: round(chance * 36) for space, chance in odds.chances.items()}


def test_two_dice_from_go() -> None:
    game = magie.new_game("luxury", NAMES, 1)
    spaces = game.edition.spaces
    assert in_36ths(game) == {spaces[pips].id: number for pips, number in OF_36.items()}


def test_one_die_in_masterpiece() -> None:
    game = magie.new_game("masterpiece", NAMES, 1)
    assert sorted(in_36ths(game).values()) == [6] * 6


def test_a_third_double_leads_to_jail_and_the_free_throws_do_not_count_there() -> None:
    """M-DBL-02: on the third double of a turn the token does not move by the dice."""
    game = magie.new_game("luxury", NAMES, 1)
    seat = game.to_act()
    assert seat is not None
    for throw in ([1, 1], [5, 5]):
        while Roll() not in game.legal(seat) or game.to_act() != seat:
            asked = game.to_act()
            assert asked is not None
            game.play(asked, game.default(asked))
        game.table.hidden.script, game.table.hidden.script_at = throw, 0
        game.play(seat, Roll())
        game.table.hidden.script = None
    odds = in_36ths(game)
    assert odds["jail"] == 6
    assert sum(odds.values()) == 36


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_are_whole_at_every_moment_of_a_game_and_change_nothing(edition: str) -> None:
    game = magie.new_game(edition, NAMES, "odds")
    bots = [make("steady", seed=number) for number in range(3)]
    for step in range(250):
        seat = game.to_act()
        if seat is None:
            break
        view = game.view(seat)
        if step % 5 == 0:
            before = game.digest()
            odds = next_throw(view)
            assert odds is not None
            assert sum(odds.chances.values()) == pytest.approx(1)
            assert game.digest() == before
        game.play(seat, bots[seat].choose(view, view.legal()))


def test_nobody_throws_when_the_game_is_over() -> None:
    game = magie.new_game("luxury", NAMES, 3, options={"round_limit": 1})
    while (seat := game.to_act()) is not None:
        game.play(seat, game.default(seat))
    assert next_throw(game.view(0)) is None
