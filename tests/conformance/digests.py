"""Digests of many games, to be compared between the engines; run as a program it prints them as JSON."""

from __future__ import annotations

import json
import sys

import magie
from magie.bots.random_bot import RandomBot
from magie.sim.bench import digest_of_games

MONOPOLY_RULES: list[dict[str, object]] = [
    {},
    {"auto_claim": False, "rent_claim_turns": "unlimited"},
    {"houses": 6, "hotels": 2, "deal_out_deeds": 3, "start_cash": 5000},
    {"free_parking_pot": True, "double_salary_on_go": True, "round_limit": 30},
    {"building_refund_base": "paid", "bank_auction_unmortgaged": False, "bankrupt_settlement": "as_is"},
    {"auctions": False, "unlimited_buildings": True, "jail_doubles_roll_again": True},
]
MASTERPIECE_RULES: list[dict[str, object]] = [
    {},
    {"overbid_mode": "block", "round_limit": 30},
    {"start_cash": 300_000, "overbid_penalty": 500_000},
    {"cash_visibility": "public", "opening_bid": 50_000, "bid_step": 100_000},
    {"bid_max": 400_000, "start_cash": 5_000_000},
]
HOUSE_RULES = {"monopoly": MONOPOLY_RULES, "masterpiece": MASTERPIECE_RULES}


def steady(games: int) -> dict[str, str]:
    """Games of steady bots: each edition, each number of seats."""
    return {
        f"{edition} {seats}": digest_of_games(edition, games, seats)
        for edition in magie.editions.names()
        for seats in (2, 4, 6)
    }


def random_games(games: int, moves: int = 250) -> dict[str, str]:
    """Games of random bots under house rules: the digest after the last move, and after each tenth."""
    found = {}
    for edition in magie.editions.names():
        ways = HOUSE_RULES[magie.editions.load(edition).family]
        for number in range(games):
            rules = ways[number % len(ways)]
            game = magie.new_game(edition, seats=2 + number % 5, seed=f"agree {number}", options=rules)
            bot = RandomBot(number)
            seen = []
            for move in range(moves):
                seat = game.to_act()
                if seat is None:
                    break
                game.play(seat, bot.choose(game.view(seat), game.legal(seat)))
                if move % 10 == 0:
                    seen.append(game.digest()[:6])
            found[f"{edition} {number}"] = " ".join([*seen, game.digest()])
    return found


if __name__ == "__main__":
    which, games = sys.argv[1], int(sys.argv[2])
    print(json.dumps(steady(games) if which == "steady" else random_games(games)))
