"""Steady at Masterpiece: it plays by the rules, by what its seat may know, and better than simpler players."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

import magie
import magie.bots.masterpiece.playout as playout
import magie.bots.masterpiece.steady as steady
import magie.rules.luck as luck
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.defaults as defaults
import magie.rules.masterpiece.book.play as play
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.event_kinds as event_kinds
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.refusals as refusals
from magie.bots import make
from magie.bots.playouts import play_steadily
from magie.bots.tally import Tally
from magie.rules.game import Game
from magie.rules.masterpiece.family.imagine import imagine, public_table
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table
from magie.sim.bench import seeds
from tests.bots.masterpiece_tables import MASTERPIECE, Choose, masterpiece, play_checked
from tests.properties import tables

QUICK = magie.engine() == "compiled"
OPTIONS: list[dict[str, object]] = [
    {},
    {"overbid_mode": "block"},
    {"cash_visibility": "public", "round_limit": 5},
    {"overbid_mode": "block", "cash_visibility": "public", "round_limit": 0},
    {"start_cash": 0, "opening_bid": 300_000, "bid_step": 200_000},
    {"bid_max": 200_000, "overbid_penalty": 500_000},
]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_answer_is_refused(options: dict[str, object], seats: int) -> None:
    for number in range(10 if QUICK else 1):
        table = playout.new_game(masterpiece(**options), seats, f"legal {number}")
        play_checked(table, [steady.choose] * seats, 60)


@given(tables.masterpieces())
def test_no_answer_is_refused_under_any_options(game: Game) -> None:
    play_checked(game.table, [steady.choose] * game.table.state.seats, 40)


@given(tables.masterpieces(), tables.seeds)
def test_no_answer_is_refused_when_others_play_strangely(game: Game, seed: int) -> None:
    tables.played_on(game, seed, 120)
    players = random.Random(seed).choices([steady.choose, defaults.safe_answer], k=game.table.state.seats)
    play_checked(game.table, players, game.rounds + 10)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_steady_and_random_answers_are_legal_among_each_other(options: dict[str, object], seats: int) -> None:
    bots = [make(("random", "steady")[seat % 2], seat) for seat in range(seats)]
    game = magie.new_game("masterpiece", seats=seats, seed=f"mixed {seats}", options=options)
    for _ in range(600):
        seat = game.to_act()
        if seat is None:
            break
        view = game.view(seat)
        action = bots[seat].choose(view, view.legal())
        assert action in game.legal(seat)
        game.play(seat, action)


# What it knows


def answer(table: Table, seat: int) -> tuple[int, int, int]:
    """What steady says here, as numbers."""
    act = steady.answer(table, seat)
    return act.kind, act.amount, act.number


@given(tables.masterpieces(), tables.seeds)
def test_it_knows_no_secrets_and_remembers_nothing(game: Game, seed: int) -> None:
    """It says the same when all that its seat may not know is away, and when it is dealt anew."""
    tables.played_on(game, seed, seed % 80)  # bluffs, doubts and lost turns too
    table = game.table
    for step in range(250):
        seat = whose_move.to_act(table)
        if seat < 0:
            break
        said = answer(table, seat)
        seen = public_table(table, seat)
        assert said == answer(seen, seat)
        assert said == answer(imagine(seen, seat, f"{step}"), seat)
        assert said == answer(with_other_luck(table), seat)
        act = steady.answer(table, seat)
        assert play.play(table, seat, act) == refusals.NONE


def with_other_luck(table: Table) -> Table:
    """The same position, with other throws to come."""
    twin = table.copy()
    luck.seed_luck(twin.hidden, "other luck")
    return twin


def test_it_bluffs_and_doubts_now_and_then_and_is_sometimes_wrong() -> None:
    games = 300 if QUICK else 25
    bids = bluffs = right = wrong = 0
    act = Act()
    for number in range(games):
        table = playout.new_game(masterpiece(), 4, f"tricks {number}")
        while (seat := whose_move.to_act(table)) >= 0:
            steady.choose(table, seat, act)
            if act.kind == act_kinds.BID:
                bids += 1
                bluffs += act.amount > table.hidden.cash[seat]
            elif act.kind == act_kinds.CHALLENGE:
                proven = table.state.best[act.number] > table.hidden.cash[act.number]
                right += proven
                wrong += not proven
            play.carry_out(table, seat, act)
    assert 0.05 < bluffs / games < 1
    assert bluffs / bids < 0.01
    assert right > 0
    assert wrong > 0


def test_some_of_its_bluffs_pass() -> None:
    """Somebody else buys the painting, and nobody has doubted what the bluffer bid."""
    games = 300 if QUICK else 40
    caught = bluffs = 0
    for number in range(games):
        table = playout.new_game(masterpiece(), 4, f"passing {number}")
        table.events = []
        playout.play_out(table, [None] * 4, 300, Tally())
        cash = [1_500_000] * 4
        for what, *told in table.events:
            if what == event_kinds.CASH_PAID:
                payer, payee, amount, _ = told
                for seat, sign in ((payer, -1), (payee, 1)):
                    if seat >= 0:
                        cash[seat] += sign * amount
            elif what == event_kinds.BID_MADE:
                bluffs += told[1] > cash[told[0]]
            caught += what == event_kinds.BIDDER_CAUGHT
    assert 0 < caught < bluffs


@pytest.mark.parametrize("options", [{"overbid_mode": "block"}, {"cash_visibility": "public"}], ids=str)
def test_where_it_makes_no_sense_it_does_not_bluff_nor_doubt_its_like(options: dict[str, object]) -> None:
    act = Act()
    for number in range(60 if QUICK else 4):
        table = playout.new_game(masterpiece(**options), 4, f"honest {number}")
        while (seat := whose_move.to_act(table)) >= 0:
            steady.choose(public_table(table, seat), seat, act)
            assert act.kind != act_kinds.CHALLENGE
            assert act.kind != act_kinds.BID or act.amount <= table.hidden.cash[seat]
            assert play.play(table, seat, act) == refusals.NONE


# How games go


def test_four_of_them_draw_the_last_painting_soon() -> None:
    games = 1000 if QUICK else 20
    tally = Tally()
    play_steadily(MASTERPIECE, 4, seeds(games), 100, tally)
    assert tally.undecided == 0
    assert tally.rounds / games < 25


def test_no_seat_is_better_than_another() -> None:
    games = 4000 if QUICK else 40
    tally = Tally()
    play_steadily(MASTERPIECE, 4, seeds(games), 300, tally)
    fair = (games - tally.shared) / 4
    assert all(abs(won - fair) < 4 * (games * 3 / 16) ** 0.5 for won in tally.wins[:4])


# Others it meets


def never_bids(table: Table, seat: int, act: Act) -> None:
    """Gives nothing but safe answers: no bid, no purchase."""
    defaults.safe_answer(table, seat, act)


def buys_everything(table: Table, seat: int, act: Act) -> None:
    """Buys at every price, goes a step higher as long as the cash lasts, and sells only what it must."""
    defaults.safe_answer(table, seat, act)
    question = table.state.question
    if question == frames.BUY_OR_DECLINE:
        act.kind = act_kinds.BUY
    elif question == frames.BUY_FROM_PLAYER:
        act.kind = act_kinds.TAKE
        others = (p for p in range(24) if table.state.owner[p] not in (seat, -1, -2))
        act.number = next(others)
    elif question == frames.AUCTION:
        bid_if_it_can(table, seat, auction.lowest_bid(table), act)


def bids_its_whole_cash(table: Table, seat: int, act: Act) -> None:
    """Buys whatever is offered, and in every auction bids all it has at once."""
    buys_everything(table, seat, act)
    if act.kind == act_kinds.BID:
        act.amount = min(table.hidden.cash[seat], table.printed.bid_max)


def bid_if_it_can(table: Table, seat: int, amount: int, act: Act) -> None:
    """Bid so much, if this seat may and can pay it."""
    if auction.may_bid(table, seat, amount) == refusals.NONE and amount <= table.hidden.cash[seat]:
        act.kind = act_kinds.BID
        act.amount = amount


@pytest.mark.parametrize("strawman", [never_bids, buys_everything, bids_its_whole_cash])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_alone_among_simple_players_it_wins_most_games(strawman: Choose, seats: int) -> None:
    games = 120 if QUICK else 24
    won = 0
    for number in range(games):
        players: list[Choose | None] = [strawman] * seats
        players[number % seats] = None
        table = playout.new_game(masterpiece(), seats, f"straw {number}")
        won += playout.play_out(table, players, 300, Tally()) == 1 << number % seats
    assert won / games > 0.7


def test_it_beats_random_play() -> None:
    games = 60 if QUICK else 8
    won = 0
    for number in range(games):
        game = magie.new_game("masterpiece", seats=4, seed=number)
        bots = [make("steady" if seat == number % 4 else "random", f"{number} {seat}") for seat in range(4)]
        while (seat := game.to_act()) is not None:
            view = game.view(seat)
            game.play(seat, bots[seat].choose(view, view.legal()))
        assert game.outcome is not None
        won += game.outcome.winners == (number % 4,)
    assert won / games > 0.9
