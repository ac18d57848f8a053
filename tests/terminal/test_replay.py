"""A finished game told again: to everybody, to one seat, to an onlooker."""

from __future__ import annotations

from pathlib import Path

import pytest

import magie as package
from tests.cli.door import magie
from tests.sentences.reading import dealt

NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Masterpiece, played carefully to its last round."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    game = package.new_game("masterpiece", NAMES, seed=4, options={"round_limit": 10})
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    file.write_text(game.record().to_json())
    return file


def test_a_finished_game_is_told_with_all_its_secrets(record: Path) -> None:
    text = magie("replay", str(record), "--events", "--verify").out
    for name in NAMES:
        assert f"{name} looks at the value card of " in text
    assert " turns over " in text
    assert "total" in text
    assert "Every throw and shuffle follows from the seed." in text


@pytest.mark.parametrize(("seat", "name"), [("ben", "Ben"), ("2", "Ben"), ("C", "Cleo")])
def test_one_seat_hears_its_own_values_only(record: Path, seat: str, name: str) -> None:
    text = magie("replay", str(record), "--events", "--seat", seat).out
    seers = {line.split()[0] for line in text.splitlines() if " looks at " in line}
    assert seers == {name}


def test_an_onlooker_hears_nobodys_values(record: Path) -> None:
    text = magie("replay", str(record), "--events", "--onlooker").out
    assert " looks at " not in text
    assert " turns over " in text


def test_a_position_is_shown_as_a_seat_saw_it(record: Path) -> None:
    for arguments, open_cash in ((("--seat", "Ann"), 1), (("--onlooker",), 0), ((), 0)):
        text = magie("replay", str(record), "--to", "20", *arguments).out
        assert text.count("hidden") == len(NAMES) - open_cash


def test_who_is_meant_must_be_clear(record: Path) -> None:
    assert magie("replay", str(record), "--seat", "Zoe").err == "Who is 'Zoe'? There are Ann, Ben and Cleo.\n"
    both = magie("replay", str(record), "--seat", "Ann", "--onlooker")
    assert both.err == "A seat or an onlooker: choose one of the two.\n"
    assert both.code == 2


def test_a_game_that_may_go_on_keeps_its_secrets(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    file.write_text(dealt(4).record().to_json())
    assert " looks at " not in magie("replay", str(file), "--events").out
    assert "Ben looks at " in magie("replay", str(file), "--events", "--seat", "Ben").out
