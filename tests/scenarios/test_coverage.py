"""Which rules are shown, by which scenario, for which game."""

from pathlib import Path

from magie.scenarios import coverage
from tests.scenarios.stories import write

BODY = "  then: {}\n"


def test_a_rule_is_listed_with_the_scenarios_that_show_it(tmp_path: Path) -> None:
    found = coverage([write(tmp_path, BODY)], ["luxury"])
    assert found.shown["M-RNT-01"] == ("T-1",)
    assert found.shown["M-RNT-02"] == ()
    assert "M-RNT-01" not in found.missing
    assert "M-RNT-02" in found.missing
    assert "M-RNT-01    T-1" in found.render().splitlines()
    assert not found.ok


def test_only_the_rules_of_the_games_asked_for_count(tmp_path: Path) -> None:
    file = write(tmp_path, BODY)
    assert not any(rule.startswith(("OZ-", "MP-")) for rule in coverage([file], ["luxury"]).shown)
    assert coverage([file], ["harry_potter"]).shown["M-RNT-01"] == ()
    assert any(rule.startswith("MP-") for rule in coverage([file]).shown)


def test_rules_without_effect_on_play_stand_apart(tmp_path: Path) -> None:
    found = coverage([write(tmp_path, BODY)])
    assert found.without_effect
    assert not set(found.without_effect) & set(found.missing)
    assert "Nothing to show, for these have no effect on play:" in found.render()


def test_a_file_that_cannot_be_read_and_an_unknown_game_are_told(tmp_path: Path) -> None:
    found = coverage([tmp_path / "none.yaml"], ["luxary"])
    assert not found.ok
    assert found.problems == (
        "There is no game 'luxary' (did you mean luxury?); the games are luxury, harry_potter, oz, masterpiece.",
        "none.yaml: cannot be read: No such file or directory.",
    )
