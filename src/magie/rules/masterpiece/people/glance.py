"""Masterpiece at a glance: whom the table waits for, what everybody is worth as far as the viewer knows, the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

import magie.rules.bits as bits
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.words.frames as frames
from magie.rules.glance import Choice, Gain, Rescue, can, cannot, rank
from magie.rules.masterpiece.book.play import check
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.people.sentences import told
from magie.rules.masterpiece.people.sentences.describing import DESCRIBE, Look
from magie.rules.masterpiece.people.sentences.refusing import Context, refusal
from magie.rules.masterpiece.state.state import Table

if TYPE_CHECKING:
    from magie.rules.game import Game, View

__all__ = ["told"]

AUCTIONS = (frames.AUCTION, frames.LAST_CALL)


def choices(view: View, legal: Any) -> tuple[Choice, ...]:
    """The legal actions, then the buttons that are not possible now."""
    look = Look(view)
    buttons = [named_doubt(view, action) for action in sorted(iter(legal), key=rank)]
    found = [can(action, DESCRIBE[type(action)](look, action)) for action in buttons]
    for action in usual_buttons(view):
        act = view.coder.act(action)
        assert view.seat is not None
        objection = check(view.table, view.seat, act)
        if objection:
            why = refusal(Context(view.table, view.edition, view.names, view.seat, act), objection)
            found.append(cannot(action, DESCRIBE[type(action)](look, action), why.sentence, why.rule))
    return tuple(found)


def named_doubt(view: View, action: a.Action) -> a.Action:
    """A-MP-09: a doubt that names its bid is still judged on that one when it comes late."""
    if isinstance(action, a.Challenge):
        return a.Challenge(action.seat, view.table.state.best[action.seat])
    return action


def usual_buttons(view: View) -> Iterator[a.Action]:
    """The buttons a player expects to find, possible or not."""
    facts = view.facts
    if not facts.players[view.seat].playing:
        return
    if facts.auction is not None:
        yield a.Pass()
    elif facts.turn == view.seat:
        yield a.Roll()


def lies_open(public: View) -> bool:
    """MP-SET-08, A-MP-22: values and cash are everybody's own business."""
    return False


def keeps_secrets(table: Table | None) -> bool:
    """A-MP-22: always; everybody knows other values."""
    return True


def rents(view: View) -> dict[str, int]:
    """Nobody pays rent here."""
    return {}


def worth(view: View) -> tuple[int | None, ...]:
    """A-MP-22, A-MP-25: cash and collection of every seat; None where the viewer may not know one of them."""
    return tuple(_collection(view, seat) for seat in range(len(view.names)))


def _collection(view: View, seat: int) -> int | None:
    cash = view.facts.players[seat].cash
    values = [painting.value for painting in view.facts.paintings if painting.owner == seat]
    return None if cash is None or None in values else cash + sum(values)


def totals(table: Table) -> tuple[int, ...]:
    """MP-END-02: cash and the values of the paintings owned, of every seat."""
    return tuple(ending.total(table, seat) for seat in range(table.state.seats))


def laid_open(game: Game) -> Any:
    """MP-END-02: every purse, and every value card that somebody has seen."""
    known = [game.view(seat).facts for seat in range(len(game.names))]
    players = tuple(facts.players[seat] for seat, facts in enumerate(known))
    works = tuple(
        next((one for one in copies if one.value is not None), copies[0])
        for copies in zip(*(facts.paintings for facts in known), strict=True)
    )
    return msgspec.structs.replace(game.view().facts, players=players, paintings=works)


def rescue(view: View) -> Rescue | None:
    """Nobody is in debt here."""
    return None


def gains(public: View) -> dict[str, tuple[Gain, ...]]:
    """Paintings change hands in auctions and at fixed prices; there are no offers."""
    return {}


def gains_of_draft(view: View, action: a.Action) -> tuple[Gain, ...]:
    """There are no offers."""
    return ()


def returns(view: View) -> dict[str, float]:
    """No place earns anything."""
    return {}


def closing_claims(table: Table) -> dict[int, int]:
    """Nothing has to be asked for in time."""
    return {}


def waited_for(table: Table) -> tuple[int, ...]:
    """A-MP-08: in an auction those without whom the tick cannot end; else who is asked."""
    return bits.members_of(whose_move.asked_seats(table))


def offered_to(table: Table) -> tuple[int, ...]:
    """There are no deals here."""
    return ()


def is_off_turn(table: Table, seat: int) -> bool:
    """Nobody acts between the turns of others."""
    return False


def may_speak(table: Table, seat: int) -> bool:
    """Everybody who may act; in an auction that is also who could doubt a bid (A-MP-09)."""
    return bits.has(whose_move.open_seats(table), seat)


def countdown(table: Table) -> tuple[int, ...] | None:
    """A-MP-08: another lot, another tick or another bid starts the countdown anew."""
    state = table.state
    return (state.asked, state.lot, state.bid) if state.question in AUCTIONS else None


def auction_of(table: Table) -> tuple[int, ...] | None:
    """A-MP-08, A-MP-23: one painting, tick after tick; what was answered in one run is no answer in another.

    The turn belongs to it: a painting that nobody bought comes up again.
    """
    state = table.state
    return (state.turns, state.lot, state.runs) if state.question in AUCTIONS else None


def outlasts_a_bid(action: a.Action) -> bool:
    """A-MP-09: a bid, and a doubt, whatever was bid since; a pass only says that this bid was high enough."""
    return isinstance(action, a.Bid | a.Challenge)


def is_last_call(table: Table) -> bool:
    """A-MP-09: the moment for doubts, before the hammer falls."""
    return table.state.question == frames.LAST_CALL


def is_offer(action: a.Action) -> bool:
    """Nobody makes offers in this game: the spaces say what is bought from whom, and for how much."""
    return False


def is_bold(table: Table, action: a.Action) -> bool:
    """A stand-in plays as its bot does."""
    return False


def is_silent(action: a.Action) -> bool:
    """A-MP-08: an answer that takes the place of another is heard by nobody, not even that there is one."""
    return isinstance(action, a.Bid | a.Pass | a.Challenge)
