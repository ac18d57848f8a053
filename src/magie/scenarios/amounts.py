"""Amounts of money as a scenario writes them: 250000, 250_000 or 250,000."""

from __future__ import annotations

from magie.rules.amounts import whole_amount
from magie.rules.numbers import MOST_MONEY
from magie.scenarios.data import hint, show
from magie.scenarios.errors import Where

LIKE = "an amount is like 1200, 1_200 or 1,200"


def amount_of(value: object, where: Where, *words: str) -> int:
    """An amount of money; `words` could have stood here too, and may have been meant.

    >>> amount_of("1,500,000", Where("x.yaml")), amount_of(250000, Where("x.yaml"))
    (1500000, 250000)
    """
    number = whole_amount(value) if isinstance(value, str) else value
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_MONEY:
        raise where.error(f"{show(value)} is no amount{hint(value, words)}; {LIKE}.")
    return number


def amount_said(text: str, where: Where) -> int:
    """An amount in a step; one below nothing is left to the engine, to see it refused.

    >>> amount_said("-5", Where("x.yaml")), amount_said("1,200", Where("x.yaml"))
    (-5, 1200)
    """
    number = whole_amount(text.removeprefix("-"))
    if number is None:
        raise where.error(f"{text!r} is no amount; {LIKE}.")
    return -number if text.startswith("-") else number
