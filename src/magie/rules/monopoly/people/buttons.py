"""Buttons: what a seat can do now in words, and the usual buttons it cannot press, each with the sentence why.

Everything is asked of the seat's own view, so a refusal never tells more than the seat may know. Most buttons belong to
a deed and say the same for as long as its buildings stay: those are made once for all tables of an edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.buildings as buildings
import magie.rules.monopoly.words.refusals as refusals
from magie.rules.buttons import Choice, can, cannot, rank
from magie.rules.family import MOST_EDITIONS
from magie.rules.monopoly.book.play import check
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.family.codec import Coder
from magie.rules.monopoly.family.upkeep import Upkeep, upkeep_of
from magie.rules.monopoly.people.sentences.describing import DESCRIBE, Look
from magie.rules.monopoly.people.sentences.refusing import REFUSALS, Context
from magie.rules.monopoly.state.act import Act
from magie.rules.refusing import refusal_of, rule_for

if TYPE_CHECKING:
    from magie.rules.game import View


def choices(view: View, legal: Any) -> tuple[Choice, ...]:
    """The legal actions that can be listed, then the buttons that are not possible now."""
    assert view.seat is not None
    if not view.facts.players[view.seat].playing:
        return ()
    buttons, known = Buttons(view), known_of(view.coder)
    found = [can(action, buttons.words(action)) for action in sorted(legal.answers(), key=rank)]
    refused = []
    for button in usual_buttons(view, known):
        objection = check(view.table, view.seat, button.act)
        if objection:
            refused.append(buttons.refused(button, objection))
    said = known.said
    for deed in upkeep_of(view.table, view.seat):
        what, _, _, objection = deed
        if what != act_kinds.SELL or objection:  # the sales that are possible are listed below
            choice = said.get(deed) or buttons.about_deed(known, deed)
            (refused if objection else found).append(choice)
    found += [can(sale, buttons.words(sale)) for sale in legal.sales()]
    return (*found, *refused)


class Button:
    """An action that people expect to find, with its act; checking does not change that."""

    def __init__(self, coder: Coder, action: a.Action) -> None:
        self.action = action
        self.act = coder.act(action)


class Known:
    """The buttons of one edition, and what was said of deeds before, perhaps at another table."""

    def __init__(self, coder: Coder) -> None:
        self.roll = Button(coder, a.Roll())
        self.end_turn = Button(coder, a.EndTurn())
        self.buy = Button(coder, a.Buy())
        self.pay_fine = Button(coder, a.PayFine())
        self.bankrupt = Button(coder, a.DeclareBankruptcy())
        self.deeds = {
            what: [Button(coder, action) for action in actions] for what, actions in coder.upkeep.items()
        }
        self.sales = [
            [Button(coder, a.Sell(((deed, level),))) for level in range(buildings.HOTEL_LEVEL)]
            for deed in coder.deed_ids
        ]
        self.texts: dict[Upkeep, str] = {}
        self.said: dict[Upkeep, Choice | None] = {}  # None: the reason lies in the table as it stands

    def button(self, deed: Upkeep) -> Button:
        """What is printed on a deed: mortgage it, lift it, build on it, sell one level of what stands there."""
        what, which, level, _ = deed
        return self.sales[which][level - 1] if what == act_kinds.SELL else self.deeds[what][which]


@lru_cache(MOST_EDITIONS)
def known_of(coder: Coder) -> Known:
    """The buttons of this edition."""
    return Known(coder)


class Buttons:
    """The buttons of one view; the table is looked at once for all of them."""

    def __init__(self, view: View) -> None:
        self.seen = view
        self._look: Look | None = None
        self.reasons: dict[int, tuple[str, str] | None] = {}

    def about_deed(self, known: Known, deed: Upkeep) -> Choice:
        """A button that belongs to a deed, and has not always been the same."""
        button = known.button(deed)
        what, which, level, objection = deed
        if what == act_kinds.SELL:  # what a sale brings may depend on what was paid
            return self.refused(button, objection)
        key = (what, which, level, refusals.NONE)
        if key not in known.texts:
            known.texts[key] = self.words(button.action)
        text = known.texts[key]
        if deed not in known.said:
            known.said[deed] = (
                self.refused_always(button, text, objection) if objection else can(button.action, text)
            )
        return known.said[deed] or self.refused(button, objection, text)

    def refused(self, button: Button, objection: int, text: str = "") -> Choice:
        """A button with the reason as the table stands now."""
        if objection not in self.reasons:
            self.reasons[objection] = self.reason_for_all(objection)
        reason = self.reasons[objection]
        if reason is None:
            why = refusal_of(REFUSALS, self.context(button.act), objection)
            reason = (why.sentence, why.rule)
        return cannot(button.action, text or self.words(button.action), *reason)

    def reason_for_all(self, objection: int) -> tuple[str, str] | None:
        """A reason that does not look at what was asked for, so it is the same for all buttons; else None."""
        _, rule, sentence = REFUSALS[objection]
        try:
            context = self.context(None)
            return sentence(context), rule_for(rule, context)
        except AttributeError:
            return None  # this sentence is about the act

    def context(self, act: Any) -> Context:
        """What a sentence may need; None as act for one that does not look at it."""
        view = self.seen
        assert view.seat is not None
        return Context(view.table, view.edition, view.names, view.seat, act)

    def refused_always(self, button: Button, text: str, objection: int) -> Choice | None:
        """A button whose reason can be said without looking at the table, so it is the same at any; else None."""
        _, rule, sentence = REFUSALS[objection]
        try:
            context = PrintedContext(self.seen.table.printed, self.seen.edition, button.act)
            return cannot(button.action, text, sentence(context), rule_for(rule, context))
        except AttributeError:
            return None  # this sentence looks at the table

    def words(self, action: a.Action) -> str:
        """What an action would do, in a few words."""
        if self._look is None:
            self._look = Look(self.seen)
        return DESCRIBE[type(action)](self._look, action)


class PrintedContext(Context):
    """What a sentence may need if it does not look at the table: what is printed, and what was asked for."""

    def __init__(self, printed: Any, edition: Any, act: Act) -> None:
        self.printed = printed
        self.edition = edition
        self.words = edition.words
        self.act = act


def usual_buttons(view: View, known: Known) -> Iterator[Button]:
    """The buttons a player expects to find, possible or not, beside those of the deeds."""
    facts = view.facts
    if facts.turn == view.seat:
        yield from (known.roll, known.end_turn)
    if facts.decision.kind == "buy_or_decline" and view.seat in facts.decision.seats:
        yield known.buy
    if facts.turn == view.seat and facts.players[view.seat].in_jail:
        yield known.pay_fine
    if facts.debt is not None and facts.debt.debtor == view.seat:
        yield known.bankrupt
