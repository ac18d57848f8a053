"""Monopoly as one family of games: where to find its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import magie.rules.monopoly.book.defaults as defaults
import magie.rules.monopoly.book.opening as opening
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
from magie.editions import MonopolyEdition
from magie.rules.errors import IllegalAction, SetupError
from magie.rules.events import Event
from magie.rules.monopoly.book.play import check, play
from magie.rules.monopoly.book.whose_move import open_seats, to_act
from magie.rules.monopoly.family.codec import Coder, action_from_data
from magie.rules.monopoly.family.event_table import event_of
from magie.rules.monopoly.family.imagine import imagine, public_table
from magie.rules.monopoly.family.legal import Legal
from magie.rules.monopoly.family.outcome import outcome_of
from magie.rules.monopoly.people.facts import decision_of, facts_of
from magie.rules.monopoly.people.sentences.refusing import Context
from magie.rules.monopoly.people.sentences.refusing import refusal as refusal_in
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.printed import Printed, print_tables
from magie.rules.monopoly.state.state import Table, numbers

__all__ = [
    "check",
    "event_of",
    "imagine",
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


def check_set_up(edition: MonopolyEdition, names: tuple[str, ...], banker_only: str | None) -> None:
    """Raises SetupError if this edition cannot be played so."""
    check_banker_only(edition, names, banker_only)
    check_dealing(edition, len(names))


def check_banker_only(edition: MonopolyEdition, names: tuple[str, ...], banker_only: str | None) -> None:
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


def check_dealing(edition: MonopolyEdition, players: int) -> None:
    """The house rule that deals deeds out needs enough deeds for everybody."""
    each, deeds = edition.rules.deal_out_deeds, len(edition.deeds)
    if each * players > deeds:
        raise SetupError(
            f"{each} deeds for each of {players} players are {each * players}; the box has {deeds}."
        )


def lay_table(printed: Printed, seats: int, banker: int) -> Table:
    """A table before anything was shuffled."""
    return opening.lay_table(printed, seats)


def set_up(table: Table, banker: int) -> None:
    """Shuffle, deal, and throw for the first turn."""
    opening.set_up(table)
    opening.throw_for_first(table, banker)


def is_over(table: Table) -> bool:
    """Has the game ended?"""
    return top.kind(table.state) == frames.GAME_OVER


def rounds(table: Table) -> int:
    """How many whole rounds have been played."""
    return table.state.rounds


def refusal(
    table: Table, edition: MonopolyEdition, names: tuple[str, ...], seat: int, act: Act, objection: int
) -> IllegalAction:
    """The refusal in words."""
    return refusal_in(Context(table, edition, names, seat, act), objection)


def safe_answer(table: Table, seat: int) -> Act:
    """A-GEN-04: the act of a seat whose clock ran out."""
    act = Act()
    defaults.safe_answer(table, seat, act)
    return act


def tell(events: Sequence[Event], edition: MonopolyEdition, names: tuple[str, ...]) -> list[str]:
    """What happened, in sentences."""
    from magie.rules.monopoly.people import sentences  # for people to read: a simulation never loads it

    return sentences.tell(events, edition, names)


def describe(action: Any, view: Any) -> str:
    """What an action would do, in a few words."""
    from magie.rules.monopoly.people import sentences

    return sentences.describe(action, view)


def situation(facts: Any, edition: MonopolyEdition, names: tuple[str, ...]) -> str:
    """What is asked now, and of whom, in a line."""
    from magie.rules.monopoly.people import sentences

    return sentences.situation(facts, edition, names)
