"""Playing a box by other options than it prints."""

import tomllib
from collections.abc import Mapping

import msgspec

from .check_rules import rules_problems
from .errors import EditionError
from .monopoly_rules import Rules
from .options import OPTIONS
from .shape import did_you_mean, shape_problems


def changed_rules(rules: Rules, options: Mapping[str, object], *, tokens: int, deeds: int) -> Rules:
    """These rules with some options changed, if they can be played in such a box."""
    unknown = [_unknown_option(name) for name in options if name not in OPTIONS]
    changes = msgspec.to_builtins({n: v for n, v in options.items() if n in OPTIONS}, str_keys=True)
    problems = [*unknown, *shape_problems(changes, Rules)]
    if problems:
        raise EditionError(f"options: {problem}" for problem in problems)
    changed = _change(rules, changes)
    problems = rules_problems(changed, tokens, deeds)
    if problems:
        raise EditionError(f"options: {problem.removeprefix('rules.')}" for problem in problems)
    return changed


def option_from_text(text: str) -> tuple[str, object]:
    """An option as typed on a command line.

    >>> option_from_text("salary=400"), option_from_text("hotel_sale=classic")
    (('salary', 400), ('hotel_sale', 'classic'))
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise EditionError([f"options: {text!r} is not of the form name=value."])
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name.strip(), value.strip()


def _change(rules: Rules, changes: dict[str, object]) -> Rules:
    """Other opening money is not shown in the notes of this box."""
    if "start_cash" in changes and changes["start_cash"] != rules.start_cash:
        changes = {"start_notes": {}} | changes
    before = msgspec.to_builtins(rules, str_keys=True)
    return msgspec.convert(before | changes, Rules, str_keys=True)


def _unknown_option(name: str) -> str:
    hint = did_you_mean(name, OPTIONS)
    return f"{name}: there is no such option{hint}; options: {', '.join(OPTIONS)}."
