"""Buttons: what a seat can do now in words, and the usual buttons it cannot press, each with the sentence why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from magie.rules.buttons import Choice, can, cannot, rank
from magie.rules.masterpiece.book.play import check
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.people.sentences.describing import DESCRIBE, Look
from magie.rules.masterpiece.people.sentences.refusing import refusal

if TYPE_CHECKING:
    from magie.rules.game import View


def choices(view: View, legal: Any) -> tuple[Choice, ...]:
    """The legal actions, then the buttons that are not possible now."""
    look = Look(view)
    buttons = [named_doubt(view, action) for action in sorted(iter(legal), key=rank)]
    found = [can(action, DESCRIBE[type(action)](look, action)) for action in buttons]
    for action in usual_buttons(view):
        act = view.coder.act(action)
        assert view.seat is not None
        objection = check(view.table, view.seat, act)
        if objection:
            why = refusal(view.table, view.edition, view.names, view.seat, act, objection)
            found.append(cannot(action, DESCRIBE[type(action)](look, action), why.sentence, why.rule))
    return tuple(found)


def named_doubt(view: View, action: a.Action) -> a.Action:
    """A-MP-09: a doubt that names its bid is still judged on that one when it comes late."""
    if isinstance(action, a.Challenge):
        return a.Challenge(action.seat, view.table.state.best[action.seat])
    return action


def usual_buttons(view: View) -> Iterator[a.Action]:
    """The buttons a player expects to find, possible or not."""
    facts = view.facts
    if not facts.players[view.seat].playing:
        return
    if facts.auction is not None:
        yield a.Pass()
    elif facts.turn == view.seat:
        yield a.Roll()
