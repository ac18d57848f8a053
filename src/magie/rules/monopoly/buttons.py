"""Buttons: what a seat can do now in words, and the usual buttons it cannot press, each with the sentence why.

Everything is asked of the seat's own view, so a refusal never tells more than the seat may know. Most buttons belong to
a deed and say the same for as long as its buildings stay: those are made once for all tables of an edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
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

ROLL, END_TURN, BUY, PAY_FINE, BANKRUPT = (
    a.Roll(),
    a.EndTurn(),
    a.Buy(),
    a.PayFine(),
    a.DeclareBankruptcy(),
)
ALWAYS_SAID_SO = frozenset({a.Mortgage, a.EndTurn, a.PayFine, a.DeclareBankruptcy, a.EnterPopup})
Key = tuple[a.Action, int, int]


def choices(seen: Seen, legal: Any) -> tuple[Choice, ...]:
    """The legal actions that can be listed, then the buttons that are not possible now."""
    buttons = Buttons(seen)
    found = [buttons.can(action) for action in sorted(iter(legal), key=rank)]
    for action in usual_buttons(seen, buttons.known):
        choice = buttons.cannot(action)
        if choice is not None:
            found.append(choice)
    return tuple(found)


class DeedActions:
    """What is printed on a deed: mortgage it, lift it, build on it, sell what stands there."""

    def __init__(self, deed: str, *, is_street: bool) -> None:
        self.mortgage = a.Mortgage(deed)
        self.lift = a.Lift(deed)
        self.build = a.Build((deed,)) if is_street else None
        self.sell = [a.Sell(((deed, level),)) for level in range(kind.HOTEL_LEVEL)]


class Known:
    """The buttons of one edition that were made before, perhaps at another table."""

    def __init__(self, coder: Coder, printed: Any) -> None:
        kinds = printed.deed_kind
        self.deeds = [
            DeedActions(name, is_street=kinds[deed] == kind.STREET)
            for deed, name in enumerate(coder.deed_ids)
        ]
        self.acts: dict[a.Action, Act] = {}
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
        self.levels = seen.table.state.level  # read once: outside of C an array is copied each time
        self._look: Look | None = None

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

    def cannot(self, action: a.Action) -> Choice | None:
        """A button that cannot be pressed now; None if nothing speaks against it."""
        act = self.act(action)
        objection = check(self.seen.table, self.seen.seat, act)
        if not objection:
            return None
        level = self.level(action)
        if level is None:
            return self.refused(action, act, objection)
        key = (action, level, objection)
        if key not in self.known.choices:
            self.known.choices[key] = self.refused_always(action, act, objection)
        return self.known.choices[key] or self.refused(action, act, objection)

    def act(self, action: a.Action) -> Act:
        """The act of one of the usual actions; checking does not change it."""
        act = self.known.acts.get(action)
        if act is None:
            act = self.known.acts[action] = self.seen.coder.act(action)
        return act

    def refused(self, action: a.Action, act: Act, objection: int) -> Choice:
        """A button with the reason as the table stands now."""
        seen = self.seen
        assert seen.seat is not None
        why = refusal(Context(seen.table, seen.edition, seen.names, seen.seat, act), objection)
        return cannot(action, self.words(action), why.sentence, why.rule)

    def refused_always(self, action: a.Action, act: Act, objection: int) -> Choice | None:
        """A button whose reason can be said without looking at the table, so it is the same at any; else None."""
        _, rule, sentence = REFUSALS[objection]
        try:
            why = sentence(PrintedContext(self.seen.table.printed, self.seen.edition, act))
        except AttributeError:
            return None  # this sentence looks at the table
        return cannot(action, self.words(action), why, rule)

    def level(self, action: a.Action) -> int | None:
        """What stands on the street an action is about, if its words depend on nothing else; 0 if on nothing at all."""
        if type(action) in ALWAYS_SAID_SO:
            return 0
        if isinstance(action, a.Build) and len(action.streets) == 1:
            return self.levels[self.seen.coder.deeds[action.streets[0]]]
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


def usual_buttons(seen: Seen, known: Known) -> Iterator[a.Action]:
    """The buttons a player expects to find, possible or not."""
    facts = seen.facts
    me = facts.players[seen.seat]
    if not me.playing:
        return
    if facts.turn == seen.seat:
        yield ROLL
        yield END_TURN
    if facts.decision.kind == "buy_or_decline" and seen.seat in facts.decision.seats:
        yield BUY
    if me.in_jail and facts.turn == seen.seat:
        yield PAY_FINE
    if facts.debt is not None and facts.debt.debtor == seen.seat:
        yield BANKRUPT
    for deed, actions in zip(facts.deeds, known.deeds, strict=True):
        if deed.owner == seen.seat:
            yield from _about_deed(deed, actions)


def _about_deed(deed: Any, actions: DeedActions) -> Iterator[a.Action]:
    if deed.mortgaged:
        yield actions.lift
        return
    yield actions.mortgage
    if actions.build is not None:
        yield actions.build
        if deed.level:
            yield actions.sell[deed.level - 1]
