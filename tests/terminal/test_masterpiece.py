"""Whole games of Masterpiece at a terminal, typed line by line."""

from __future__ import annotations

import re
from typing import TypeVar

import pytest

import magie
from magie.bots import make
from magie.rules.actions import Action, Bid, Pass
from magie.rules.game import Game, View
from magie.rules.listing import Legal
from magie.rules.masterpiece.family.actions import ChooseSpace
from magie.rules.masterpiece.family.events import AuctionOpened, AuctionRerun, BidMade, BidsTied
from magie.terminal.face import Order
from magie.terminal.faces import face_of
from tests.sentences.reading import asked
from tests.terminal.desks import Careful, sit

NAMES = ("Ann", "Ben", "Cleo")
FRAME = "empty-frame"
T = TypeVar("T")


class Bidder(Careful):
    """Bids as little as it takes up to a limit (less from seat to seat), and is careful otherwise."""

    def __init__(self, most: int, less: int = 0) -> None:
        self.most = most
        self.less = less

    def choose(self, view: View, legal: Legal) -> Action:
        if view.facts.auction is None:
            return super().choose(view, legal)
        bids = legal.bids
        most = self.most - self.less * (view.seat or 0)
        return Bid(bids[0]) if bids is not None and bids[0] <= most else Pass()


def test_a_whole_game_is_played_by_safe_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4)
    text, stopped = sit(monkeypatch, game, ["14", *["safe"] * 3000], bot=Bidder(200_000))
    assert game.over, stopped
    assert "Ann starts on space 14, Collect 400,000." in text
    assert "The game is over: the last painting is drawn." in text
    assert magie.replay(game.record()).digest() == game.digest()


def test_keys_numbers_and_enter_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4, options={"round_limit": 20})
    text, _ = sit(monkeypatch, game, ["22", *["", "b", "1", "d", "p"] * 400], bot=make("random", 1))
    assert game.over
    assert "Ann buys " in text


def test_words_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4, options={"round_limit": 20})
    lines = ["inherit", *["roll", "buy", "250k", "sell nothing", "pass", "safe"] * 400]
    sit(monkeypatch, game, lines, bot=Bidder(300_000))
    assert game.over


def test_the_own_value_is_told_at_once_and_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4)
    text, _ = sit(monkeypatch, game, ["14", *["safe"] * 20])
    assert "Ann looks at the value card of " in text
    assert "Ben looks at" not in text
    assert "Pass the keyboard" not in text


def test_thirty_spaces_are_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4)
    text, _ = sit(monkeypatch, game, ["auction", "nowhere", "99", "14"])
    assert "Start on space" not in text
    assert "'auction' could be Private Auction (0, 4, 8, 11, 15, 20 or 25) or Bank Auction" in text
    assert "There is no space 'nowhere'; type a number from 0 to 29, or part of a name." in text
    assert "There is no space '99'" in text
    assert (game.moves or [])[0].action == ChooseSpace("collect-400-14")


