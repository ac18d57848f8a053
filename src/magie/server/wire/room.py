"""A room besides its game, as everybody may know it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from magie.editions import EditionLook
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

    `seals` are the hashes of the words, before they are opened; `withheld` the seats that did not open theirs.
    `next` is the commitment of a rematch.
    """

    commitment: str
    words: tuple[str, ...] = ()
    seals: tuple[str, ...] = ()
    withheld: tuple[int, ...] = ()
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


class RequestSeen(Struct, frozen=True, kw_only=True):
    """Somebody wants to take a seat over in a game with secrets; `missing` are the seats that have not said yes."""

    id: str
    seat: int
    name: str
    missing: tuple[int, ...]


class Lobby(Struct, frozen=True, kw_only=True):
    """What everybody may know about a room besides its game. `older`: the game was begun with other rules.

    `opening`: for so many milliseconds still words for the dice can be opened; 0: no game begins just now.
    `one_device`: the table was opened for people who share a device. `secrets`: this game keeps some.
    """

    room: str
    state: RoomState
    edition: str
    title: str
    look: EditionLook
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
    opening: int = 0
    requests: tuple[RequestSeen, ...] = ()
    one_device: bool = False
    secrets: bool = False
