"""The safe answer: what a seat says when its clock runs out."""

from __future__ import annotations

import magie.rules.masterpiece.book.paintings as paintings
import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.frames as frames
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.state import Table


def safe_answer(table: Table, seat: int, act: Act) -> None:
    """A-MP-27, A-GEN-04: decline and pass; the first space; the painting held longest; A-MP-16: the lowest value."""
    question = table.state.question
    if question == frames.AUCTION or question == frames.LAST_CALL:
        act.kind = act_kinds.PASS
    elif question == frames.ROLL:
        act.kind = act_kinds.ROLL
    elif question == frames.CHOOSE_SPACE:
        act.kind = act_kinds.CHOOSE_SPACE
        act.number = 0
    elif question == frames.CHOOSE_LOT:
        act.kind = act_kinds.CHOOSE_LOT
        act.number = paintings.held_longest(table, table.state.turn)
    elif question == frames.MUST_SELL:
        act.kind = act_kinds.SELL
        act.number = paintings.least_valuable(table, seat)
    else:
        act.kind = act_kinds.DECLINE
