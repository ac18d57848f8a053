"""What a painting is worth to the steady bot.

The percentages were measured with `python -m bench.overpayment`: with them what it pays in auctions is on average what
it gets out of a painting, early and late, from the bank and from other players.
"""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
from magie.rules.masterpiece.state.state import Table

# What is made of an unknown painting, in percent of what is likely behind it: with the whole pile to come, and with
# none. One from the bank can still be sold on to people who do not know it; one from another player he has not cashed
# in, and he remembers its value when it is sold on.
BANK_EARLY, BANK_LATE = 118, 110
PRIVATE_EARLY, PRIVATE_LATE = 98, 114
# How far a known value gives way to what the others guess, with all paintings still to come: a quarter.
DANGER = 4


def worth(table: Table, seat: int, painting: int) -> int:
    """What it gives for a painting: about the value it knows, else some percent of what is likely."""
    value = knowing.value_seen(table, seat, painting)
    if value >= 0:
        return in_danger(table, value)
    if table.state.owner[painting] >= 0:
        return unknown(table, seat, PRIVATE_EARLY, PRIVATE_LATE)
    return unknown(table, seat, BANK_EARLY, BANK_LATE)


def unknown(table: Table, seat: int, early: int, late: int) -> int:
    """MP-ADV-01: what may be made of an unknown painting, from early to late as the pile grows smaller."""
    pile = table.state.pile
    number = table.printed.paintings
    percent = (early * pile + late * (number - pile)) // number
    return knowing.mean_of_the_rest(table, seat) * percent // 100


def in_danger(table: Table, value: int) -> int:
    """MP-ADV-01: a private auction may still take it for what the others guess; the fewer to come, the less likely.

    That is bad for a fine painting and good for a forgery.
    """
    guessed = knowing.mean_not_shown(table)
    whole = DANGER * table.printed.paintings
    return (value * (whole - table.state.pile) + guessed * table.state.pile) // whole
