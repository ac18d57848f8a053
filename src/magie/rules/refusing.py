"""Refusing: how the number of a refusal becomes a sentence that helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from magie.editions import Edition
from magie.rules.errors import IllegalAction
from magie.rules.wording import a_or_an, in_words

E = TypeVar("E", bound=Edition)
T = TypeVar("T")
A = TypeVar("A")
C = TypeVar("C")  # a Context


class Context(Generic[E, T, A]):
    """What a sentence may need: the table, the act, and the names of things. Each family adds its own words."""

    def __init__(self, table: T, edition: E, names: tuple[str, ...], seat: int, act: A) -> None:
        self.table = table
        self.edition = edition
        self.names = names
        self.seat = seat
        self.act = act

    def money(self, amount: int) -> str:
        """An amount with the edition's sign."""
        return f"{self.edition.currency.sign}{amount:,}"

    def who(self, seat: int) -> str:
        """A player's name, or the Bank."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"the {self.edition.words.bank}"

    def a(self, word: str) -> str:
        """A word with its article: a hotel, an Emerald City."""
        return a_or_an(word)

    def count(self, number: int, one: str, many: str) -> str:
        """So many of them: no houses, one house, 12 houses."""
        return f"{in_words(number)} {one if number == 1 else many}"


# What a refusal is called, the rule behind it (always the same one, or the one for what was asked and when), its sentence.
Rule = str | Callable[[C], str]
Refusals = Mapping[int, tuple[str, Rule[C], Callable[[C], str]]]


def refusal_of(refusals: Refusals[C], context: C, objection: int) -> IllegalAction:
    """The exception for a refused act: its code, its sentence, its rule."""
    code, rule, sentence = refusals[objection]
    return IllegalAction(code, sentence(context), rule_for(rule, context))


def rule_for(rule: Rule[C], context: C) -> str:
    """The rule behind a refusal in this context."""
    return rule if isinstance(rule, str) else rule(context)
