"""No position is without a legal answer, and every game ends or reaches its limit."""

from __future__ import annotations

import pytest
from hypothesis import given

import magie
from magie.bots import make
from magie.rules.game import Game
from tests.properties.tables import any_games, random_play, seeds


@given(any_games(), seeds)
def test_whoever_is_asked_has_an_answer_and_the_safe_one_is_legal(game: Game, seed: int) -> None:
    for _ in random_play(game, seed, 150):
        seat = game.to_act()
        if seat is None:
            assert game.over
            break
        legal = game.legal(seat)
        assert any(True for _ in legal)
        assert seat in game.open_seats()
        assert game.default(seat) in legal


@given(any_games())
def test_safe_answers_alone_lead_somewhere(game: Game) -> None:
    for _ in range(400):
        seat = game.to_act()
        if seat is None:
            return
        game.play(seat, game.default(seat))
    assert game.table.state.turns > 15


@pytest.mark.parametrize("bots", [["random"] * 4, ["steady"] * 4, ["steady", "random", "steady", "random"]])
@pytest.mark.parametrize("edition", magie.editions.names())
@pytest.mark.parametrize("seed", range(2))
def test_every_game_ends_or_reaches_the_round_limit(bots: list[str], edition: str, seed: int) -> None:
    game = magie.new_game(edition, seats=4, seed=seed, options={"round_limit": 60})
    players = [make(name, f"{seed} {i}") for i, name in enumerate(bots)]
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, players[seat].choose(game.view(seat), game.legal(seat)))
    assert game.outcome is not None
    assert game.outcome.winners
