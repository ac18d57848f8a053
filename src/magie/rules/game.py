"""Game: one game, the class most users hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

import magie.rules.bits as bits
from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.decision import Decision
from magie.rules.digest import digest_of
from magie.rules.events import Event
from magie.rules.family import family_of
from magie.rules.listing import Legal
from magie.rules.outcome import Outcome
from magie.rules.sentences import Situation, sentences_about
from magie.rules.table import Table

if TYPE_CHECKING:
    from magie.rules.record import Record

SYSTEM = -1


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One accepted action, with what luck gave for it; seat None is the system (the auction clock)."""

    seat: int | None
    action: Action
    luck: tuple[int, ...]


class Game:
    """A game from its first throw to its outcome.

    `to_act` names the next seat to ask, `legal` what it may do, `play` does it, `view` is what a seat may know.
    """

    edition: Any  # these three are of the kinds that its family has
    table: Any
    coder: Any

    def __init__(
        self, edition: Edition, names: tuple[str, ...], tokens: tuple[str, ...], table: Table
    ) -> None:
        self.edition = edition
        self.family = family_of(edition)
        self.names = names
        self.tokens = tokens
        self.table = table
        self.coder = self.family.coder
        self.seed: str | None = None
        self.banker = 0
        self.banker_only: str | None = None
        self.start: tuple[int, ...] = ()
        self.moves: list[Move] | None = []
        self.opening: list[Event] = []

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.decision.kind}, seat {self.to_act()}"
        return f"<Game {self.edition.name}, {len(self.names)} seats, round {self.rounds + 1}, {state}>"

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.family.is_over(self.table)

    @property
    def rounds(self) -> int:
        """How many whole rounds have been played."""
        return self.family.rounds(self.table)

    @property
    def outcome(self) -> Outcome | None:
        """Why it ended and who stands where; None while it goes on."""
        return self.family.outcome(self.table)

    @property
    def decision(self) -> Decision:
        """What is asked now, and of whom."""
        return self.family.decision(self.table)

    def to_act(self) -> int | None:
        """The next seat to ask (A-GEN-07); several may be open, see `open_seats`. None when the game is over."""
        seat = self.family.to_act(self.table)
        return None if seat < 0 else seat

    def open_seats(self) -> tuple[int, ...]:
        """All seats that may act now, in any order."""
        return bits.members_of(self.family.open_seats(self.table))

    def legal(self, seat: int) -> Legal:
        """What a seat may do now: ask with `in`, list with `for`."""
        return self.family.legal(self.table, seat)

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """Play an action of a seat and tell what happened. An illegal one raises and changes nothing.

        The events are for all who may see them: `events.heard_by` picks those of one seat.
        """
        act = self.coder.act(action)
        number = SYSTEM if seat is None else seat
        objection = self.family.check(self.table, number, act)
        if objection:
            raise self.family.refusal(self.table, self.names, number, act, objection)
        table = self.table
        table.events = []
        table.hidden.log = []
        self.family.play(table, number, act)
        events = [self.family.event_of(told) for told in table.events]
        if self.moves is not None:
            self.moves.append(Move(seat, action, tuple(table.hidden.log)))
        table.events = None
        table.hidden.log = None
        return events

    def default(self, seat: int) -> Action:
        """The safe answer of a seat whose clock ran out (A-GEN-04)."""
        action: Action = self.coder.action(self.family.safe_answer(self.table, seat))
        return action

    def action_of(self, data: object) -> Action:
        """An action of this game from plain data, as it travels; an Action passes through."""
        return data if isinstance(data, Action) else self.family.action_of(data)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None is an onlooker."""
        return View(self, seat)

    def say(self, events: Sequence[Event]) -> list[str]:
        """What happened, in sentences."""
        return [text for _, text in self.told(events)]

    def told(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """The sentences of `say`, each with the event that began it."""
        return sentences_about(self.edition).told(events, self.edition, self.names)

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
        """All it takes to play this game again. It holds every secret: nobody at the table gets it before the end."""
        from magie.rules.record import record_of  # the record replays through a Game, so it is built on top

        return record_of(self)

    def digest(self) -> str:
        """A fingerprint of the whole position, hidden facts included: equal games have equal digests."""
        return digest_of(self.family.numbers(self.table))


class View:
    """A view with what goes with it: what the seat may know as data, the legal actions, and `imagine`."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.edition = game.edition
        self.family = game.family
        self.names = game.names
        self.tokens = game.tokens
        self.coder = game.coder
        self.table = game.family.public_table(game.table, seat)

    @cached_property
    def facts(self) -> Any:
        """Everything this seat may know, as plain data of the kind that its family has."""
        return self.family.facts(self.table, self.seat)

    def from_seat(self, seat: int | None) -> View:
        """The same from another seat; only where everybody sees the same, which is the family's to say."""
        twin = View.__new__(View)
        twin.__dict__.update(self.__dict__)
        twin.seat = seat
        twin.facts = msgspec.structs.replace(self.facts, seat=seat)
        return twin

    def legal(self) -> Legal:
        """What the viewer may do now."""
        return self.family.legal(self.table, SYSTEM if self.seat is None else self.seat)

    def imagine(self, seed: int | str) -> Game:
        """A whole game consistent with what this seat knows: hidden facts dealt anew, fresh luck."""
        game = Game(
            self.edition, self.names, self.tokens, self.family.imagine(self.table, self.seat, str(seed))
        )
        game.moves = None
        return game

    def describe(self, action: Action) -> str:
        """What an action of the viewer would do, in a few words."""
        return sentences_about(self.edition).describe(action, self)

    def situation(self) -> str:
        """What is asked now, and of whom, in a line."""
        return self.asked().line()

    def asked(self) -> Situation:
        """What is asked now, and of whom, each by itself."""
        return sentences_about(self.edition).situation(self)

    def to_json(self) -> str:
        """The facts as JSON."""
        return msgspec.json.encode(self.facts).decode()
