"""What goes over HTTP: editions to choose from, rooms to make, seats to take, the story of a finished game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from magie.editions import EditionLook, Preset
from magie.rules.outcome import Outcome
from magie.server.wire.kinds import Seal, SeatNumber, Secret, Short
from magie.server.wire.room import Clock, Fair


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


class NoteCard(Struct, frozen=True, kw_only=True):
    """Something that the book of an edition says in its own words, and that all editions play alike."""

    name: str
    says: str
    value: str


class EditionCard(Struct, frozen=True, kw_only=True):
    """An edition to choose from."""

    name: str
    title: str
    about: str
    family: str
    look: EditionLook
    players_min: int
    players_max: int
    tokens: tuple[str, ...]
    presets: tuple[Preset, ...]
    options: tuple[OptionCard, ...]
    notes: tuple[NoteCard, ...]
    bots: tuple[str, ...]


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new room; "mine" is a further seat of the same browser (pass one device)."""

    kind: Literal["bot", "open", "mine"]
    bot: Short = "steady"
    name: Short = ""
    token: Short = ""


class NewRoom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to set up; `start`: play at once. `seats` are those beside the own one.

    `watch`: the host takes no seat. `words` are the own words for the dice of a game that starts at once, `seal` the
    seal on them for a later one, `commitment` one that was asked for before.
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
    seal: Seal = ""
    commitment: Short = ""


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to sit down; without a seat: anywhere.

    With a `secret` of one's own, made at random, the same can be asked again if the answer was lost: it acts once.
    """

    name: Short
    token: Short = ""
    seat: SeatNumber | None = None
    secret: Secret | None = None
    seal: Seal = ""


class Entering(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody brings a code from another device, or from whoever gives a seat away; `secret` as in `Joining`.

    `name` is what the table is told where the code gives a seat away.
    """

    code: Short
    name: Short = ""
    secret: Secret | None = None


class Seated(Struct, frozen=True, kw_only=True):
    """A seat and the secret that proves it; only a hash of it is stored. `waiting`: the table is asked first."""

    room: str
    seat: int | None
    seats: tuple[int, ...]
    secret: str
    waiting: bool = False


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
    standings: Outcome | None
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
    withheld: tuple[int, ...] = ()
    head: str = ""
