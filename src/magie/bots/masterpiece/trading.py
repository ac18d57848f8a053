"""What the steady bot buys and sells at fixed prices, and which painting of a neighbour it sends to auction."""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
import magie.bots.masterpiece.worth as appraisal
import magie.rules.masterpiece.book.landing as landing
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.owners as owners
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table

# "Clearly more" than a price: a sixteenth.
MARGIN = 16


def buys_or_declines(table: Table, seat: int, act: Act) -> None:
    """MP-BUY-01: the top painting, if what may lie behind it is worth the price."""
    act.kind = act_kinds.DECLINE
    if appraisal.worth(table, seat, table.state.top) >= landing.amount_here(table, seat):
        act.kind = act_kinds.BUY


def sells_or_keeps(table: Table, seat: int, act: Act) -> None:
    """MP-SELL-01, MP-ADV-01: cash in the finest painting before somebody gets it for less; keep what is below."""
    act.kind = act_kinds.DECLINE
    finest = most_valuable(table, seat)
    if knowing.value_seen(table, seat, finest) > knowing.mean_not_shown(table):
        act.kind = act_kinds.SELL
        act.number = finest


def sells_least(table: Table, seat: int, act: Act) -> None:
    """MP-S350-01, MP-ADV-01: a forgery, or the least valuable one."""
    act.kind = act_kinds.SELL
    act.number = least_valuable(table, seat)


def takes_or_declines(table: Table, seat: int, act: Act) -> None:
    """MP-B400-01: the best of the others' paintings, if it is known or likely to be worth clearly more."""
    unknown = knowing.mean_unseen(table, seat)
    best = landing.amount_here(table, seat)
    best += best // MARGIN
    act.kind = act_kinds.DECLINE
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] != seat and players.in_play(table.state, painting):
            value = estimate(table, seat, painting, unknown)
            if value > best:
                best = value
                act.kind = act_kinds.TAKE
                act.number = painting


def chooses_lot(table: Table, seat: int, act: Act) -> None:
    """MP-PA-02: the painting it knows or guesses to be worth most; of several unknown ones the newest.

    What somebody has had for long he could have cashed in, so it is more likely to be worth little.
    """
    unknown = knowing.mean_unseen(table, seat)
    best = -1
    act.kind = act_kinds.CHOOSE_LOT
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == table.state.turn:
            value = estimate(table, seat, painting, unknown)
            if value > best or (value == best and is_newer(table, painting, act.number)):
                best = value
                act.number = painting


def estimate(table: Table, seat: int, painting: int, unknown: int) -> int:
    """The value of a painting where it is known, else that of an unknown one."""
    value = knowing.value_seen(table, seat, painting)
    return value if value >= 0 else unknown


def is_newer(table: Table, painting: int, other: int) -> bool:
    """Has the first of two paintings come into its owner's hand later?"""
    return table.state.taken[painting] > table.state.taken[other]


def most_valuable(table: Table, seat: int) -> int:
    """This seat's own painting with the highest value; -1 without any."""
    found = owners.NOBODY
    most = -1
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == seat:
            value = knowing.value_seen(table, seat, painting)
            if value > most:
                most = value
                found = painting
    return found


def least_valuable(table: Table, seat: int) -> int:
    """This seat's own painting with the lowest value; -1 without any."""
    found = owners.NOBODY
    least = 0
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] == seat:
            value = knowing.value_seen(table, seat, painting)
            if found < 0 or value < least:
                least = value
                found = painting
    return found
