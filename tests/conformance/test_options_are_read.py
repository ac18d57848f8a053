"""No option without effect: every one is read by a rule, or by whoever sets the table up."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from magie.editions import Option, options_of
from magie.rules.readings import Readings

SOURCE = Path(__file__).parents[2] / "src" / "magie"
# Where the rules of a family stand, and who reads an option before the rulebook is opened.
RULES = (
    "rules/{family}/book",
    "rules/{family}/state",
    "rules/{family}/family",
    "rules/{family}/people/facts.py",
)
BEFORE = ("rules/start.py", "rules/{family}/family/family.py", "editions/{family}/edition.py")
OPTIONS = [
    (family, option) for family in ("monopoly", "masterpiece") for option in options_of(family).values()
]


def readings_of(family: str) -> Readings:
    """How a family reads its options as numbers."""
    readings: Readings = import_module(f"magie.rules.{family}.state.readings").READINGS
    return readings


def numbers_of(family: str, option: Option) -> list[str]:
    """The names under which the rulebook reads an option; none if it is read before that."""
    return [reading.name for reading in readings_of(family).get(option.name, ())]


@cache
def reads_of(places: tuple[str, ...], what: str) -> frozenset[str]:
    """What is read of `printed` or of `rules` in these places, as in `table.printed.salary`."""
    files = [file for place in places for file in python_files(SOURCE / place)]
    trees = [ast.parse(file.read_text()) for file in files]
    return frozenset(name for tree in trees for name in attributes_of(tree, what))


def python_files(place: Path) -> Iterable[Path]:
    return [place] if place.suffix else sorted(place.glob("*.py"))


def attributes_of(tree: ast.AST, what: str) -> Iterable[str]:
    """The names that are read behind this one; names that are only written are none of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            owner = node.value
            if (isinstance(owner, ast.Name) and owner.id == what) or (
                isinstance(owner, ast.Attribute) and owner.attr == what
            ):
                yield node.attr


def unread(family: str, option: Option) -> list[str]:
    """What an option gives the rules to read and none of them reads."""
    if option.display_only:
        return []
    if option.name in readings_of(family) and not numbers_of(family, option):
        before = reads_of(tuple(place.format(family=family) for place in BEFORE), "rules")
        return [option.name] if option.name not in before else []
    numbers = numbers_of(family, option) or [option.name]
    read = reads_of(tuple(place.format(family=family) for place in RULES), "printed")
    return [number for number in numbers if number not in read]


@pytest.mark.parametrize(("family", "option"), OPTIONS, ids=lambda one: getattr(one, "name", one))
def test_a_rule_reads_it(family: str, option: Option) -> None:
    missing = unread(family, option)
    assert not missing, (
        f"No rule of {family} reads the option {option.name}: printed.{', printed.'.join(missing)} is never asked for. "
        f"Read it in rules/{family}/book; if it only words the book, make it a note (editions/{family}/notes.py)."
    )


@pytest.mark.parametrize("family", ["monopoly", "masterpiece"])
def test_an_option_without_effect_is_found(family: str) -> None:
    idle = Option(says="Whether it rains.", rules=("A-GEN-01",), name="rain")
    assert unread(family, idle) == ["rain"]


def test_writing_is_not_reading() -> None:
    told = ast.parse("printed.salary = 200\nif table.printed.houses:\n    state.hotels = rules.hotels")
    assert list(attributes_of(told, "printed")) == ["houses"]


@pytest.mark.parametrize("family", ["monopoly", "masterpiece"])
def test_every_reading_is_of_an_option(family: str) -> None:
    assert set(readings_of(family)) <= set(options_of(family))
