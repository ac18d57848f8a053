"""Game: one game, the class most users hold."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import magie.rules.bits as bits
import magie.rules.luck as luck
import magie.rules.monopoly.ask as ask
import magie.rules.monopoly.asking as asking
import magie.rules.monopoly.defaults as defaults
import magie.rules.monopoly.opening as opening
import magie.rules.monopoly.play as rules
import magie.rules.monopoly.state as st
from magie.editions import Edition
from magie.rules.errors import IllegalAction, SetupError
from magie.rules.monopoly.actions import Action
from magie.rules.monopoly.acts import Act
from magie.rules.monopoly.coding import Coder, action_from_data
from magie.rules.monopoly.events import Event
from magie.rules.monopoly.imagine import imagine, public_table
from magie.rules.monopoly.legal import Legal
from magie.rules.monopoly.outcome import Outcome, outcome_of
from magie.rules.monopoly.printed import Printed, print_tables
from magie.rules.monopoly.refusals import Context, refusal
from magie.rules.monopoly.state import Table
from magie.rules.monopoly.told import event_of
from magie.rules.monopoly.view import Decision, View, decision_of, view_of

if TYPE_CHECKING:
    from magie.rules.record import Record

SYSTEM = -1
LONGEST_NAME = 40


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One accepted action, with what luck gave for it; seat None is the system (the auction clock)."""

    seat: int | None
    action: Any
    luck: tuple[int, ...]


class Game:
    """A game from its first throw to its outcome.

    `to_act` names the next seat to ask, `legal` what it may do, `play` does it, `view` is what a seat may know.
    """

    def __init__(
        self, edition: Edition, names: tuple[str, ...], tokens: tuple[str, ...], table: Table
    ) -> None:
        self.edition = edition
        self.names = names
        self.tokens = tokens
        self.table = table
        self.coder = coder_of(edition)
        self.seed: str | None = None
        self.banker = 0
        self.banker_only: str | None = None
        self.start: tuple[int, ...] = ()
        self.moves: list[Move] | None = []
        self.opening: list[Event] = []

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.decision.kind}, seat {self.to_act()}"
        return f"<Game {self.edition.name}, {len(self.names)} seats, round {self.table.state.rounds + 1}, {state}>"

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return st.top(self.table.state) == ask.GAME_OVER

    @property
    def outcome(self) -> Outcome | None:
        """Why it ended and who stands where; None while it goes on."""
        return outcome_of(self.table)

    @property
    def decision(self) -> Decision:
        """What is asked now, and of whom."""
        return decision_of(self.table, self.coder)

    def to_act(self) -> int | None:
        """The next seat to ask (A-GEN-07); several may be open, see `open_seats`. None when the game is over."""
        seat = asking.to_act(self.table)
        return None if seat < 0 else seat

    def open_seats(self) -> tuple[int, ...]:
        """All seats that may act now, in any order."""
        return bits.members_of(asking.open_seats(self.table))

    def legal(self, seat: int) -> Legal:
        """What a seat may do now: ask with `in`, list with `for`."""
        return Legal(self.table, self.coder, seat)

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """Play an action of a seat and tell what happened. An illegal one raises and changes nothing."""
        act = self.coder.act(action)
        number = SYSTEM if seat is None else seat
        objection = rules.check(self.table, number, act)
        if objection:
            raise refusal(Context(self.table, self.edition, self.names, number, act), objection)
        table = self.table
        table.events = []
        table.hidden.log = []
        rules.play(table, number, act)
        events = [event_of(self.coder, told) for told in table.events]
        if self.moves is not None:
            self.moves.append(Move(seat, action, tuple(table.hidden.log)))
        table.events = None
        table.hidden.log = None
        return events

    def default(self, seat: int) -> Action:
        """The safe answer of a seat whose clock ran out (A-GEN-04)."""
        act = Act()
        defaults.safe_answer(self.table, seat, act)
        return self.coder.action(act)

    def view(self, seat: int | None = None) -> Seen:
        """What a seat may know; None is an onlooker."""
        return Seen(self, seat)

    def say(self, events: Sequence[Event]) -> list[str]:
        """What happened, in sentences."""
        from magie.rules.monopoly import sentences  # for people to read: a simulation never loads it

        return sentences.tell(events, self.edition, self.names)

    def describe(self, seat: int, action: Action) -> str:
        """What an action of a seat would do, in a few words."""
        return self.view(seat).describe(action)

    def situation(self) -> str:
        """What is asked now, and of whom, in a line."""
        return self.view().situation()

    def copy(self) -> Game:
        """The same game, living its own life. It holds the truth: a bot that searches gets `view(seat).imagine`."""
        twin = Game(self.edition, self.names, self.tokens, self.table.copy())
        twin.seed, twin.banker, twin.start = self.seed, self.banker, self.start
        twin.banker_only = self.banker_only
        twin.moves = None if self.moves is None else list(self.moves)
        return twin

    def record(self) -> Record:
        """All it takes to play this game again."""
        from magie.rules.record import record_of  # the record replays through a Game, so it is built on top

        return record_of(self)

    def digest(self) -> str:
        """A fingerprint of the whole position, hidden facts included: equal games have equal digests."""
        found = st.numbers(self.table)
        packed = struct.pack(f"<{len(found)}q", *(signed(n) for n in found))
        return hashlib.blake2b(packed, digest_size=16).hexdigest()


