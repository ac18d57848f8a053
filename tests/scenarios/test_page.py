"""docs/scenarios.md has an example of everything, and every example runs."""

import re
from pathlib import Path

import pytest

from magie.scenarios import Scenario, read, run
from magie.scenarios.monopoly import beginning, checks_players, players, position
from magie.scenarios.monopoly.checks import CHECKS
from magie.scenarios.monopoly.stage import SYSTEM
from magie.scenarios.monopoly.words import OPENINGS
from magie.scenarios.read import CASE_KEYS, KEYS

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
BLOCKS = re.findall(r"^```yaml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
EXAMPLES = "\n".join(re.sub(r" #.*", "", block) for block in BLOCKS)


def examples(folder: Path) -> list[Scenario]:
    """The scenarios of all blocks of the page."""
    file = folder / "page.yaml"
    file.write_text("\n".join(BLOCKS), encoding="utf-8")
    return read(file)


def test_every_example_runs(tmp_path: Path) -> None:
    results = [run(scenario) for scenario in examples(tmp_path)]
    assert len(results) >= 20
    failures = [result.render() for result in results if not result.ok]
    if failures:
        pytest.fail("\n".join(failures), pytrace=False)


def test_every_key_has_an_example() -> None:
    keys = {*KEYS, *CASE_KEYS, *beginning.KEYS, *position.KEYS, *position.CLAIM_KEYS, *players.KEYS}
    keys |= {*CHECKS, *checks_players.KEYS}
    assert {key for key in keys if not re.search(rf"\b{key}:", EXAMPLES)} == set()


def test_every_step_has_an_example() -> None:
    words = OPENINGS.split(", ")
    assert {word for word in words if not re.search(rf"^ +- [A-Z, ]+: {word}\b", EXAMPLES, re.M)} == set()
    assert {word for word in SYSTEM if not re.search(rf"^ +- {word}\b", EXAMPLES, re.M)} == set()
