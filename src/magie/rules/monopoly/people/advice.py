"""Advice for people who play Monopoly: rents as they stand, what everybody is worth, a way out of debt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING

import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.tax as tax
from magie.rules.actions import Action
from magie.rules.advice import Advice, Gain, Rescue, Step
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family.events import CashPaid, DebtPaid
from magie.rules.monopoly.people.gains import gains, gains_of_draft
from magie.rules.monopoly.people.returns import returns_of

if TYPE_CHECKING:
    from magie.rules.game import Game, View

LONGEST_PLAN = 60


class MonopolyAdvice(Advice):
    """What a good neighbour would tell you."""

    def rents(self, view: View) -> dict[str, int]:
        """What a visitor would pay now, for every deed that somebody owns; utilities depend on the throw."""
        state, deed_ids = view.table.state, view.coder.deed_ids
        owner, mortgaged = (
            state.owner,
            state.mortgaged,
        )  # read once: outside of C an array is copied each time
        found = {
            deed_ids[deed]: rent.rent_of(view.table, deed)
            for deed in range(view.table.printed.deeds)
            if owner[deed] >= 0 and not mortgaged[deed]
        }
        return {deed: amount for deed, amount in found.items() if amount}

    def worth(self, view: View) -> tuple[int | None, ...]:
        """Cash and belongings of every seat: they lie open (M-BUY-02), but where a tax is chosen blindly nobody adds up."""
        if tax.worth_is_secret(view.table):
            return super().worth(view)
        return tuple(tax.worth(view.table, seat) for seat in range(len(view.names)))

    def rescue(self, view: View) -> Rescue | None:
        """For a debtor: what is missing, the most that could be raised, and the careful way to raise it."""
        owing = view.facts.debt
        if view.seat is None or owing is None or owing.debtor != view.seat:
            return None
        cash = view.facts.players[view.seat].cash
        most = debt.can_raise(view.table, view.seat)
        plan = plan_of(view) if most >= owing.amount else ()
        ways = tuple(ways_of(view))
        return Rescue(owed=owing.amount, missing=owing.amount - cash, most=most, plan=plan, ways=ways)

    def gains(self, public: View) -> dict[str, tuple[Gain, ...]]:
        """What every offer on the table would bring both sides, by its number."""
        return gains(public)

    def gains_of_draft(self, view: View, action: Action) -> tuple[Gain, ...]:
        """What an offer that the viewer thinks of would bring both sides."""
        return gains_of_draft(view, action)

    def returns(self, view: View) -> dict[str, float]:
        """What a visitor brings for each coin that was put into a deed."""
        return returns_of(view)


def ways_of(view: View) -> Iterator[Step]:
    """A-BKR-01: every deed that can be mortgaged and every building that can be sold, with what it brings."""
    assert view.seat is not None
    for action in view.legal():
        if isinstance(action, a.Mortgage | a.Sell):
            yield step_of(view.imagine("way"), view.seat, action)


def step_of(game: Game, seat: int, action: a.Action) -> Step:
    """Play it in a game that is only imagined, and see how much it raises."""
    text = game.describe(seat, action)
    raised = takewhile(lambda event: not isinstance(event, DebtPaid), game.play(seat, action))
    paid = sum(event.amount for event in raised if isinstance(event, CashPaid) and event.payee == seat)
    return Step(action=action, text=text, kind=action.kind, raises=paid)


def plan_of(view: View) -> tuple[Step, ...]:
    """A-BKR-01: the safe answers one after another, tried out in a game that is only imagined."""
    assert view.seat is not None
    game = view.imagine("rescue")
    found: list[Step] = []
    number = game.decision.number
    while game.decision.kind == "debt" and game.decision.number == number and len(found) < LONGEST_PLAN:
        action = game.default(view.seat)
        if isinstance(action, a.DeclareBankruptcy):
            break
        found.append(step_of(game, view.seat, action))
    return tuple(found)


ADVICE = MonopolyAdvice()
