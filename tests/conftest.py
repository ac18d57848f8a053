"""Hypothesis: the same examples on every run, fewer of them on the slow pure engine."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

import magie

EXAMPLES = 60 if magie.engine() == "compiled" else 12

settings.register_profile(
    "magie",
    max_examples=int(os.environ.get("MAGIE_EXAMPLES", EXAMPLES)),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("magie")
