"""The tables of events: every event has its line, every line its event, and the two agree in every field."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest

import magie.rules.masterpiece.family.event_table as masterpiece
import magie.rules.masterpiece.family.events as masterpiece_events
import magie.rules.masterpiece.words.event_kinds as masterpiece_kinds
import magie.rules.monopoly.family.event_table as monopoly
import magie.rules.monopoly.family.events as monopoly_events
import magie.rules.monopoly.words.event_kinds as monopoly_kinds
from magie.editions import Edition, load
from magie.rules.event_table import Line
from magie.rules.events import Event, names_of
from magie.rules.family import family_of

TABLES = {"monopoly": monopoly.EVENTS, "masterpiece": masterpiece.EVENTS}
CLASSES = {"monopoly": monopoly_events, "masterpiece": masterpiece_events}
KINDS = {"monopoly": monopoly_kinds, "masterpiece": masterpiece_kinds}
EDITIONS = {"monopoly": "oz", "masterpiece": "masterpiece"}
LINES = [(family, kind) for family, table in TABLES.items() for kind in table]


def events_in(module: ModuleType) -> set[type[Event]]:
    """The classes of events that a family has."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Event)]
    return {one for one in found if one is not Event}


@pytest.mark.parametrize("family", TABLES)
def test_every_event_has_one_line(family: str) -> None:
    told = [line.event for line in TABLES[family].values()]
    assert len(told) == len(set(told))
    assert set(told) == events_in(CLASSES[family])
    assert set(TABLES[family]) == set(names_of(KINDS[family]))


@pytest.mark.parametrize(("family", "kind"), LINES)
def test_a_line_has_the_name_of_its_kind_and_the_fields_of_its_event(family: str, kind: int) -> None:
    line: Line = TABLES[family][kind]
    assert line.name == names_of(KINDS[family])[kind]
    assert list(line.fields) == [field.name for field in msgspec.structs.fields(line.event)]
    assert len(set(line.numbers)) == len(line.numbers)


@pytest.mark.parametrize(("family", "kind"), LINES)
def test_numbers_become_an_event_of_the_right_types(family: str, kind: int) -> None:
    edition: Edition = load(EDITIONS[family])
    line = TABLES[family][kind]
    event = line.read(family_of(edition).coder, (kind,) + (1,) * len(line.numbers))
    assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event
    assert event.kind == line.name
