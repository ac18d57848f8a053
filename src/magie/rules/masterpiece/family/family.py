"""Masterpiece as one family of games: where to find its rules."""

from __future__ import annotations

import magie.rules.masterpiece.book.defaults as defaults
import magie.rules.masterpiece.book.ending as ending
import magie.rules.masterpiece.book.opening as opening
import magie.rules.masterpiece.book.play as book
import magie.rules.masterpiece.book.whose_move as whose_move
import magie.rules.masterpiece.family.imagine as imagining
import magie.rules.masterpiece.state.state as st
import magie.rules.masterpiece.words.frames as frames
from magie.editions import MasterpieceEdition
from magie.rules.family import Family
from magie.rules.masterpiece.family.codec import KINDS, Coder
from magie.rules.masterpiece.family.event_table import EVENTS
from magie.rules.masterpiece.family.legal import Legal
from magie.rules.masterpiece.family.outcome import outcome_of
from magie.rules.masterpiece.people.facts import Facts, MasterpieceDecision, decision_of, facts_of
from magie.rules.masterpiece.state.act import Act
from magie.rules.masterpiece.state.printed import Printed, print_tables
from magie.rules.masterpiece.state.state import Table


class Masterpiece(Family[MasterpieceEdition, Table, Act]):
    """The rules of Masterpiece, ready for one edition.

    MP-SET-05: the banker is one of the players. MP-END-02: worth are cash and the values of the paintings owned.
    """

    actions = KINDS
    events = EVENTS
    printed: Printed
    coder: Coder

    check = staticmethod(book.check)
    play = staticmethod(book.play)
    to_act = staticmethod(whose_move.to_act)
    open_seats = staticmethod(whose_move.open_seats)
    outcome = staticmethod(outcome_of)
    worth = staticmethod(ending.total)
    public_table = staticmethod(imagining.public_table)
    imagine = staticmethod(imagining.imagine)
    numbers = staticmethod(st.numbers)

    def __init__(self, edition: MasterpieceEdition) -> None:
        super().__init__(edition)
        self.printed = print_tables(edition)
        self.coder = Coder(edition)

    def lay_table(self, seats: int, banker: int) -> Table:
        """A table before anything was shuffled."""
        return opening.lay_table(self.printed, seats, banker)

    def set_up(self, table: Table, banker: int) -> None:
        """Shuffle and deal; then everybody, from the banker on, chooses a space."""
        opening.set_up(table)

    def is_over(self, table: Table) -> bool:
        """Has the game ended?"""
        return table.state.question == frames.GAME_OVER

    def safe_answer(self, table: Table, seat: int) -> Act:
        """A-MP-27: the act of a seat whose clock ran out."""
        act = Act()
        defaults.safe_answer(table, seat, act)
        return act

    def legal(self, table: Table, seat: int) -> Legal:
        """What a seat may do now."""
        return Legal(table, self.coder, seat)

    def decision(self, table: Table) -> MasterpieceDecision:
        """What is asked now, and of whom."""
        return decision_of(table, self.coder)

    def facts(self, public: Table, seat: int | None) -> Facts:
        """All that a seat may know."""
        return facts_of(public, self.coder, seat)
