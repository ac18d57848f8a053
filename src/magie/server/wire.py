"""The wire: every message between server and browser, as data. The JSON schema and the client's types come from here.

Messages carry `type`. What a seat may not know is never put into one of these: they are built from its view.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

VERSION = 1

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(max_length=2000)]
Short = Annotated[str, Meta(max_length=100)]
Presence = Literal["here", "away", "gone", "none"]
RoomState = Literal["lobby", "playing", "paused", "over"]
SeatKind = Literal["person", "bot", "open"]
Emotes = Literal["hello", "thanks", "well_played", "ouch", "hurry", "thinking", "laugh", "wow"]


# What both sides say about a table


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
    """What everybody may know about a room besides its game."""

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


# HTTP


class Preset(Struct, frozen=True, kw_only=True):
    """A named set of options."""

    name: str
    title: str
    about: str
    options: dict[str, Any]


class OptionCard(Struct, frozen=True, kw_only=True):
    """One option of an edition, as a person may choose it."""

    name: str
    says: str
    value: Any
    allowed: str
    values: tuple[Any, ...]
    lowest: int | None
    highest: int | None
    many: bool
    house_rule: bool


class EditionCard(Struct, frozen=True, kw_only=True):
    """An edition to choose from."""

    name: str
    title: str
    about: str
    family: str
    look: str
    players_min: int
    players_max: int
    tokens: tuple[str, ...]
    presets: tuple[Preset, ...]
    options: tuple[OptionCard, ...]
    bots: tuple[str, ...]


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new room; "mine" is a further seat of the same browser (pass one device)."""

    kind: Literal["bot", "open", "mine"]
    bot: Short = "steady"
    name: Short = ""
    token: Short = ""


class NewRoom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to set up; `start`: play at once. `seats` are those beside the own one.

    `watch`: the host takes no seat. `words` are the own words for the dice, `commitment` one that was asked for before.
    """

    edition: Short = "luxury"
    options: dict[str, Any] = {}
    name: Short = ""
    token: Short = ""
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    pace: Annotated[int, Meta(ge=0, le=10000)] | None = None
    clock: Clock | None = None
    start: bool = False
    watch: bool = False
    words: Short = ""
    commitment: Short = ""


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to sit down; without a seat: anywhere."""

    name: Short
    token: Short = ""
    seat: SeatNumber | None = None


