"""Worked cases as data, and the register of the rules they show.

`run_paths` runs scenario files, `coverage` says which rules they show.
"""

from magie.scenarios.coverage import Coverage, coverage
from magie.scenarios.errors import ScenarioError
from magie.scenarios.read import read
from magie.scenarios.report import Report, Result
from magie.scenarios.run import run, run_paths
from magie.scenarios.scenario import Scenario

__all__ = [
    "Coverage",
    "Report",
    "Result",
    "Scenario",
    "ScenarioError",
    "coverage",
    "read",
    "run",
    "run_paths",
]
