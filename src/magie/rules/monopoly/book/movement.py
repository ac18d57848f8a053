"""Tokens move, and GO pays a salary."""

from __future__ import annotations

import magie.rules.monopoly.book.money as money
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.words.choices as choices
import magie.rules.monopoly.words.owners as owners
import magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state import Table


def move_forward(table: Table, seat: int, spaces: int, how: int) -> None:
    """M-TRN-01, M-GO-01: move clockwise; onto or past GO earns the salary.

    HP-GO-01, HP-GO-02: once a lap, since leaving GO is not passing it, and again if a card then leads to GO.
    """
    start = table.state.place[seat]
    end = start + spaces
    laps = 0
    while end >= table.printed.spaces:
        end -= table.printed.spaces
        laps += 1
    put_token(table, seat, end, how)
    if laps:
        collect_salary(table, seat, end)


def advance_to(table: Table, seat: int, space: int, how: int) -> None:
    """A-GO-04, M-GO-02: an advance card moves forwards, and GO pays as it does after a throw."""
    distance = space - table.state.place[seat]
    if distance < 0:
        distance += table.printed.spaces
    move_forward(table, seat, distance, how)


def move_back(table: Table, seat: int, spaces: int, how: int) -> None:
    """A-GO-03: going backwards, GO pays only if the edition says so; by default only for ending on it."""
    start = table.state.place[seat]
    end = start - spaces
    passed = end < 0 < start  # leaving GO backwards is not passing it
    while end < 0:
        end += table.printed.spaces
    put_token(table, seat, end, how)
    if table.printed.backward_go == choices.BACKWARD_NONE:
        return
    if end == 0 or (passed and table.printed.backward_go == choices.BACKWARD_LAND_OR_PASS):
        collect_salary(table, seat, end)


def put_token(table: Table, seat: int, space: int, how: int) -> None:
    """M-TRN-02, M-TRN-03: the token stands there until it moves again; spaces may be shared."""
    start = table.state.place[seat]
    table.state.place[seat] = space
    table.state.may_enter &= ~(1 << seat)
    if table.events is not None:
        tell.token_moved(table, seat, start, space, how)


def collect_salary(table: Table, seat: int, end: int) -> None:
    """M-GO-01, A-GO-01: 200 at the moment GO is reached, before the landing is resolved.

    The literal order of the modern books, landing first, is an option. House rule: landing on GO pays double.
    """
    amount = table.printed.salary
    if end == 0 and table.printed.double_salary_on_go:
        amount *= 2
    if table.printed.salary_before_landing:
        money.pay(table, owners.BANK, seat, amount, why.SALARY)
    else:
        table.state.salary_due += amount


def pay_salary_due(table: Table) -> None:
    """A-GO-01: the salary of an edition that pays it after the landing."""
    state = table.state
    if state.salary_due:
        if players.is_playing(state, state.turn):
            money.pay(table, owners.BANK, state.turn, state.salary_due, why.SALARY)
        state.salary_due = 0
