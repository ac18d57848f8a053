"""The outcome of a game of Masterpiece."""

from __future__ import annotations

import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.frames as frames
from magie.rules.masterpiece.family.events import HOW
from magie.rules.masterpiece.state.state import Table
from magie.rules.outcome import Outcome, Standing, ended, ranked


def outcome_of(table: Table) -> Outcome | None:
    """MP-END-03, A-MP-20: the greatest total wins, equal totals share; A-MP-28: who left is not scored."""
    state = table.state
    if state.question != frames.GAME_OVER:
        return None
    alive = [s for s in range(state.seats) if players.is_playing(state, s)]
    standings = ranked({s: ending.total(table, s) for s in alive})
    standings += [Standing(s, len(alive) + 1, 0) for s in range(state.seats) if s not in alive]
    return ended(HOW[state.ended], standings)
