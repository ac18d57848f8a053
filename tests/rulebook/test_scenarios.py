"""The rulebooks, case by case: one test for each scenario, in each edition and case."""

from pathlib import Path

import pytest

from magie.scenarios import Scenario, ScenarioError, read, run

FILES = sorted(Path(__file__).parent.glob("**/*.yaml"))


def scenarios() -> list[object]:
    """Every scenario of this folder; a file that cannot be read is one failing test."""
    found: list[object] = []
    for file in FILES:
        try:
            found += [pytest.param(scenario, id=scenario.label) for scenario in read(file)]
        except ScenarioError as error:
            found.append(pytest.param(error, id=file.name))
    return found


@pytest.mark.parametrize("scenario", scenarios())
def test_scenario(scenario: Scenario | ScenarioError) -> None:
    if isinstance(scenario, ScenarioError):
        pytest.fail(str(scenario), pytrace=False)
    result = run(scenario)
    if not result.ok:
        pytest.fail(result.render(), pytrace=False)
