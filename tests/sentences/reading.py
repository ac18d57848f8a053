"""What every sentence, description and situation of every family must be like."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import magie
from magie.bots import make
from magie.rules.events import Event
from magie.rules.game import Game

NAMES = ("Ann", "Ben", "Cleo")


def events_in(module: ModuleType) -> set[type[Event]]:
    """The events that a family declares."""
    return {kind for kind in Event.__subclasses__() if kind.__module__ == module.__name__}


def assert_reads_well(text: str) -> None:
    assert text[0].isupper()
    for slip in ("None", "{", "_", "  ", ".."):
        assert slip not in text


def assert_whole_games_read_well(edition: str, options: dict[str, object]) -> None:
    """Every sentence, description and situation of random games starts and ends as it should."""
    for seed in range(3):
        game = magie.new_game(edition, NAMES, seed, options=options)
        chooser = make("random", seed)
        for _ in range(400):
            seat = game.to_act()
            if seat is None:
                break
            view = game.view(seat)
            assert view.situation().startswith(f"{NAMES[seat]}: ")
            assert view.situation().casefold() == f"{NAMES[seat]}: {view.asked().question()}".casefold()
            assert view.asked().question()[0].isupper() or not view.asked().question()[0].isalpha()
            for action in view.legal():
                assert_reads_well(view.describe(action))
            for sentence in game.say(game.play(seat, chooser.choose(view, view.legal()))):
                assert_reads_well(sentence)
                assert sentence.endswith((".", "?", "”"))


def dealt(seed: int, names: Sequence[str] = NAMES) -> Game:
    """A game of Masterpiece whose pieces stand, so that everybody has a painting (A-MP-03)."""
    game = magie.new_game("masterpiece", names, seed=seed)
    while game.decision.kind == "choose_space":
        seat = game.to_act() or 0
        game.play(seat, game.default(seat))
    return game


def asked(kind: str, seat: int | None = None) -> Game:
    """A game of Masterpiece in which this is asked (of this seat first), played carefully up to there."""
    for seed in range(100):
        game = magie.new_game("masterpiece", NAMES, seed=seed)
        for _ in range(200):
            to_act = game.to_act()
            if to_act is None:
                break
            auction = game.view().facts.auction
            begins = auction is None or not auction.answered
            if game.decision.kind == kind and begins and seat in (None, to_act):
                return game
            game.play(to_act, game.default(to_act))
    raise AssertionError(kind)
