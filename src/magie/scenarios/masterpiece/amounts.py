"""Amounts of money as a scenario writes them: 250000, 250_000 or 250,000; a forgery is worth 0."""

from __future__ import annotations

import re

from magie.scenarios.data import show
from magie.scenarios.errors import Where

FORGERY = "forgery"
MOST_CASH = 1_000_000_000


def amount_of(value: object, where: Where) -> int:
    """An amount of money.

    >>> amount_of("1,500,000", Where("x.yaml")), amount_of(250000, Where("x.yaml"))
    (1500000, 250000)
    """
    number = value
    if isinstance(value, str) and re.fullmatch(r"-?\d+|-?\d{1,3}([,_]\d{3})+", value):
        number = int(re.sub("[,_]", "", value))
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_CASH:
        raise where.error(f"{show(value)} is no amount; an amount is like 250_000 or 250,000.")
    return number


def value_of(value: object, where: Where) -> int:
    """What a value card says: an amount, or `forgery`."""
    return 0 if value == FORGERY else amount_of(value, where)
