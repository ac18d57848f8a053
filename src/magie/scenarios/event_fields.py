"""The fields of events, and what may stand in each: in `never` a word that does not exist would pass silently."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

import msgspec

from magie.rules.events import Event
from magie.rules.numbers import MOST_MONEY
from magie.scenarios.data import as_bool, as_int
from magie.scenarios.errors import Where


@dataclass(frozen=True)
class Field:
    """What the engine keeps under one field of an event."""

    number: bool
    yes_or_no: bool
    optional: bool
    has_parts: bool

    def check(self, value: object, where: Where) -> None:
        """A number where there is one, yes or no where there is that, and nothing only where that can be."""
        if value is None:
            if not self.optional:
                raise where.error("says nothing; leave it out, or write what is expected.")
        elif self.yes_or_no:
            as_bool(value, where)
        elif self.number:
            as_int(value, where, most=MOST_MONEY)


def fields_of_events(module: ModuleType) -> dict[str, dict[str, Field]]:
    """The fields of every event of a family, by its type."""
    return {
        str(kind.__struct_config__.tag): fields_of(kind)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def fields_of(kind: type[Event]) -> dict[str, Field]:
    """The fields of one event."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return {field.name: field_of(field.type) for field in info.fields}


def field_of(found: msgspec.inspect.Type) -> Field:
    """What a type means for a scenario."""
    types = found.types if isinstance(found, msgspec.inspect.UnionType) else (found,)
    return Field(
        number=any(isinstance(one, msgspec.inspect.IntType) for one in types),
        yes_or_no=any(isinstance(one, msgspec.inspect.BoolType) for one in types),
        optional=any(isinstance(one, msgspec.inspect.NoneType) for one in types),
        has_parts=isinstance(found, msgspec.inspect.StructType),
    )
