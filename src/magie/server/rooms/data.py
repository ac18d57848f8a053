"""What is kept of a room besides its games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from magie.rules.fairness import seal_of
from magie.server.rooms.commands import MARK_LETTERS, mark_of, read_marks, written
from magie.server.wire import Clock, RoomState, SeatKind

STORED_COMMANDS = 1000  # of one game, besides actions and chat, which are stored by themselves
STORED_STANDINGS = 10


class SeatData(Struct, kw_only=True, omit_defaults=True):
    """A place at the table. `seal` lies on its words for the next game's dice; `words` are there when it was opened.

    Its place in the row is its number, which moves when a chair is taken away. `id` never moves and is never used
    again: whenever somebody else gets the chair it has a new one, so that whatever opened the old one opens nothing.

    Of an absent person: `stand_in`: a bot plays; `waited`: the table has chosen to wait.
    """

    id: int = 0
    kind: SeatKind = "open"
    name: str = ""
    token: str = ""
    bot: str = "steady"
    stand_in: bool = False
    waited: bool = False
    muted: bool = False
    seal: str = ""
    words: str = ""

    @property
    def is_sealed(self) -> bool:
        """Does a person have words for the dice behind a seal?"""
        return self.kind == "person" and self.seal != ""

    @property
    def is_opened(self) -> bool:
        """Are these words known?"""
        return self.is_sealed and seal_of(self.words) == self.seal

    def lay_seal(self, seal: str) -> None:
        """Other words for the dice, or with "" none."""
        self.seal, self.words = seal, ""


class Person(Struct, kw_only=True, omit_defaults=True):
    """Somebody at the table: the ids of the seats they hold, and since when they sit there, in milliseconds.

    One seat; several where a device is shared; none: a host who watches.
    """

    id: int
    seats: list[int] = []
    since: int = 0


class Key(Struct, kw_only=True, omit_defaults=True):
    """A secret somebody holds, hashed: one device of a person."""

    hash: str
    person: int


class Code(Struct, kw_only=True, omit_defaults=True):
    """A short code, hashed: good once, until a moment. It opens a `person` on one more device, or gives a `seat` away.

    `by` is the person who made it, and `command` the one that asked for it: asked again, the new code takes the place
    of this one. `absent`: the seat is this person's, and is given away only while they are gone.
    """

    hash: str
    until: int
    by: int
    command: str = ""
    person: int = 0
    seat: int = 0
    absent: int = 0


class Request(Struct, kw_only=True, omit_defaults=True):
    """Somebody takes a seat over. In a game with secrets the table is asked first, until a moment (milliseconds).

    Only then it is stored; everywhere else it is granted in the step that makes it.
    `key` is the hash of the secret that gets the seat, `yes` the people who have agreed, `absent` as in `Code`.
    """

    id: str
    seat: int
    name: str
    key: str
    until: int
    yes: list[int] = []
    absent: int = 0


class Opening(Struct, kw_only=True, omit_defaults=True):
    """A game is about to begin: until this moment, in milliseconds, people open the words for its dice.

    `who` asked for it, by which `command`; `table` is a hash of all that makes this game: its seats, seals and rules.
    """

    until: int
    who: str
    command: str
    table: str


class Stood(Struct, kw_only=True, omit_defaults=True):
    """Where one seat stood, as far as everybody could see; `place` only at the end."""

    cash: int | None = None
    worth: int | None = None
    place: int | None = None
    playing: bool = True


class Standings(Struct, kw_only=True, omit_defaults=True):
    """How a game stood after so many moves, for a later release that cannot play it any more.

    `how` it ended, "" while it goes on; `digest` lets its record claim the position. Nothing here is a secret of a seat.
    """

    moves: int
    round: int
    seats: list[Stood]
    how: str = ""
    digest: str = ""


class RoomData(Struct, kw_only=True, omit_defaults=True):
    """A room as it is kept. `secret` is that of the game that is on or comes first, `next_secret` of the one after.

    `words` are the seats' words that went into the dice of the game that is on, `seals` what had lain on them and
    `withheld` the seats that did not open theirs; `opening` is there while a game is about to begin. `banks` are the
    thinking time each seat has left beyond the grace. `did` are the marks of the commands in game `did_game`,
    `did_before` of those in the one before: stored with what they did, so that a command that is sent again after a
    crash does nothing more (`done`: as release 0.2.0 kept the last ones). `standings` are those of the last games by their
    number, `closed` the games that were given up without an end.

    `host` is the id of a person, 0 if there is none; `next_id` the next id of a seat, a person or a request.
    `one_device`: the table was opened with several seats for one device.
    """

    room: str
    edition: str
    options: dict[str, Any] = {}
    seats: list[SeatData] = []
    people: list[Person] = []
    host: int = 0
    next_id: int = 1
    one_device: bool = False
    keys: list[Key] = []
    codes: list[Code] = []
    requests: list[Request] = []
    state: RoomState = "lobby"
    pace: int = 900
    clock: Clock = Clock()
    game: int = 0
    secret: str = ""
    next_secret: str = ""
    words: list[str] = []
    seals: list[str] = []
    withheld: list[int] = []
    opening: Opening | None = None
    takeover: bool = False
    bot_offers: bool = True
    banks: dict[int, float] = {}
    done: list[tuple[str, str]] = []
    did: str = ""
    did_before: str = ""
    did_game: int = 0
    standings: dict[int, Standings] = {}
    closed: list[int] = []

    def to_json(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    def copy(self) -> RoomData:
        """A copy to change; it replaces this one when it is stored."""
        return from_json(self.to_json())

    def new_id(self) -> int:
        """An id nobody and nothing in this room ever had."""
        self.next_id += 1
        return self.next_id - 1

    def is_on(self, game: int) -> bool:
        """May this game still be played? One that has not begun may be, too."""
        return game > self.game or (game == self.game and self.state in ("playing", "paused"))

    def end(self) -> None:
        """The game is over: nobody has to be waited for."""
        self.state = "over"
        for seat in self.seats:
            seat.stand_in = seat.waited = False

    def lying_seals(self) -> list[str]:
        """The seals that people have laid on their words for the next game, by seat."""
        return [seat.seal if seat.is_sealed else "" for seat in self.seats]

    def stand(self, standings: Standings) -> None:
        """The game that is on stands so now."""
        self.standings[self.game] = standings
        for former in sorted(self.standings)[:-STORED_STANDINGS]:
            del self.standings[former]

    def close(self) -> None:
        """The game has no end and gets none."""
        self.end()
        self.closed = [*self.closed, self.game][-STORED_STANDINGS:]

    def note(self, who: str, command: str) -> None:
        """This command is carried out with what is stored now."""
        self.did += "".join(written(mark_of(*former)) for former in self.done)
        self.done = []
        if self.game != self.did_game or len(self.did) >= STORED_COMMANDS * MARK_LETTERS:
            self.did_before, self.did, self.did_game = self.did, "", self.game
        self.did += written(mark_of(who, command))

    def commands(self) -> Iterator[int]:
        """The marks of all commands that are stored with the room."""
        yield from read_marks(self.did_before + self.did)
        for who, command in self.done:
            yield mark_of(who, command)


def from_json(text: str) -> RoomData:
    """As it was stored."""
    return msgspec.json.decode(text, type=RoomData)
