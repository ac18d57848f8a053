"""Imagine: a whole game consistent with what one seat knows. What is hidden is dealt anew, luck is fresh.

A search gets only this, never the truth.
"""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.luck as luck
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.ticks as ticks
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.limits as limits
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.rules.masterpiece.people.facts import unseen_values
from magie.rules.masterpiece.state.state import Hidden, Table


def public_table(table: Table, seat: int | None) -> Table:
    """A-MP-22, A-MP-25: the public position, and of the secrets only what this seat may know."""
    state, truth, hidden = table.state, table.hidden, Hidden()
    hidden.value = known_values(table, seat)
    open_cash = table.printed.public_cash or state.question == frames.GAME_OVER
    hidden.cash = [cash if open_cash or s == seat else 0 for s, cash in enumerate(truth.cash)]
    hidden.offered = [offered if s == seat else 0 for s, offered in enumerate(truth.offered)]
    hidden.passing = truth.passing & (state.passed if seat is None else state.passed | 1 << seat)
    hidden.accused = [accused if s == seat else 0 for s, accused in enumerate(truth.accused)]
    hidden.doubted = [
        amount if i // limits.MOST_SEATS == seat else 0 for i, amount in enumerate(truth.doubted)
    ]
    return Table(table.printed, state.copy(), hidden)


def known_values(table: Table, seat: int | None) -> list[int]:
    """A-MP-22: of all paintings the values shown to all, and of those held now or earlier by this seat."""
    shown, known_to = table.state.shown, table.state.known_to
    return [
        value
        if shown[p] != amounts.UNKNOWN or (seat is not None and bits.has(known_to[p], seat))
        else amounts.UNKNOWN
        for p, value in enumerate(table.hidden.value)
    ]


def is_known(table: Table, painting: int, seat: int | None) -> bool:
    """A-MP-22: has this seat, or everybody, seen the value of a painting?"""
    return known_values(table, seat)[painting] != amounts.UNKNOWN


def imagine(public: Table, seat: int | None, seed: str) -> Table:
    """Deal anew what this seat may not know: values, the order of the piles, sealed answers, the luck to come.

    A-MP-25: payments are public, so the cash of the others is what an attentive player has counted.
    """
    twin = public.copy()
    luck.seed_luck(twin.hidden, f"imagined {seed}")
    twin.hidden.cash = [
        twin.hidden.cash[s] if s == seat else twin.state.counted[s] for s in range(limits.MOST_SEATS)
    ]
    deal_values(twin)
    pile_paintings(twin)
    if twin.state.question in (frames.AUCTION, frames.LAST_CALL):
        seal_answers(twin, seat)
    return twin


def deal_values(table: Table) -> None:
    """The value cards this seat has not seen, at random behind the paintings it does not know, the rest in the pile."""
    cards = shuffled(table, unseen_values(table))
    values = list(table.hidden.value)
    for painting in range(table.printed.paintings):
        if table.state.owner[painting] != whereabouts.IN_PILE and values[painting] == amounts.UNKNOWN:
            values[painting] = cards.pop()
    table.hidden.value = values
    table.hidden.value_pile = cards + [0] * (limits.MOST_PAINTINGS - len(cards))


def pile_paintings(table: Table) -> None:
    """MP-SET-04: the top painting is seen; those below it could lie in any order."""
    state = table.state
    below = [
        p for p in range(table.printed.paintings) if state.owner[p] == whereabouts.IN_PILE and p != state.top
    ]
    pile = shuffled(table, below) + ([state.top] if state.top >= 0 else [])
    table.hidden.painting_pile = pile + [0] * (limits.MOST_PAINTINGS - len(pile))


def shuffled(table: Table, cards: list[int]) -> list[int]:
    """The same cards in an order that luck gives."""
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = luck.pick(table.hidden, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def seal_answers(table: Table, seat: int | None) -> None:
    """A-MP-10: what others have answered in this tick could be a pass or the next bid; both are as likely."""
    state, hidden = table.state, table.hidden
    bid = auction.lowest_bid(table)
    could_bid = ticks.able(state) & ~state.leaders if state.question == frames.AUCTION else 0
    offered = list(hidden.offered)
    for other in bits.members_of(state.answered & ~state.passed & ~hidden.passing):
        if other == seat:
            continue
        covered = bid <= min(table.printed.bid_max, state.counted[other])
        if bits.has(could_bid, other) and covered and luck.pick(hidden, 2):
            offered[other] = bid
        else:
            hidden.passing |= 1 << other
    hidden.offered = offered
