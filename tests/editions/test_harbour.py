"""The edition of docs/editions.md is played to the end, by people's bots and by the simulator."""

from __future__ import annotations

from pathlib import Path

import pytest

import magie
from magie.bots import make
from magie.editions import load
from magie.rules.game import Game
from magie.scenarios import run_paths
from magie.sim.plan import Plan
from magie.sim.simulate import simulate

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
HARBOUR = load(EXAMPLES / "harbour.toml")
GAMES = 40 if magie.engine() == "compiled" else 2


def played_out(bots: list[str], seed: int) -> tuple[Game, list[str]]:
    """A game to its end, and all that was said of it."""
    game = magie.new_game(EXAMPLES / "harbour.toml", len(bots), seed)
    players = [make(name, f"{seed} {seat}") for seat, name in enumerate(bots)]
    told: list[str] = []
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        told += game.say(game.play(seat, players[seat].choose(game.view(seat), game.legal(seat))))
        assert min(game.table.state.cash[: len(bots)]) >= 0
    return game, told


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_games_are_played_to_the_end(bot: str, seats: int) -> None:
    game, told = played_out([bot] * seats, seed=seats)
    assert game.outcome is not None
    assert game.outcome.winners
    assert magie.replay(game.record().to_json()).digest() == game.digest()
    assert any("Lighthouse" in sentence for sentence in told)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_simulated_game_ends(seats: int) -> None:
    tally = simulate(Plan(HARBOUR, ("steady",) * seats, seed="harbour"), GAMES, jobs=1)
    assert (tally.games, tally.undecided) == (GAMES, 0)
    assert sum(tally.wins) + tally.shared == GAMES


def test_random_and_steady_bots_meet_in_the_simulator() -> None:
    tally = simulate(Plan(HARBOUR, ("steady", "random", "steady"), seed="harbour"), 2, jobs=1)
    assert (tally.games, tally.undecided) == (2, 0)


def test_it_speaks_its_own_words() -> None:
    _, told = played_out(["steady", "random"], seed=1)
    text = " ".join(told)
    assert "hut" in text
    assert "the Brig" in text
    for word in ("Jail", "railroad", "house", "$"):
        assert word not in text


def test_a_fifth_player_is_refused() -> None:
    with pytest.raises(magie.SetupError, match="Harbour is for 2 to 4 players, not 5"):
        magie.new_game(HARBOUR, 5)


def test_its_scenarios_hold() -> None:
    report = run_paths([EXAMPLES / "harbour.yaml"])
    assert report.render() == "8 scenarios, all as expected."
