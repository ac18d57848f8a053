"""What steady does at Monopoly, told as moments of a game. Seats: Ann is 0 and on turn, Ben is 1, then Cid and Dora."""

from __future__ import annotations

import pytest

import magie.bots.monopoly.playout as playout
import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.jail as jail
import magie.rules.monopoly.book.landing as landing
import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.book.movement as movement
import magie.rules.monopoly.book.play as play
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.editions import load
from magie.rules.family import family_of
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Table
from tests.bots.monopoly_tables import DEEDS, LUXURY, asked, deal, leave_cash, new_table, plays, set_of

ANN, BEN, CID, DORA = range(4)
LIGHT_BLUE = ("oriental", "vermont", "connecticut")
ORANGE = ("st-james", "tennessee", "new-york")
SPACES = [space.id for space in LUXURY.spaces]


def everybody_passes(table: Table) -> None:
    """Ben, Cid and Dora have nothing to do before Ann's throw."""
    for _ in range(table.state.seats - 1):
        plays(table, kind=act_kinds.PASS)


def lands_on(table: Table, space: str) -> None:
    """Ann's token comes to a space by a throw."""
    table.state.turns += 1  # no longer the moment for business
    everybody_passes(table)
    stack.push(table.state, frames.MOVING, ANN, 0)
    movement.put_token(table, ANN, SPACES.index(space), how.BY_DICE)
    landing.land(table, ANN, 1, 0)


def test_it_buys_what_it_lands_on() -> None:
    table = new_table()
    lands_on(table, "boardwalk")
    assert asked(table).kind == act_kinds.BUY


def test_it_leaves_a_deed_that_would_take_its_reserve() -> None:
    table = new_table()
    leave_cash(table, ANN, 450)
    lands_on(table, "boardwalk")
    assert asked(table).kind == act_kinds.DECLINE


@pytest.mark.parametrize("owner", [ANN, BEN])
def test_a_street_that_makes_or_breaks_a_group_is_worth_the_last_coin(owner: int) -> None:
    table = new_table()
    deal(table, owner, "park-place")
    leave_cash(table, ANN, 400)
    lands_on(table, "boardwalk")
    assert asked(table).kind == act_kinds.BUY


def test_it_mortgages_what_it_misses_least_for_a_whole_group() -> None:
    table = new_table()
    deal(table, ANN, "park-place", "reading", "kentucky")
    leave_cash(table, ANN, 300)
    lands_on(table, "boardwalk")
    act = asked(table)
    assert (act.kind, act.deed) == (act_kinds.MORTGAGE, DEEDS.index("kentucky"))
    plays(table, kind=act_kinds.MORTGAGE, deed=act.deed)
    assert asked(table).kind == act_kinds.BUY


def test_it_builds_three_houses_each_after_its_turn() -> None:
    table = new_table()
    deal(table, DORA, *LIGHT_BLUE)  # Dora sits to the right of Ann: hers was the last turn
    plays(table, kind=act_kinds.PASS)
    plays(table, kind=act_kinds.PASS)
    act = asked(table)
    assert (act.kind, act.count) == (act_kinds.BUILD, 9)
    assert play.play(table, DORA, act) == 0
    assert [table.state.level[DEEDS.index(name)] for name in LIGHT_BLUE] == [3, 3, 3]


def test_it_frees_a_street_before_it_can_build() -> None:
    table = new_table()
    deal(table, DORA, *LIGHT_BLUE)
    plays(table, kind=act_kinds.PASS)
    plays(table, kind=act_kinds.PASS)
    plays(table, kind=act_kinds.MORTGAGE, deed=DEEDS.index("vermont"))
    act = asked(table)
    assert (act.kind, act.deed) == (act_kinds.LIFT, DEEDS.index("vermont"))


def test_it_offers_a_swap_that_gives_both_a_whole_group() -> None:
    table = new_table()
    deal(table, ANN, "oriental", "vermont", "st-james")
    deal(table, BEN, "connecticut", "tennessee", "new-york")
    everybody_passes(table)
    act = asked(table)
    assert (act.kind, act.seat) == (act_kinds.OFFER, BEN)
    assert (act.deeds, act.deeds_back) == (set_of("st-james"), set_of("connecticut"))
    assert play.play(table, ANN, act) == 0
    assert asked(table).kind == act_kinds.ACCEPT  # Ben, steady too, is asked at once


def test_it_offers_once_and_not_again_when_declined() -> None:
    table = new_table()
    deal(table, ANN, "oriental", "vermont", "st-james")
    deal(table, BEN, "connecticut", "tennessee", "new-york")
    everybody_passes(table)
    assert play.play(table, ANN, asked(table)) == 0
    plays(table, kind=act_kinds.REJECT, number=1)
    assert asked(table).kind == act_kinds.ROLL


def offer_to_ben(table: Table, cash: int, gives: str = "") -> None:
    """Ann offers cash, and perhaps a deed, for Ben's Connecticut."""
    act = Act()
    act.kind = act_kinds.OFFER
    act.seat = BEN
    act.amount = cash
    act.deeds = set_of(gives) if gives else 0
    act.deeds_back = set_of("connecticut")
    assert play.play(table, ANN, act) == 0


