"""Steady at Monopoly: it plays by the rules, plays games to their end, and plays better than nobody at all."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

import magie
import magie.bots.monopoly.playout as playout
import magie.bots.monopoly.steady as steady
import magie.rules.luck as luck
import magie.rules.monopoly.book.cards as cards
import magie.rules.monopoly.book.defaults as defaults
import magie.rules.monopoly.book.play as play
import magie.rules.monopoly.book.whose_move as whose_move
from magie.bots.playouts import play_steadily
from magie.bots.tally import Tally
from magie.rules.family import family_of
from magie.rules.game import Game
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Hidden, Table
from magie.sim.bench import seeds
from tests.bots.monopoly_tables import LUXURY, MONOPOLY, Choose, luxury, play_checked, without_secrets
from tests.properties import tables

QUICK = magie.engine() == "compiled"
FIELDS = "kind seat deed amount number cards cards_back deeds deeds_back lift count".split()


@pytest.mark.parametrize("edition", MONOPOLY)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_answer_is_refused(edition: str, seats: int) -> None:
    printed = family_of(magie.editions.load(edition)).printed
    for number in range(25 if QUICK else 2):
        play_checked(playout.new_game(printed, seats, f"legal {number}"), [steady.choose] * seats, 150)


@given(tables.games())
def test_no_answer_is_refused_under_any_house_rules(game: Game) -> None:
    play_checked(game.table, [steady.choose] * game.table.state.seats, 60)


@given(tables.games(), tables.seeds)
def test_no_answer_is_refused_when_others_play_strangely(game: Game, seed: int) -> None:
    tables.played_on(game, seed, 120)
    play_checked(game.table, some_safe(seed, game.table.state.seats), 40)


def some_safe(seed: int, seats: int) -> list[Choose]:
    """Steady players among others who give nothing but the safe answer."""
    return random.Random(seed).choices([steady.choose, defaults.safe_answer], k=seats)


def test_rent_is_asked_for_by_hand_where_nothing_asks_for_it() -> None:
    printed = luxury(auto_claim=False)
    for number in range(20 if QUICK else 3):
        table = play_checked(playout.new_game(printed, 4, f"claims {number}"), [steady.choose] * 4, 25)
        assert table.state.claims_made > 5
        assert all(table.state.claim_turn[i] == table.state.turns for i in range(table.state.claims))


def test_four_of_them_find_a_winner() -> None:
    games = 1000 if QUICK else 25
    tally = Tally()
    play_steadily(LUXURY, 4, seeds(games), 300, tally)
    assert tally.undecided <= games * 0.02


def test_no_seat_is_better_than_another() -> None:
    games = 4000 if QUICK else 40
    tally = Tally()
    play_steadily(LUXURY, 4, seeds(games), 300, tally)
    assert all(abs(won - games / 4) < 4 * (games * 3 / 16) ** 0.5 for won in tally.wins[:4])


def test_it_beats_safe_answers() -> None:
    games = 200 if QUICK else 10
    won = 0
    for number in range(games):
        players: list[Choose | None] = [defaults.safe_answer] * 4
        players[number % 4] = None
        table = playout.new_game(luxury(), 4, f"safe {number}")
        won += playout.play_out(table, players, 300, Tally()) == 1 << number % 4
    assert won > games * 0.95


def answer(table: Table, seat: int) -> list[int]:
    """What steady says here, as numbers."""
    act = Act()
    steady.choose(table, seat, act)
    steps = [(act.steps[i], act.levels[i]) for i in range(act.count)]
    return [getattr(act, name) for name in FIELDS] + [n for step in steps for n in step]


def with_other_secrets(table: Table) -> Table:
    """The same public position with other luck to come and other cards on top."""
    twin = table.copy()
    luck.seed_luck(twin.hidden, "other luck")
    for deck in range(table.printed.decks):
        cards.shuffle_pile(twin, deck)
    return twin


@given(tables.games())
def test_it_knows_no_secrets_and_remembers_nothing(game: Game) -> None:
    table = game.table
    act = Act()
    for _ in range(300):
        seat = whose_move.to_act(table)
        if seat < 0:
            break
        said = answer(without_secrets(table), seat)
        assert said == answer(table, seat)
        assert said == answer(with_other_secrets(table), seat)
        assert said == answer(Table(table.printed, table.state.copy(), Hidden()), seat)
        steady.choose(table, seat, act)
        play.play(table, seat, act)
