"""Checks of what happened, and of who was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magie.scenarios.compare import fits, in_order
from magie.scenarios.data import as_list, as_map, show
from magie.scenarios.errors import Where
from magie.scenarios.moment import Moment

Seen = Sequence[dict[str, Any]]


def check_events(now: Moment, expected: Any, where: Where) -> list[str]:
    """These happened, in this order; other things may have happened between."""
    return in_order(expected_events(now, expected, where), now.happened(), where.key)


def check_never(now: Moment, expected: Any, where: Where) -> list[str]:
    """None of these happened."""
    return none_of(expected_events(now, expected, where), now.happened(), where.key)


def check_told(now: Moment, expected: Any, where: Where) -> list[str]:
    """{B: [{type: intent_stated}]}: what a player was told, in this order; events have an audience."""
    found: list[str] = []
    for name, events in as_map(expected, where).items():
        heard = now.told(now.names.viewer(name, where.at(name)))
        found += in_order(expected_events(now, events, where.at(name)), heard, f"{where.key}.{name}")
    return found


def check_not_told(now: Moment, expected: Any, where: Where) -> list[str]:
    """{A: [{type: intent_stated}]}: what a player was not told."""
    found: list[str] = []
    for name, events in as_map(expected, where).items():
        heard = now.told(now.names.viewer(name, where.at(name)))
        found += none_of(expected_events(now, events, where.at(name)), heard, f"{where.key}.{name}")
    return found


def none_of(unwanted: Seen, seen: Seen, path: str) -> list[str]:
    """The events that should not have happened, and did."""
    return [
        f"{path}.{number}: expected no {show(event)}, saw {show(other)}"
        for number, event in enumerate(unwanted, 1)
        for other in seen
        if fits(event, other)
    ]


def expected_events(now: Moment, expected: Any, where: Where) -> list[dict[str, Any]]:
    """The events of a check, each of a known type."""
    entries = [as_map(entry, where) for entry in as_list(expected, where)]
    return [now.expected_event(entry, where.at(at)) for at, entry in enumerate(entries, 1)]
