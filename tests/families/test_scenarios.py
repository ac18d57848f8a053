"""The rules of a third family, case by case."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie.register import games, rules
from tests.cli.door import magie as command

SCENARIOS = Path(__file__).parent / "scenarios"


def test_its_scenarios_go_well(door: tuple[str, str]) -> None:
    answer = command(*door, "scenarios", str(SCENARIOS))
    assert answer.code == 0, answer.out


def test_every_rule_of_it_is_shown(door: tuple[str, str]) -> None:
    answer = command(*door, "scenarios", str(SCENARIOS), "--coverage", "--games", "attic_sale")
    assert answer.code == 0, answer.out
    assert "7 of 7 rules are shown, 0 are missing." in answer.out


def test_a_scenario_that_is_wrong_says_what_it_saw(door: tuple[str, str], tmp_path: Path) -> None:
    text = (SCENARIOS / "sale.yaml").read_text(encoding="utf-8")
    wrong = tmp_path / "sale.yaml"
    wrong.write_text(text.replace("B: {cash: 0, lots: [], out: yes}", "B: {cash: 5}"), encoding="utf-8")
    answer = command(*door, "scenarios", str(wrong))
    assert answer.code == 1
    assert "check.B.cash: expected 5, saw 0" in answer.out


@pytest.mark.parametrize(
    ("written", "instead", "sentence"),
    [
        ("order: [globe]", "order: [glob]", "glob is not allowed (did you mean globe?)"),
        ("- C: bid 40", "- C: sell 40", "sell 40 is not allowed; allowed: bid 30, pass, resign, default."),
        ("type: lot_sold, seat: C", "type: lot_sold, seat: X", "there is no player X"),
        ("LOT-SET-01", "LOT-SET-02", "LOT-SET-02 is not in the register of rules (did you mean LOT-SET-01?)"),
    ],
)
def test_a_mistake_is_one_sentence(
    door: tuple[str, str], tmp_path: Path, written: str, instead: str, sentence: str
) -> None:
    text = (SCENARIOS / "sale.yaml").read_text(encoding="utf-8")
    wrong = tmp_path / "sale.yaml"
    wrong.write_text(text.replace(written, instead), encoding="utf-8")
    answer = command(*door, "scenarios", str(wrong))
    assert answer.code != 0
    assert sentence in answer.out + answer.err


def test_its_rules_leave_with_it() -> None:
    assert not [rule for rule in rules() if rule.startswith("LOT-")]
    assert "attic_sale" not in games()
