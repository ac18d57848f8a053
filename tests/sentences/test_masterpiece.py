"""Masterpiece: what happens, what may be done and what is asked is said well, and no secret is in the wrong ears."""

from __future__ import annotations

from typing import cast

import pytest

import magie
from magie.bots import make
from magie.editions import MasterpieceEdition, load
from magie.rules.events import Event, heard_by
from magie.rules.game import Game
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.family import events as ev
from magie.rules.masterpiece.people.sentences import say, tell
from magie.rules.masterpiece.people.sentences.saying import COMING, ENDINGS, REASONS
from tests.sentences.reading import NAMES, asked, assert_whole_games_read_well

BOX = cast(MasterpieceEdition, load("masterpiece"))
FRAME, OWLS = "empty-frame", "owls-over-a-sleeping-village"


def test_every_coin_every_end_and_every_way_to_a_painting_has_words() -> None:
    assert set(REASONS) == set(ev.WHY.values())
    assert set(ENDINGS) | set(COMING) == set(ev.HOW.values())


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.CashPaid(payer=0, payee=None, amount=100_000, why="penalty"), "Ann pays the bank $100,000 for bidding without the cash."),
        (ev.CashPaid(payer=None, payee=1, amount=500_000, why="collect"), "The bank pays Ben $500,000 as the space says."),
        (ev.CashPaid(payer=2, payee=0, amount=1_250_000, why="auction"), "Cleo pays Ann $1,250,000 for the winning bid."),
        (ev.SpaceChosen(seat=0, space="collect-400-14"), "Ann starts on space 14, Collect 400,000."),
        (ev.ValueSeen(seat=0, painting=FRAME, value=350_000), "Ann looks at the value card of The Empty Frame: $350,000."),
        (ev.ValueSeen(seat=0, painting=FRAME, value=0), "Ann looks at the value card of The Empty Frame: a forgery."),
        (ev.ValueShown(seat=1, painting=OWLS, value=0), "Ben turns over Owls over a Sleeping Village: a forgery."),
        (ev.AuctionOpened(painting=FRAME, seller=None, bidders=(0, 1)), "The Empty Frame goes to bank auction."),
        (ev.AuctionOpened(painting=FRAME, seller=1, bidders=(0, 2)), "The Empty Frame from Ben's collection goes to private auction."),
        (ev.BidMade(seat=0, amount=250_000, painting=FRAME), "Ann bids $250,000 for The Empty Frame."),
        (ev.BidsTied(seats=(0, 2), amount=300_000), "Ann and Cleo bid $300,000 at the same moment, so nobody leads."),
        (ev.ChallengeCovered(seat=0, bidder=1, bid=300_000), "Ann doubts Ben's bid of $300,000, but the cash is there."),
        (ev.BidderCaught(seat=1, bid=900_000, caught_by=0), "Ann doubts Ben's bid of $900,000, and the cash is not there."),
        (ev.BidderCaught(seat=1, bid=900_000, caught_by=None), "The hammer falls, and Ben does not have the $900,000."),
        (ev.TurnForfeited(seat=1, turns=2), "Ben cannot pay for bidding without the cash and will miss two turns."),
        (ev.PaintingCashedIn(seat=0, painting=FRAME, value=600_000, amount=600_000), "Ann sells The Empty Frame to the bank for its value, $600,000."),
        (ev.PaintingCashedIn(seat=0, painting=FRAME, value=600_000, amount=350_000), "Ann sells The Empty Frame to the bank for $350,000; it was worth $600,000."),
        (ev.PaintingCashedIn(seat=0, painting=FRAME, value=0, amount=350_000), "Ann sells The Empty Frame to the bank for $350,000; it was a forgery."),
        (ev.PaintingCashedIn(seat=0, painting=FRAME, value=0, amount=0), "Ann sells The Empty Frame to the bank for nothing: it was a forgery."),
        (ev.TurnSkipped(seat=0, turns=0), "Ann misses this turn."),
        (ev.TurnSkipped(seat=0, turns=1), "Ann misses this turn and has one more to miss."),
        (ev.PlayerLeft(seat=0), "Ann leaves the game; Ann's cash and paintings are out of play."),
        (ev.GameEnded(how="all_drawn"), "The game is over: the last painting is drawn."),
    ],
)  # fmt: skip
def test_an_event_reads_well(event: Event, sentence: str) -> None:
    assert say(event, BOX, NAMES) == sentence


def test_a_landing_is_one_sentence_and_says_when_there_is_nothing_to_do() -> None:
    thrown = ev.DieThrown(seat=0, die=2)
    moved = ev.TokenMoved(seat=0, origin="private-auction-4", space="sell-any-6")
    began = ev.TurnBegan(seat=1, round=2)
    assert tell([thrown, moved], BOX, NAMES) == ["Ann throws 2 and moves to Sell any painting."]
    assert tell([thrown, moved, began], BOX, NAMES) == [
        "Ann throws 2, moves to Sell any painting and has no painting to sell.",
        "Round 2: it is Ben's turn.",
    ]


def test_the_money_of_a_purchase_is_not_told_twice() -> None:
    events = [
        ev.CashPaid(payer=0, payee=1, amount=400_000, why="purchase"),
        ev.PaintingTaken(seat=0, painting=FRAME, how="taken_from_player"),
        ev.ValueSeen(seat=0, painting=FRAME, value=150_000),
    ]
    assert tell(events, BOX, NAMES) == [
        "Ann buys The Empty Frame from Ben for $400,000.",
        "Ann looks at the value card of The Empty Frame: $150,000.",
    ]


