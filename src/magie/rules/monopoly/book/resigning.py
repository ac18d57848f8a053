"""Giving up: what others owe lapses at once, the estate is settled as soon as it can be, and one is left to win."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.book.bankruptcy as bankruptcy
import magie.rules.monopoly.book.debt as debt
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.how as how
import magie.rules.monopoly.words.owners as owners
from magie.rules.monopoly.state.state import Table


def resign(table: Table, seat: int) -> None:
    """A-BKR-10: what others owe this player lapses now, and with one other left that one has won.

    In a debt of his own or between throws he leaves at once; until then his seat gives the safe answers.
    """
    state = table.state
    bankruptcy.count_out(state, seat)
    state.resigned |= 1 << seat
    state.passed |= 1 << seat
    state.bidders_passed |= 1 << seat
    tell.resigned(table, seat)
    forgo_what_others_owe(table, seat)
    offers.lapse_impossible_offers(table)
    if bits.count(players.contenders(state)) == 1:
        bankruptcy.end_game(table, how.LAST_STANDING)


def forgo_what_others_owe(table: Table, seat: int) -> None:
    """A-BKR-10: rents open and asked for, a debt to this player, and what he was still to collect."""
    state = table.state
    rent.void_claims_of(table, seat)
    if top.kind(state) == frames.DEBT and state.creditor == seat:
        tell.debt_lapsed(table, state.debtor, seat, state.debt)
        debt.end_debt(table)
    for at in range(state.depth - 1, 0, -1):
        if stack.lies_at(state, at, frames.COLLECT_FROM_EACH, seat):
            stack.remove_frame(state, at)


def leave(table: Table, seat: int) -> None:
    """A-BKR-10, A-GEN-04: open claims against him count as claimed first, then he is bankrupt to the Bank."""
    rent.claim_all_against(table, seat)
    if rent.claimed_from(table, seat) == 0:
        bankruptcy.go_bankrupt(table, seat, owners.BANK)
