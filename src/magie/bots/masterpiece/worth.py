"""What a painting is worth to the steady bot."""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
from magie.rules.masterpiece.state import Table

# What can be made of a painting of unknown value, on top of the mean: a sixth.
PROMISE = 6
# How far a known value gives way to what the others guess, with all paintings still to come: a quarter.
DANGER = 4


def worth(table: Table, seat: int, painting: int) -> int:
    """What it gives for a painting: about the value it knows, or something more than the mean of those it does not.

    MP-ADV-01: a fine one among the unknown can be cashed in, a poor one sold to somebody who does not know it.
    """
    value = knowing.value_seen(table, seat, painting)
    if value >= 0:
        return in_danger(table, value)
    mean = knowing.mean_unseen(table, seat)
    return mean + mean // PROMISE


def in_danger(table: Table, value: int) -> int:
    """MP-ADV-01: a private auction may still take it for what the others guess; the fewer to come, the less likely.

    That is bad for a fine painting and good for a forgery.
    """
    guessed = knowing.mean_not_shown(table)
    whole = DANGER * table.printed.paintings
    return (value * (whole - table.state.pile) + guessed * table.state.pile) // whole
