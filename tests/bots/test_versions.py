"""The old version that the steady bot is measured against, and the measuring itself."""

from __future__ import annotations

from collections import Counter

import bench.overpayment as overpayment
import bench.steady_1 as steady_1
import bench.versus as versus
import pytest

import magie
import magie.bots.masterpiece.playout as playout
import magie.bots.masterpiece.steady as steady
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.event_kinds as event_kinds
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table
from tests.bots.masterpiece_tables import ANN, BEN, CID, masterpiece, play_checked

QUICK = magie.engine() == "compiled"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_steady_1_plays_by_the_rules_and_without_tricks(seats: int) -> None:
    def honest(table: Table, seat: int, act: Act) -> None:
        steady_1.choose(table, seat, act)
        assert act.kind != act_kinds.BID or act.amount <= table.hidden.cash[seat]
        if act.kind == act_kinds.CHALLENGE:
            assert table.state.counted[act.number] < table.state.best[act.number]

    for number in range(10 if QUICK else 1):
        players = [honest if (seat + number) % 2 else steady.choose for seat in range(seats)]
        play_checked(playout.new_game(masterpiece(), seats, f"version {number}"), players, 80)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_is_the_new_bots_half_of_the_time(seats: int) -> None:
    turns = versus.seatings(seats)
    assert all(sum(new >> seat & 1 for new in turns) * 2 == len(turns) for seat in range(seats))


def test_the_comparison_says_who_wins_how_surely(capsys: pytest.CaptureFixture[str]) -> None:
    versus.compare(masterpiece(), 4, ("steady", "steady-1"), 6, "test")
    said = capsys.readouterr().out
    assert "4 seats, 6 games: steady wins " in said
    assert "against steady-1 (equal: 50%)" in said


def test_it_counts_bluffs_and_doubts_by_side() -> None:
    found: Counter[str] = Counter()
    events = [
        (event_kinds.CASH_PAID, owners.BANK, ANN, 100_000, why.START),
        (event_kinds.BID_MADE, ANN, 100_000, 0, 0),
        (event_kinds.CHALLENGE_COVERED, BEN, ANN, 100_000, 0),
        (event_kinds.BID_MADE, ANN, 150_000, 0, 0),
        (event_kinds.BIDDER_CAUGHT, ANN, 150_000, CID, 0),
    ]
    versus.count_tricks(events, 1 << ANN | 1 << CID, found)
    assert found == {"new bluffs": 1, "new caught": 1, "new right doubts": 1, "old wrong doubts": 1}


def test_a_purchase_is_followed_until_the_painting_leaves_its_buyer() -> None:
    ledger = overpayment.Ledger(24)
    for event in [
        (event_kinds.AUCTION_OPENED, 7, owners.BANK, 0b1111, 0),
        (event_kinds.AUCTION_WON, ANN, 7, 300_000, 0),
        (event_kinds.PAINTING_TAKEN, ANN, 7, how.WON, 0),
        (event_kinds.VALUE_SEEN, ANN, 7, 0, 0),
        (event_kinds.AUCTION_OPENED, 7, ANN, 0b1110, 0),
        (event_kinds.AUCTION_WON, BEN, 7, 350_000, 0),
        (event_kinds.PAINTING_TAKEN, BEN, 7, how.WON, 0),
        (event_kinds.VALUE_SEEN, BEN, 7, 0, 0),
        (event_kinds.AUCTION_OPENED, 7, BEN, 0b1101, 0),
        (event_kinds.AUCTION_WON, CID, 7, 50_000, 0),
        (event_kinds.PAINTING_TAKEN, CID, 7, how.WON, 0),
        (event_kinds.PAINTING_CASHED_IN, CID, 7, 0, 350_000),
    ]:
        ledger.read(event)
    assert [(p.seat, p.price, p.got) for p in ledger.closed] == [
        (ANN, 300_000, 350_000),
        (BEN, 350_000, 50_000),
        (CID, 50_000, 350_000),
    ]
    assert [p.place for p in ledger.closed] == [
        "bank auction, early",
        "private auction, nobody knows, early",
        "private auction, a former owner bids, early",
    ]


def test_games_are_read_off_to_the_last_painting() -> None:
    found = list(overpayment.purchases("steady", 2, 4, "test"))
    assert found
    assert all(p.price > 0 for p in found)
