"""Checks of what no view may show: the truth is changed where a viewer may not look, and the view must stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import magie.rules.bits as bits
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.rules.game import Game
from magie.rules.masterpiece.family.imagine import is_known
from magie.scenarios.data import as_list, one_of
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece.moment import Moment

Change = Callable[[Game, int | None], None]


def check_hidden(now: Moment, expected: Any, where: Where) -> list[str]:
    """[piles, values, cash, answers]: no view changes when these are otherwise than they are."""
    found: list[str] = []
    for what in as_list(expected, where):
        change = CHANGES[one_of(what, CHANGES, where)]
        for seat in (*range(len(now.names.players)), None):
            other = now.game.copy()
            change(other, seat)
            if now.game.view(seat).to_json() != other.view(seat).to_json():
                who = "an onlooker" if seat is None else now.names.players[seat]
                found.append(f"{where.key}.{what}: the view of {who} shows it")
    return found


def turn_piles(game: Game, seat: int | None) -> None:
    """Both piles the other way round, but for the painting on top."""
    hidden, size = game.table.hidden, game.table.state.pile
    for name, below in (("value_pile", size), ("painting_pile", size - 1)):
        pile = list(getattr(hidden, name))
        setattr(hidden, name, [*pile[:below][::-1], *pile[below:]])


def swap_values(game: Game, seat: int | None) -> None:
    """The values that this seat has not seen go round by one."""
    table = game.table
    own = [p for p in range(table.printed.paintings) if table.state.owner[p] != whereabouts.IN_PILE]
    unknown = [p for p in own if not is_known(table, p, seat)]
    values = list(table.hidden.value)
    moved = [values[p] for p in unknown[1:] + unknown[:1]]
    for painting, value in zip(unknown, moved, strict=True):
        values[painting] = value
    table.hidden.value = values


def other_cash(game: Game, seat: int | None) -> None:
    """Everybody else has a little more."""
    cash = game.table.hidden.cash
    game.table.hidden.cash = [c if s == seat else c + 50_000 for s, c in enumerate(cash)]


def other_answers(game: Game, seat: int | None) -> None:
    """Everybody else who has answered in this tick said something different: no bid, no doubt; or no pass."""
    state, hidden = game.table.state, game.table.hidden
    others = [s for s in range(state.seats) if s != seat and bits.has(state.answered & ~state.passed, s)]
    for other in others:
        hidden.passing ^= 1 << other
    hidden.offered = [0 if s in others else bid for s, bid in enumerate(hidden.offered)]
    hidden.accused = [0 if s in others else bidders for s, bidders in enumerate(hidden.accused)]


CHANGES: dict[str, Change] = {
    "piles": turn_piles,
    "values": swap_values,
    "cash": other_cash,
    "answers": other_answers,
}
