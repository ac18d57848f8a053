"""What a seat may know of a sale, as plain data."""

from __future__ import annotations

import msgspec

import magie.rules.bits as bits
from magie.rules.decision import Decision
from tests.families.lots.box import LotsEdition
from tests.families.lots.table import IN_PILE, NO_LOT, Table


class PlayerSeen(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    seat: int
    playing: bool
    cash: int
    lots: tuple[str, ...]


class Facts(msgspec.Struct, frozen=True):
    """The sale as one seat sees it; `my_bid` is its own sealed answer, 0 for a pass."""

    seat: int | None
    turn: int
    round: int
    players: tuple[PlayerSeen, ...]
    lot: str | None
    lots_left: tuple[str, ...]
    answered_seats: tuple[int, ...]
    my_bid: int | None
    decision: Decision


def facts_of(table: Table, edition: LotsEdition, seat: int | None, decision: Decision) -> Facts:
    """LOT-BID-01: the order of the lots to come and the bids of others are in no view."""
    state = table.state
    answered = seat is not None and bits.has(state.answered, seat)
    return Facts(
        seat=seat,
        turn=state.turn,
        round=state.rounds + 1,
        players=tuple(
            PlayerSeen(
                player, bits.has(state.playing, player), state.cash[player], lots_of(table, edition, player)
            )
            for player in range(state.seats)
        ),
        lot=None if state.lot == NO_LOT else edition.lots[state.lot].id,
        lots_left=lots_of(table, edition, IN_PILE),
        answered_seats=bits.members_of(state.answered),
        my_bid=table.hidden.bids[seat] if seat is not None and answered else None,
        decision=decision,
    )


def lots_of(table: Table, edition: LotsEdition, owner: int) -> tuple[str, ...]:
    """The lots that are there, in the order of the box."""
    return tuple(lot.id for lot, where in zip(edition.lots, table.state.owner, strict=True) if where == owner)
