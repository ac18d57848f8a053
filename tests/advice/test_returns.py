"""The return of a deed is the rent of a landing for each coin put into it."""

from __future__ import annotations

import pytest

import magie
import magie.rules.monopoly.state.hands as hands
from magie.rules.game import Game
from magie.rules.monopoly.family.actions import Mortgage
from magie.rules.monopoly.people.returns import returns_of


def table(**owners: int) -> Game:
    game = magie.new_game("luxury", ("Ann", "Ben"), 1)
    for deed, owner in owners.items():
        hands.give_deed(game.table, game.coder.deeds[deed.replace("_", "-")], owner)
    return game


def test_as_it_stands_for_its_owner_or_as_it_would_for_the_buyer() -> None:
    game = table(mediterranean=0, reading=1, short_line=1, electric=1)
    seen = returns_of(game.view(0))
    assert seen["mediterranean"] == pytest.approx(2 / 60)
    assert seen["baltic"] == pytest.approx(8 / 60)  # completes the group, so double rent
    assert seen["reading"] == pytest.approx(50 / 200)
    assert seen["b-and-o"] == pytest.approx(25 / 200)
    assert seen["electric"] == pytest.approx(4 * 7 / 150)
    assert returns_of(game.view(1))["baltic"] == pytest.approx(4 / 60)
    assert returns_of(game.view(1))["b-and-o"] == pytest.approx(100 / 200)


def test_a_mortgaged_deed_earns_nothing_and_buildings_cost() -> None:
    game = table(reading=0, mediterranean=0, baltic=0)
    game.play(0, Mortgage("reading"))
    state = game.table.state
    level = list(state.level)
    level[game.coder.deeds["baltic"]] = 5
    state.level = level
    seen = returns_of(game.view(0))
    assert seen["reading"] == 0
    assert seen["baltic"] == pytest.approx(450 / (60 + 5 * 50))


def test_an_onlooker_sees_what_is_printed() -> None:
    seen = returns_of(table().view())
    assert seen["boardwalk"] == pytest.approx(50 / 400)
    assert seen["reading"] == pytest.approx(25 / 200)
    assert seen["water"] == pytest.approx(4 * 7 / 150)
    assert set(seen) == set(table().coder.deeds)
