"""Choices: what a seat can do now in words, and the usual buttons it cannot press, each with the sentence why.

Everything is asked of the seat's own view, so a refusal never tells more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any
from weakref import WeakKeyDictionary

import magie.rules.monopoly.kind as kind
from magie.rules.actions import Action, Pass, Roll
from magie.rules.errors import IllegalAction
from magie.rules.game import Seen
from magie.rules.monopoly import actions as monopoly
from magie.server.wire import Bids, Choice

FIRST = ("accept", "claim_rent", "roll", "buy", "end_turn", "hammer", "pass", "decline")
ORDER = {kind: place for place, kind in enumerate(FIRST)}
DEED_WORDS: WeakKeyDictionary[Any, dict[tuple[Action, int], str]] = WeakKeyDictionary()  # by edition


def choices_of(view: Seen, legal: Any) -> tuple[Choice, ...]:
    """The legal actions that can be listed, then the buttons that are not possible now."""
    listed = sorted(legal, key=rank)
    words = Words(view)
    found = [Choice(action=a, text=words.of(a), kind=kind_of(a)) for a in listed]
    for action in usual_buttons(view):
        refused = None if action in listed else refusal_of(view, action)
        if refused is not None:
            text, why, rule = words.of(action), refused.sentence, refused.rule
            found.append(Choice(action=action, text=text, kind=kind_of(action), disabled=why, rule=rule))
    return tuple(found)


class Words:
    """What the viewer's actions would do, in a few words; the table is looked at once for all of them.

    The words of a deed's buttons depend on the edition and on what stands there, so they are made once.
    """

    def __init__(self, view: Seen) -> None:
        describing = import_module(f"magie.rules.{view.edition.family}.sentences.describing")
        self.look = describing.Look(view)
        self.describe = describing.DESCRIBE
        self.view = view

    def of(self, action: Action) -> str:
        """The words of one action."""
        if isinstance(action, monopoly.Mortgage):
            return self.known(action, 0)
        if isinstance(action, monopoly.Build) and len(action.streets) == 1:
            return self.known(action, self.view.table.state.level[self.view.coder.deeds[action.streets[0]]])
        return self.new(action)

    def known(self, action: Action, level: int) -> str:
        """Words that were made before, perhaps at another table."""
        known = DEED_WORDS.setdefault(self.view.coder, {})
        if (action, level) not in known:
            known[action, level] = self.new(action)
        return known[action, level]

    def new(self, action: Action) -> str:
        """Words made now."""
        return str(self.describe[type(action)](self.look, action))


def rank(action: Action) -> int:
    """The answer most people want stands first."""
    return ORDER.get(kind_of(action), len(ORDER))


def kind_of(action: Action) -> str:
    """What the action is called on the wire."""
    return str(type(action).__struct_config__.tag)


def refusal_of(view: Seen, action: Action) -> IllegalAction | None:
    """Why the viewer cannot do this now, as far as the viewer may know; None if nothing speaks against it."""
    seat = -1 if view.seat is None else view.seat
    try:
        act = view.coder.act(action)
    except IllegalAction as refused:
        return refused
    objection = view.family.check(view.table, seat, act)
    if not objection:
        return None
    return view.family.refusal(view.table, view.edition, view.names, seat, act, objection)


def usual_buttons(view: Seen) -> list[Action]:
    """The buttons a player expects to find, possible or not."""
    return USUAL[view.edition.family](view)


def _monopoly(view: Seen) -> list[Action]:
    facts = view.facts
    me = facts.players[view.seat]
    if not me.playing:
        return []
    found: list[Action] = [Roll(), monopoly.EndTurn()] if facts.turn == view.seat else []
    if facts.decision.kind == "buy_or_decline" and view.seat in facts.decision.seats:
        found.append(monopoly.Buy())
    if me.in_jail and facts.turn == view.seat:
        found.append(monopoly.PayFine())
    if facts.debt is not None and facts.debt.debtor == view.seat:
        found.append(monopoly.DeclareBankruptcy())
    for deed in facts.deeds:
        if deed.owner == view.seat:
            found += _about_deed(view, deed)
    return found


def _about_deed(view: Seen, deed: Any) -> Iterator[Action]:
    """What is printed on a deed: mortgage it, lift it, build on it."""
    yield monopoly.Lift(deed.deed) if deed.mortgaged else monopoly.Mortgage(deed.deed)
    is_street = view.table.printed.deed_kind[view.coder.deeds[deed.deed]] == kind.STREET
    if is_street and not deed.mortgaged:
        yield monopoly.Build((deed.deed,))
        if deed.level:
            yield monopoly.Sell(((deed.deed, deed.level - 1),))


def _masterpiece(view: Seen) -> list[Action]:
    facts = view.facts
    if not facts.players[view.seat].playing:
        return []
    if facts.auction is not None:
        return [Pass()]
    return [Roll()] if facts.turn == view.seat else []


USUAL: dict[str, Callable[[Seen], list[Action]]] = {"monopoly": _monopoly, "masterpiece": _masterpiece}


def bids_of(legal: Any) -> Bids | None:
    """The bids that can be made."""
    bids = legal.bids
    return None if bids is None else Bids(lowest=bids[0], highest=bids[-1], step=bids.step)


def partners_of(legal: Any) -> tuple[int, ...]:
    """The seats an offer can be made to; games without deals have none."""
    return tuple(getattr(legal, "partners", ()))
