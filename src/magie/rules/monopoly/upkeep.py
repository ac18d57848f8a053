"""Upkeep: what an owner could do with each deed, all of them asked about at once.

Listing actions and drawing buttons need these answers for every seat after every act, so they are found in C.
"""

from __future__ import annotations

import magie.rules.monopoly.act as acts
import magie.rules.monopoly.kind as kind
import magie.rules.monopoly.play as play
from magie.rules.monopoly.acts import Act, set_step
from magie.rules.monopoly.state import Table

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
                found.append((acts.LIFT, deed, level, objection(table, seat, act, acts.LIFT)))
                continue
            found.append((acts.MORTGAGE, deed, level, objection(table, seat, act, acts.MORTGAGE)))
            if table.printed.deed_kind[deed] == kind.STREET:
                act.count = 1
                set_step(act, 0, deed, 0)
                found.append((acts.BUILD, deed, level, objection(table, seat, act, acts.BUILD)))
            if level:
                set_step(act, 0, deed, level - 1)
                found.append((acts.SELL, deed, level, objection(table, seat, act, acts.SELL)))
    return found


def objection(table: Table, seat: int, act: Act, what: int) -> int:
    """Why this kind of act is not possible now; 0 if it is."""
    act.kind = what
    return play.check(table, seat, act)
