"""Facts: what one seat, or an onlooker, may know, as plain data.

It is made from a table that holds the public position and that seat's own secrets, and nothing else (`public_table`).
"""

from __future__ import annotations

from collections import Counter

import msgspec

import magie.rules.bits as bits
import magie.rules.masterpiece.book.auction as auction
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.state.players as players
import magie.rules.masterpiece.words.amounts as amounts
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.limits as limits
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.rules.decision import Decision
from magie.rules.events import names_of, seat_or_bank
from magie.rules.masterpiece.family.codec import Coder
from magie.rules.masterpiece.state.state import Table

FRAMES = names_of(frames)


class PlayerSeen(msgspec.Struct, frozen=True):
    """What the viewer sees of a player; `cash` is None where it is private (A-MP-25)."""

    seat: int
    playing: bool
    cash: int | None
    space: str
    paintings: tuple[str, ...]
    lost_turns: int


class PaintingSeen(msgspec.Struct, frozen=True):
    """A painting that has left the pile; `value` is None for whoever may not know it (A-MP-22).

    `known_to` are the owner and the former owners: who has held a painting is public.
    """

    painting: str
    owner: int | None
    cashed_in: bool
    value: int | None
    known_to: tuple[int, ...]


class BidSeen(msgspec.Struct, frozen=True):
    """A bid in this run, and who has doubted it."""

    seat: int
    amount: int
    challenged_by: tuple[int, ...]


class AuctionSeen(msgspec.Struct, frozen=True):
    """The auction that is on. Answers of the present tick are sealed: `answered` says whose, `my_...` the viewer's own.

    `bids` has everybody's highest bid of this run, `old_bids` those that their bidder has gone above since. The
    auctioneer is None when he has left the game.
    """

    painting: str
    seller: int | None
    auctioneer: int | None
    run: int
    bidders: tuple[int, ...]
    bid: int
    leaders: tuple[int, ...]
    bids: tuple[BidSeen, ...]
    old_bids: tuple[BidSeen, ...]
    caught: tuple[int, ...]
    answered: tuple[int, ...]
    lowest_bid: int
    my_bid: int | None
    my_challenges: tuple[int, ...]


class MasterpieceDecision(Decision, frozen=True, kw_only=True):
    """What somebody must answer now; a purchase names its painting and price, a sale its fixed amount."""

    painting: str | None = None
    amount: int = 0


