"""Buttons: what a seat can do now in words, and the usual buttons it cannot press, each with the sentence why.

Everything is asked of the seat's own view, so a refusal never tells more than the seat may know. Most buttons belong to
a deed and say the same for as long as its buildings stay: those are made once for all tables of an edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

import magie.rules.monopoly.kind as kind
from magie.rules.glance import Choice, can, cannot, rank
from magie.rules.monopoly import actions as a
from magie.rules.monopoly.acts import Act
from magie.rules.monopoly.coding import Coder
from magie.rules.monopoly.play import check
from magie.rules.monopoly.refusals import REFUSALS, Context, refusal
from magie.rules.monopoly.sentences.describing import DESCRIBE, Look

if TYPE_CHECKING:
    from magie.rules.game import Seen

ALWAYS_SAID_SO = frozenset({a.Mortgage, a.EndTurn, a.PayFine, a.DeclareBankruptcy, a.EnterPopup})
Key = tuple[a.Action, int, int]


def choices(seen: Seen, legal: Any) -> tuple[Choice, ...]:
    """The legal actions that can be listed, then the buttons that are not possible now."""
    buttons = Buttons(seen)
    assert seen.seat is not None
    found = [buttons.can(action) for action in sorted(iter(legal), key=rank)]
    for button in usual_buttons(seen, buttons.known):
        objection = check(seen.table, seen.seat, button.act)
        if objection:
            found.append(buttons.cannot(button, objection))
    return tuple(found)


class Button(NamedTuple):
    """An action that people expect to find, with its act; checking does not change that."""

    action: a.Action
    act: Act


class DeedButtons:
    """What is printed on a deed: mortgage it, lift it, build on it, sell what stands there."""

    def __init__(self, coder: Coder, deed: str, *, is_street: bool) -> None:
        self.mortgage = button(coder, a.Mortgage(deed))
        self.lift = button(coder, a.Lift(deed))
        self.build = button(coder, a.Build((deed,))) if is_street else None
        self.sell = [button(coder, a.Sell(((deed, level),))) for level in range(kind.HOTEL_LEVEL)]


def button(coder: Coder, action: a.Action) -> Button:
    """A button of an edition."""
    return Button(action, coder.act(action))


class Known:
    """The buttons of one edition, and their choices that were made before, perhaps at another table."""

    def __init__(self, coder: Coder, printed: Any) -> None:
        kinds = printed.deed_kind
        self.deeds = [
            DeedButtons(coder, name, is_street=kinds[deed] == kind.STREET)
            for deed, name in enumerate(coder.deed_ids)
        ]
        self.roll = button(coder, a.Roll())
        self.end_turn = button(coder, a.EndTurn())
        self.buy = button(coder, a.Buy())
        self.pay_fine = button(coder, a.PayFine())
        self.bankrupt = button(coder, a.DeclareBankruptcy())
        self.choices: dict[Key, Choice | None] = {}


KNOWN: WeakKeyDictionary[Coder, Known] = WeakKeyDictionary()


def known_of(seen: Seen) -> Known:
    """The buttons of this edition."""
    found = KNOWN.get(seen.coder)
    if found is None:
        found = KNOWN[seen.coder] = Known(seen.coder, seen.table.printed)
    return found


class Buttons:
    """The buttons of one view; the table is looked at once for all of them."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.known = known_of(seen)
        self.levels: list[int] = (
            seen.table.state.level
        )  # read once: outside of C an array is copied each time
        self._look: Look | None = None
        self.reasons: dict[int, tuple[str, str] | None] = {}

    def can(self, action: a.Action) -> Choice:
        """A button that can be pressed."""
        level = self.level(action)
        if level is None:
            return can(action, self.words(action))
        key = (action, level, 0)
        choice = self.known.choices.get(key)
        if choice is None:
            choice = self.known.choices[key] = can(action, self.words(action))
        return choice

    def cannot(self, button: Button, objection: int) -> Choice:
        """A button that cannot be pressed now."""
        level = self.level(button.action)
        if level is None:
            return self.refused(button, objection)
        key = (button.action, level, objection)
        if key not in self.known.choices:
            self.known.choices[key] = self.refused_always(button, objection)
        return self.known.choices[key] or self.refused(button, objection)

    def refused(self, button: Button, objection: int) -> Choice:
        """A button with the reason as the table stands now."""
        if objection not in self.reasons:
            self.reasons[objection] = self.reason_for_all(objection)
        reason = self.reasons[objection]
        if reason is None:
            why = refusal(self.context(button.act), objection)
            reason = (why.sentence, why.rule)
        return cannot(button.action, self.words(button.action), *reason)

    def reason_for_all(self, objection: int) -> tuple[str, str] | None:
        """A reason that does not look at what was asked for, so it is the same for all buttons; else None."""
        _, rule, sentence = REFUSALS[objection]
        try:
            return sentence(self.context(None)), rule
        except AttributeError:
            return None  # this sentence is about the act

    def context(self, act: Act | None) -> Context:
        """What a sentence may need."""
        seen = self.seen
        assert seen.seat is not None
        return Context(seen.table, seen.edition, seen.names, seen.seat, act)

    def refused_always(self, button: Button, objection: int) -> Choice | None:
        """A button whose reason can be said without looking at the table, so it is the same at any; else None."""
        _, rule, sentence = REFUSALS[objection]
        try:
            why = sentence(PrintedContext(self.seen.table.printed, self.seen.edition, button.act))
        except AttributeError:
            return None  # this sentence looks at the table
        return cannot(button.action, self.words(button.action), why, rule)

    def level(self, action: a.Action) -> int | None:
        """What stands on the street an action is about, if its words depend on nothing else; 0 if on nothing at all."""
        if type(action) in ALWAYS_SAID_SO:
            return 0
        if isinstance(action, a.Build) and len(action.streets) == 1:
            deed: int = self.seen.coder.deeds[action.streets[0]]
            return self.levels[deed]
        return None

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


def usual_buttons(seen: Seen, known: Known) -> list[Button]:
    """The buttons a player expects to find, possible or not."""
    facts = seen.facts
    me = facts.players[seen.seat]
    if not me.playing:
        return []
    found = [known.roll, known.end_turn] if facts.turn == seen.seat else []
    if facts.decision.kind == "buy_or_decline" and seen.seat in facts.decision.seats:
        found.append(known.buy)
    if me.in_jail and facts.turn == seen.seat:
        found.append(known.pay_fine)
    if facts.debt is not None and facts.debt.debtor == seen.seat:
        found.append(known.bankrupt)
    for deed, buttons in zip(facts.deeds, known.deeds, strict=True):
        if deed.owner == seen.seat:
            found += _about_deed(deed, buttons)
    return found


def _about_deed(deed: Any, buttons: DeedButtons) -> Sequence[Button]:
    if deed.mortgaged:
        return (buttons.lift,)
    if buttons.build is None:
        return (buttons.mortgage,)
    if deed.level:
        return (buttons.mortgage, buttons.build, buttons.sell[deed.level - 1])
    return (buttons.mortgage, buttons.build)