@pytest.mark.parametrize(
    ("cash", "answer"),
    [(120, act_kinds.REJECT), (300, act_kinds.REJECT), (1000, act_kinds.ACCEPT), (-10, act_kinds.REJECT)],
)
def test_it_hands_over_a_whole_group_only_for_a_good_price(cash: int, answer: int) -> None:
    table = new_table()
    deal(table, ANN, "oriental", "vermont")
    deal(table, BEN, "connecticut")
    offer_to_ben(table, cash)
    assert asked(table).kind == answer


def test_it_takes_the_better_of_two_single_deeds() -> None:
    table = new_table()
    deal(table, ANN, "boardwalk")
    deal(table, BEN, "connecticut")
    offer_to_ben(table, 0, "boardwalk")
    assert asked(table).kind == act_kinds.ACCEPT


def test_it_bids_for_what_it_needs_and_lets_the_rest_go() -> None:
    table = new_table()
    deal(table, BEN, "park-place")
    leave_cash(table, CID, 90)
    lands_on(table, "boardwalk")
    plays(table, kind=act_kinds.DECLINE)
    bid = asked(table)
    assert bid.kind == act_kinds.BID
    assert bid.amount > 400  # Ben would have the dark blue group
    plays(table, kind=act_kinds.BID, amount=bid.amount)
    assert asked(table).kind == act_kinds.PASS  # Cid has only his reserve


def test_in_debt_single_deeds_go_first_and_whole_groups_last() -> None:
    table = new_table()
    deal(table, ANN, *ORANGE, "baltic", "reading", "kentucky", "indiana")
    leave_cash(table, ANN, 10)
    lands_on(table, "jail")
    money.owe(table, ANN, owners.BANK, 460, why.CARD)
    order = []
    while top.kind(table.state) == frames.DEBT:
        act = asked(table)
        assert act.kind == act_kinds.MORTGAGE
        order.append(DEEDS[act.deed])
        plays(table, kind=act_kinds.MORTGAGE, deed=act.deed)
    assert order == ["baltic", "reading", "kentucky", "indiana", "new-york"]


def test_buildings_go_when_nothing_is_left_to_mortgage_and_no_more_than_needed() -> None:
    table = new_table()
    deal(table, ANN, *LIGHT_BLUE)
    for name in LIGHT_BLUE * 2:
        building.put_building(table, ANN, DEEDS.index(name), 50)
    leave_cash(table, ANN, 10)
    lands_on(table, "jail")
    money.owe(table, ANN, owners.BANK, 60, why.CARD)
    act = asked(table)
    assert act.kind == act_kinds.SELL
    assert play.play(table, ANN, act) == 0
    assert sum(table.state.level[DEEDS.index(name)] for name in LIGHT_BLUE) == 4
    assert table.state.cash[ANN] == 0


def test_it_gives_up_when_nothing_helps() -> None:
    table = new_table()
    deal(table, ANN, "baltic")
    leave_cash(table, ANN, 10)
    lands_on(table, "jail")
    money.owe(table, ANN, BEN, 500, why.RENT)
    assert asked(table).kind == act_kinds.DECLARE_BANKRUPTCY


def test_it_leaves_jail_while_there_is_land_to_buy() -> None:
    table = new_table()
    jail.go_to_jail(table, ANN, how.BY_SPACE)
    everybody_passes(table)
    assert asked(table).kind == act_kinds.PAY_FINE


def test_it_stays_in_jail_when_all_is_sold() -> None:
    table = new_table()
    for i, name in enumerate(DEEDS):
        deal(table, (BEN, CID, DORA)[i % 3], name)
    jail.go_to_jail(table, ANN, how.BY_SPACE)
    everybody_passes(table)
    assert asked(table).kind == act_kinds.ROLL


def asked_for_the_tax(cash: int, deeds: tuple[int, ...], level: int = 0) -> str:
    """How steady pays 200 or a tenth in Harry Potter, with this cash, these deeds and buildings on the first two."""
    table = playout.new_game(family_of(load("harry_potter")).printed, 4, "tax")
    leave_cash(table, ANN, cash)
    for deed in deeds:
        hands.give_deed(table, deed, ANN)
    table.state.level = [level if deed < 2 else 0 for deed in range(len(table.state.level))]
    stack.push(table.state, frames.TAX_CHOICE, ANN, 4)
    act = asked(table)
    assert act.kind == act_kinds.CHOOSE_TAX
    return "a tenth" if act.amount else "200"


def test_it_guesses_at_its_worth_from_cash_and_number_of_deeds() -> None:
    cheap, dear = (0, 1, 3, 4, 5), (20, 24, 25, 26, 27)  # brown and light blue, or green and dark blue
    for cash in range(0, 2500, 100):
        answer = asked_for_the_tax(cash, cheap)
        assert answer == asked_for_the_tax(cash, dear) == asked_for_the_tax(cash, cheap, level=5)
    assert asked_for_the_tax(500, cheap) == "a tenth"
    assert asked_for_the_tax(1500, cheap) == "200"
    assert asked_for_the_tax(1500, ()) == "a tenth"
