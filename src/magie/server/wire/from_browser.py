"""From the browser: every message of it carries `type`, and all but the first an id."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from magie.server.wire.kinds import CommandId, Emotes, Seal, SeatNumber, Short, Text
from magie.server.wire.room import Clock


class Message(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a browser sends."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message. `last` is the last batch it has of game number `game`; -1: none."""

    version: int
    secret: Short | None = None
    last: int = -1
    game: int = 0


class Act(Message, frozen=True, kw_only=True, tag="act"):
    """Play; `decision` is the number of the decision it answers (-1: a free act). `try`: only ask whether it could be."""

    id: CommandId
    action: dict[str, Any]
    decision: int = -1
    seat: SeatNumber | None = None
    trying: bool = field(name="try", default=False)


class Host(Message, frozen=True, kw_only=True, tag="host"):
    """What the host may do; each verb reads the arguments it needs."""

    id: CommandId
    do: Literal[
        "start",
        "pause",
        "resume",
        "rematch",
        "seat_bot",
        "open_seat",
        "remove",
        "hand_over",
        "set_options",
        "set_clock",
        "set_pace",
        "set_takeover",
        "set_bot_offers",
        "choose_absent",
        "mute",
    ]
    seat: SeatNumber | None = None
    bot: Short | None = None
    edition: Short | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    pace: Annotated[int, Meta(ge=0, le=10000)] | None = None
    choice: Literal["wait", "bot", "pause"] | None = None
    on: bool = True


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    """Words for the whole table."""

    id: CommandId
    text: Text


class Emote(Message, frozen=True, kw_only=True, tag="emote"):
    """A gesture."""

    id: CommandId
    emote: Emotes


class AskCode(Message, frozen=True, kw_only=True, tag="code"):
    """A short code that brings the own seats to another device; `give`: that gives the own seat to somebody else."""

    id: CommandId
    give: bool = False
    seat: SeatNumber | None = None


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """Pass one device: see the table from another of the own seats; null: as an onlooker."""

    id: CommandId
    seat: SeatNumber | None


class Words(Message, frozen=True, kw_only=True, tag="words"):
    """A seal on the own words that go into the dice of the next game: their SHA-256. "" takes it back."""

    id: CommandId
    seal: Seal
    seat: SeatNumber | None = None


class OpenWords(Message, frozen=True, kw_only=True, tag="open"):
    """The words behind an own seal, when the game begins."""

    id: CommandId
    words: Short
    seat: SeatNumber | None = None


class Consent(Message, frozen=True, kw_only=True, tag="consent"):
    """May somebody take a seat over in a game with secrets?"""

    id: CommandId
    request: Short
    yes: bool


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """In the lobby: another name or token for an own seat."""

    id: CommandId
    name: Short | None = None
    token: Short | None = None
    seat: SeatNumber | None = None


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Stand up for good: in the lobby the seat is free again, in a game a bot takes over."""

    id: CommandId


class MoreTime(Message, frozen=True, kw_only=True, tag="more_time"):
    """A minute more for whoever the table waits for."""

    id: CommandId


class AskOdds(Message, frozen=True, kw_only=True, tag="odds"):
    """Where may the next throw lead?"""

    id: CommandId


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Act
    | Host
    | Chat
    | Emote
    | AskCode
    | AskOdds
    | Look
    | Words
    | OpenWords
    | Consent
    | Sit
    | Leave
    | MoreTime
    | Ping
)