def signed(number: int) -> int:
    """A 64-bit number as struct packs it."""
    return number - (1 << 64) if number >= 1 << 63 else number


class Seen:
    """A view with what goes with it: the public facts as data, the legal actions, and `imagine`."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.edition = game.edition
        self.names = game.names
        self.tokens = game.tokens
        self.coder = game.coder
        self.table = public_table(game.table, seat)
        self._facts: View | None = None

    @property
    def facts(self) -> View:
        """Everything this seat may know, as plain data."""
        if self._facts is None:
            self._facts = view_of(self.table, self.coder, self.seat)
        return self._facts

    def legal(self) -> Legal:
        """What the viewer may do now."""
        return Legal(self.table, self.coder, SYSTEM if self.seat is None else self.seat)

    def imagine(self, seed: int | str) -> Game:
        """A whole game consistent with what this seat knows: hidden facts dealt anew, fresh luck."""
        game = Game(self.edition, self.names, self.tokens, imagine(self.table, self.seat, str(seed)))
        game.moves = None
        return game

    def describe(self, action: Action) -> str:
        """What an action of the viewer would do, in a few words."""
        from magie.rules.monopoly import sentences  # for people to read: a simulation never loads it

        return sentences.describe(action, self)

    def situation(self) -> str:
        """What is asked now, and of whom, in a line."""
        from magie.rules.monopoly import sentences  # for people to read: a simulation never loads it

        return sentences.situation(self.facts, self.edition, self.names)

    def to_json(self) -> str:
        """The facts as JSON."""
        return msgspec.json.encode(self.facts).decode()


_TABLES: dict[str, tuple[Printed, Coder]] = {}


def tables_of(edition: Edition) -> tuple[Printed, Coder]:
    """The tables of an edition, made once."""
    key = edition.fingerprint
    if key not in _TABLES:
        if len(_TABLES) > 200:  # a designer tries many editions in one process
            _TABLES.clear()
        _TABLES[key] = (print_tables(edition), Coder(edition))
    return _TABLES[key]


def coder_of(edition: Edition) -> Coder:
    """The names of an edition's things."""
    return tables_of(edition)[1]


