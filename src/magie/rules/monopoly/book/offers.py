"""Offers on the table: laid down, found, answered, taken back, lapsed."""

from __future__ import annotations

import magie.rules.bits as bits
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.telling as tell
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.event_kinds as event_kinds
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.state import Offer, Table


def has_offer_here(table: Table, seat: int) -> bool:
    """Has the player who must decide or pay made this seat an offer that still stands?"""
    state = table.state
    for i in range(state.offers):
        lying = open_offers.offer_at(state, i)
        if lying.to == seat and lying.made_in == top.number(state):
            return True
    return False


def holds_cards(table: Table, seat: int, cards: int) -> bool:
    """M-CRD-05: does this player hold these Get Out of Jail Free cards?"""
    if cards == 0:
        return True
    if cards >> table.printed.jail_cards:
        return False
    for card in range(table.printed.jail_cards):
        if bits.has(cards, card) and table.state.card_holder[card] != seat:
            return False
    return True


def lay_on_table(table: Table, seat: int, act: Act) -> None:
    """The offer of this act, numbered and open."""
    state = table.state
    state.offers_numbered += 1
    new = Offer()
    new.number = state.offers_numbered
    new.by = seat
    new.to = act.seat
    new.made_in = 0 if top.between_throws(state) else top.number(state)
    new.cash = act.amount
    new.cards = act.cards
    new.cards_back = act.cards_back
    new.deeds = act.deeds
    new.deeds_back = act.deeds_back
    new.lift = act.lift
    if state.open_offers is None:
        state.open_offers = []
    state.open_offers.append(new)
    state.offers += 1
    tell.offer_made(
        table, new.by, new.to, new.number,
        new.cash, new.deeds, new.cards, -new.cash, new.deeds_back, new.cards_back, new.lift,
    )  # fmt: skip


def find_offer(table: Table, number: int) -> int:
    """Where the offer with this number lies; -1 if it is gone."""
    for i in range(table.state.offers):
        if open_offers.offer_at(table.state, i).number == number:
            return i
    return -1


def find_offer_between(table: Table, by: int, to: int) -> int:
    """The open offer from one player to another; -1 if there is none."""
    for i in range(table.state.offers):
        lying = open_offers.offer_at(table.state, i)
        if lying.by == by and lying.to == to:
            return i
    return -1


def drop_offer_between(table: Table, by: int, to: int, what: int) -> None:
    """Take such an offer off the table, if there is one."""
    at = find_offer_between(table, by, to)
    if at >= 0:
        drop_offer(table, at, what)


def drop_offer(table: Table, at: int, what: int) -> None:
    """Take an offer off the table and say why."""
    state = table.state
    lying = open_offers.offer_at(state, at)
    if what == event_kinds.OFFER_ACCEPTED:
        tell.offer_accepted(table, lying.by, lying.to, lying.number)
    elif what == event_kinds.OFFER_REJECTED:
        tell.offer_rejected(table, lying.by, lying.to, lying.number)
    elif what == event_kinds.OFFER_WITHDRAWN:
        tell.offer_withdrawn(table, lying.by, lying.to, lying.number)
    else:
        tell.offer_lapsed(table, lying.by, lying.to, lying.number)
    state.offers -= 1
    if state.offers == 0:
        state.open_offers = None
    else:
        del state.open_offers[at]  # type: ignore[union-attr]


def set_not_fresh(table: Table, at: int) -> None:
    """The player it was made to is not asked about it again."""
    new = open_offers.offer_at(table.state, at).copy()
    new.fresh = False
    table.state.open_offers[at] = new  # type: ignore[index]


def is_open_now(table: Table, at: int) -> bool:
    """A-DEAL-04: an offer rests in states in which its two sides may not trade."""
    state = table.state
    made_in = open_offers.offer_at(state, at).made_in
    if top.between_throws(state):
        return made_in == 0
    if top.kind(state) == frames.BUY_OR_DECLINE or top.kind(state) == frames.DEBT:
        return made_in == top.number(state)
    return False


