"""Every listed action has a number, and the number leads back to it."""

from __future__ import annotations

from hypothesis import given

from magie.rules.game import Game
from magie.rules.monopoly.family.action_space import ActionSpace
from tests.properties.tables import games, random_play, seeds


@given(games(), seeds)
def test_every_listed_action_goes_to_its_number_and_back(game: Game, seed: int) -> None:
    space = ActionSpace(game.edition)
    for _ in random_play(game, seed, 80):
        for seat in game.open_seats():
            legal = list(game.legal(seat))
            numbers = [space.number(game.table, action) for action in legal]
            assert len(set(numbers)) == len(numbers)
            assert [space.action(game.table, seat, number) for number in numbers] == legal
            assert sum(space.mask(game.table, legal)) == len(legal)
