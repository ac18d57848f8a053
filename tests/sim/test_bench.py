"""`magie bench` measures what it says."""

from __future__ import annotations

import pytest

import magie
from magie.sim import bench


@pytest.mark.compiled_only
@pytest.mark.skipif(magie.engine() == "pure", reason="there is no compiled engine to measure")
@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_both_engines_are_measured_on_the_same_games(edition: str) -> None:
    found = bench.measure(edition, games=300)
    assert found["engine"] == "compiled"
    assert found["digests_equal"]
    assert found["compiled_over_pure"] > 1
    for engine in ("compiled", "pure"):
        assert found[engine]["turns_per_cpu_second"] > 0
        assert found[engine]["decisions_per_cpu_second"] > found[engine]["turns_per_cpu_second"]
    assert found["copy_state_ns"] > 0
    assert found["copy_table_ns"] > 0
    assert 0 < found["state_bytes"] < 2048
    assert found["import_ms"] > 0