def may_answer(table: Table, seat: int, number: int) -> int:
    """Is there such an offer to this player, and can it be answered now?"""
    at = find_offer(table, number)
    if at < 0:
        return refusals.NO_SUCH_OFFER
    if open_offers.offer_at(table.state, at).to != seat:
        return refusals.OFFER_NOT_TO_YOU
    if not is_open_now(table, at):
        return refusals.OFFER_RESTS
    return refusals.NONE


def reject(table: Table, number: int) -> None:
    """The player it was made to says no."""
    drop_offer(table, find_offer(table, number), event_kinds.OFFER_REJECTED)


def may_withdraw(table: Table, seat: int, number: int) -> int:
    """A-DEAL-04: the offerer may take it back at any time."""
    at = find_offer(table, number)
    if at < 0:
        return refusals.NO_SUCH_OFFER
    if open_offers.offer_at(table.state, at).by != seat:
        return refusals.OFFER_NOT_BY_YOU
    return refusals.NONE


def withdraw(table: Table, number: int) -> None:
    """Take an own offer back."""
    drop_offer(table, find_offer(table, number), event_kinds.OFFER_WITHDRAWN)


def lapse_all_offers(table: Table) -> None:
    """A-DEAL-04: the next throw ends every offer."""
    while table.state.offers > 0:
        drop_offer(table, table.state.offers - 1, event_kinds.OFFER_LAPSED)


def lapse_offers_made_in(table: Table, number: int) -> None:
    """A-DEAL-04: an offer made in a decision or a debt ends with it."""
    for i in range(table.state.offers - 1, -1, -1):
        if open_offers.offer_at(table.state, i).made_in == number:
            drop_offer(table, i, event_kinds.OFFER_LAPSED)


def lapse_impossible_offers(table: Table) -> None:
    """A-DEAL-04: an offer lapses when a side no longer has an item; A-BKR-10: or has left or resigned."""
    for i in range(table.state.offers - 1, -1, -1):
        if not is_possible(table, open_offers.offer_at(table.state, i)):
            drop_offer(table, i, event_kinds.OFFER_LAPSED)


def is_possible(table: Table, deal: Offer) -> bool:
    """Are both sides in the game, each with what it would give?"""
    return (
        players.contends(table.state, deal.by)
        and players.contends(table.state, deal.to)
        and owns_all(table, deal.by, deal.deeds)
        and owns_all(table, deal.to, deal.deeds_back)
        and holds_cards(table, deal.by, deal.cards)
        and holds_cards(table, deal.to, deal.cards_back)
    )


def owns_all(table: Table, seat: int, deeds: int) -> bool:
    """Does this player own all these deeds?"""
    for deed in range(table.printed.deeds):
        if bits.has(deeds, deed) and table.state.owner[deed] != seat:
            return False
    return True


def freshest_offer(table: Table) -> int:
    """A-GEN-07: the offer whose receiver is asked at once; -1 if there is none."""
    for i in range(table.state.offers - 1, -1, -1):
        if open_offers.offer_at(table.state, i).fresh and is_open_now(table, i):
            return i
    return -1


def is_asked_about_offer(table: Table, seat: int) -> bool:
    """Does an offer to this seat wait for its first answer?"""
    for i in range(table.state.offers):
        lying = open_offers.offer_at(table.state, i)
        if lying.to == seat and lying.fresh and is_open_now(table, i):
            return True
    return False


def newest_to(table: Table, seat: int) -> int:
    """The number of the newest offer this seat is asked about."""
    for i in range(table.state.offers - 1, -1, -1):
        lying = open_offers.offer_at(table.state, i)
        if lying.to == seat and lying.fresh and is_open_now(table, i):
            return lying.number
    return 0


def set_aside(table: Table, seat: int) -> None:
    """A pass leaves the offers to this player on the table without being asked about them again."""
    for i in range(table.state.offers):
        if open_offers.offer_at(table.state, i).to == seat:
            set_not_fresh(table, i)
