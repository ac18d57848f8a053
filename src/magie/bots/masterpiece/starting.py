"""Where the steady bot puts its piece: before the six spaces that promise most."""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.spaces as spaces
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table

SIDES = 6


def chooses_space(table: Table, seat: int, act: Act) -> None:
    """MP-SET-01, A-MP-03: the space from which the six throws together bring most; nobody knows a value yet."""
    mean = knowing.mean_not_shown(table)
    best = 0
    act.kind = act_kinds.CHOOSE_SPACE
    act.number = -1
    for space in range(table.printed.spaces):
        total = 0
        for step in range(1, SIDES + 1):
            total += benefit(table, (space + step) % table.printed.spaces, mean)
        if act.number < 0 or total > best:
            best = total
            act.number = space


def benefit(table: Table, space: int, mean: int) -> int:
    """What a space brings to the owner of one painting, of which only the mean value is known."""
    what = table.printed.kind_of[space]
    amount = table.printed.amount[space]
    if what == spaces.COLLECT:
        return amount
    if what == spaces.INHERIT:
        return mean
    if what == spaces.BUY:
        return max(mean - amount, 0)
    if what == spaces.SELL_FOR:
        return amount - mean
    if what == spaces.SELL_ANY:
        return above_the_mean(table, mean)
    return 0


def above_the_mean(table: Table, mean: int) -> int:
    """How far a painting may lie above what others would bid for it: that is saved by cashing it in."""
    total = 0
    for card in range(table.printed.paintings):
        total += max(table.printed.value_cards[card] - mean, 0)
    return total // table.printed.paintings
