"""Do the scenarios bite? Small changes to the rules, made by `tools/mutate.py`, must be noticed by a scenario."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import magie

TOOL = Path(__file__).parents[2] / "tools" / "mutate.py"

pytestmark = pytest.mark.skipif(magie.engine() == "compiled", reason="changes are made to the plain engine")


def mutate(*options: str) -> None:
    done = subprocess.run([sys.executable, str(TOOL), *options], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


def test_thirty_changes_are_noticed() -> None:
    """Always the same ones, and every reason in `without_effect.toml` still has its code."""
    mutate("--changes", "30", "--seed", "1")


@pytest.mark.soak
def test_four_hundred_changes_are_noticed() -> None:
    mutate("--changes", "400", "--seed", "1", "--jobs", "2")
