"""Choices: what goes with a seat's buttons on the wire, and what a command is refused with before it is played.

Everything is asked of the seat's own view, so a refusal never tells more than the seat may know.
"""

from __future__ import annotations

from typing import Any

from magie.rules.actions import Action
from magie.rules.errors import IllegalAction
from magie.rules.game import View
from magie.server.wire import Bids


def refusal_of(view: View, action: Action) -> IllegalAction | None:
    """Why the viewer cannot do this now, as far as the viewer may know; None if nothing speaks against it."""
    seat = -1 if view.seat is None else view.seat
    try:
        act = view.coder.act(action)
    except IllegalAction as refused:
        return refused
    objection = view.family.check(view.table, seat, act)
    if not objection:
        return None
    return view.family.refusal(view.table, view.names, seat, act, objection)


def bids_of(legal: Any) -> Bids | None:
    """The bids that can be made."""
    bids = legal.bids
    return None if bids is None else Bids(lowest=bids[0], highest=bids[-1], step=bids.step)


def partners_of(legal: Any) -> tuple[int, ...]:
    """The seats an offer can be made to; games without deals have none."""
    return tuple(getattr(legal, "partners", ()))