def test_enter_alone_gives_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an auction and before a purchase Enter only shows the list again."""
    for kind in ("auction", "buy_or_decline", "sell_or_keep", "must_sell", "choose_lot", "buy_from_player"):
        game = asked(kind, 0)
        before = len(game.moves or [])
        sit(monkeypatch, game, ["", ""])
        assert len(game.moves or []) == before, kind


def test_an_order_bids_for_a_person_until_the_lot_is_sold(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("auction", 0)
    text, _ = sit(monkeypatch, game, ["max 500"], bot=Bidder(300_000))
    assert "Ann wins " in text
    assert text.count("bid for me up to") == 1


@pytest.mark.parametrize("people", [{0}, {0, 1}])
def test_orders_do_not_tie_round_after_round(people: set[int]) -> None:
    """Against steady bots, and beside another order: a tie is broken by the next bid, unless the maximum is reached."""
    most = 900_000
    for seed in range(4):
        game = magie.new_game("masterpiece", (*NAMES, "Dan"), seed=seed)
        rows = ties_in_a_row(game, people, most)
        assert max(rows) <= len(people) + 1
        assert any(rows)  # there was something to break


def ties_in_a_row(game: Game, people: set[int], most: int) -> list[int]:
    """How often in a row somebody's order shared the highest bid, auction by auction of a whole game."""
    face, bot, orders = face_of(game), make("steady"), dict[int, Order]()
    rows = [0]
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        view = game.view(seat)
        if seat not in people:
            action = bot.choose(view, view.legal())
        elif view.facts.auction is None:
            action = game.default(seat)
        else:
            orders[seat] = orders.get(seat) or not_none(face.order(f"max {most}", view))
            action = not_none(orders[seat](view))
        assert not isinstance(action, Bid) or seat not in people or action.amount <= most
        events = game.play(seat, action)
        tied = [event for event in events if isinstance(event, BidsTied)]
        if any(isinstance(event, AuctionOpened) for event in events):
            orders.clear()
        if any(isinstance(event, AuctionOpened | AuctionRerun) for event in events):
            rows.append(0)
        if any(isinstance(event, BidMade) for event in events):
            shared = any(people & set(event.seats) and event.amount < most for event in tied)
            rows.append(rows[-1] + 1 if shared else 0)
    return rows


def not_none(thing: T | None) -> T:
    assert thing is not None
    return thing


def test_an_order_below_the_lowest_bid_is_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("auction", 0)
    before = len(game.moves or [])
    text, _ = sit(monkeypatch, game, ["max 50k"])
    assert "The lowest bid is $100,000 now; `out` passes until it is sold." in text
    assert len(game.moves or []) == before


