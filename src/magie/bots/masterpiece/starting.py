"""Where the steady bot puts its piece: before the six spaces that promise most."""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
import magie.rules.masterpiece.act as acts
import magie.rules.masterpiece.kind as kind
import magie.rules.masterpiece.paintings as paintings
from magie.rules.masterpiece.acts import Act
from magie.rules.masterpiece.state import Table

SIDES = 6


def chooses_space(table: Table, seat: int, act: Act) -> None:
    """MP-SET-01: the space from which the six throws together bring most."""
    unknown = knowing.mean_unseen(table, seat)
    own = knowing.value_seen(table, seat, paintings.held_longest(table, seat))
    guessed = knowing.mean_not_shown(table)
    best = 0
    act.kind = acts.CHOOSE_SPACE
    act.number = -1
    for space in range(table.printed.spaces):
        total = 0
        for step in range(1, SIDES + 1):
            total += benefit(table, (space + step) % table.printed.spaces, own, unknown, guessed)
        if act.number < 0 or total > best:
            best = total
            act.number = space


def benefit(table: Table, space: int, own: int, unknown: int, guessed: int) -> int:
    """What a space brings to the owner of one painting of this value; an unknown one and others' guesses given."""
    what = table.printed.kind_of[space]
    amount = table.printed.amount[space]
    if what == kind.COLLECT:
        return amount
    if what == kind.INHERIT:
        return unknown
    if what == kind.BUY:
        return max(unknown - amount, 0)
    if what == kind.SELL_FOR:
        return amount - own
    if what == kind.SELL_ANY:
        return max(own - guessed, 0)
    if what == kind.PRIVATE_AUCTION:
        return guessed - own
    return 0
