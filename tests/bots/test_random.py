"""The random bot thinks of everything that is legal, in every family."""

from __future__ import annotations

from collections import Counter

import magie
from magie.bots import make
from magie.rules.actions import Bid
from magie.rules.game import Game
from magie.rules.masterpiece.family.actions import Challenge, Hammer, Pass


def play_at_random(game: Game, moves: int) -> Counter[str]:
    """What random bots did in so many moves, counted by the kind of action; bids above the own cash as bluffs."""
    bot = make("random", 5)
    found: Counter[str] = Counter()
    for _ in range(moves):
        seat = game.to_act()
        if seat is None:
            break
        view = game.view(seat)
        action = bot.choose(view, view.legal())
        assert action in game.legal(seat)
        found[type(action).__name__] += 1
        if isinstance(action, Bid) and game.edition.family == "masterpiece":
            found["bluff"] += action.amount > game.table.hidden.cash[seat]
        game.play(seat, action)
    return found


def test_at_masterpiece_it_bids_bluffs_doubts_and_trades() -> None:
    found: Counter[str] = Counter()
    for seed in range(8):
        found += play_at_random(magie.new_game("masterpiece", seats=4, seed=seed), 1500)
    for kind in "ChooseSpace Roll Buy Decline ChooseLot Bid Pass Challenge Hammer Sell Take".split():
        assert found[kind] > 0, kind
    assert 0.2 * found["Bid"] < found["bluff"] < 0.8 * found["Bid"]


def test_at_monopoly_it_makes_offers() -> None:
    assert play_at_random(magie.new_game("luxury", seats=3, seed=1), 500)["Offer"] > 5


def test_where_no_bid_can_be_covered_all_its_bids_are_bluffs() -> None:
    game = magie.new_game("masterpiece", seats=3, seed=2, options={"start_cash": 0, "overbid_penalty": 0})
    found = play_at_random(game, 200)
    assert found["bluff"] > 0


def test_where_bluffs_are_refused_there_are_none() -> None:
    found = play_at_random(
        magie.new_game("masterpiece", seats=4, seed=3, options={"overbid_mode": "block"}), 800
    )
    assert found["Bid"] > 0
    assert found["bluff"] == found["Challenge"] == 0


def test_the_same_seed_chooses_the_same() -> None:
    game = magie.new_game("masterpiece", seats=4, seed=4)
    play_at_random(game, 30)
    seat = game.to_act()
    assert seat is not None
    view = game.view(seat)
    choices = [make("random", 9).choose(view, view.legal()) for _ in range(5)]
    assert len(set(choices)) == 1


def test_every_listed_action_is_chosen_now_and_then() -> None:
    game = magie.new_game("masterpiece", seats=3, seed=1)
    view = game.view(0)
    bot = make("random", 1)
    spaces = {bot.choose(view, view.legal()) for _ in range(1000)}
    assert spaces == set(view.legal())
    assert not spaces & {Pass(), Hammer(), Challenge(1)}
