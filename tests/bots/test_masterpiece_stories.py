"""What steady does at Masterpiece, told as moments of a game. Ann is on turn, Ben sits to her left, then Cid, Dora."""

from __future__ import annotations

import pytest

import magie.bots.masterpiece.bidding as bidding
import magie.bots.masterpiece.counting as counting
import magie.bots.masterpiece.knowing as knowing
import magie.bots.masterpiece.worth as worth
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.limits as limits
import magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state import Table
from tests.bots.masterpiece_tables import (
    ANN,
    BEN,
    CID,
    DORA,
    SPACES,
    asked,
    bids,
    draws,
    finish_auction,
    hands_on,
    lands_on,
    leave_cash,
    masterpiece,
    new_table,
    passes,
    plays,
)

FINE, POOR = 1_000_000, 100_000
MEAN = 362_500  # of all 24 value cards


def show_the_fine_ones(table: Table, down_to: int) -> None:
    """The dearest cards are drawn and cashed in by Dora, down to this value."""
    while max(values_in_the_pile(table)) >= down_to:
        put_on_top(table, max(values_in_the_pile(table)))
        paintings.cash_in(table, draws(table, DORA), 0, why.VALUE)


def values_in_the_pile(table: Table) -> list[int]:
    """The value cards still to come."""
    return list(table.hidden.value_pile)[: table.state.pile]


def put_on_top(table: Table, value: int) -> None:
    """This value card is the next to be drawn."""
    pile = values_in_the_pile(table)
    pile.remove(value)
    table.hidden.value_pile = [*pile, value] + [0] * (limits.MOST_PAINTINGS - len(pile) - 1)


# What things are worth


def test_an_unknown_painting_is_worth_the_mean_of_the_cards_it_has_not_seen() -> None:
    table = new_table(pile=[FINE])
    assert knowing.mean_unseen(table, ANN) == MEAN
    draws(table, ANN)
    assert knowing.mean_unseen(table, ANN) == (24 * MEAN - FINE) // 23  # Ann has seen the finest
    assert knowing.mean_unseen(table, BEN) == MEAN  # Ben has not


def test_it_remembers_what_it_sold_and_sees_what_is_shown() -> None:
    table = new_table(pile=[FINE, POOR])
    first = draws(table, ANN)
    hands_on(table, first, BEN)
    assert knowing.value_seen(table, ANN, first) == FINE
    assert knowing.value_seen(table, CID, first) == amounts.UNKNOWN
    second = draws(table, DORA)
    paintings.cash_in(table, second, POOR, why.VALUE)
    assert knowing.value_seen(table, CID, second) == POOR


def test_a_fine_painting_is_worth_a_little_less_while_others_may_get_it_cheap() -> None:
    early, late = new_table(pile=[FINE, POOR]), new_table(pile=[FINE, POOR])
    for table in (early, late):
        draws(table, ANN, times=2)
    late.state.pile = 1
    painting = next(p for p in range(24) if early.hidden.value[p] == FINE)
    other = next(p for p in range(24) if early.hidden.value[p] == POOR)
    assert 0.75 * FINE < worth.worth(early, ANN, painting) < FINE
    assert worth.worth(late, ANN, painting) > 0.98 * FINE
    assert worth.worth(early, ANN, other) > POOR  # somebody may still pay more for it


# Buying


@pytest.mark.parametrize("space", ["buy-250-17", "buy-300-5", "buy-350-13", "buy-400-1"])
def test_it_buys_below_what_may_lie_behind_the_top_painting(space: str) -> None:
    table = new_table()
    lands_on(table, space)
    assert asked(table).kind == act_kinds.BUY


def test_it_refuses_when_the_fine_ones_are_gone() -> None:
    table = new_table()
    show_the_fine_ones(table, 600_000)
    lands_on(table, "buy-350-13")
    assert asked(table).kind == act_kinds.DECLINE
    lands_on(table, "buy-250-17")
    assert asked(table).kind == act_kinds.BUY


def test_it_takes_a_painting_it_remembers_to_be_fine() -> None:
    table = new_table(pile=[POOR, 700_000, FINE])
    draws(table, BEN)
    for owner in (CID, DORA):
        hands_on(table, draws(table, ANN), owner)
    lands_on(table, "buy-from-player-22")
    act = asked(table)
    assert (act.kind, table.hidden.value[act.number]) == (act_kinds.TAKE, FINE)


def test_it_takes_nothing_for_400_000_that_it_knows_nothing_about() -> None:
    table = new_table(pile=[FINE, 750_000])
    draws(table, BEN, times=2)
    lands_on(table, "buy-from-player-22")
    assert asked(table).kind == act_kinds.DECLINE


