"""Checks of what happened, and of who was told."""

from __future__ import annotations

from typing import Any

from magie.rules.monopoly.events import Event
from magie.scenarios.compare import fits, in_order
from magie.scenarios.data import as_list, as_map, show
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import facts
from magie.scenarios.monopoly.moment import Moment


def check_events(now: Moment, expected: Any, where: Where) -> list[str]:
    """These happened, in this order; other things may have happened between."""
    return in_order(expected_events(now, expected, where), now.event_data(), where.key)


def check_never(now: Moment, expected: Any, where: Where) -> list[str]:
    """None of these happened."""
    wanted = expected_events(now, expected, where)
    return [
        f"{where.key}.{number}: expected no {show(event)}, saw {show(seen)}"
        for number, event in enumerate(wanted, 1)
        for seen in now.event_data()
        if fits(event, seen)
    ]


def check_told(now: Moment, expected: Any, where: Where, told: bool = True) -> list[str]:
    """{B: [{type: intent_stated}]}: what a player was told, in this order; events have an audience."""
    found: list[str] = []
    for name, events in as_map(expected, where).items():
        seat = None if name == "onlooker" else now.names.seat(name, where.at(name))
        heard = Moment(now.game, now.names, [event for event in now.events if hears(event, seat)])
        found += (check_events if told else check_never)(heard, events, where.at(name))
    return found


def hears(event: Event, seat: int | None) -> bool:
    """Is this seat, or an onlooker, told of an event?"""
    return event.audience is None or seat in event.audience


def check_not_told(now: Moment, expected: Any, where: Where) -> list[str]:
    """{A: [{type: intent_stated}]}: what a player was not told."""
    return check_told(now, expected, where, told=False)


def expected_events(now: Moment, expected: Any, where: Where) -> list[dict[str, Any]]:
    """The events of a check, spaces by id."""
    entries = [as_map(entry, where) for entry in as_list(expected, where)]
    return [facts.expected_event(entry, now.names, where.at(at)) for at, entry in enumerate(entries, 1)]
