"""The safe answer: what a seat says when its clock runs out."""

from __future__ import annotations

import magie.rules.masterpiece.act as acts
import magie.rules.masterpiece.ask as ask
import magie.rules.masterpiece.paintings as paintings
from magie.rules.masterpiece.acts import Act
from magie.rules.masterpiece.state import Table


def safe_answer(table: Table, seat: int, act: Act) -> None:
    """A-MP-27, A-GEN-04: decline and pass; the first space; the painting held longest; A-MP-16: the lowest value."""
    question = table.state.question
    if question == ask.AUCTION or question == ask.LAST_CALL:
        act.kind = acts.PASS
    elif question == ask.ROLL:
        act.kind = acts.ROLL
    elif question == ask.CHOOSE_SPACE:
        act.kind = acts.CHOOSE_SPACE
        act.number = 0
    elif question == ask.CHOOSE_LOT:
        act.kind = acts.CHOOSE_LOT
        act.number = paintings.held_longest(table, table.state.turn)
    elif question == ask.MUST_SELL:
        act.kind = acts.SELL
        act.number = paintings.least_valuable(table, seat)
    else:
        act.kind = acts.DECLINE
