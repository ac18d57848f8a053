"""The fast way to play out a game of Masterpiece is the same as asking everybody one by one."""

from __future__ import annotations

import pytest

import magie
import magie.bots.masterpiece.playout as playout
import magie.bots.masterpiece.steady as steady
import magie.rules.masterpiece.book.defaults as defaults
import magie.rules.masterpiece.words.act_kinds as act_kinds
from magie.bots.tally import Tally, figures
from magie.rules.bits import set_of
from magie.rules.masterpiece.family.outcome import outcome_of
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table, numbers
from tests.bots.masterpiece_tables import (
    ANN,
    BEN,
    CID,
    DORA,
    bids,
    lands_on,
    leave_cash,
    masterpiece,
    new_table,
    passes,
    play_checked,
)

QUICK = magie.engine() == "compiled"
OPTIONS: list[dict[str, object]] = [
    {},
    {"overbid_mode": "block"},
    {"round_limit": 6},
    {"start_cash": 300_000, "bid_step": 100_000},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_comes_to_the_same_as_asking_one_by_one(options: dict[str, object], seats: int) -> None:
    for number in range(30 if QUICK else 2):
        quick = playout.new_game(masterpiece(**options), seats, f"{number}")
        slow = playout.new_game(masterpiece(**options), seats, f"{number}")
        winners = playout.play_out(quick, [None] * seats, 80, Tally())
        play_checked(slow, [steady.choose] * seats, 80)
        assert numbers(quick) == numbers(slow)
        outcome = outcome_of(slow)
        assert outcome is not None
        assert winners == set_of(outcome.winners)


def test_decisions_are_counted_alike_whoever_asks() -> None:
    quick, asking = Tally(), Tally()
    for number in range(20 if QUICK else 3):
        playout.play_out(playout.new_game(masterpiece(), 4, f"{number}"), [None] * 4, 80, quick)
        playout.play_out(playout.new_game(masterpiece(), 4, f"{number}"), [steady.choose] * 4, 80, asking)
    assert figures(quick) == figures(asking)


def test_from_the_middle_of_an_auction_with_a_bluff_in_it() -> None:
    quick, slow = new_table(), new_table()
    for table in (quick, slow):
        leave_cash(table, BEN, 200_000)
        lands_on(table, "bank-auction-3")
        bids(table, BEN, 300_000)
        passes(table, CID, DORA, ANN)
        passes(table, CID)
    playout.play_out(quick, [None] * 4, 80, Tally())
    play_checked(slow, [steady.choose] * 4, 80)
    assert numbers(quick) == numbers(slow)


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    def cheat(table: Table, seat: int, act: Act) -> None:
        act.kind = act_kinds.BUY

    with pytest.raises(ValueError, match="refused"):
        playout.play_out(playout.new_game(masterpiece(), 4, "cheat"), [cheat] * 4, 10, Tally())


def test_other_bots_see_only_what_their_seat_may_know() -> None:
    def curious(table: Table, seat: int, act: Act) -> None:
        assert all(table.hidden.cash[other] == 0 for other in range(4) if other != seat)
        defaults.safe_answer(table, seat, act)

    playout.play_out(playout.new_game(masterpiece(), 4, "curious"), [curious, None, None, None], 10, Tally())


def test_equal_totals_share_the_first_place() -> None:
    table = playout.new_game(masterpiece(round_limit=1), 2, "shared")
    playout.play_out(table, [defaults.safe_answer] * 2, 5, Tally())
    table.hidden.cash = [
        table.hidden.cash[s] - total_of(table, s) + 5_000_000 if s < 2 else 0 for s in range(8)
    ]
    assert playout.winners_of(table) == 0b11


def total_of(table: Table, seat: int) -> int:
    """Cash and paintings of a seat."""
    outcome = outcome_of(table)
    assert outcome is not None
    return next(standing.worth for standing in outcome.standings if standing.seat == seat)
