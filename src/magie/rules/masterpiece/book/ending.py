"""The end: when it comes, and what everybody has then."""

from __future__ import annotations

import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.book.turn as turn
import magie.rules.masterpiece.state.asking as asking
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.state.telling as tell
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.how as how
import magie.rules.masterpiece.words.owners as owners
from magie.rules.masterpiece.state.state import Table


def end_or_go_on(table: Table) -> None:
    """MP-END-01, A-MP-19: the game ends as soon as the last painting and value card are drawn and paid for."""
    if table.state.pile == 0:
        end_game(table, how.ALL_DRAWN)
    else:
        turn.next_turn(table)


def end_game(table: Table, way: int) -> None:
    """MP-END-02: the values of all paintings in play are turned over, and everybody counts."""
    state = table.state
    state.ended = way
    asking.ask(state, frames.GAME_OVER, owners.NOBODY)
    for seat in range(state.seats):
        if players.is_playing(state, seat):
            show_collection(table, seat)
    tell.game_ended(table, way)


def show_collection(table: Table, seat: int) -> None:
    """MP-END-02: one player's value cards, for all to see."""
    state = table.state
    for painting in range(table.printed.paintings):
        if state.owner[painting] == seat:
            state.shown[painting] = table.hidden.value[painting]
            tell.value_shown(table, seat, painting, state.shown[painting])


def total(table: Table, seat: int) -> int:
    """MP-END-02: cash and the values of the paintings owned."""
    return table.hidden.cash[seat] + paintings.worth_of_collection(table, seat)
