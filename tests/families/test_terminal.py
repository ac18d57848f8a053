"""A third family at the terminal: it brings no face of its own, and the plain one plays it."""

from __future__ import annotations

import pytest

import magie
from tests.cli.door import magie as command
from tests.terminal.desks import sit


def test_a_whole_sale_is_typed(lots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game(lots, ("Ann", "Ben"), seed=4)
    text, stopped = sit(monkeypatch, game, ["bid 20", "bid 500", "bid 10", *["1"] * 6])
    assert game.over, stopped + text
    assert "Ben has answered." in text
    assert "A bid is between 1 and the money you have." in text
    assert game.table.state.cash == [70, 100]
    assert "The sale is over: Ann won." in text
    assert magie.replay(game.record()).digest() == game.digest()


def test_a_sale_against_bots(door: tuple[str, str]) -> None:
    words = ("play", "attic_sale", "--terminal", "--seed", "3", "--bots", "random")
    answer = command(*door, *words, typed="\n".join(["bid 5", *["1"] * 8]) + "\n")
    assert answer.code == 0, answer.err
    assert "The sale is over" in answer.out
