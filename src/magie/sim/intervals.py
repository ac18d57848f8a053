"""How sure a count makes us of a share."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054


def wilson(hits: int, tries: int, z: float = Z95) -> tuple[float, float]:
    """The 95% confidence interval of a share, after Wilson: sound for few tries and for shares near 0 and 1.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    middle = share + z * z / (2 * tries)
    scale = 1 + z * z / tries
    low = (middle - spread) / scale if hits else 0.0
    high = (middle + spread) / scale if hits < tries else 1.0
    return low, high
