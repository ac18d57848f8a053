"""The compiled engine and the plain Python play the same games, to the last coin, over thousands of games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import magie
from tests.conformance import digests

ROOT = Path(__file__).parent.parent.parent

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(magie.engine() == "pure", reason="there is no compiled engine to compare with"),
]


def in_pure_engine(which: str, games: int) -> dict[str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", which, str(games)],
        cwd=ROOT,
        env=os.environ | {"MAGIE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_steady_games_come_out_the_same() -> None:
    games = 250  # in each of four editions with two, four and six seats: 3,000 in all
    assert in_pure_engine("steady", games) == digests.steady(games)


def test_random_games_under_house_rules_come_out_the_same() -> None:
    assert in_pure_engine("random", 12) == digests.random_games(12)


def test_the_pure_engine_is_really_another_one() -> None:
    code = "import magie; print(magie.engine())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"MAGIE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "pure"
