"""A room besides its game, as everybody may know it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from magie.server.wire.kinds import Presence, RoomState, SeatKind
from magie.server.wire.older import OlderSeen


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think, in seconds. `grace` for each decision, then the personal `bank`; grace 0: no clock.

    `auction` is the countdown after each bid; 0: an auction waits until everybody has answered.
    """

    grace: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=36000)] = 120
    auction: Annotated[int, Meta(ge=0, le=600)] = 10


class Fair(Struct, frozen=True, kw_only=True):
    """Fair dice: the hash of the server's secret before the first throw, the seats' own words, at the end the secret.

    `next` is the commitment of a rematch.
    """

    commitment: str
    words: tuple[str, ...] = ()
    secret: str | None = None
    next: str | None = None


class SeatSeen(Struct, frozen=True, kw_only=True):
    """A place at the table. `stand_in`: a bot plays for an absent person; `deciding`: the table may choose so."""

    seat: int
    kind: SeatKind
    name: str
    token: str
    bot: str | None = None
    presence: Presence = "none"
    host: bool = False
    stand_in: bool = False
    deciding: bool = False
    muted: bool = False


class Lobby(Struct, frozen=True, kw_only=True):
    """What everybody may know about a room besides its game. `older`: the game was begun with other rules."""

    room: str
    state: RoomState
    edition: str
    title: str
    look: str
    options: dict[str, Any]
    seats: tuple[SeatSeen, ...]
    pace: int
    clock: Clock
    takeover: bool
    bot_offers: bool
    onlookers: int
    game: int
    fair: Fair
    players_min: int
    players_max: int
    older: OlderSeen | None = None
