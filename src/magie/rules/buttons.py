"""Buttons: what a seat can do now, in words; and what it cannot, with the sentence why."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from magie.rules.actions import Action

# Answers most people want stand first.
FIRST = ("accept", "claim_rent", "roll", "buy", "end_turn", "hammer", "pass", "decline")
ORDER = {kind: place for place, kind in enumerate(FIRST)}


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a seat can do now, or (with the sentence why) cannot."""

    action: Any
    text: str
    kind: str
    disabled: str | None = None
    rule: str = ""


@cache
def rank_of(kind: type[Action]) -> int:
    """The place of a kind of action among the buttons."""
    return ORDER.get(str(kind.__struct_config__.tag), len(ORDER))


def rank(action: Action) -> int:
    """The place of an action among the buttons."""
    return rank_of(type(action))


def can(action: Action, text: str) -> Choice:
    """A button that can be pressed."""
    return Choice(action=action, text=text, kind=action.kind)


def cannot(action: Action, text: str, why: str, rule: str) -> Choice:
    """A button that cannot be pressed now, and why."""
    return Choice(action=action, text=text, kind=action.kind, disabled=why, rule=rule)
