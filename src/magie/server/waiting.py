"""Whom the table waits for, and which bots have something to say. The rules decide; here it is only asked.

Between throws people need not pass: whoever is on turn throws when ready, the others act while they can (A-GEN-01).
"""

from __future__ import annotations

from collections.abc import Callable

import magie.rules.bits as bits
import magie.rules.masterpiece.ticks as ticks
import magie.rules.monopoly.auction as monopoly_auction
from magie.rules.actions import Action
from magie.rules.decision import Decision
from magie.rules.game import SYSTEM, Game
from magie.rules.masterpiece.actions import CloseTick

BETWEEN_THROWS = ("pre_roll", "post_move")
SECRET_NUMBERS = ("intent", "lower")


def waited_for(game: Game) -> tuple[int, ...]:
    """The seats without which the game does not go on."""
    return () if game.over else WAITED_FOR[game.edition.family](game, game.decision)


def _monopoly(game: Game, decision: Decision) -> tuple[int, ...]:
    if decision.kind in BETWEEN_THROWS:
        return (game.table.state.turn,)
    if decision.kind == "auction":
        return bits.members_of(monopoly_auction.still_to_answer(game.table))
    asked_about_offers = (
        {offer.to for offer in game.view().facts.offers if offer.open} if has_offers(game) else ()
    )
    rest = tuple(seat for seat in decision.seats if seat not in asked_about_offers)
    return rest or decision.seats


def _masterpiece(game: Game, decision: Decision) -> tuple[int, ...]:
    if decision.kind == "auction":
        return bits.members_of(ticks.must_answer(game.table))
    return decision.seats


WAITED_FOR: dict[str, Callable[[Game, Decision], tuple[int, ...]]] = {
    "monopoly": _monopoly,
    "masterpiece": _masterpiece,
}


def has_offers(game: Game) -> bool:
    """Do offers lie on the table?"""
    return bool(getattr(game.table.state, "offers", 0))


def offered_to(game: Game) -> tuple[int, ...]:
    """The seats that are asked about an offer now."""
    if not has_offers(game):
        return ()
    return tuple({offer.to for offer in game.view().facts.offers if offer.open})


def is_off_turn(game: Game, seat: int) -> bool:
    """Is it between throws, and somebody else's turn?"""
    return game.decision.kind in BETWEEN_THROWS and game.table.state.turn != seat


def may_speak(game: Game, seat: int) -> bool:
    """Could a bot on this seat have something to say now?"""
    decision = game.decision
    if seat not in decision.seats:
        return False
    if decision.kind == "auction" and game.edition.family == "monopoly":
        return seat in waited_for(game)
    return True


def auction_key(game: Game) -> tuple[int, ...] | None:
    """What starts the countdown of an auction anew: another lot, another bid, another tick. None: no auction."""
    decision = game.decision
    if decision.kind != "auction":
        return None
    state = game.table.state
    return (decision.number, state.lot, state.bid)


def tick_is_open(game: Game) -> bool:
    """Has somebody bid or doubted in a tick of Masterpiece, so that the system may close it?"""
    return game.edition.family == "masterpiece" and system_may(game, CloseTick())


def system_may(game: Game, action: Action) -> bool:
    """May the clock play this?"""
    return not game.family.check(game.table, SYSTEM, game.coder.act(action))