def new_game(
    edition: Edition,
    seats: int | Sequence[str],
    seed: int | str,
    *,
    tokens: Sequence[str] | None = None,
    banker: int = 0,
    banker_only: str | None = None,
    script: Sequence[int] | None = None,
) -> Game:
    """Set up a game: players, money, shuffled decks, and the throws for the first turn.

    `banker` is the seat with the Banker's label; `banker_only` names a person who is Banker without playing.
    `script` replaces the generator: what luck gives for the set-up, as a record has it.
    """
    names = check_names(edition, seats)
    chosen = check_tokens(edition, names, tokens)
    if not 0 <= banker < len(names):
        raise SetupError(f"There is no seat {banker} for the Banker; the seats are 0 to {len(names) - 1}.")
    check_banker_only(edition, names, banker_only)
    check_dealing(edition, len(names))
    table = opening.lay_table(tables_of(edition)[0], len(names))
    game = Game(edition, names, chosen, table)
    game.seed, game.banker, game.banker_only = str(seed), banker, banker_only
    luck.seed_luck(table.hidden, str(seed))
    table.events = []
    table.hidden.log = []
    table.hidden.script = None if script is None else list(script)
    opening.set_up(table)
    opening.throw_for_first(table, banker)
    game.start = tuple(table.hidden.log)
    game.opening = [event_of(game.coder, told) for told in table.events]
    table.events = None
    table.hidden.log = None
    table.hidden.script = None
    return game


def check_names(edition: Edition, seats: int | Sequence[str]) -> tuple[str, ...]:
    """HP-SET-02, LX-SET-02, A-SET-02: as many players as the edition allows, each with a name of its own."""
    names = tuple(f"Player {i + 1}" for i in range(seats)) if isinstance(seats, int) else tuple(seats)
    least, most = edition.rules.players_min, edition.rules.players_max
    if not least <= len(names) <= most:
        raise SetupError(f"{edition.title} is for {least} to {most} players, not {len(names)}.")
    if len(set(names)) < len(names):
        raise SetupError("Every player needs a name of its own.")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError(
                f"{name!r} is no name: it takes 1 to {LONGEST_NAME} characters that can be printed."
            )
    return names


def check_banker_only(edition: Edition, names: tuple[str, ...], banker_only: str | None) -> None:
    """HP-BNK-01, A-BNK-01: with enough persons one may be only Banker: a name at the table that owns nothing."""
    if banker_only is None:
        return
    persons, needed = len(names) + 1, edition.rules.banker_only_from
    if needed == "never":
        raise SetupError(f"In {edition.title} the Banker plays too.")
    if persons < int(needed):
        raise SetupError(f"One may be only Banker from {needed} persons on, not with {persons}.")
    if banker_only in names or not banker_only.strip() or not banker_only.isprintable():
        raise SetupError("The Banker needs a name that no player has.")


def check_dealing(edition: Edition, players: int) -> None:
    """The house rule that deals deeds out needs enough deeds for everybody."""
    each, deeds = edition.rules.deal_out_deeds, len(edition.deeds)
    if each * players > deeds:
        raise SetupError(
            f"{each} deeds for each of {players} players are {each * players}; the box has {deeds}."
        )


def check_tokens(edition: Edition, names: tuple[str, ...], tokens: Sequence[str] | None) -> tuple[str, ...]:
    """M-SET-06: each player has a different token of this edition."""
    chosen = tuple(edition.tokens[: len(names)] if tokens is None else tokens)
    if len(chosen) != len(names):
        raise SetupError(f"{len(names)} players need {len(names)} tokens, not {len(chosen)}.")
    for token in chosen:
        if token not in edition.tokens:
            raise SetupError(f"There is no token {token!r}; choose from {', '.join(edition.tokens)}.")
    if len(set(chosen)) < len(chosen):
        raise SetupError("Two players cannot have the same token.")
    return chosen


def with_options(edition: Edition, options: Mapping[str, Any] | None) -> Edition:
    """The edition with house rules and other options."""
    return edition.with_options(dict(options)) if options else edition


def action_of(data: object) -> Action:
    """An action from plain data; an Action passes through."""
    if isinstance(data, Action):
        return data
    if isinstance(data, Mapping):
        return action_from_data(dict(data))
    raise IllegalAction("malformed", f"{data!r} is not an action.", "A-GEN-01")
