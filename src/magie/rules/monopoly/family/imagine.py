"""Imagine: a whole game consistent with what one seat knows. What is hidden is dealt anew, luck is fresh.

A search gets only this, never the truth.
"""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.luck as luck
import magie.rules.monopoly.book.shortage as shortage
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
from magie.rules.monopoly.people.facts import unseen_cards
from magie.rules.monopoly.state.state import Hidden, Table


def public_table(table: Table, seat: int | None) -> Table:
    """A table with a copy of the public position and no secrets but the seat's own stated number."""
    hidden = Hidden()
    if seat is not None:
        stated = [0] * 8
        stated[seat] = table.hidden.stated[seat]
        hidden.stated = stated
    return Table(table.printed, table.state.copy(), hidden)


def imagine(public: Table, seat: int | None, seed: str) -> Table:
    """Deal anew what this seat may not know: unseen cards, numbers stated in secret, the luck to come."""
    twin = public.copy()
    luck.seed_luck(twin.hidden, f"imagined {seed}")
    deal_unseen_cards(twin)
    if top.kind(twin.state) in (frames.INTENT, frames.LOWER):
        state_numbers_anew(twin, seat)
    return twin


def deal_unseen_cards(table: Table) -> None:
    """The cards nobody has seen, in a random order, on top of those whose order everybody knows."""
    pile = [0] * 64
    counts = [0] * 4
    for deck in range(table.printed.decks):
        cards = unseen_cards(table, deck)
        for i in range(len(cards) - 1, 0, -1):
            j = luck.pick(table.hidden, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        start = table.printed.deck_start[deck]
        pile[start : start + len(cards)] = cards
        counts[deck] = len(cards)
    table.hidden.pile = pile
    table.hidden.pile_count = counts


def state_numbers_anew(table: Table, seat: int | None) -> None:
    """Numbers that others have stated in secret could be anything they were allowed to state."""
    state = table.state
    stated = list(table.hidden.stated)
    for other in range(state.seats):
        known = other == seat or (other == state.wanted_by and top.kind(state) == frames.INTENT)
        if other != seat and known:
            stated[other] = state.want[other]
        elif not known and bits.has(state.answered, other) and players.is_playing(state, other):
            stated[other] = luck.pick(table.hidden, shortage.most_wanted(table, other) + 1)
        elif not known:
            stated[other] = state.want[other]
    table.hidden.stated = stated
