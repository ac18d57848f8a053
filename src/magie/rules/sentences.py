"""Sentences: how a family of games is told to people. One that brings none of its own is told plainly.

Nothing here decides anything, and nothing is hidden: whoever tells picks the events of the listener first. A simulation
never loads them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

import msgspec

from magie.editions import Edition
from magie.families import Part
from magie.rules.actions import Action
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.table import Table
from magie.rules.wording import in_a_row, sentence

if TYPE_CHECKING:
    from magie.rules.game import View

E_contra = TypeVar("E_contra", bound=Edition, contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Situation(msgspec.Struct, frozen=True):
    """What is asked now, and of whom; nobody when the game is over."""

    asked: str
    of: str = ""

    def line(self) -> str:
        """With the name in front: "Ann: roll the die"."""
        return f"{self.of}: {self.asked}" if self.of else self.asked

    def question(self) -> str:
        """As it is said to whoever is asked: "Roll the die"."""
        return self.asked[:1].upper() + self.asked[1:]


class Sentences(Protocol[E_contra, T_contra, A_contra]):
    """What is said about the games of one family."""

    def told(
        self, events: Sequence[Event], edition: E_contra, names: Sequence[str]
    ) -> list[tuple[Event, str]]:
        """What happened in sentences, each with the event that began it."""

    def describe(self, action: Action, view: View) -> str:
        """What an action would do, in a few words."""

    def situation(self, view: View) -> Situation:
        """What is asked now, and of whom."""

    def refusal(
        self,
        table: T_contra,
        edition: E_contra,
        names: tuple[str, ...],
        seat: int,
        act: A_contra,
        objection: int,
    ) -> IllegalAction:
        """Why an act is refused, from the number that `check` gives."""


class PlainSentences:
    """Says what anything is called, and what goes with it: "Bid made: Ann, amount 120."."""

    def told(
        self, events: Sequence[Event], edition: Edition, names: Sequence[str]
    ) -> list[tuple[Event, str]]:
        """A sentence for each event."""
        return [(event, sentence(_with_parts(event.kind, _parts(event, names)))) for event in events]

    def describe(self, action: Action, view: View) -> str:
        """The action with what goes with it: "Bid: amount 120"."""
        return sentence(_with_parts(action.kind, _parts(action, view.names))).removesuffix(".")

    def situation(self, view: View) -> Situation:
        """Who is asked, and what the question is called."""
        decision = view.family.decision(view.table)
        if decision.to_act is None:
            return Situation("The game is over")
        return Situation(_words(decision.kind), in_a_row([view.names[seat] for seat in decision.seats]))

    def refusal(
        self,
        table: object,
        edition: Edition,
        names: tuple[str, ...],
        seat: int,
        act: object,
        objection: int,
    ) -> IllegalAction:
        """That it is refused; why, nobody has put into words."""
        return IllegalAction("not_allowed", f"The rules do not allow that now (reason {objection}).", "")


def _words(name: str) -> str:
    return name.replace("_", " ")


def _with_parts(kind: str, parts: Iterator[str]) -> str:
    return ": ".join(filter(None, (_words(kind), ", ".join(parts))))


def _parts(thing: msgspec.Struct, names: Sequence[str]) -> Iterator[str]:
    """What goes with an event or an action, players by their names."""
    for field, value in msgspec.structs.asdict(thing).items():
        if field == "seat":
            yield "nobody" if value is None else names[value]
        elif field == "seats":
            yield in_a_row([names[seat] for seat in value])
        elif value is not None:
            yield f"{_words(field)} {value}"


PLAIN = PlainSentences()
AnySentences: TypeAlias = Sentences[Edition, Table, object]

SENTENCES: Part[AnySentences] = Part("sentences", lambda family: PLAIN)


def sentences_about(edition: Edition) -> AnySentences:
    """The sentences of an edition's family."""
    return SENTENCES.of(edition.family)
