"""Money is neither made nor lost except at the Bank; buildings are limited and stand evenly."""

from __future__ import annotations

from hypothesis import given

import magie
from magie.rules.game import Game
from magie.rules.monopoly.family.events import CashPaid
from tests.properties.tables import games, random_play, seeds


def cash(game: Game) -> list[int]:
    return list(game.table.state.cash[: game.table.state.seats])


@given(games(), seeds)
def test_every_coin_that_moves_is_told_with_its_reason(game: Game, seed: int) -> None:
    before = cash(game)
    for _, action, events in random_play(game, seed, 150):
        expected = list(before)
        for event in events:
            if isinstance(event, CashPaid):
                assert event.why
                assert event.amount > 0
                if event.payer is not None:
                    expected[event.payer] -= event.amount
                if event.payee is not None:
                    expected[event.payee] += event.amount
        before = cash(game)
        assert before == expected, action
        assert min(before) >= 0, action


@given(games(), seeds)
def test_money_changes_only_through_the_bank(game: Game, seed: int) -> None:
    total = sum(cash(game))
    for _, _, events in random_play(game, seed, 150):
        for event in events:
            if isinstance(event, CashPaid):
                total += event.amount * ((event.payer is None) - (event.payee is None))
        assert sum(cash(game)) == total


@given(games(), seeds)
def test_buildings_never_exceed_the_box_and_stand_evenly(game: Game, seed: int) -> None:
    rules = game.edition.rules
    for _ in random_play(game, seed, 200):
        state, printed = game.table.state, game.table.printed
        levels = list(state.level[: printed.deeds])
        if not rules.unlimited_buildings:
            assert sum(level for level in levels if level < 5) + state.houses == rules.houses
            assert levels.count(5) + state.hotels == rules.hotels
            assert state.houses >= 0
            assert state.hotels >= 0
        for group in range(printed.groups):
            members = [d for d in range(printed.deeds) if printed.group_of[d] == group]
            group_levels = [levels[d] for d in members]
            assert max(group_levels) - min(group_levels) <= 1
            if max(group_levels):
                assert len({state.owner[d] for d in members}) == 1
                assert not any(state.mortgaged[d] for d in members)


@given(games(), seeds)
def test_whole_groups_are_counted_right(game: Game, seed: int) -> None:
    for _ in random_play(game, seed, 150):
        state, printed = game.table.state, game.table.printed
        for seat in range(state.seats):
            assert state.hand[seat] == sum(1 << d for d in range(printed.deeds) if state.owner[d] == seat)
            for group in range(printed.groups):
                owners = {state.owner[d] for d in range(printed.deeds) if printed.group_of[d] == group}
                assert bool(state.whole_groups[seat] >> group & 1) == (owners == {seat})


def test_a_large_salary_is_counted_for_as_long_as_the_game_lasts() -> None:
    """An edition may pay a million a round: after thousands of rounds that is more than 32 bits can hold."""
    game = magie.new_game("luxury", seats=2, seed=1, options={"salary": 1_000_000, "auctions": False})
    game.table.state.cash = [2_147_000_000] * 2 + [0] * 6
    total = sum(cash(game))
    for _ in range(300):
        seat = game.to_act()
        assert seat is not None
        for event in game.play(seat, game.default(seat)):
            if isinstance(event, CashPaid):
                total += event.amount * ((event.payer is None) - (event.payee is None))
    assert sum(cash(game)) == total
    assert min(cash(game)) > 2**31
