"""What people type in Masterpiece, and what it means."""

from __future__ import annotations

import pytest

import magie
from magie.rules.errors import MagieError
from magie.rules.game import Game
from magie.rules.masterpiece.family import actions as a
from magie.terminal.masterpiece.naming import painting_named, short_titles
from magie.terminal.masterpiece.typed import read
from tests.sentences.reading import asked


@pytest.mark.parametrize(
    ("typed", "space"),
    [
        ("14", "collect-400-14"),
        ("0", "private-auction-0"),
        ("collect 400", "collect-400-14"),
        ("inherit", "inherit-27"),
        ("Inh", "inherit-27"),
        ("start on 22", "buy-from-player-22"),
        ("sell for", "sell-for-350-26"),
    ],
)
def test_a_space_is_chosen_by_number_or_name(typed: str, space: str) -> None:
    view = magie.new_game("masterpiece", ("Ann", "Ben", "Cleo"), seed=1).view(0)
    assert read(typed, view) == [a.ChooseSpace(space)]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("bid 250000", a.Bid(250_000)),
        ("bid $250,000", a.Bid(250_000)),
        ("bid 250k", a.Bid(250_000)),
        ("bid 250", a.Bid(250_000)),
        ("bid 1.5m", a.Bid(1_500_000)),
        ("250k", a.Bid(250_000)),
        ("1,000,000", a.Bid(1_000_000)),
        ("pass", a.Pass()),
        ("challenge Ben", a.Challenge(1)),
        ("doubt be", a.Challenge(1)),
        ("doubt 3", a.Challenge(2)),
        ("hammer", a.Hammer()),
    ],
)
def test_words_of_an_auction(typed: str, action: a.Action) -> None:
    assert read(typed, asked("auction", 0).view(0)) == [action]


def some_painting(game: Game, seat: int) -> tuple[str, str]:
    """A painting of a seat, and how it is called for short."""
    painting = game.view().facts.players[seat].paintings[0]
    return painting, short_titles(game.edition)[painting].lower()


def test_words_of_sales_and_purchases() -> None:
    game = asked("sell_or_keep", 0)
    own, name = some_painting(game, 0)
    for typed in (f"sell {name}", name, f"sell {game.edition.painting(own).title}"):
        assert read(typed, game.view(0)) == [a.Sell(own)]
    for typed in ("keep", "decline", "no", "nothing", "sell nothing"):
        assert read(typed, game.view(0)) == [a.Decline()]
    game = asked("buy_from_player", 0)
    other, name = some_painting(game, next(s for s in (1, 2) if game.view().facts.players[s].paintings))
    for typed in (f"take {name}", f"buy {name}", name, f"take {name} from Ben"):
        assert read(typed, game.view(0)) == [a.Take(other)]
    assert read("buy", asked("buy_or_decline", 0).view(0)) == [a.Buy()]
    assert read("roll", asked("roll", 0).view(0)) == [a.Roll()]


def test_words_of_the_left_neighbour() -> None:
    game = asked("choose_lot", 0)
    lot, name = some_painting(game, game.view().facts.turn)
    for typed in (f"choose {name}", name):
        assert read(typed, game.view(0)) == [a.ChooseLot(lot)]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("bid much", "Bid how much? For example: bid 250k."),
        ("bid 100,00", "'100,00' is no amount. For example: bid 250k."),
        ("100,00", "'100,00' is no amount. For example: bid 250k."),
        ("bid 2,50k", "'2,50k' is no amount. For example: bid 250k."),
        ("doubt Zoe", "Who is 'Zoe'? The others are Ben and Cleo."),
        ("doubt", "There is no bid you could doubt now."),
        ("take atlantis", "There is no painting 'atlantis'; type `paintings` to see them all."),
        ("sell", "Sell which painting? For example: sell "),
    ],
)
def test_what_is_unclear_is_asked_back(typed: str, sentence: str) -> None:
    with pytest.raises(MagieError) as mistake:
        read(typed, asked("auction", 0).view(0))
    assert str(mistake.value).startswith(sentence)


def test_a_title_must_be_clear_among_those_in_question() -> None:
    edition = asked("roll").edition
    assert painting_named("the", edition, ["empty-frame", "willow-in-a-temper"]) == "empty-frame"
    with pytest.raises(MagieError, match="'at' could be "):
        painting_named("at", edition, [])


def test_words_of_nobody_are_left_to_others() -> None:
    assert read("sing loudly", asked("auction", 0).view(0)) is None
    assert read("sing loudly", asked("roll", 0).view(0)) is None


def test_every_painting_has_a_short_name_of_its_own() -> None:
    edition = magie.load("masterpiece")
    names = list(short_titles(magie.new_game("masterpiece", 2, seed=1).edition).values())
    assert len(set(names)) == len(names) == 24
    assert max(map(len, names)) <= 24
    assert edition.family == "masterpiece"
