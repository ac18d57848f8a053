"""What a player wants to see at a glance: rents as they stand, what everybody is worth, a way out of debt.

All of it comes from a view, so nobody learns more from it than the seat may know.
"""

from __future__ import annotations

import magie.rules.monopoly.debt as debt
import magie.rules.monopoly.rent as rent
import magie.rules.monopoly.tax as tax
from magie.rules.game import Seen
from magie.rules.monopoly.actions import DeclareBankruptcy
from magie.server.wire import Choice, Rescue

LONGEST_PLAN = 60


def rents_of(view: Seen) -> dict[str, int]:
    """What a visitor would pay now, for every deed that somebody owns; utilities depend on the throw."""
    if view.edition.family != "monopoly":
        return {}
    found = {
        deed.deed: rent.rent_of(view.table, view.coder.deeds[deed.deed])
        for deed in view.facts.deeds
        if deed.owner is not None and not deed.mortgaged
    }
    return {deed: amount for deed, amount in found.items() if amount}


def worth_of(view: Seen) -> tuple[int | None, ...]:
    """Cash and belongings of every seat; None where that is private."""
    if view.edition.family == "monopoly":
        return tuple(tax.worth(view.table, seat) for seat in range(len(view.names)))
    return tuple(_collection(view, seat) for seat in range(len(view.names)))


def _collection(view: Seen, seat: int) -> int | None:
    cash = view.facts.players[seat].cash
    values = [painting.value for painting in view.facts.paintings if painting.owner == seat]
    return None if cash is None or None in values else cash + sum(values)


def rescue_of(view: Seen) -> Rescue | None:
    """For a debtor: what is missing, the most that could be raised, and the careful way to raise it."""
    if view.seat is None or view.edition.family != "monopoly":
        return None
    if view.facts.debt is None or view.facts.debt.debtor != view.seat:
        return None
    owed, cash = view.facts.debt.amount, view.facts.players[view.seat].cash
    most = debt.can_raise(view.table, view.seat)
    return Rescue(owed=owed, missing=owed - cash, most=most, plan=plan_of(view) if most >= owed else ())


def plan_of(view: Seen) -> tuple[Choice, ...]:
    """A-BKR-01: the safe answers one after another, tried out in a game that is only imagined."""
    assert view.seat is not None
    game = view.imagine("rescue")
    found: list[Choice] = []
    number = game.decision.number
    while game.decision.kind == "debt" and game.decision.number == number and len(found) < LONGEST_PLAN:
        action = game.default(view.seat)
        if isinstance(action, DeclareBankruptcy):
            break
        found.append(
            Choice(
                action=action,
                text=game.describe(view.seat, action),
                kind=str(type(action).__struct_config__.tag),
            )
        )
        game.play(view.seat, action)
    return tuple(found)