def test_an_order_never_goes_above_its_maximum(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben and Cleo always bid the least, as long as Ann does; she is tied, jumps, and stops at her maximum."""
    text, _ = sit(monkeypatch, asked("auction", 0), ["max 250k"], bot=Bidder(5_000_000), width=200)
    sold, _, _ = text.partition("it is Ann's turn")
    bids = [int(amount.replace(",", "")) for amount in re.findall(r"Ann(?:[ \w,]*)? bids? \$([\d,]+)", sold)]
    assert bids
    assert max(bids) <= 250_000


def test_a_bluff_is_confirmed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("auction", 0)
    before = len(game.moves or [])
    text, _ = sit(monkeypatch, game, ["bid 2m", "no", "max 3m", "", "bid 2m"], width=200)
    cash = game.view(0).facts.players[0].cash
    assert (
        f"You have ${cash:,}; more than that is a bluff, and being caught costs $100,000 or a turn." in text
    )
    assert "Bid $2,000,000 all the same? yes or no> no" in text
    assert "Bid up to $3,000,000 all the same? yes or no> " in text
    assert text.count("No bid was made.") == 3
    assert len(game.moves or []) == before
    sit(monkeypatch, game, ["bid 2m", "yes"])
    assert (game.moves or [])[before].action == Bid(2_000_000)


@pytest.mark.parametrize("typed", ["bid 1m", "max 1m", "bid 9m", "bid 120k", "out", "max 50k"])
def test_what_is_no_bluff_is_not_asked_about(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    text, _ = sit(monkeypatch, asked("auction", 0), [typed])
    assert "all the same?" not in text


def test_where_bluffs_are_refused_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4, options={"overbid_mode": "block"})
    while game.decision.kind != "auction" or game.to_act() != 0:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    text, _ = sit(monkeypatch, game, ["bid 4m"], width=200)
    assert "At this table nobody bids above his cash" in text
    assert "all the same?" not in text


def test_words_of_commands_are_suggested_where_names_are_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4)
    text, _ = sit(monkeypatch, game, ["hepl", "q", ""], width=200)
    assert (
        "There is no space 'hepl'; type a number from 0 to 29, or part of a name. Did you mean `help`?"
        in text
    )
    assert "Did you mean `quit`?" in text
    assert "Enter alone does nothing here; choose one of these." in text
    text, _ = sit(monkeypatch, asked("sell_or_keep", 0), ["hepl", "sell"], width=200)
    assert "There is no painting 'hepl'; type `paintings` to see them all. Did you mean `help`?" in text
    assert "Sell which painting? For example: sell " in text
    assert text.count("Did you mean") == 1


def test_out_passes_until_the_lot_is_sold(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("auction", 0)
    text, _ = sit(monkeypatch, game, ["out"], bot=Bidder(400_000))
    assert "Ann bids" not in text
    assert text.count("bid for me up to") == 1


def test_a_bid_in_the_wrong_unit_is_refused_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, asked("auction", 0), ["bid 120,000", "bid", "hammer", "doubt Ben", "nonsense"])
    assert "[A-MP-07]" in text
    assert "Bid how much? For example: bid 250k." in text
    assert "Cleo is the auctioneer. [A-MP-11]" in text
    assert "[A-MP-09]" in text
    assert "'nonsense' means nothing here" in text


def test_a_doubt_is_sealed_until_all_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben bids what he does not have; Ann doubts it, and with everybody's answers he is caught."""
    game = asked("auction", 0)
    text, _ = sit(monkeypatch, game, ["pass", "doubt", "pass"], bot=Reckless(), width=200)
    assert (
        "Ann doubts Ben's bid of $2,000,000, and the cash is not there: Ben pays the bank $100,000." in text
    )


class Reckless(Careful):
    """Ben bids more than anybody has; the others are careful."""

    def choose(self, view: View, legal: Legal) -> Action:
        much = Bid(2_000_000)
        return much if view.seat == 1 and much in legal else super().choose(view, legal)


def test_whoever_cannot_bid_is_asked_once_about_a_standing_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann's painting is auctioned: equal bids buy nothing; the one that would is put to her, and Enter lets it stand."""
    text, _ = sit(monkeypatch, auctioned_of(0), ["", ""], bot=Bidder(350_000, less=50_000), width=200)
    before, _, _ = text.partition("Ben wins ")
    assert before.count("so nobody leads") == 4
    assert before.count("do you doubt a bid?") == before.count("Let the bids stand") == 1
    assert "Ann: Ben's $300,000 stands for " in before


def test_the_leader_is_asked_about_lower_bids_only_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, _ = sit(monkeypatch, asked("auction", 0), ["bid 400k"], bot=Bidder(100_000))
    assert "Ann wins" in quiet
    assert "do you doubt a bid?" not in quiet
    watchful, _ = sit(monkeypatch, asked("auction", 0), ["interrupt on", "bid 400k"], bot=Bidder(100_000))
    assert "You are asked about every bid you could doubt." in watchful
    assert "Ann: Ann's $400,000 stands" in watchful


def auctioned_of(seat: int) -> Game:
    """A game in which a painting of this seat has just gone to private auction."""
    for seed in range(100):
        game = magie.new_game("masterpiece", NAMES, seed=seed)
        for _ in range(200):
            auction = game.view().facts.auction
            if auction is not None and auction.seller == seat:
                return game
            to_act = game.to_act()
            assert to_act is not None
            game.play(to_act, game.default(to_act))
    raise AssertionError


def test_help_is_about_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = ["help", "board", "paintings", "log", "players", "deeds"]
    text, _ = sit(monkeypatch, asked("roll", 0), looks)
    for word in (
        "bid 100k",
        "max 1000k",
        "doubt Cleo",
        "sell owls",
        "board, paintings, players",
        "interrupt on",
    ):
        assert word in text
    assert "mortgage" not in text
    assert "at all deeds" not in text
    assert "value cards not seen" in text


def test_resigning_leaves_the_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4, options={"round_limit": 8})
    text, _ = sit(monkeypatch, game, ["14", "resign", "yes"], bot=Bidder(100_000))
    assert "Ann leaves the game" in text
    assert game.over
