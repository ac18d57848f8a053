"""Manners at a table of Masterpiece: whom it waits for, when a sealed round opens, what stays secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import magie.rules.bits as bits
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.words.frames as frames
from magie.rules.actions import Action
from magie.rules.buttons import Choice
from magie.rules.manners import Manners
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.people.buttons import choices
from magie.rules.masterpiece.state.state import Table

if TYPE_CHECKING:
    from magie.rules.game import Game, View

AUCTIONS = (frames.AUCTION, frames.LAST_CALL)


class MasterpieceManners(Manners[Table]):
    """How people play Masterpiece. There are no deals, and nobody acts between the turns of others."""

    def choices(self, view: View, legal: Any) -> tuple[Choice, ...]:
        """What the viewer can do, in words; then the usual buttons that are not possible now."""
        return choices(view, legal)

    # Secrets

    def keeps_secrets(self, table: Table | None) -> bool:
        """MP-SET-08, A-MP-22: always; values and cash are everybody's own business."""
        return True

    def is_silent(self, action: Action) -> bool:
        """A-MP-08: an answer that takes the place of another is heard by nobody, not even that there is one."""
        return isinstance(action, a.Bid | a.Pass | a.Challenge)

    # Whom the table waits for

    def waited_for(self, table: Table) -> tuple[int, ...]:
        """A-MP-08: in an auction those without whom the tick cannot end; else who is asked."""
        return bits.members_of(whose_move.asked_seats(table))

    def may_speak(self, table: Table, seat: int) -> bool:
        """Everybody who may act; in an auction that is also who could doubt a bid (A-MP-09)."""
        return bits.has(whose_move.open_seats(table), seat)

    # Auctions

    def countdown(self, table: Table) -> tuple[int, ...] | None:
        """A-MP-08: another lot, another tick or another bid starts the countdown anew."""
        state = table.state
        return (state.asked, state.lot, state.bid) if state.question in AUCTIONS else None

    def auction_of(self, table: Table) -> tuple[int, ...] | None:
        """A-MP-08, A-MP-23: one painting, tick after tick; what was answered in one run is no answer in another.

        The turn belongs to it: a painting that nobody bought comes up again.
        """
        state = table.state
        return (state.turns, state.lot, state.runs) if state.question in AUCTIONS else None

    def is_last_call(self, table: Table) -> bool:
        """A-MP-09: the moment for doubts, before the hammer falls."""
        return table.state.question == frames.LAST_CALL

    def outlasts_a_bid(self, action: Action) -> bool:
        """A-MP-09: a bid, and a doubt, whatever was bid since; a pass only says that this bid was high enough."""
        return isinstance(action, a.Bid | a.Challenge)

    # The end

    def laid_open(self, game: Game) -> Any:
        """MP-END-02: every purse, and every value card that somebody has seen."""
        known = [game.view(seat).facts for seat in range(len(game.names))]
        players = tuple(facts.players[seat] for seat, facts in enumerate(known))
        works = tuple(
            next((one for one in copies if one.value is not None), copies[0])
            for copies in zip(*(facts.paintings for facts in known), strict=True)
        )
        return msgspec.structs.replace(game.view().facts, players=players, paintings=works)
