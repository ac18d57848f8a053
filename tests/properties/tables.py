"""Random tables for the properties: any edition options, any number of seats, any play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import magie
from magie.bots.random_bot import RandomBot
from magie.rules.actions import Action
from magie.rules.events import Event
from magie.rules.game import Game

OPTIONS: dict[str, st.SearchStrategy[Any]] = {
    "start_cash": st.sampled_from([300, 1500, 6000]),
    "salary": st.sampled_from([0, 200]),
    "houses": st.sampled_from([4, 9, 32]),
    "hotels": st.sampled_from([1, 3, 12]),
    "rent_claim_turns": st.sampled_from([1, 2, "unlimited"]),
    "auto_claim": st.booleans(),
    "double_rent_if_any_mortgaged": st.booleans(),
    "utility_roll": st.sampled_from(["fresh", "movement"]),
    "jail_fine_turns": st.sampled_from([1, 2, 3]),
    "jail_doubles_roll_again": st.booleans(),
    "auction_open_min": st.sampled_from([0, 1, 10]),
    "building_refund_base": st.sampled_from(["list", "paid"]),
    "bankrupt_settlement": st.sampled_from(["as_is", "liquidate"]),
    "bank_auction_unmortgaged": st.booleans(),
    "bankrupt_interest_base": st.sampled_from(["mortgage", "price"]),
    "percent_rounding": st.sampled_from(["up", "down", "nearest"]),
    "salary_timing": st.sampled_from(["before_landing", "after_landing"]),
    "shortage_min_bid": st.sampled_from(["list", "above_half", "one"]),
    "allow_gifts": st.booleans(),
    "acts_per_window": st.sampled_from([3, 40]),
    "offers_per_window": st.sampled_from([2, 10]),
    "free_parking_pot": st.booleans(),
    "double_salary_on_go": st.booleans(),
    "auctions": st.booleans(),
    "unlimited_buildings": st.booleans(),
    "deal_out_deeds": st.sampled_from([0, 2, 3]),
    "round_limit": st.sampled_from([0, 12]),
}

MASTERPIECE_OPTIONS: dict[str, st.SearchStrategy[Any]] = {
    "start_cash": st.sampled_from([0, 300_000, 1_500_000]),
    "overbid_mode": st.sampled_from(["challenge", "block"]),
    "overbid_penalty": st.sampled_from([0, 100_000, 500_000]),
    "cash_visibility": st.sampled_from(["hidden", "public"]),
    "opening_bid": st.sampled_from([50_000, 100_000, 300_000]),
    "bid_step": st.sampled_from([50_000, 200_000]),
    "bid_max": st.sampled_from([0, 400_000]),
    "round_limit": st.sampled_from([0, 12, 300]),
}

options = st.fixed_dictionaries({}, optional=OPTIONS)
masterpiece_options = st.fixed_dictionaries({}, optional=MASTERPIECE_OPTIONS)
editions = st.sampled_from(["luxury", "harry_potter", "oz"])
seats = st.integers(2, 6)
seeds = st.integers(0, 2**32)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A new game of Monopoly in any edition with any options."""
    return magie.new_game(draw(editions), seats=draw(seats), seed=draw(seeds), options=draw(options))


@st.composite
def masterpieces(draw: st.DrawFn) -> Game:
    """A new game of Masterpiece with any options."""
    number = draw(seats)
    return magie.new_game(
        "masterpiece",
        seats=number,
        seed=draw(seeds),
        options=draw(masterpiece_options),
        banker=draw(st.integers(0, number - 1)),
    )


def any_games() -> st.SearchStrategy[Game]:
    """A new game of any family."""
    return st.one_of(games(), masterpieces())


def random_play(game: Game, seed: int, steps: int) -> Iterator[tuple[int, Action, list[Event]]]:
    """Play at random; yields who did what and what happened."""
    bot = RandomBot(seed)
    for _ in range(steps):
        seat = game.to_act()
        if seat is None:
            return
        action = bot.choose(game.view(seat), game.legal(seat))
        yield seat, action, game.play(seat, action)


def played_on(game: Game, seed: int, steps: int) -> Game:
    """The game after some random play."""
    for _ in random_play(game, seed, steps):
        pass
    return game
