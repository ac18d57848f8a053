"""Numbers that come from outside."""

from __future__ import annotations

from magie.rules.errors import IllegalAction

MOST_MONEY = 1_000_000_000


def whole(number: object) -> int:
    """A whole number of a size a game can have; anything else is refused before the rules see it."""
    if isinstance(number, bool) or not isinstance(number, int) or abs(number) > MOST_MONEY:
        raise IllegalAction(
            "not_a_number", f"{number!r} is not a whole number between 0 and {MOST_MONEY:,}.", "A-GEN-05"
        )
    return number
