"""Upkeep: what an owner could do with each deed, all of them asked about at once.

Listing actions and drawing buttons need these answers for every seat after every act, so they are found in C.
"""

from __future__ import annotations

import magie.rules.monopoly.book.play as play
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.monopoly.state.act import Act, set_step
from magie.rules.monopoly.state.state import Table

Upkeep = tuple[int, int, int, int]  # the kind of act, the deed, what stands there, the objection to it or 0


def upkeep_of(table: Table, seat: int) -> list[Upkeep]:
    """What could be done with the deeds of a seat, in their order.

    A mortgaged deed can be lifted; another one mortgaged, a street also built on, or sold one level down.
    """
    state = table.state
    act = Act()
    found: list[Upkeep] = []
    for deed in range(table.printed.deeds):
        if state.owner[deed] == seat:
            level = state.level[deed]
            act.deed = deed
            if state.mortgaged[deed]:
                found.append((act_kinds.LIFT, deed, level, objection(table, seat, act, act_kinds.LIFT)))
                continue
            found.append((act_kinds.MORTGAGE, deed, level, objection(table, seat, act, act_kinds.MORTGAGE)))
            if table.printed.deed_kind[deed] == spaces.STREET:
                act.count = 1
                set_step(act, 0, deed, 0)
                found.append((act_kinds.BUILD, deed, level, objection(table, seat, act, act_kinds.BUILD)))
            if level:
                set_step(act, 0, deed, level - 1)
                found.append((act_kinds.SELL, deed, level, objection(table, seat, act, act_kinds.SELL)))
    return found


def objection(table: Table, seat: int, act: Act, what: int) -> int:
    """Why this kind of act is not possible now; 0 if it is."""
    act.kind = what
    return play.check(table, seat, act)