class Entering(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody brings a code from another device, or from the host."""

    code: Short


class Seated(Struct, frozen=True, kw_only=True):
    """A seat and the secret that proves it; only a hash of it is stored."""

    room: str
    seat: int | None
    seats: tuple[int, ...]
    secret: str


class Promise(Struct, frozen=True, kw_only=True):
    """A commitment for a game to come."""

    commitment: str


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whatever goes wrong, in one sentence."""

    code: str
    sentence: str
    rule: str = ""


class Told(Struct, frozen=True, kw_only=True):
    """One batch of a finished game, as everybody may read it now; every event has its sentence, or "".

    `round` and `turn` count those that have begun; 0 before the first.
    """

    number: int
    by: int | None
    round: int
    turn: int
    events: tuple[Any, ...]
    sentences: tuple[str, ...]
    worth: tuple[int, ...]


class Moment(Struct, frozen=True, kw_only=True):
    """A big moment of a finished game, by the number of its batch, and whose it was."""

    number: int
    round: int
    seat: int
    text: str


class Story(Struct, frozen=True, kw_only=True):
    """A finished game from its first throw to its outcome.

    `rounds` were played, in so many `seconds`; `left` is the round in which a seat went bankrupt or left.
    """

    game: int
    names: tuple[str, ...]
    tokens: tuple[str, ...]
    fair: Fair
    batches: tuple[Told, ...]
    dice: tuple[int, ...]
    standings: Any
    rounds: int
    seconds: int
    left: tuple[int | None, ...]
    moments: tuple[Moment, ...]


class Checked(Struct, frozen=True, kw_only=True):
    """What the server found when it proved every throw of a finished game from the seed."""

    honest: bool
    commitment: str
    secret: str
    words: tuple[str, ...]


# From the browser


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
    """A short code that brings the own seats to another device."""

    id: CommandId


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """Pass one device: see the table from another of the own seats; null: as an onlooker."""

    id: CommandId
    seat: SeatNumber | None


class Words(Message, frozen=True, kw_only=True, tag="words"):
    """The own words that go into the dice of the next game."""

    id: CommandId
    text: Short
    seat: SeatNumber | None = None


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


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


FromClient = Hello | Act | Host | Chat | Emote | AskCode | Look | Words | Sit | Leave | MoreTime | Ping


# From the server


class Answer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server sends."""


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a seat can do now, or (with the sentence why) cannot."""

    action: Any
    text: str
    kind: str
    disabled: str | None = None
    rule: str = ""


class Bids(Struct, frozen=True, kw_only=True):
    """The bids a seat may make."""

    lowest: int
    highest: int
    step: int


class ClockSeen(Struct, frozen=True, kw_only=True):
    """Who is being waited for, and for how long still: milliseconds from now. `held`: the clock stands still.

    `grace` comes first, then the bank of a seat; in an auction `left` is all there is.
    """

    kind: Literal["turn", "auction"]
    seats: tuple[int, ...]
    left: int
    grace: int = 0
    banks: tuple[int, ...] = ()
    held: bool = False


class Rescue(Struct, frozen=True, kw_only=True):
    """A way out of debt: what is owed, what is missing, the most that could be raised, and how, step by step."""

    owed: int
    missing: int
    most: int
    plan: tuple[Choice, ...]


class TableSeen(Struct, frozen=True, kw_only=True):
    """The table from one seat: what it may know, what it may do, and who is waited for.

    `rents` are what a visitor would pay now, `worth` what everybody has, null where that is private.
    """

    number: int
    decision: int
    waiting: tuple[int, ...]
    facts: Any
    choices: tuple[Choice, ...]
    bids: Bids | None
    partners: tuple[int, ...]
    situation: str
    clock: ClockSeen | None
    rents: dict[str, int]
    worth: tuple[int | None, ...]
    rescue: Rescue | None = None
    standings: Any = None


class BatchSeen(Struct, frozen=True, kw_only=True):
    """What one action led to, as one seat may hear it. Every event has its sentence, "" where it needs none."""

    number: int
    by: int | None
    events: tuple[Any, ...]
    sentences: tuple[str, ...]
    action: Any = None


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said; `seat` is None for an onlooker, `at` is in seconds since 1970."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class You(Struct, frozen=True, kw_only=True):
    """Who the browser is here: its seats, the one it looks from, and whether it is the host."""

    seat: int | None
    seats: tuple[int, ...]
    host: bool


class Welcome(Answer, frozen=True, kw_only=True, tag="welcome"):
    """All there is to know on entering. `fresh`: batches before these are not sent any more; start from `table`."""

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


class LobbyTold(Answer, frozen=True, kw_only=True, tag="lobby"):
    """The room has changed. `you` is said again, since the host may be another one now."""

    lobby: Lobby
    you: You


class Batch(Answer, frozen=True, kw_only=True, tag="batch"):
    """Something happened. Without a table more of it follows at once."""

    game: int
    number: int
    by: int | None
    events: tuple[Any, ...]
    sentences: tuple[str, ...]
    table: TableSeen | None
    action: Any = None


class TableTold(Answer, frozen=True, kw_only=True, tag="table"):
    """The table once more, nothing was heard: after `look`, or when somebody passed in silence."""

    game: int
    seat: int | None
    table: TableSeen


class Ack(Answer, frozen=True, kw_only=True, tag="ack", omit_defaults=True):
    """Done and stored; of a tried action: it could be done, and `text` says what it does."""

    id: str
    text: str = ""


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
    | PresenceTold
    | ClockTold
    | Replaced
    | Bye
    | Pong
)
