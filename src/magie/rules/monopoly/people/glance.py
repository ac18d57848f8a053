"""Monopoly at a glance: whom the table waits for, rents as they stand, what everybody is worth, a way out of debt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.state.state as st
import magie.rules.monopoly.words.frames as frames
from magie.rules.glance import Rescue, Step, kind_of
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family.events import CashPaid, DebtPaid
from magie.rules.monopoly.people.buttons import choices
from magie.rules.monopoly.people.facts import turns_to_claim
from magie.rules.monopoly.people.gains import gains, gains_of_draft
from magie.rules.monopoly.people.returns import returns_of as returns
from magie.rules.monopoly.people.sentences import told
from magie.rules.monopoly.state.state import Table

if TYPE_CHECKING:
    from magie.rules.game import Game, View

__all__ = ["choices", "gains", "gains_of_draft", "returns", "told"]

LONGEST_PLAN = 60


def lies_open(public: View) -> bool:
    """A-SHT-01: all lies open but for numbers stated in a building shortage."""
    return public.facts.shortage is None


def keeps_secrets(table: Table | None) -> bool:
    """A-SHT-01: only while numbers are stated in a building shortage."""
    begun = [] if table is None else [table.state.frame_kind[i] for i in range(table.state.depth)]
    return frames.INTENT in begun or frames.SHORTAGE in begun


def rents(view: View) -> dict[str, int]:
    """What a visitor would pay now, for every deed that somebody owns; utilities depend on the throw."""
    state, deed_ids = view.table.state, view.coder.deed_ids
    owner, mortgaged = state.owner, state.mortgaged  # read once: outside of C an array is copied each time
    found = {
        deed_ids[deed]: rent.rent_of(view.table, deed)
        for deed in range(view.table.printed.deeds)
        if owner[deed] >= 0 and not mortgaged[deed]
    }
    return {deed: amount for deed, amount in found.items() if amount}


def worth(view: View) -> tuple[int | None, ...]:
    """Cash and belongings of every seat: they lie open (M-BUY-02), but where a tax is chosen blindly nobody adds up."""
    if tax.worth_is_secret(view.table):
        return tuple(None for _ in view.names)
    return totals(view.table)


def totals(table: Table) -> tuple[int, ...]:
    """HP-TAX-02: cash, deeds and buildings of every seat."""
    return tuple(tax.worth(table, seat) for seat in range(table.state.seats))


def laid_open(game: Game) -> Any:
    """A-SHT-01: what everybody sees is all there is; stated numbers are opened by the game itself."""
    return game.view().facts


def rescue(view: View) -> Rescue | None:
    """For a debtor: what is missing, the most that could be raised, and the careful way to raise it."""
    owing = view.facts.debt
    if view.seat is None or owing is None or owing.debtor != view.seat:
        return None
    cash = view.facts.players[view.seat].cash
    most = debt.can_raise(view.table, view.seat)
    plan = plan_of(view) if most >= owing.amount else ()
    return Rescue(
        owed=owing.amount, missing=owing.amount - cash, most=most, plan=plan, ways=tuple(ways_of(view))
    )


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
    return Step(action=action, text=text, kind=kind_of(action), raises=paid)


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


def closing_claims(table: Table) -> dict[int, int]:
    """A-RNT-01: rent that the next throw closes, unless its owner throws: who still waits then has waived it."""
    state = table.state
    return {
        state.claim_id[at]: state.claim_owner[at]
        for at in range(state.claims)
        if turns_to_claim(table, at) == 0 and state.claim_owner[at] != state.turn
    }


def waited_for(table: Table) -> tuple[int, ...]:
    """A-GEN-01: between throws whoever is on turn; in an auction all who have not answered; else who is asked."""
    if st.between_throws(table.state):
        return (table.state.turn,)
    if st.top(table.state) == frames.AUCTION:
        return bits.members_of(auction.still_to_answer(table))
    asked = bits.members_of(whose_move.open_seats(table))
    about_offers = offered_to(table)
    return tuple(seat for seat in asked if seat not in about_offers) or asked


def offered_to(table: Table) -> tuple[int, ...]:
    """A-DEAL-04: the seats with an open offer in front of them."""
    state = table.state
    return tuple({st.offer_at(state, at).to for at in range(state.offers) if offers.is_open_now(table, at)})


def is_off_turn(table: Table, seat: int) -> bool:
    """A-GEN-01: between the throws of somebody else?"""
    return st.between_throws(table.state) and table.state.turn != seat


def may_speak(table: Table, seat: int) -> bool:
    """A-AUC-02: in an auction only who has not answered the standing bid; else everybody who may act."""
    if not bits.has(whose_move.open_seats(table), seat):
        return False
    return st.top(table.state) != frames.AUCTION or bits.has(auction.still_to_answer(table), seat)


def countdown(table: Table) -> tuple[int, ...] | None:
    """A-AUC-02: another lot or another bid starts the countdown anew."""
    state = table.state
    if st.top(state) != frames.AUCTION:
        return None
    return (state.frame_number[state.depth - 1], state.lot, state.bid)


def auction_of(table: Table) -> tuple[int, ...] | None:
    """A-AUC-02: one lot, from the first call to the hammer; the next house is another auction."""
    state = table.state
    return (state.frame_number[state.depth - 1], state.lot) if st.top(state) == frames.AUCTION else None


def is_last_call(table: Table) -> bool:
    """A-AUC-03: no bid here is above anybody's cash, so nobody has to be asked before the hammer falls."""
    return False


def outlasts_a_bid(action: a.Action) -> bool:
    """A-AUC-02: others may have bid meanwhile; that is what auctions are like."""
    return isinstance(action, a.Bid | a.Pass)


def is_offer(action: a.Action) -> bool:
    """Only an `Offer` asks somebody for a deal; accepting one answers."""
    return isinstance(action, a.Offer)


def is_bold(table: Table, action: a.Action) -> bool:
    """What somebody's stand-in does not do: deals, and bids above the printed price."""
    if isinstance(action, a.Offer | a.Accept):
        return True
    if not isinstance(action, a.Bid):
        return False
    lot = table.state.lot
    return 0 <= lot < table.printed.deeds and action.amount > table.printed.price[lot]


def is_silent(action: a.Action) -> bool:
    """A-SHT-01: that somebody has stated a number is known to all, only the number is not."""
    return False
