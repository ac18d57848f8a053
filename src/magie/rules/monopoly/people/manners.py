"""Manners at a table of Monopoly: whom it waits for, when the hammer falls, what stays secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
from magie.rules.actions import Action
from magie.rules.buttons import Choice
from magie.rules.errors import IllegalAction
from magie.rules.manners import Manners
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.people.buttons import choices
from magie.rules.monopoly.people.facts import turns_to_claim
from magie.rules.monopoly.state.state import Table

if TYPE_CHECKING:
    from magie.rules.game import View

RENT_FIRST = "Rent can still be asked for; in a few seconds you may throw."


class MonopolyManners(Manners[Table]):
    """How people play Monopoly."""

    def choices(self, view: View, legal: Any) -> tuple[Choice, ...]:
        """What the viewer can do, in words; then the usual buttons that are not possible now."""
        return choices(view, legal)

    # Secrets

    def keeps_secrets(self, table: Table | None) -> bool:
        """A-SHT-01: only while numbers are stated in a building shortage."""
        return table is not None and (
            stack.is_in_progress(table.state, frames.INTENT)
            or stack.is_in_progress(table.state, frames.SHORTAGE)
        )

    def lies_open(self, public: View) -> bool:
        """A-SHT-01: all lies open but for numbers stated in a building shortage."""
        return public.facts.shortage is None

    def is_silent(self, action: Action) -> bool:
        """A-SHT-01: that somebody has stated a number is known to all, only the number is not."""
        return False

    # Whom the table waits for

    def waited_for(self, table: Table) -> tuple[int, ...]:
        """A-GEN-01: between throws whoever is on turn; in an auction all who have not answered; else who is asked."""
        if top.between_throws(table.state):
            return (table.state.turn,)
        if top.kind(table.state) == frames.AUCTION:
            return bits.members_of(auction.still_to_answer(table))
        asked = bits.members_of(whose_move.open_seats(table))
        about_offers = self.offered_to(table)
        return tuple(seat for seat in asked if seat not in about_offers) or asked

    def may_speak(self, table: Table, seat: int) -> bool:
        """A-AUC-02: in an auction only who has not answered the standing bid; else everybody who may act."""
        if not bits.has(whose_move.open_seats(table), seat):
            return False
        return top.kind(table.state) != frames.AUCTION or bits.has(auction.still_to_answer(table), seat)

    def is_off_turn(self, table: Table, seat: int) -> bool:
        """A-GEN-01: between the throws of somebody else?"""
        return top.between_throws(table.state) and table.state.turn != seat

    def offered_to(self, table: Table) -> tuple[int, ...]:
        """A-DEAL-04: the seats with an open offer in front of them."""
        state = table.state
        return tuple(
            {
                open_offers.offer_at(state, at).to
                for at in range(state.offers)
                if offers.is_open_now(table, at)
            }
        )

    def closed_next(self, table: Table) -> dict[int, int]:
        """A-RNT-01: rent that the next throw closes, unless its owner throws: who still waits then has waived it."""
        state = table.state
        return {
            state.claim_id[at]: state.claim_owner[at]
            for at in range(state.claims)
            if turns_to_claim(table, at) == 0 and state.claim_owner[at] != state.turn
        }

    def too_soon(self, action: Action) -> IllegalAction | None:
        """A-RNT-01: before a throw that would close a person's claim, that person gets a moment to ask."""
        return IllegalAction("claims_open", RENT_FIRST, "A-RNT-01") if isinstance(action, a.Roll) else None

    # Auctions. A-AUC-03: no bid is above anybody's cash, so there is no last call before the hammer falls.

    def countdown(self, table: Table) -> tuple[int, ...] | None:
        """A-AUC-02: another lot or another bid starts the countdown anew."""
        state = table.state
        if top.kind(state) != frames.AUCTION:
            return None
        return (top.number(state), state.lot, state.bid)

    def auction_of(self, table: Table) -> tuple[int, ...] | None:
        """A-AUC-02: one lot, from the first call to the hammer; the next house is another auction."""
        state = table.state
        return (top.number(state), state.lot) if top.kind(state) == frames.AUCTION else None

    def outlasts_a_bid(self, action: Action) -> bool:
        """A-AUC-02: others may have bid meanwhile; that is what auctions are like."""
        return isinstance(action, a.Bid | a.Pass)

    # What bots at a table of people do not do

    def is_offer(self, action: Action) -> bool:
        """Only an `Offer` asks somebody for a deal; accepting one answers."""
        return isinstance(action, a.Offer)

    def is_bold(self, table: Table, action: Action) -> bool:
        """What somebody's stand-in does not do: deals, and bids above the printed price."""
        if isinstance(action, a.Offer | a.Accept):
            return True
        if not isinstance(action, a.Bid):
            return False
        lot = table.state.lot
        return 0 <= lot < table.printed.deeds and action.amount > table.printed.price[lot]
