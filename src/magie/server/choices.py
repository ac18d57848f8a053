"""Choices: what a seat can do now in words, and the usual buttons it cannot press, each with the sentence why.

Everything is asked of the seat's own view, so a refusal never tells more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from magie.rules.actions import Action, Pass, Roll
from magie.rules.errors import IllegalAction
from magie.rules.game import Seen
from magie.rules.monopoly import actions as monopoly
from magie.server.wire import Bids, Choice

FIRST = ("accept", "claim_rent", "roll", "buy", "end_turn", "hammer", "pass", "decline")


def choices_of(view: Seen, legal: Any) -> tuple[Choice, ...]:
    """The legal actions that can be listed, then the buttons that are not possible now."""
    listed = sorted(legal, key=rank)
    found = [Choice(action=a, text=view.describe(a), kind=kind_of(a)) for a in listed]
    found += [refused for a in usual_buttons(view) if a not in listed for refused in why_not(view, legal, a)]
    return tuple(found)


def rank(action: Action) -> int:
    """The answer most people want stands first."""
    kind = kind_of(action)
    return FIRST.index(kind) if kind in FIRST else len(FIRST)


def kind_of(action: Action) -> str:
    """What the action is called on the wire."""
    return str(type(action).__struct_config__.tag)


def why_not(view: Seen, legal: Any, action: Action) -> Iterator[Choice]:
    """The button with its refusal; nothing if it is possible after all."""
    refused = refusal_of(view, action)
    if refused is not None:
        yield Choice(
            action=action,
            text=view.describe(action),
            kind=kind_of(action),
            disabled=refused.sentence,
            rule=refused.rule,
        )


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
    if view.edition.space(deed.deed).kind == "street" and not deed.mortgaged:
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