def test_it_takes_an_unknown_painting_when_only_fine_ones_are_left() -> None:
    table = new_table()
    while min(values_in_the_pile(table)) < 350_000:
        put_on_top(table, min(values_in_the_pile(table)))
        paintings.cash_in(table, draws(table, DORA), 0, why.VALUE)
    draws(table, BEN)
    lands_on(table, "buy-from-player-22")
    assert asked(table).kind == act_kinds.TAKE


# Selling


def test_it_cashes_in_its_finest_painting() -> None:
    table = new_table(pile=[POOR, FINE, 700_000])
    draws(table, ANN, times=3)
    lands_on(table, "sell-any-6")
    act = asked(table)
    assert (act.kind, table.hidden.value[act.number]) == (act_kinds.SELL, FINE)


def test_it_does_not_sell_for_little_what_others_may_pay_more_for() -> None:
    table = new_table(pile=[POOR, 0, 300_000])
    draws(table, ANN, times=3)
    lands_on(table, "sell-any-6")
    assert asked(table).kind == act_kinds.DECLINE


@pytest.mark.parametrize("least", [0, 400_000])
def test_forced_to_sell_it_unloads_the_least_valuable(least: int) -> None:
    table = new_table(pile=[FINE, least, 500_000])
    draws(table, ANN, times=3)
    lands_on(table, "sell-for-350-26")
    act = asked(table)
    assert (act.kind, table.hidden.value[act.number]) == (act_kinds.SELL, least)


# Auctions


def test_auctions_usually_sell_although_all_think_alike() -> None:
    table = new_table()
    lands_on(table, "bank-auction-3")
    finish_auction(table)
    assert table.state.pile == 23
    assert [table.hidden.cash[seat] for seat in range(4)].count(1_500_000) == 3


