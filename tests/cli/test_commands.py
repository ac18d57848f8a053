"""What the commands answer."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import magie as package
from magie.editions import OPTIONS, load, names
from magie.rules.start import new_game
from tests.cli.door import magie


def test_editions_are_listed_with_a_line_each() -> None:
    answer = magie("editions")
    assert answer.code == 0
    assert [line.split()[0] for line in answer.out.splitlines()] == list(names())


def test_an_edition_is_shown_with_board_and_options() -> None:
    answer = magie("editions", "show", "luxury")
    assert answer.code == 0
    assert "Boardwalk" in answer.out
    for name, option in OPTIONS.items():
        assert f"  {name} = " in answer.out
        assert option.says in answer.out


def test_bench_prints_json() -> None:
    pytest.importorskip("magie.sim.bench")
    answer = magie("bench")
    assert answer.code == 0
    assert msgspec.json.decode(answer.out)


def test_play_and_replay_a_record(tmp_path: Path) -> None:
    file = tmp_path / f"{'long-' * 20}game.json"  # wider than the window: the command stays whole
    played = magie("play", "--bots", "random", "--seats", "2", "--seed", "4", "--option", "round_limit=4",
                   "--record", str(file), typed="safe\n" * 500)  # fmt: skip
    assert played.code == 0
    assert f"To see it again: magie replay {file} --events" in played.out.splitlines()
    answer = magie("replay", str(file), "--verify", "--events")
    assert answer.code == 0
    assert "Every throw and shuffle follows from the seed." in answer.out
    assert "Round 1: it is " in answer.out
    assert "worth" in answer.out


def test_play_stops_at_the_end_of_the_input_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = magie(
        "play", "--people", "2", "--seats", "2", "--seed", "4", "--record", str(file), "--bots", "random"
    )
    assert answer.code == 0
    assert "The input has ended; the game stops here." in answer.out
    assert package.replay(file.read_text()).names == ("Ann", "Ben")


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    """Left after three answers and taken up again, the game goes on by the same luck to its end."""
    file = tmp_path / "game.json"
    options = ("--bots", "random", "--seats", "2", "--seed", "4", "--option", "round_limit=3")
    magie("play", *options, "--record", str(file), typed="safe\n" * 3)
    left = package.replay(file.read_text())
    answer = magie("play", "--bots", "random", "--resume", str(file), typed="safe\n" * 500)
    ended = package.replay(file.read_text())
    assert not left.over
    assert ended.over, answer.out
    assert (ended.moves or [])[: len(left.moves or [])] == left.moves
    assert "Every throw and shuffle follows from the seed." in magie("replay", str(file), "--verify").out
    assert (
        magie("play", "--resume", str(file)).err
        == f"The game in {file} is over; magie replay {file} shows it.\n"
    )


def test_a_position_on_the_way_can_be_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = package.new_game("luxury", ["Ann", "Ben"], seed=3)
    while len(game.moves or []) < 30:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    file.write_text(game.record().to_json())
    answer = magie("replay", str(file), "--to", "10")
    assert answer.code == 0
    assert "Bank: 32 houses, 12 hotels" in answer.out
    assert "30 moves replay to the position" in answer.out
    assert magie("replay", str(file), "--to", "31").err == "This record has 30 moves; there is no move 31.\n"


def test_luck_that_the_seed_did_not_give_is_found_out(tmp_path: Path) -> None:
    """Somebody dealt the cards of another seed: the record replays, but its seed does not give that luck."""
    file = tmp_path / "game.json"
    other = package.new_game("luxury", ["Ann", "Ben"], seed=4)
    file.write_text(new_game(load("luxury"), ["Ann", "Ben"], "3", script=other.start).record().to_json())
    assert magie("replay", str(file)).code == 0
    answer = magie("replay", str(file), "--verify")
    assert answer.code == 2
    assert answer.err == "The seed of this record does not give its throws and shuffles.\n"


HOLDS = """
- id: X-1
  edition: luxury
  rules: [M-SET-08]
  title: everybody begins with the same money
  given: {seats: [A, B]}
  then: {A: {cash: %d}}
"""


def test_scenarios_that_hold_and_that_fail(tmp_path: Path) -> None:
    file = tmp_path / "money.yaml"
    file.write_text(HOLDS % 1500)
    assert magie("scenarios", str(file)).code == 0
    file.write_text(HOLDS % 1499)
    answer = magie("scenarios", str(file))
    assert answer.code == 1
    assert "1499" in answer.out
    assert answer.err == ""


def test_a_scenario_file_that_cannot_be_read_fails(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("given: [")
    answer = magie("scenarios", str(file))
    assert answer.code == 1
    assert "broken.yaml" in answer.out


def test_the_rules_that_scenarios_show(tmp_path: Path) -> None:
    file = tmp_path / "money.yaml"
    file.write_text(HOLDS % 1500)
    answer = magie("scenarios", str(file), "--coverage", "--games", "luxury")
    assert answer.code == 1
    assert "M-SET-08    X-1" in answer.out
    assert magie("scenarios", str(file), "--coverage", "--games", "chess").code == 2
    assert magie("scenarios", str(file), "--games", "luxury").err == (
        "--games says which rules --coverage lists; give both, or leave it out.\n"
    )
