"""The bots that are compared with each other: the present one, and older ones under their version names."""

from __future__ import annotations

import bench.steady_1

from magie.bots.masterpiece.playout import Choose

# None is the present steady bot, which plays at full speed.
BOTS: dict[str, Choose | None] = {"steady": None, "steady-1": bench.steady_1.choose}