def test_it_opens_with_half_of_its_limit_and_then_goes_up_in_steps() -> None:
    table = new_table()
    lands_on(table, "bank-auction-3")
    limit = bidding.limit(table, BEN, worth.worth(table, BEN, table.state.lot))
    opening_bid = asked(table)
    assert (opening_bid.kind, opening_bid.amount) == (act_kinds.BID, limit // 2 // 50_000 * 50_000)
    bids(table, BEN, opening_bid.amount)
    passes(table, CID, DORA, ANN)
    assert asked(table, CID).amount == opening_bid.amount + 50_000


def test_in_every_tick_one_seat_in_turn_goes_a_step_further() -> None:
    table = new_table()
    lands_on(table, "bank-auction-3")
    for standing in (100_000, 150_000):
        for seat in (BEN, CID, DORA, ANN):
            bids(table, seat, standing)
        steps = [asked(table, seat).amount - standing for seat in range(4)]
        assert sorted(steps) == [50_000, 50_000, 50_000, 100_000]
        assert steps.index(100_000) == table.state.asked % 4


def test_it_opens_low_when_nobody_else_could_pay() -> None:
    table = new_table(seats=2)
    leave_cash(table, BEN, 50_000)
    lands_on(table, "bank-auction-3")
    assert asked(table, ANN).amount == 100_000


def test_it_stops_below_what_the_painting_is_worth() -> None:
    table = new_table()
    lands_on(table, "bank-auction-3")
    bids(table, BEN, 400_000)
    passes(table, CID, DORA, ANN)
    assert asked(table, CID).kind == act_kinds.PASS


def test_it_knows_what_it_bids_for() -> None:
    table = new_table(pile=[FINE, 0])
    fine, forgery = draws(table, BEN), draws(table, BEN)
    for painting in (fine, forgery):
        hands_on(table, painting, ANN)
    for painting, answer in ((fine, act_kinds.BID), (forgery, act_kinds.PASS)):
        auction.open_private_auction(table, ANN, painting)
        bids(table, CID, 300_000)
        passes(table, BEN, DORA)
        assert asked(table, BEN).kind == answer  # Ben had both of them


# The winner's curse


def ben_knows(value: int) -> Table:
    """Ann's only painting, which was Ben's before, is put up."""
    table = new_table(pile=[value])
    hands_on(table, draws(table, BEN), ANN)
    lands_on(table, "private-auction-0")
    return table


def test_it_does_not_overbid_what_somebody_who_knows_it_lets_go() -> None:
    table = ben_knows(0)
    bids(table, CID, 250_000)
    passes(table, BEN, DORA)
    assert asked(table, DORA).kind == act_kinds.PASS
    leave_cash(table, BEN, 0)  # now he could not go on, whatever he knows
    assert asked(table, DORA).kind == act_kinds.BID


def test_behind_somebody_who_knows_it_goes_two_steps_above_his_bid() -> None:
    table = ben_knows(FINE)
    assert asked(table, DORA).amount == 100_000  # nobody has bid: the least
    bids(table, BEN, 100_000)
    passes(table, CID, DORA)
    assert asked(table, DORA).kind == act_kinds.BID
    passes(table, DORA)
    bids(table, CID, 200_000)
    assert asked(table, DORA).kind == act_kinds.PASS  # 250,000 would be three steps above what Ben gives


def test_it_breaks_no_tie_behind_somebody_who_knows() -> None:
    table = ben_knows(0)
    passes(table, BEN)
    for seat in (CID, DORA):
        bids(table, seat, 300_000)
    assert table.state.leaders == 0b1100
    assert asked(table, CID).kind == asked(table, DORA).kind == act_kinds.PASS


def test_an_unknown_painting_of_another_player_is_worth_less_than_one_of_the_bank_early() -> None:
    table = new_table()
    his = draws(table, BEN)
    assert worth.worth(table, ANN, his) < worth.worth(table, ANN, table.state.top)


def test_what_is_left_in_the_pile_is_better_than_the_mean() -> None:
    table = new_table()
    assert knowing.mean_of_the_rest(table, ANN) == knowing.mean_unseen(table, ANN) == MEAN
    draws(table, BEN, times=20)  # had there been fine ones among them, Ben would have cashed them in
    assert knowing.mean_unseen(table, ANN) == MEAN
    assert 1.15 * MEAN < knowing.mean_of_the_rest(table, ANN) <= 1.2 * MEAN


# Its means


def test_early_it_never_bids_above_its_cash() -> None:
    table = new_table()
    leave_cash(table, BEN, 150_000)
    lands_on(table, "bank-auction-3")
    bids(table, CID, 100_000)
    passes(table, BEN, DORA, ANN)
    assert asked(table, BEN).amount == 150_000
    passes(table, BEN, DORA)
    bids(table, ANN, 150_000)
    assert asked(table, BEN).kind == act_kinds.PASS


def test_into_its_reserve_it_goes_only_for_a_bargain() -> None:
    rich, poor = new_table(), new_table()
    leave_cash(poor, BEN, 400_000)
    for table in (rich, poor):
        lands_on(table, "bank-auction-3")
        bids(table, CID, 250_000)
        passes(table, BEN, DORA, ANN)
    assert asked(rich, BEN).kind == act_kinds.BID
    assert asked(poor, BEN).kind == act_kinds.PASS


def test_for_the_last_painting_it_needs_no_reserve() -> None:
    table = new_table()
    leave_cash(table, BEN, 400_000)
    lands_on(table, "bank-auction-3")
    most = worth.worth(table, BEN, table.state.lot)
    early = bidding.limit(table, BEN, most)
    table.state.pile = 1
    assert early < bidding.limit(table, BEN, most) == most - 50_000


def test_of_those_who_are_tied_the_first_goes_on() -> None:
    table = new_table(seats=3)
    lands_on(table, "bank-auction-3")
    limit = bidding.limit(table, ANN, worth.worth(table, ANN, table.state.lot))
    tied = limit // 50_000 * 50_000
    for seat in (BEN, CID, ANN):
        bids(table, seat, tied)
    assert table.state.leaders == 0b111
    assert asked(table, BEN).amount == tied + 50_000  # Ben is the first from the auctioneer's left
    assert asked(table, CID).kind == asked(table, ANN).kind == act_kinds.PASS


def test_a_tie_that_is_too_dear_is_left_alone() -> None:
    table = new_table(seats=3)
    lands_on(table, "bank-auction-3")
    for seat in (BEN, CID):
        bids(table, seat, 500_000)
    passes(table, ANN)
    for seat in (BEN, CID, ANN):
        assert asked(table, seat).kind == act_kinds.PASS
    finish_auction(table)
    assert table.state.pile == 24
    assert table.state.question == frames.ROLL


# Counting, and doubts


def in_round(table: Table, rounds: int) -> Table:
    """So many rounds have been played."""
    table.state.rounds = rounds
    return table


def test_at_the_start_it_knows_what_everybody_has() -> None:
    table = new_table()
    leave_cash(table, BEN, 700_000)
    assert counting.cash_guessed(table, ANN, BEN) == 700_000


def test_later_its_count_is_vague_and_everybody_errs_in_another_way() -> None:
    table = in_round(new_table(), 10)
    leave_cash(table, BEN, 800_000)
    for seat in (ANN, CID, DORA):
        draws(table, seat)
    guesses = [counting.cash_guessed(table, seat, BEN) for seat in (ANN, CID, DORA)]
    assert len(set(guesses)) == 3
    assert all(450_000 <= guess <= 1_150_000 for guess in guesses)
    assert counting.vagueness(table, 800_000) == 350_000
    assert counting.vagueness(in_round(table, 5), 800_000) == 175_000
    assert counting.vagueness(in_round(table, 30), 800_000) == 350_000


def test_what_it_believes_does_not_change_with_how_it_is_asked() -> None:
    for rounds in (0, 4, 12):
        table = in_round(new_table(), rounds)
        draws(table, ANN)
        leave_cash(table, BEN, 400_000)
        guess = counting.cash_guessed(table, ANN, BEN)
        for amount in range(0, 800_000, 50_000):
            assert counting.seems_to_have(table, ANN, BEN, amount) == (amount <= guess)


def test_where_cash_lies_open_it_counts_right() -> None:
    table = in_round(new_table(cash_visibility="public"), 20)
    leave_cash(table, BEN, 800_000)
    assert counting.cash_guessed(table, ANN, BEN) == 800_000


def test_another_value_card_gives_it_another_error() -> None:
    """Nobody who has not seen its cards can tell what it believes."""
    guesses = set()
    for value in (1_000_000, 750_000, 700_000, 650_000, 600_000):
        table = in_round(new_table(pile=[value]), 10)
        draws(table, ANN)
        guesses.add(counting.cash_guessed(table, ANN, BEN))
    assert len(guesses) == 5


def ben_bids(amount: int, *, cash: int, rounds: int, value: int = FINE) -> Table:
    """Ben, who has so much, leads with a bid; Cid, Dora and Ann have seen a card each, Cid one of this value."""
    table = in_round(new_table(pile=[value]), rounds)
    for seat in (CID, DORA, ANN):
        draws(table, seat)
    leave_cash(table, BEN, cash)
    lands_on(table, "bank-auction-3")
    bids(table, BEN, amount)
    passes(table, CID, DORA, ANN)
    return table


@pytest.mark.parametrize("rounds", [0, 20])
def test_it_doubts_a_bid_that_cannot_be_paid(rounds: int) -> None:
    table = ben_bids(700_000, cash=100_000, rounds=rounds)
    for seat in (ANN, CID, DORA):
        act = asked(table, seat)
        assert (act.kind, act.number, act.amount) == (act_kinds.CHALLENGE, BEN, amounts.HIS_HIGHEST)


def test_it_doubts_in_the_last_call_too() -> None:
    table = ben_bids(700_000, cash=100_000, rounds=20)
    passes(table, CID, DORA, ANN)
    assert table.state.question == frames.LAST_CALL
    assert asked(table, CID).kind == act_kinds.CHALLENGE


def test_it_doubts_once_and_then_goes_on_bidding() -> None:
    table = new_table()
    leave_cash(table, BEN, 200_000)
    lands_on(table, "bank-auction-3")
    bids(table, BEN, 250_000)
    passes(table, CID, DORA, ANN)
    plays(table, CID, kind=act_kinds.CHALLENGE, number=BEN, amount=amounts.HIS_HIGHEST)
    passes(table, DORA, ANN)
    assert table.state.runs == 2
    assert asked(table, CID).kind == act_kinds.BID


@pytest.mark.parametrize(("rounds", "bid"), [(0, 1_500_000), (20, 900_000)])
def test_it_doubts_no_bid_that_is_surely_covered(rounds: int, bid: int) -> None:
    table = ben_bids(bid, cash=1_500_000, rounds=rounds)
    for seat in (ANN, CID, DORA):
        assert asked(table, seat).kind == act_kinds.PASS


CARDS = sorted(set(masterpiece().value_cards[:24]))


def test_later_it_lets_a_bluff_pass_or_doubts_what_is_covered() -> None:
    bluff = {asked(ben_bids(500_000, cash=400_000, rounds=12, value=value), CID).kind for value in CARDS}
    covered = {asked(ben_bids(500_000, cash=500_000, rounds=12, value=value), CID).kind for value in CARDS}
    assert act_kinds.CHALLENGE in bluff & covered
    assert bluff - {act_kinds.CHALLENGE}
    assert covered - {act_kinds.CHALLENGE}


def test_what_it_let_pass_once_it_does_not_doubt_in_the_next_tick() -> None:
    """It does not think about a bid anew in every tick, or it would doubt each one in the end."""
    for value in CARDS:
        table = ben_bids(400_000, cash=350_000, rounds=12, value=value)
        before = asked(table, CID).kind
        table.state.asked += 5
        assert (asked(table, CID).kind == act_kinds.CHALLENGE) == (before == act_kinds.CHALLENGE)


# Bluffs


def cid_leads(
    value: int, options: dict[str, object] | None = None, *,
    bid: int = 150_000, cash: int = 150_000, rounds: int = 10,
) -> Table:  # fmt: skip
    """Cid leads in an auction of the bank, and Ben, who has seen one card, cannot pay more than that."""
    table = in_round(new_table(4, [value], **(options or {})), rounds)
    draws(table, BEN)
    leave_cash(table, BEN, cash)
    lands_on(table, "bank-auction-3")
    bids(table, CID, bid)
    passes(table, BEN, DORA, ANN)
    return table


def bluffs_of_ben(options: dict[str, object] | None = None, **position: int) -> set[int]:
    """What Ben bids above his cash in such a position, over all value cards that he may have seen."""
    acts_of_ben = [asked(cid_leads(value, options, **position), BEN) for value in CARDS]
    assert act_kinds.PASS in {act.kind for act in acts_of_ben}
    return {act.amount for act in acts_of_ben if act.kind == act_kinds.BID}


def test_now_and_then_it_drives_up_a_price_with_money_it_does_not_have() -> None:
    assert bluffs_of_ben() == {200_000}


@pytest.mark.parametrize(
    "position",
    [
        {"rounds": 0},  # everybody knows what he has
        {"cash": 0, "bid": 200_000},  # nobody would believe it
        {"cash": 300_000, "bid": 300_000},  # perhaps nobody would go on
    ],
    ids=str,
)
def test_it_does_not_bluff_where_that_makes_no_sense(position: dict[str, int]) -> None:
    assert bluffs_of_ben(None, **position) == set()


@pytest.mark.parametrize(
    "options",
    [{"overbid_mode": "block"}, {"cash_visibility": "public"}, {"bid_max": 150_000}],
    ids=str,
)
def test_it_does_not_bluff_where_the_table_leaves_no_room_for_it(options: dict[str, object]) -> None:
    assert bluffs_of_ben(options) == set()


def test_it_does_not_bluff_when_nobody_seems_to_have_more() -> None:
    for value in CARDS:
        table = cid_leads(value)
        for seat in (ANN, CID, DORA):
            leave_cash(table, seat, 0)
        assert asked(table, BEN).kind != act_kinds.BID


def test_once_caught_it_does_not_bluff_again_in_this_auction() -> None:
    for value in CARDS:
        table = cid_leads(value)
        caught = list(table.state.caught)
        caught[BEN] = 1
        table.state.caught = caught
        assert asked(table, BEN).kind == act_kinds.PASS


def test_it_does_not_bluff_where_somebody_knows_the_painting() -> None:
    for value in CARDS:
        table = in_round(new_table(pile=[value, POOR]), 10)
        draws(table, BEN)
        hands_on(table, draws(table, CID), ANN)
        leave_cash(table, BEN, 150_000)
        lands_on(table, "private-auction-0")
        bids(table, CID, 150_000)
        passes(table, BEN, DORA)
        assert asked(table, BEN).kind == act_kinds.PASS


# The neighbour's choice, and the start


def test_it_sends_the_painting_it_remembers_to_be_fine_to_auction() -> None:
    table = new_table(pile=[200_000, FINE, 250_000])
    draws(table, ANN)
    fine = draws(table, BEN)
    hands_on(table, fine, ANN)
    draws(table, ANN)
    lands_on(table, "private-auction-0")
    act = asked(table, BEN)
    assert (act.kind, act.number) == (act_kinds.CHOOSE_LOT, fine)


def test_rather_an_unknown_painting_than_one_it_knows_to_be_poor() -> None:
    table = new_table(pile=[FINE, POOR, 500_000])
    draws(table, ANN)
    hands_on(table, draws(table, BEN), ANN)
    newest = draws(table, ANN)
    lands_on(table, "private-auction-0")
    assert asked(table, BEN).number == newest  # an owner would have cashed in the older one, were it fine


def test_it_starts_before_the_spaces_that_promise_most() -> None:
    table = new_table()
    asking.ask(table.state, frames.CHOOSE_SPACE, ANN)
    act = asked(table, ANN)
    assert act.kind == act_kinds.CHOOSE_SPACE
    ahead = {SPACES[(act.number + step) % len(SPACES)] for step in range(1, 7)}
    assert {"collect-500-23", "sell-for-350-26", "inherit-27", "collect-300-28"} <= ahead
