"""A family that the program does not know is simulated, with all that the simulator does by itself."""

from __future__ import annotations

import msgspec
import pytest

import magie
from magie import families
from magie.editions import names
from magie.rules.actions import Bid
from tests.cli.door import magie as command


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_many_games_of_a_guest(door: tuple[str, str], jobs: str) -> None:
    words = ("simulate", "attic_sale", "--bots", "random,steady,random", "--games", "40", "--json")
    answer = command(*door, *words, "--jobs", jobs)
    assert answer.code == 0, answer.err
    found = msgspec.json.decode(answer.out)
    assert found["rounds_per_game"] == 6
    assert found["decisions_per_game"] == 18
    assert sum(row["wins"] for row in found["wins"]["by_seat"]) + found["shared"] == 40
    assert found["wins"]["by_bot"]["steady"]["seats"] == 1


def test_its_options_are_chosen_like_any(door: tuple[str, str]) -> None:
    words = ("simulate", "attic_sale", "--games", "3", "--seats", "2", "--json", "--option")
    assert msgspec.json.decode(command(*door, *words, "round_limit=2").out)["rounds_per_game"] == 2
    refused = command(*door, *words, "start_cash=0")
    assert refused.code == 2
    assert "start_cash: 0 is not allowed" in refused.err


def test_its_editions_are_listed_and_shown(door: tuple[str, str]) -> None:
    assert "The Attic Sale" in command(*door, "editions").out
    shown = command(*door, "editions", "show", "attic_sale")
    assert shown.code == 0, shown.err
    assert "Rocking chair" in shown.out


def test_without_the_door_nobody_knows_it() -> None:
    assert "attic_sale" not in names()
    refused = command("simulate", "attic_sale")
    assert refused.code == 2
    assert "There is no edition 'attic_sale'" in refused.err


def test_a_door_that_leads_nowhere_is_one_sentence() -> None:
    refused = command("--family", "no.such.place", "simulate", "luxury")
    assert (refused.code, refused.err) == (
        2, "No family can be let in from 'no.such.place': No module named 'no'.\n",
    )  # fmt: skip


def test_games_are_recorded_copied_and_imagined(lots: str) -> None:
    game = magie.new_game(lots, ("Ann", "Ben", "Cleo"), seed=7)
    assert families.guests()
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        twin = game.view(seat).imagine("x")
        assert twin.view(seat).to_json() == game.view(seat).to_json()
        assert game.copy().digest() == game.digest()
        bids = game.legal(seat).bids
        game.play(seat, Bid(max(bids) // 3 + 1) if bids else game.default(seat))
    assert magie.replay(game.record().to_json()).digest() == game.digest()
