"""Monopoly as one family of games: where to find its rules."""

from __future__ import annotations

import magie.rules.monopoly.book.defaults as defaults
import magie.rules.monopoly.book.opening as opening
import magie.rules.monopoly.book.play as book
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.book.whose_move as whose_move
import magie.rules.monopoly.family.imagine as imagining
import magie.rules.monopoly.state.state as st
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
from magie.editions import MonopolyEdition
from magie.rules.errors import SetupError
from magie.rules.family import Family
from magie.rules.monopoly.family.codec import KINDS, Coder
from magie.rules.monopoly.family.event_table import EVENTS
from magie.rules.monopoly.family.legal import Legal
from magie.rules.monopoly.family.outcome import outcome_of
from magie.rules.monopoly.people.facts import Facts, MonopolyDecision, decision_of, facts_of
from magie.rules.monopoly.state.act import Act
from magie.rules.monopoly.state.printed import Printed, print_tables
from magie.rules.monopoly.state.state import Table


class Monopoly(Family[MonopolyEdition, Table, Act]):
    """The rules of Monopoly, ready for one edition. HP-TAX-02: worth are cash, deeds and buildings."""

    actions = KINDS
    events = EVENTS
    printed: Printed
    coder: Coder

    check = staticmethod(book.check)
    play = staticmethod(book.play)
    to_act = staticmethod(whose_move.to_act)
    open_seats = staticmethod(whose_move.open_seats)
    outcome = staticmethod(outcome_of)
    worth = staticmethod(tax.worth)
    public_table = staticmethod(imagining.public_table)
    imagine = staticmethod(imagining.imagine)
    numbers = staticmethod(st.numbers)

    def __init__(self, edition: MonopolyEdition) -> None:
        super().__init__(edition)
        self.printed = print_tables(edition)
        self.coder = Coder(edition)

    def check_set_up(self, names: tuple[str, ...], banker_only: str | None) -> None:
        """Raises SetupError if this edition cannot be played so."""
        check_banker_only(self.edition, names, banker_only)
        check_dealing(self.edition, len(names))

    def lay_table(self, seats: int, banker: int) -> Table:
        """A table before anything was shuffled."""
        return opening.lay_table(self.printed, seats)

    def set_up(self, table: Table, banker: int) -> None:
        """Shuffle, deal, and throw for the first turn."""
        opening.set_up(table)
        opening.throw_for_first(table, banker)

    def is_over(self, table: Table) -> bool:
        """Has the game ended?"""
        return top.kind(table.state) == frames.GAME_OVER

    def legal(self, table: Table, seat: int) -> Legal:
        """What a seat may do now."""
        return Legal(table, self.coder, seat)

    def decision(self, table: Table) -> MonopolyDecision:
        """What is asked now, and of whom."""
        return decision_of(table, self.coder)

    def facts(self, public: Table, seat: int | None) -> Facts:
        """All that a seat may know."""
        return facts_of(public, self.coder, seat)

    def safe_answer(self, table: Table, seat: int) -> Act:
        """A-GEN-04: the act of a seat whose clock ran out."""
        act = Act()
        defaults.safe_answer(table, seat, act)
        return act


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
