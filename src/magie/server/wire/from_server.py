"""From the server: every message of it carries `type`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magie.rules.advice import Gain
from magie.server.wire.kinds import Presence
from magie.server.wire.room import Lobby
from magie.server.wire.table import BatchSeen, ClockSeen, TableSeen


class Answer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server sends."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said; `seat` is None for an onlooker, `at` is in seconds since 1970. `notice`: the table itself says it."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    notice: bool = False


class You(Struct, frozen=True, kw_only=True):
    """Who the browser is here: its seats, the one it looks from, and whether it is the host.

    `stands_in`: the host is not here, and it does the daily duties. `waiting`: the request for a seat it waits for.
    """

    seat: int | None
    seats: tuple[int, ...]
    host: bool
    stands_in: bool = False
    waiting: str | None = None


class Welcome(Answer, frozen=True, kw_only=True, tag="welcome"):
    """All there is to know on entering. `fresh`: batches before these are not sent any more; start from `table`.

    `head` is the hash of the game so far, as everybody has heard it.
    """

    version: int
    you: You
    lobby: Lobby
    edition: str
    game: int
    number: int
    fresh: bool
    table: TableSeen | None
    batches: tuple[BatchSeen, ...]
    chat: tuple[ChatLine, ...]
    commitment: str
    now: int
    head: str = ""


class LobbyTold(Answer, frozen=True, kw_only=True, tag="lobby"):
    """The room has changed. `you` is said again, since the host may be another one now."""

    lobby: Lobby
    you: You


class Batch(Answer, frozen=True, kw_only=True, tag="batch"):
    """Something happened. Without a table more of it follows at once.

    `ack` is the command of this browser that made it happen: done and stored, as an `Ack` would say. `head` is the
    hash of the game up to here: whoever keeps it can prove later what was played.
    """

    game: int
    number: int
    by: int | None
    events: tuple[Any, ...]
    sentences: tuple[str, ...]
    table: TableSeen | None
    action: Any = None
    ack: str | None = None
    head: str = ""


class TableTold(Answer, frozen=True, kw_only=True, tag="table"):
    """The table once more, nothing was heard: after `look`, or when somebody passed in silence."""

    game: int
    seat: int | None
    table: TableSeen


class Ack(Answer, frozen=True, kw_only=True, tag="ack", omit_defaults=True):
    """Done and stored; of a tried action: it could be done, `text` says what it does, and `gains` what a deal brings."""

    id: str
    text: str = ""
    gains: tuple[Gain, ...] = ()


class Refused(Answer, frozen=True, kw_only=True, tag="refused"):
    """Not done, and why."""

    id: str
    code: str
    sentence: str
    rule: str = ""


class ChatTold(Answer, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class EmoteTold(Answer, frozen=True, kw_only=True, tag="emote"):
    """Somebody made a gesture."""

    seat: int | None
    name: str
    emote: str


class CodeTold(Answer, frozen=True, kw_only=True, tag="code"):
    """The code that was asked for, good once and for so many seconds; `seats` are what it opens."""

    id: str
    code: str
    seconds: int
    seats: tuple[int, ...]


class OddsTold(Answer, frozen=True, kw_only=True, tag="odds"):
    """Who throws next, the chance of every space to be where that throw ends, and the return of every deed."""

    id: str
    seat: int
    chances: tuple[float, ...]
    returns: dict[str, float]


class PresenceTold(Answer, frozen=True, kw_only=True, tag="presence"):
    """Somebody came, or is away."""

    seat: int
    presence: Presence


class ClockTold(Answer, frozen=True, kw_only=True, tag="clock"):
    """The clock was set anew."""

    clock: ClockSeen | None


class Replaced(Answer, frozen=True, kw_only=True, tag="replaced"):
    """A newer tab plays this seat."""


class Bye(Answer, frozen=True, kw_only=True, tag="bye"):
    """The server closes this connection, and why."""

    code: str
    sentence: str


class Pong(Answer, frozen=True, kw_only=True, tag="pong"):
    """Yes."""


FromServer = (
    Welcome
    | LobbyTold
    | Batch
    | TableTold
    | Ack
    | Refused
    | ChatTold
    | EmoteTold
    | CodeTold
    | OddsTold
    | PresenceTold
    | ClockTold
    | Replaced
    | Bye
    | Pong
)
