"""Facts: what one seat, or an onlooker, may know. It is built from the public State and nothing else."""

from __future__ import annotations

import msgspec

import magie.rules.bits as bits
import magie.rules.monopoly.book.offers as offers
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.state.open_offers as open_offers
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.claims as claims
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.owners as owners
from magie.rules.decision import Decision
from magie.rules.events import names_of, seat_or_bank
from magie.rules.monopoly.family.actions import Goods
from magie.rules.monopoly.family.codec import Coder
from magie.rules.monopoly.family.events import building_name, lot_name
from magie.rules.monopoly.state.state import Table

FRAMES = names_of(frames)


class PlayerSeen(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    seat: int
    playing: bool
    cash: int
    space: str
    in_jail: bool
    failed_jail_throws: int
    deeds: tuple[str, ...]
    jail_cards: tuple[str, ...]
    auto_claim: bool
    popup: int | None = None
    may_enter_popup: bool = False
    skips_turn: bool = False
    backwards: bool = False
    one_die_turns: int = 0


class DeedSeen(msgspec.Struct, frozen=True):
    """A Title Deed as it lies: with its owner (None is the Bank), its buildings, face up or down."""

    deed: str
    owner: int | None
    level: int
    mortgaged: bool


class DeckSeen(msgspec.Struct, frozen=True):
    """A deck: how many cards nobody has seen yet, and the used ones under them, in order."""

    unseen: int
    used: tuple[str, ...]


class ClaimSeen(msgspec.Struct, frozen=True):
    """Rent that may still be asked for, or has been and waits to be paid.

    `lapses_in`: so many turns may still begin before a throw closes it; 0: the next throw does, None: nothing does.
    """

    claim: int
    owner: int
    payer: int
    deed: str
    amount: int | None
    factor: int
    claimed: bool
    lapses_in: int | None = None


class OfferSeen(msgspec.Struct, frozen=True):
    """An offer on the table."""

    offer: int
    by: int
    to: int
    give: Goods
    take: Goods
    lift: tuple[str, ...]
    open: bool


class AuctionSeen(msgspec.Struct, frozen=True):
    """The auction that is on."""

    lot: str
    bid: int
    leader: int | None
    bidders: tuple[int, ...]
    passed: tuple[int, ...]


class DebtSeen(msgspec.Struct, frozen=True):
    """The debt that must be paid."""

    debtor: int
    creditor: int | None
    amount: int


class ShortageSeen(msgspec.Struct, frozen=True):
    """The building shortage that is being settled: numbers still secret are None."""

    building: str
    asked_by: int
    wants: tuple[int | None, ...]
    answered: tuple[int, ...]


class MonopolyDecision(Decision, frozen=True, kw_only=True):
    """What somebody must answer now; a purchase names its deed and price."""

    deed: str | None = None
    price: int = 0


class Facts(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` is None for an onlooker."""

    seat: int | None
    turn: int
    round: int
    dice: tuple[int, int]
    throw_again: bool
    players: tuple[PlayerSeen, ...]
    deeds: tuple[DeedSeen, ...]
    houses: int
    hotels: int
    decks: tuple[DeckSeen, ...]
    pot: int
    claims: tuple[ClaimSeen, ...]
    offers: tuple[OfferSeen, ...]
    decision: MonopolyDecision
    auction: AuctionSeen | None
    debt: DebtSeen | None
    shortage: ShortageSeen | None


def facts_of(table: Table, coder: Coder, seat: int | None) -> Facts:
    """Build what this seat may know, up from nothing (M-SET-05: never the order of a pile)."""
    state = table.state
    return Facts(
        seat=seat,
        turn=state.turn,
        round=state.rounds + 1,
        dice=(state.die1, state.die2),
        throw_again=bool(state.throw_again),
        players=tuple([player_seen(table, coder, s) for s in range(state.seats)]),
        deeds=deeds_seen(table, coder),
        houses=state.houses,
        hotels=state.hotels,
        decks=tuple([deck_seen(table, coder, d) for d in range(table.printed.decks)]),
        pot=state.pot,
        claims=tuple([claim_seen(table, coder, i) for i in range(state.claims)]),
        offers=tuple([offer_seen(table, coder, i) for i in range(state.offers)]),
        decision=decision_of(table, coder),
        auction=auction_seen(table, coder) if top.kind(state) == frames.AUCTION else None,
        debt=debt_seen(table) if top.kind(state) == frames.DEBT else None,
        shortage=shortage_seen(table, seat),
    )


def player_seen(table: Table, coder: Coder, seat: int) -> PlayerSeen:
    """M-BUY-02, M-MTG-03: money, deeds and cards lie open in front of their owner."""
    state = table.state
    return PlayerSeen(
        seat=seat,
        playing=players.is_playing(state, seat),
        cash=state.cash[seat],
        space=coder.space_ids[state.place[seat]],
        in_jail=players.in_jail(state, seat),
        failed_jail_throws=max(state.jail_turns[seat], 0),
        deeds=tuple([coder.deed_ids[d] for d in range(table.printed.deeds) if state.owner[d] == seat]),
        jail_cards=tuple(
            [coder.jail_card_ids[c] for c in range(table.printed.jail_cards) if state.card_holder[c] == seat]
        ),
        auto_claim=bits.has(state.auto_claim, seat),
        popup=state.popup_at[seat] or None,
        may_enter_popup=bits.has(state.may_enter & ~state.flew, seat),
        skips_turn=bits.has(state.cornfield, seat),
        backwards=bits.has(state.twister, seat) or goes_on_backwards(table, seat),
        one_die_turns=state.lollipop[seat],
    )


def goes_on_backwards(table: Table, seat: int) -> bool:
    """A-OZ-06: in a chain of doubles under Twister the next throw goes backwards too."""
    state = table.state
    return bool(state.backwards and state.throw_again and state.turn == seat)


def deeds_seen(table: Table, coder: Coder) -> tuple[DeedSeen, ...]:
    """All deeds."""
    state = table.state
    return tuple(
        [
            DeedSeen(
                coder.deed_ids[d], seat_or_bank(state.owner[d]), state.level[d], bool(state.mortgaged[d])
            )
            for d in range(table.printed.deeds)
        ]
    )


def deck_seen(table: Table, coder: Coder, deck: int) -> DeckSeen:
    """One deck; how many cards are unseen follows from the used ones and the ones that are held."""
    return DeckSeen(
        len(unseen_cards(table, deck)), tuple([coder.card_ids[card] for card in used_cards(table, deck)])
    )


def used_cards(table: Table, deck: int) -> list[int]:
    """The used cards of a deck, in order."""
    start = table.printed.deck_start[deck]
    return [table.state.used[start + i] for i in range(table.state.used_count[deck])]


def unseen_cards(table: Table, deck: int) -> list[int]:
    """The cards of a deck nobody has seen yet: all but the used ones and the jail cards in players' hands."""
    start = table.printed.deck_start[deck]
    seen = set(used_cards(table, deck))
    for jail_card in range(table.printed.jail_cards):
        if table.state.card_holder[jail_card] != owners.NOBODY:
            seen.add(table.printed.card_of_jail_card[jail_card])
    return [card for card in range(start, start + table.printed.deck_size[deck]) if card not in seen]


def claim_seen(table: Table, coder: Coder, at: int) -> ClaimSeen:
    """One open or recorded claim."""
    state = table.state
    amount = state.claim_amount[at]
    return ClaimSeen(
        claim=state.claim_id[at],
        owner=state.claim_owner[at],
        payer=state.claim_payer[at],
        deed=coder.deed_ids[state.claim_deed[at]],
        amount=None if amount == claims.TO_BE_THROWN else amount,
        factor=state.claim_factor[at],
        claimed=state.claim_status[at] == claims.DUE,
        lapses_in=turns_to_claim(table, at),
    )


def turns_to_claim(table: Table, at: int) -> int | None:
    """A-RNT-01, OL-RNT-01, HP-RNT-01: how many turns may still begin before a throw closes this claim."""
    state, allowed = table.state, table.printed.rent_claim_turns
    if allowed == 0 or state.claim_status[at] == claims.DUE:
        return None
    thrown_since = state.turns - state.claim_turn[at]
    about_to_throw = 1 if top.ground(state) == frames.PRE_ROLL else 0
    return int(allowed - thrown_since - about_to_throw)


def offer_seen(table: Table, coder: Coder, at: int) -> OfferSeen:
    """One offer; offers are made aloud."""
    offer = open_offers.offer_at(table.state, at)
    give, take = coder.offer_sides(offer)
    lift = coder.deed_names(offer.lift)
    return OfferSeen(offer.number, offer.by, offer.to, give, take, lift, offers.is_open_now(table, at))


def decision_of(table: Table, coder: Coder) -> MonopolyDecision:
    """What is asked now, and of whom."""
    state = table.state
    situation = top.kind(state)
    deed = None
    price = 0
    if situation == frames.BUY_OR_DECLINE:
        deed = coder.deed_ids[top.subject(state)]
        price = table.printed.price[top.subject(state)]
    return MonopolyDecision(
        number=top.number(state),
        kind=FRAMES[situation],
        seats=bits.members_of(whose_move.open_seats(table)),
        to_act=seat_or_bank(whose_move.to_act(table)),
        deed=deed,
        price=price,
    )


def auction_seen(table: Table, coder: Coder) -> AuctionSeen:
    """The lot and the standing bid."""
    state = table.state
    bidders = bits.members_of(state.bidders & state.playing)
    passed = bits.members_of(state.bidders_passed & state.bidders)
    return AuctionSeen(lot_name(coder, state.lot), state.bid, seat_or_bank(state.leader), bidders, passed)


def debt_seen(table: Table) -> DebtSeen:
    """Who owes whom how much."""
    state = table.state
    return DebtSeen(state.debtor, seat_or_bank(state.creditor), state.debt)


def shortage_seen(table: Table, seat: int | None) -> ShortageSeen | None:
    """A-SHT-01: nobody sees a stated number before all are in, except one's own."""
    state = table.state
    situation = top.kind(state)
    if not stack.is_in_progress(state, frames.INTENT) and not stack.is_in_progress(state, frames.SHORTAGE):
        return None
    wants: list[int | None] = [state.want[s] for s in range(state.seats)]
    asked: tuple[int, ...] = bits.members_of(state.answered)
    if situation == frames.INTENT:
        secret = [s for s in range(state.seats) if s != state.wanted_by]
        for s in secret:
            wants[s] = table.hidden.stated[s] if s == seat and bits.has(state.answered, s) else None
    elif situation == frames.LOWER and seat is not None and bits.has(state.answered, seat):
        wants[seat] = table.hidden.stated[seat]
    return ShortageSeen(building_name(state.wanted_kind), state.wanted_by, tuple(wants), asked)
