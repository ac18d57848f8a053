"""Numbers that come from outside."""

from __future__ import annotations

from magie.rules.errors import IllegalAction

MOST = 1_000_000_000
MOST_MONEY = 1_000_000_000_000_000  # what JavaScript counts exactly, and more than any game earns


def whole(number: object, most: int = MOST) -> int:
    """A whole number of a size a game can have; anything else is refused before the rules see it."""
    if isinstance(number, bool) or not isinstance(number, int) or abs(number) > most:
        raise IllegalAction(
            "not_a_number", f"{number!r} is not a whole number between 0 and {most:,}.", "A-GEN-05"
        )
    return number


def money(amount: object) -> int:
    """An amount of money: a game without a round limit can make players very rich."""
    return whole(amount, MOST_MONEY)
