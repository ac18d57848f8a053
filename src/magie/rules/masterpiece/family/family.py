"""Masterpiece as one family of games: where to find its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import magie.rules.masterpiece.book.defaults as defaults
import magie.rules.masterpiece.book.opening as opening
import magie.rules.masterpiece.words.frames as frames
from magie.editions import MasterpieceEdition
from magie.rules.errors import IllegalAction, SetupError
from magie.rules.events import Event
from magie.rules.masterpiece.book.opening import lay_table
from magie.rules.masterpiece.book.play import check, play
from magie.rules.masterpiece.book.whose_move import open_seats, to_act
from magie.rules.masterpiece.family.codec import Coder, action_from_data
from magie.rules.masterpiece.family.event_table import event_of
from magie.rules.masterpiece.family.imagine import imagine, public_table
from magie.rules.masterpiece.family.legal import Legal
from magie.rules.masterpiece.family.outcome import outcome_of
from magie.rules.masterpiece.people.facts import decision_of, facts_of
from magie.rules.masterpiece.people.sentences.refusing import Context
from magie.rules.masterpiece.people.sentences.refusing import refusal as refusal_in
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.printed import print_tables
from magie.rules.masterpiece.state.state import Table, numbers

__all__ = [
    "check",
    "event_of",
    "imagine",
    "lay_table",
    "numbers",
    "open_seats",
    "play",
    "print_tables",
    "public_table",
    "to_act",
]

action_of = action_from_data
coder_of = Coder
decision = decision_of
facts = facts_of
legal = Legal
outcome = outcome_of


def check_set_up(edition: MasterpieceEdition, names: tuple[str, ...], banker_only: str | None) -> None:
    """MP-SET-05: the banker is one of the players."""
    if banker_only is not None:
        raise SetupError(f"In {edition.title} the banker plays too.")


def set_up(table: Table, banker: int) -> None:
    """Shuffle and deal; then everybody, from the banker on, chooses a space."""
    opening.set_up(table)


def is_over(table: Table) -> bool:
    """Has the game ended?"""
    return table.state.question == frames.GAME_OVER


def rounds(table: Table) -> int:
    """How many whole rounds have been played."""
    return table.state.rounds


def refusal(
    table: Table, edition: MasterpieceEdition, names: tuple[str, ...], seat: int, act: Act, objection: int
) -> IllegalAction:
    """The refusal in words."""
    return refusal_in(Context(table, edition, names, seat, act), objection)


def safe_answer(table: Table, seat: int) -> Act:
    """A-MP-27: the act of a seat whose clock ran out."""
    act = Act()
    defaults.safe_answer(table, seat, act)
    return act


def tell(events: Sequence[Event], edition: MasterpieceEdition, names: tuple[str, ...]) -> list[str]:
    """What happened, in sentences."""
    from magie.rules.masterpiece.people import sentences  # for people to read: a simulation never loads it

    return sentences.tell(events, edition, names)


def describe(action: Any, view: Any) -> str:
    """What an action would do, in a few words."""
    from magie.rules.masterpiece.people import sentences

    return sentences.describe(action, view)


def situation(facts: Any, edition: MasterpieceEdition, names: tuple[str, ...]) -> str:
    """What is asked now, and of whom, in a line."""
    from magie.rules.masterpiece.people import sentences

    return sentences.situation(facts, edition, names)
