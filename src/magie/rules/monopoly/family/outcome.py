"""The outcome of a game of Monopoly."""

from __future__ import annotations

import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
from magie.rules.monopoly.family.events import HOW
from magie.rules.monopoly.state.state import Table
from magie.rules.outcome import Outcome, Standing, ended, ranked


def outcome_of(table: Table) -> Outcome | None:
    """M-WIN-01, M-OBJ-02, A-WIN-01: the last survivor; A-WIN-02: at a round limit the richest, ties shared.

    A-BKR-10: who resigned last is worth what he had then.
    """
    state = table.state
    if top.kind(state) != frames.GAME_OVER:
        return None
    alive = [s for s in range(state.seats) if players.is_playing(state, s)]
    out = sorted((s for s in range(state.seats) if s not in alive), key=lambda s: -state.went_out[s])
    standings = ranked({s: tax.worth(table, s) for s in alive})
    standings += [Standing(s, state.seats - state.went_out[s] + 1, tax.worth(table, s)) for s in out]
    return ended(HOW[top.how_it_ended(state)], standings)