class Facts(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` is None for an onlooker.

    `values` are all value cards of the box, which everybody knows; `unseen_values` those the viewer has not seen.
    """

    seat: int | None
    turn: int
    round: int
    banker: int
    die: int
    players: tuple[PlayerSeen, ...]
    paintings: tuple[PaintingSeen, ...]
    top: str | None
    pile: int
    values: tuple[int, ...]
    unseen_values: tuple[int, ...]
    decision: MasterpieceDecision
    auction: AuctionSeen | None


def facts_of(table: Table, coder: Coder, seat: int | None) -> Facts:
    """Build what this seat may know (S-202): never an order of a pile, never a value or a purse of somebody else."""
    state = table.state
    return Facts(
        seat=seat,
        turn=state.turn,
        round=state.rounds + 1,
        banker=state.banker,
        die=state.die,
        players=tuple(player_seen(table, coder, s, seat) for s in range(state.seats)),
        paintings=paintings_seen(table, coder),
        top=coder.painting_ids[state.top] if state.top >= 0 else None,
        pile=state.pile,
        values=tuple(table.printed.value_cards[: table.printed.paintings]),
        unseen_values=tuple(unseen_values(table)),
        decision=decision_of(table, coder),
        auction=auction_seen(table, coder, seat)
        if state.question in (frames.AUCTION, frames.LAST_CALL)
        else None,
    )


def player_seen(table: Table, coder: Coder, seat: int, viewer: int | None) -> PlayerSeen:
    """MP-SET-08, A-MP-25: paintings lie open; cash is one's own business until all is counted at the end."""
    state = table.state
    owner = state.owner  # read once: outside of C an array is copied each time
    open_cash = seat == viewer or table.printed.public_cash or state.question == frames.GAME_OVER
    return PlayerSeen(
        seat=seat,
        playing=players.is_playing(state, seat),
        cash=table.hidden.cash[seat] if open_cash else None,
        space=coder.space_ids[state.place[seat]],
        paintings=tuple(coder.painting_ids[p] for p in range(table.printed.paintings) if owner[p] == seat),
        lost_turns=state.lost_turns[seat],
    )


def paintings_seen(table: Table, coder: Coder) -> tuple[PaintingSeen, ...]:
    """A-MP-22, MP-OFF-05: the table of a viewer holds just the values that this viewer knows, at any time."""
    owner, value, known_to = table.state.owner, table.hidden.value, table.state.known_to
    return tuple(
        PaintingSeen(
            painting=coder.painting_ids[p],
            owner=seat_or_bank(owner[p]),
            cashed_in=owner[p] == whereabouts.CASHED_IN,
            value=None if value[p] == amounts.UNKNOWN else value[p],
            known_to=bits.members_of(known_to[p]),
        )
        for p in range(table.printed.paintings)
        if owner[p] != whereabouts.IN_PILE
    )


def unseen_values(table: Table) -> list[int]:
    """A-MP-06: the value cards of the box without those the viewer of this table has seen, dearest first."""
    number, value = table.printed.paintings, table.hidden.value
    rest = Counter(table.printed.value_cards[:number])
    for painting in range(number):
        if value[painting] != amounts.UNKNOWN:
            rest[value[painting]] -= 1
    return sorted(rest.elements(), reverse=True)


def decision_of(table: Table, coder: Coder) -> MasterpieceDecision:
    """What is asked now, and of whom."""
    state = table.state
    painting = amount = None
    if state.question == frames.BUY_OR_DECLINE:
        painting = coder.painting_ids[state.top]
    if state.question in (frames.BUY_OR_DECLINE, frames.MUST_SELL, frames.BUY_FROM_PLAYER):
        amount = table.printed.amount[state.place[state.decider]]
    return MasterpieceDecision(
        number=state.asked,
        kind=FRAMES[state.question],
        seats=bits.members_of(whose_move.asked_seats(table)),
        to_act=seat_or_bank(whose_move.to_act(table)),
        painting=painting,
        amount=amount or 0,
    )


def auction_seen(table: Table, coder: Coder, viewer: int | None) -> AuctionSeen:
    """The lot, what stands, and who has answered; of the sealed answers only the viewer's own."""
    state = table.state
    answered = viewer is not None and bits.has(state.answered, viewer)
    return AuctionSeen(
        painting=coder.painting_ids[state.lot],
        seller=seat_or_bank(state.seller),
        auctioneer=state.turn if players.is_playing(state, state.turn) else None,
        run=state.runs,
        bidders=bits.members_of(state.bidders & state.playing & ~state.out),
        bid=state.bid,
        leaders=bits.members_of(state.leaders),
        bids=tuple(
            BidSeen(s, state.best[s], bits.members_of(state.challenged_by[s]))
            for s in range(state.seats)
            if state.best[s]
        ),
        old_bids=old_bids_seen(table),
        caught=bits.members_of(state.out),
        answered=bits.members_of(state.answered),
        lowest_bid=auction.lowest_bid(table),
        my_bid=table.hidden.offered[viewer] if viewer is not None and answered else None,
        my_challenges=() if viewer is None else bits.members_of(table.hidden.accused[viewer]),
    )


def old_bids_seen(table: Table) -> tuple[BidSeen, ...]:
    """A-MP-09: what can still be doubted by its amount."""
    state = table.state
    bidders, bids, doubters = state.old_bidder, state.old_bid, state.old_doubters  # read once
    kept = range(min(state.old_bids, limits.MOST_OLD_BIDS))
    return tuple(BidSeen(bidders[i], bids[i], bits.members_of(doubters[i])) for i in kept)
