"""What an option is: one way in which boxes or tables differ, for people who choose how to play.

Each family lists its own, in its `options`. The allowed values are not repeated
there: an `Option` reads them off the rules it belongs to.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, inspect

from magie.editions.loading.shape import allowed_values


class Option(Struct, frozen=True, kw_only=True):
    """One way in which boxes or tables differ: what it means, in one sentence, and which rules it touches.

    >>> from magie.editions import options_of
    >>> options_of("monopoly")["hotel_sale"].allowed
    'classic, to_houses'
    """

    name: str
    says: str
    rules: tuple[str, ...]
    of: type[Struct]
    house_rule: bool = False
    display_only: bool = False

    @property
    def usual(self) -> object:
        """The value that most printings have, or that our rulings give."""
        return getattr(self.of(), self.name)

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return allowed_values(self._kind())

    @property
    def values(self) -> tuple[bool | int | str, ...]:
        """The values to choose from; empty where any number of a range will do."""
        return tuple(value for part in _parts(self._kind()) for value in _values(part))

    @property
    def lowest(self) -> int | None:
        """The smallest allowed number, where numbers are allowed."""
        return next((p.ge for p in _parts(self._kind()) if isinstance(p, inspect.IntType)), None)

    @property
    def highest(self) -> int | None:
        """The largest allowed number, where numbers are allowed."""
        return next((p.le for p in _parts(self._kind()) if isinstance(p, inspect.IntType)), None)

    @property
    def takes_many(self) -> bool:
        """May several of the values be chosen together?"""
        return isinstance(self._kind(), inspect.FrozenSetType)

    def _kind(self) -> inspect.Type:
        return inspect.type_info(_types(self.of)[self.name])


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(kind, inspect.UnionType):
        return kind.types
    return (kind.item_type,) if isinstance(kind, inspect.FrozenSetType) else (kind,)


def _values(kind: inspect.Type) -> tuple[bool | int | str, ...]:
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.LiteralType):
        return tuple(value for value in kind.values if value is not None)
    return ()


@cache
def _types(rules: type[Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(rules)}
