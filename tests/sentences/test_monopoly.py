"""Monopoly: what happens, what may be done and what is asked is said in the words of the edition."""

from __future__ import annotations

from typing import cast

import pytest

import magie
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.state.hands as hands
from magie.editions import MonopolyEdition, load, names
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family import events as ev
from magie.rules.monopoly.people.sentences import say, tell
from magie.rules.monopoly.people.sentences.saying import REASONS
from tests.sentences.reading import NAMES, assert_whole_games_read_well

LUXURY = cast(MonopolyEdition, load("luxury"))


def test_every_coin_has_a_reason() -> None:
    assert set(REASONS) == set(ev.WHY.values())


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.CashPaid(payer=0, payee=1, amount=26, why="rent"), "Ann pays Ben $26 rent."),
        (ev.CashPaid(payer=None, payee=0, amount=200, why="salary"), "The Bank pays Ann $200 salary."),
        (ev.CashPaid(payer=2, payee=None, amount=1500, why="tax"), "Cleo pays the Bank $1,500 tax."),
        (ev.DiceThrown(seat=0, dice=(3, 4)), "Ann throws 3 and 4."),
        (ev.DiceThrown(seat=0, dice=(3, 3)), "Ann throws double 3."),
        (ev.Built(seat=1, street="baltic", level=5, price=50), "Ben builds a hotel on Baltic Avenue for $50."),
        (
            ev.BuildingsSold(seat=1, street="baltic", before=5, after=3),
            "Ben sells a hotel on Baltic Avenue down to three houses.",
        ),
        (ev.BuildingsSold(seat=1, street="baltic", before=3, after=1), "Ben sells two houses on Baltic Avenue."),
        (
            ev.OfferMade(
                by=0, to=1, offer=1, give=a.Goods(50, ("baltic",)), take=a.Goods(0, ("reading", "boardwalk")), lift=()
            ),
            "Ann offers Ben Baltic Avenue and $50 for Reading Railroad and Boardwalk.",
        ),
        (ev.ClaimOpened(owner=0, payer=1, deed="water", amount=None, claim=1), "Ann may ask Ben for rent by a throw on Water Works."),
        (ev.ClaimsFull(owner=0, payer=1, deed="water", claim=1), "Ten rents are open already, so the oldest counts as asked for: Ann's from Ben on Water Works."),
        (ev.AuctionOpened(lot="house"), "A house is up for auction."),
        (ev.DebtLapsed(debtor=0, creditor=2, amount=50), "Ann no longer owes Cleo $50."),
        (ev.WentBankrupt(seat=2, creditor=None), "Cleo is bankrupt; what is left goes to the Bank."),
        (ev.GameEnded(how="last_standing"), "The game is over: only one player is left."),
    ],
)  # fmt: skip
def test_an_event_reads_well(event: Event, sentence: str) -> None:
    assert say(event, LUXURY, NAMES) == sentence


@pytest.mark.parametrize("how", ["by_doubles", "by_fine", "by_jail_card", "by_third_throw"])
def test_every_way_out_of_jail_is_told(how: str) -> None:
    assert say(ev.JailLeft(seat=0, how=how), LUXURY, NAMES).startswith("Ann leaves Jail ")


def test_what_belongs_together_is_one_sentence() -> None:
    events: list[Event] = [
        ev.DiceThrown(seat=0, dice=(1, 2)),
        ev.TokenMoved(seat=0, origin="go", space="baltic", how="by_dice"),
        ev.RentClaimed(owner=1, payer=0, deed="baltic", amount=4),
        ev.CashPaid(payer=0, payee=1, amount=4, why="rent"),
        ev.TurnEnded(seat=0),
        ev.TurnBegan(seat=1, round=2),
    ]
    assert tell(events, LUXURY, NAMES) == [
        "Ann throws 1 and 2 and moves to Baltic Avenue.",
        "Ann pays Ben $4 rent on Baltic Avenue.",
        "Round 2: it is Ben's turn.",
    ]


def test_the_money_of_a_purchase_is_not_told_twice() -> None:
    events = [
        ev.CashPaid(payer=0, payee=None, amount=60, why="price"),
        ev.DeedBought(seat=0, deed="baltic", price=60),
    ]
    assert tell(events, LUXURY, NAMES) == ["Ann buys Baltic Avenue for $60."]


def test_descriptions_name_the_price() -> None:
    game = landed_on_a_deed()
    seat = game.to_act()
    assert seat is not None
    deed = game.edition.space(game.view().facts.decision.deed)
    assert game.describe(seat, a.Buy()) == f"Buy {deed.name} for ${deed.price}"
    assert game.describe(seat, a.Decline()) == f"Do not buy {deed.name}: it is auctioned"
    assert game.situation() == f"{NAMES[seat]}: buy {deed.name} for ${deed.price}, or leave it to the auction"


def test_a_deal_refused_for_rent_says_what_is_owed_and_what_is_allowed() -> None:
    """A-RNT-10: both to the one who owes and to the one who would accept."""
    game = landed_on_a_deed()
    ann = game.to_act()
    assert ann is not None
    ben, cleo = (seat for seat in range(3) if seat != ann)
    hands.give_deed(game.table, 0, ann)
    rent.open_claim(game.table, 20, cleo, ann, 2000, 0)
    early = a.Offer(ben, a.Goods(0, ("mediterranean",)))
    game.play(ann, early)
    game.play(cleo, a.ClaimRent(game.view().facts.claims[0].claim))
    allowed = "counts: mortgage values, and 50 for a jail card"
    with pytest.raises(IllegalAction) as own:
        game.play(ann, early)
    assert own.value.rule == "A-RNT-10"
    assert str(own.value).startswith(
        "You owe $2,000, rent asked for included. A deal must leave you that much cash"
    )
    assert allowed in str(own.value)
    with pytest.raises(IllegalAction) as other:
        game.play(ben, a.Accept(game.view().facts.offers[0].offer))
    assert str(other.value).startswith(f"{NAMES[ann]} owes $2,000, rent asked for included.")
    assert allowed in str(other.value)


@pytest.mark.parametrize("edition", [name for name in names() if load(name).family == "monopoly"])
def test_whole_games_can_be_read(edition: str) -> None:
    assert_whole_games_read_well(edition, {"auto_claim": False})


def landed_on_a_deed() -> Game:
    """A game in which somebody must buy or decline."""
    game = magie.new_game("luxury", NAMES, seed=1)
    while game.decision.kind != "buy_or_decline":
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    return game
