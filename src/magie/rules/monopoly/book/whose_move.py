"""Who is asked next, and who may act at all."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.auction as auction
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
from magie.rules.monopoly.state.state import Table


def to_act(table: Table) -> int:
    """A-GEN-07: the next seat to ask when nobody watches a clock; -1 when the game is over.

    Between throws the players to the left are asked first, each until he passes, then the one on turn. The
    player an offer is made to is asked at once.
    """
    state = table.state
    situation = top.kind(state)
    if state.offers:
        fresh = offers.freshest_offer(table)
        if fresh >= 0:
            return open_offers.offer_at(state, fresh).to
    if situation == frames.PRE_ROLL or situation == frames.POST_MOVE:
        return next_between_throws(table)
    if situation == frames.AUCTION:
        return auction.next_bidder(table)
    if situation == frames.INTENT or situation == frames.LOWER:
        return next_unanswered(table)
    if situation == frames.GAME_OVER:
        return owners.NOBODY
    return top.asked_seat(state)


def next_between_throws(table: Table) -> int:
    """A-GEN-07: the first to the left of the player on turn who has not passed; at last the player on turn."""
    state = table.state
    waiting = state.playing & ~state.passed
    if waiting & ~(1 << state.turn) == 0:
        return state.turn
    seat = state.turn + 1
    for _ in range(state.seats):
        if seat >= state.seats:
            seat = 0
        if seat == state.turn or (waiting >> seat) & 1:
            return seat
        seat += 1
    return state.turn


def next_unanswered(table: Table) -> int:
    """The first to the left of the one who asked who has not yet stated a number."""
    state = table.state
    seat = state.wanted_by
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if not bits.has(state.answered, seat):
            return seat
    return owners.NOBODY


def open_seats(table: Table) -> int:
    """The set of seats that may act now; several may be open (A-GEN-01)."""
    state = table.state
    situation = top.kind(state)
    if situation == frames.GAME_OVER:
        return 0
    if situation == frames.PRE_ROLL or situation == frames.POST_MOVE or situation == frames.AUCTION:
        return state.playing
    if situation == frames.INTENT or situation == frames.LOWER:
        return state.playing & ~state.answered
    members = 1 << top.asked_seat(state)
    for i in range(state.offers):
        if offers.is_open_now(table, i):
            members |= 1 << open_offers.offer_at(state, i).to
    return members
