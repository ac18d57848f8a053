"""Boards of other sizes, with other groups and decks: all that the checks let pass is played without harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import magie
from magie.bots import make
from magie.editions import EditionError, MonopolyEdition, loads
from magie.editions.monopoly import check_board, check_cards, check_groups
from magie.rules.game import Game
from magie.rules.monopoly.family.events import CardDrawn
from magie.rules.monopoly.state.printed import Printed
from magie.rules.monopoly.state.state import State
from tests.editions.boards import made_up

ROOT = Path(__file__).parents[2]
STEPS = 400 if magie.engine() == "compiled" else 150

BOARDS: dict[str, partial[MonopolyEdition]] = {
    "the smallest board, groups of two to six": partial(
        made_up, 24, [2, 3, 6], transports=2, utilities=1, decks=1, jail_cards=1
    ),
    "three utilities with three factors": partial(
        made_up, 33, [4, 5, 2], transports=3, utilities=3, decks=3, jail_cards=2
    ),
    "four decks and eight jail cards": partial(
        made_up, 44, [3, 3, 4, 4], transports=4, decks=4, cards=5, jail_cards=2
    ),
    "the largest of all": partial(
        made_up, 60, [3] * 14, transports=4, utilities=2, decks=4, cards=16, jail_cards=4
    ),
    "groups of eight": partial(made_up, 60, [8] * 5, transports=8, decks=4, cards=16),
    "groups of one": partial(made_up, 28, [1] * 14, transports=1, decks=2, jail_cards=5),
    "one deed, no cards": partial(made_up, 25, [1]),
    "hardly any houses": partial(
        made_up,
        60,
        [6] * 7,
        rules={"houses": 8, "hotels": 1, "rent_claim_turns": "unlimited", "auto_claim": False},
    ),
    "plenty of houses": partial(made_up, 60, [8] * 6, rules={"houses": 999, "hotels": 999}),
    "large figures": partial(
        made_up,
        40,
        [3] * 8,
        transports=4,
        decks=2,
        dear=800,
        rules={"start_cash": 1_200_000, "salary": 160_000},
    ),
    "a pop-up with one way in": partial(made_up, 26, [2, 4], transports=1, decks=1, popup=True),
    "a pop-up on a large board": partial(
        made_up, 60, [6] * 5, transports=8, decks=2, jail_cards=5, popup=True
    ),
}


def is_sound(game: Game) -> bool:
    """Is every number of the position one that can be?"""
    state, printed = game.table.state, game.table.printed
    levels = state.level[: printed.deeds]
    return (
        min(state.cash) >= 0
        and min(state.houses, state.hotels, state.pot) >= 0
        and 1 <= state.depth <= len(state.frame_kind)
        and all(-1 <= owner < state.seats for owner in state.owner[: printed.deeds])
        and all(owner == -1 for owner in state.owner[printed.deeds :])
        and all(0 <= place < printed.spaces for place in state.place)
        and all(0 <= level <= 5 for level in levels)
    )


def play(edition: MonopolyEdition, seats: int, bots: list[str], seed: str) -> Game:
    """A game that is watched at every step."""
    game = magie.new_game(edition, seats, seed)
    players = [make(bots[seat % len(bots)], f"{seed} {seat}") for seat in range(seats)]
    for _ in range(STEPS):
        seat = game.to_act()
        if seat is None:
            break
        legal = game.legal(seat)
        action = players[seat].choose(game.view(seat), legal)
        assert action in legal
        assert game.default(seat) in legal
        game.say(game.play(seat, action))
        assert is_sound(game)
    return game


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("bots", [["random"], ["steady"], ["random", "steady"]], ids="-".join)
@pytest.mark.parametrize("board", BOARDS)
def test_it_is_played_without_harm(board: str, bots: list[str], seats: int) -> None:
    game = play(BOARDS[board](), seats, bots, f"{board} {seats}")
    assert magie.replay(game.record().to_json()).digest() == game.digest()


def digests() -> dict[str, str]:
    """One game on each board, down to its last number."""
    return {board: play(BOARDS[board](), 3, ["random"], board).digest() for board in BOARDS}


@pytest.mark.compiled_only
@pytest.mark.skipif(magie.engine() == "pure", reason="there is no compiled engine to compare with")
def test_both_engines_play_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "STEPS", 150)
    code = "import json; from tests.editions.test_boards import digests; print(json.dumps(digests()))"
    pure = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"MAGIE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(pure.stdout) == digests()


def test_the_checks_allow_just_what_the_tables_of_the_engine_hold() -> None:
    printed, state = Printed(), State()
    assert len(printed.kind_of) == check_board.MOST_SPACES
    assert len(printed.price) == len(state.owner) == check_board.MOST_DEEDS
    assert len(printed.rents) == check_board.MOST_DEEDS * check_board.RENTS_OF_A_STREET
    assert len(printed.group_kind) == check_groups.MOST_GROUPS
    assert len(printed.group_member) == check_groups.MOST_GROUPS * check_groups.MOST_MEMBERS
    assert len(printed.group_rents) == check_groups.MOST_GROUPS * check_groups.MOST_MEMBERS
    assert len(printed.deck_start) == len(state.used_count) == check_cards.MOST_DECKS
    assert len(printed.deck_of) == len(state.used) == check_cards.MOST_CARDS
    assert len(printed.card_of_jail_card) == len(state.card_holder) == check_cards.MOST_JAIL_CARDS


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ({"size": 61, "streets": [3]}, "spaces: 61 are given; allowed: 24 to 60."),
        ({"size": 23, "streets": [3]}, "spaces: 23 are given; allowed: 24 to 60."),
        ({"size": 60, "streets": [7] * 7}, "spaces: 49 of them are deeds; allowed: 1 to 48."),
        ({"size": 60, "streets": [2] * 17}, "groups: 17 are given; allowed: at most 16."),
        ({"size": 60, "streets": [9]}, "groups.s0: 9 deeds belong to this group; allowed: at most 8."),
        (
            {"size": 60, "streets": [3], "transports": 9},
            "groups.t: 9 deeds belong to this group; allowed: at most 8.",
        ),
        ({"size": 60, "streets": [3], "decks": 5}, "decks: 5 are given; allowed: at most 4."),
        (
            {"size": 60, "streets": [3], "decks": 4, "cards": 17},
            "decks: 68 cards in all; allowed: at most 64.",
        ),
        (
            {"size": 60, "streets": [3], "decks": 4, "jail_cards": 5},
            "decks: 20 cards leave Jail; allowed: at most 16.",
        ),
    ],
)
def test_what_does_not_fit_is_refused(board: dict[str, Any], sentence: str) -> None:
    with pytest.raises(EditionError) as refused:
        made_up(**board)
    assert refused.value.problems == (f"made-up.toml: {sentence}",)


IN_CIRCLES = """
extends = "luxury"
name = "circles"
title = "Circles"
replace = ["decks"]
[[decks]]
id = "chance"
name = "Chance"
cards = [{ id = "on", text = "On to the Chest.", effect = { do = "advance", to = "chest-1" } }]
[[decks]]
id = "chest"
name = "Chest"
cards = [{ id = "back", text = "On to Chance.", effect = { do = "advance", to = "chance-1" } }]
"""


@pytest.mark.parametrize("cards", [1, 8, 64])
def test_cards_that_send_in_circles_come_to_an_end(cards: int) -> None:
    """A-CRD-09: each deck sends the token to the other one."""
    game = magie.new_game(loads(IN_CIRCLES), 2, seed=1, options={"cards_per_move": cards})
    drawn = 0
    for _ in range(400):
        seat = game.to_act()
        assert seat is not None
        events = game.play(seat, game.default(seat))
        drawn = max(drawn, sum(isinstance(event, CardDrawn) for event in events))
    assert drawn == cards