def test_a_tick_is_one_sentence() -> None:
    events: list[Event] = [
        ev.TickAnswered(seat=2),
        ev.BidderPassed(seat=1, bid=0),
        ev.BidMade(seat=2, amount=250_000, painting=FRAME),
        ev.BidMade(seat=0, amount=250_000, painting=FRAME),
        ev.BidsTied(seats=(0, 2), amount=250_000),
    ]
    assert tell(events, BOX, NAMES) == ["Ben passes; Cleo and Ann bid $250,000 each, so nobody leads."]
    assert tell(events[:3], BOX, NAMES) == ["Ben passes; Cleo bids $250,000."]


def test_a_won_auction_is_one_sentence() -> None:
    events = [
        ev.BidderPassed(seat=1, bid=300_000),
        ev.AuctionWon(seat=0, painting=FRAME, amount=300_000),
        ev.CashPaid(payer=0, payee=None, amount=300_000, why="auction"),
        ev.PaintingTaken(seat=0, painting=FRAME, how="won"),
    ]
    assert tell(events, BOX, NAMES) == [
        "Ben passes.",
        "Ann wins The Empty Frame and pays the bank $300,000.",
    ]


def test_a_refused_purchase_says_who_may_not_bid() -> None:
    events = [
        ev.PaintingDeclined(seat=0, painting=FRAME),
        ev.AuctionOpened(painting=FRAME, seller=None, bidders=(1, 2)),
    ]
    assert tell(events, BOX, NAMES) == [
        "Ann does not buy The Empty Frame; it goes to bank auction, and Ann may not bid."
    ]


def test_a_caught_bidder_pays_or_misses_a_turn_in_the_same_sentence() -> None:
    caught = ev.BidderCaught(seat=1, bid=900_000, caught_by=0)
    paid = ev.CashPaid(payer=1, payee=None, amount=100_000, why="penalty")
    assert tell([caught, paid], BOX, NAMES) == [
        "Ann doubts Ben's bid of $900,000, and the cash is not there: Ben pays the bank $100,000."
    ]
    assert tell([caught, ev.TurnForfeited(seat=1, turns=1)], BOX, NAMES) == [
        "Ann doubts Ben's bid of $900,000, and the cash is not there: Ben will miss a turn."
    ]


def test_those_who_tie_for_the_first_turn_throw_again() -> None:
    throws = [(0, 5), (1, 2), (2, 5), (0, 1), (2, 3)]
    events = [ev.OpeningThrown(seat=seat, die=die) for seat, die in throws]
    assert tell(events, BOX, NAMES) == [
        "Ann throws 5, Ben throws 2 and Cleo throws 5 for the first turn.",
        "Ann throws 1 and Cleo throws 3 for the first turn.",
    ]


def test_descriptions_name_prices_and_the_values_one_knows() -> None:
    game = asked("must_sell")
    seat = game.to_act()
    assert seat is not None
    view = game.view(seat)
    own = view.facts.players[seat].paintings[0]
    value = next(seen.value for seen in view.facts.paintings if seen.painting == own)
    known = f"worth ${value:,}" if value else "a forgery"
    assert view.describe(a.Sell(own)) == f"Sell {BOX.painting(own).title} ({known}) for $350,000"
    assert view.situation() == f"{NAMES[seat]}: you must sell a painting to the bank for $350,000"


def test_a_bid_above_the_own_cash_is_described_as_such() -> None:
    game = asked("auction")
    seat = game.to_act()
    assert seat is not None
    cash = game.view(seat).facts.players[seat].cash
    assert game.describe(seat, a.Bid(100_000)) == "Bid $100,000"
    assert game.describe(seat, a.Bid(5_000_000)) == f"Bid $5,000,000, though you have ${cash:,}"


def test_whole_games_can_be_read() -> None:
    assert_whole_games_read_well("masterpiece", {})


def test_nobody_hears_a_value_that_is_not_theirs() -> None:
    """Of all that happens, an onlooker hears of no value but those the bank or the end has shown."""
    game = magie.new_game("masterpiece", NAMES, seed=2)
    chooser = make("random", 2)
    assert not any("looks at" in text for text in game.say(heard_by(game.opening, None)))
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        view = game.view(seat)
        events = game.play(seat, chooser.choose(view, view.legal()))
        for listener in (None, *range(len(NAMES))):
            for text in game.say(heard_by(events, listener)):
                if "looks at" in text:
                    assert listener is not None
                    assert text.startswith(NAMES[listener])


def test_sealed_answers_are_not_described_to_others() -> None:
    """Ann has bid in this tick: neither Ben's situation nor Ben's choices say so."""
    game = asked("auction")
    first = game.to_act()
    assert first is not None
    before = {seat: words_of(game, seat) for seat in range(3) if seat != first}
    assert game.say(game.play(first, a.Bid(450_000))) == []
    assert all(words_of(game, seat) == before[seat] for seat in before)


def words_of(game: Game, seat: int) -> list[str]:
    """All that one seat reads about its decision."""
    view = game.view(seat)
    return [view.situation().partition(": ")[2], *(view.describe(action) for action in view.legal())]
