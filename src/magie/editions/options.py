"""What an option is: one way in which boxes or tables differ, for people who choose how to play.

An option is said once, in the rules of its family: its name, what is allowed, the sentence that people read with the
rules it touches, and the usual value.

    houses: Annotated[Stock, option("How many houses the Bank has to sell.", "M-SET-02")] = 32

How the rulebook reads it as a number stands in `printed` of the family.
"""

from functools import cache
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct, inspect

from magie.editions.loading.shape import allowed_values


class Option(Struct, frozen=True, kw_only=True):
    """One way in which boxes or tables differ: what it means, in one sentence, and which rules it touches.

    >>> from magie.editions import options_of
    >>> options_of("monopoly")["utility_roll"].allowed
    'fresh, movement'
    """

    says: str
    rules: tuple[str, ...]
    house_rule: bool = False
    display_only: bool = False
    # Where it is said; an annotation need not repeat it.
    name: str = ""
    of: type[Struct] = Struct

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


E = TypeVar("E", bound=Option)


def option(says: str, rules: str, *, house_rule: bool = False, display_only: bool = False) -> Option:
    """What a field of the rules means, for its annotation; the ids of the rules it touches, with commas between."""
    return Option(says=says, rules=ids_in(rules), house_rule=house_rule, display_only=display_only)


def ids_in(rules: str) -> tuple[str, ...]:
    """The ids of rules in a list as it is written."""
    return tuple(rules.split(", "))


def options_in(rules: type[Struct]) -> dict[str, Option]:
    """The options of a family by their names, one for every field of its rules."""
    return entries_in(rules, Option)


def entries_in(fields: type[Struct], kind: type[E]) -> dict[str, E]:
    """What the annotations of these fields say, by name; every field must say something."""
    return {name: _entry(fields, name, kind) for name in _types(fields)}


def _entry(fields: type[Struct], name: str, kind: type[E]) -> E:
    for said in get_args(_types(fields)[name]):
        if isinstance(said, kind):
            return msgspec.structs.replace(said, name=name, of=fields)
    wanted = kind.__name__.lower()
    raise TypeError(f"{fields.__name__}.{name} says nothing to people: annotate it with {wanted}(...).")


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
