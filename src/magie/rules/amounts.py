"""Amounts of money as people write them: 1200, 1,200 or 1_200; and for short 250k or 1.5m.

The one reader for what is typed at a terminal and what stands in a scenario file.
"""

from __future__ import annotations

import re
from fractions import Fraction

_WHOLE = re.compile(r"[0-9]{1,15}|[1-9][0-9]{0,2}(?:,[0-9]{3}){1,4}|[1-9][0-9]{0,2}(?:_[0-9]{3}){1,4}")
_SHORT = re.compile(r"(?P<whole>[0-9][0-9,_]*)(?P<part>\.[0-9]{1,6})?\s*(?P<unit>[km]?)", re.IGNORECASE)
_TIMES = {"": 1, "k": 1_000, "m": 1_000_000}


def whole_amount(text: str) -> int | None:
    """A whole amount; None if it is none: separators stand before every three digits, or nowhere.

    >>> [whole_amount(text) for text in ("1200", "1,200", "1_200", "100,00", "1,2", "12,", "1,000_000", "")]
    [1200, 1200, 1200, None, None, None, None, None]
    """
    return int(re.sub("[,_]", "", text)) if _WHOLE.fullmatch(text) else None


def short_amount(text: str) -> int | None:
    """A whole amount, perhaps with k for thousands or m for millions; None if it is none.

    >>> [short_amount(text) for text in ("250k", "1.5m", "1.001M", "1.5", "1,200", "25,0k")]
    [250000, 1500000, 1001000, None, 1200, None]
    """
    found = _SHORT.fullmatch(text)
    whole = whole_amount(found["whole"]) if found else None
    if found is None or whole is None:
        return None
    amount = (whole + Fraction(f"0{found['part'] or ''}")) * _TIMES[found["unit"].lower()]
    return int(amount) if amount.denominator == 1 else None
