"""Playing a box by other options than it prints."""

import tomllib
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from magie.editions.edition import Edition
from magie.editions.errors import EditionError
from magie.editions.families import box_of
from magie.editions.loading.shape import did_you_mean, shape_problems
from magie.editions.options import Option

E = TypeVar("E", bound=Edition)
R = TypeVar("R", bound=Struct)


def with_options(edition: E, options: Mapping[str, object]) -> E:
    """The same box played by other options. One can be at odds with any figure in the box, so all of it is checked."""
    box, printed = box_of(edition), edition.rules
    assert isinstance(printed, Struct)

    def problems_of(rules: Struct) -> list[str]:
        return box.problems(msgspec.structs.replace(edition, rules=rules), frozenset())

    rules = changed_rules(printed, options, box.options, problems_of)
    return msgspec.structs.replace(edition, rules=rules)


def changed_rules(
    rules: R,
    options: Mapping[str, object],
    known: Mapping[str, Option],
    problems_of: Callable[[R], list[str]],
) -> R:
    """These rules with some of the known options changed, if `problems_of` finds nothing wrong with them."""
    unknown = [_unknown_option(name, known) for name in options if name not in known]
    changes = msgspec.to_builtins({n: v for n, v in options.items() if n in known}, str_keys=True)
    refuse([*unknown, *shape_problems(changes, type(rules))])
    before = msgspec.to_builtins(rules, str_keys=True)
    changed = msgspec.convert(before | changes, type(rules), str_keys=True)
    refuse(problems_of(changed))
    return changed


def option_from_text(text: str) -> tuple[str, object]:
    """An option as typed on a command line.

    >>> option_from_text("salary=400"), option_from_text("utility_roll=fresh")
    (('salary', 400), ('utility_roll', 'fresh'))
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise EditionError([f"options: {text!r} is not of the form name=value."])
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name.strip(), value.strip()


def refuse(problems: list[str]) -> None:
    """Refuse options with which something is wrong."""
    if problems:
        raise EditionError(f"options: {problem.removeprefix('rules.')}" for problem in problems)


def _unknown_option(name: str, known: Mapping[str, Option]) -> str:
    hint = did_you_mean(name, known)
    return f"{name}: there is no such option{hint}; options: {', '.join(known)}."
