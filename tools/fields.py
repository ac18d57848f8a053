"""Write `state/state.py` of every family and its twin: the classes that hold a game, from the lists in `state/fields.py`.

Run `python tools/fields.py` after changing one of those; a test fails when what is written is out of date.
"""

from __future__ import annotations

import importlib
import textwrap
from itertools import groupby
from pathlib import Path

from magie.rules.fields import Field, Fields

RULES = Path(__file__).parent.parent / "src" / "magie" / "rules"
FAMILIES = ("monopoly", "masterpiece")
WIDTH = 110

HEAD = '''"""State: all that changes in a game and everybody may see. Hidden: what not everybody may know. Table: one game.

Written by tools/fields.py from the lists in `fields`, where every field is named once.
"""

from __future__ import annotations

from typing import Any

import magie.rules.{family}.state.fields as fields
from magie.rules.digest import numbers_in
from magie.rules.fields import LUCK
from magie.rules.luck import Luck
from magie.rules.{family}.state.printed import Printed
'''
CLASS = '''

class {name}{base}:
    """{what_it_is}"""

    def __init__(self) -> None:
{starts}

    def copy(self) -> {name}:
        """The same, living its own life."""
        twin = {name}.__new__({name})
{copies}
        return twin
'''
NUMBERS = '''
    def numbers(self) -> list[int]:
        """All that it says, for the digest."""
        return [int(getattr(self, name)) for name in fields.{constant}.counted()]
'''
TAIL = '''

class Table:
    """One game on the table: what is printed, what is public, what is hidden, and who listens."""

    def __init__(self, printed: Printed, state: State, hidden: Hidden) -> None:
        self.printed = printed
        self.state = state
        self.hidden = hidden
        self.events: list[tuple[Any, ...]] | None = None

    def copy(self) -> Table:
        """A table of its own with the same position; nobody listens to it."""
        twin = Table.__new__(Table)
        twin.printed = self.printed
        twin.state = self.state.copy()
        twin.hidden = self.hidden.copy()
        twin.events = None
        return twin


FIELDS = fields.STATE.counted()
SECRETS = LUCK + fields.HIDDEN.counted()


def numbers(table: Table) -> list[int]:
    """All numbers of the position, public and hidden: what the digest is made of."""
    return numbers_in(table.state, FIELDS) + numbers_in(table.hidden, SECRETS)
'''
TWIN_HEAD = """# written by tools/fields.py
cimport cython
from magie.rules.luck cimport Luck
from magie.rules.{family}.state.printed cimport Printed

ctypedef unsigned long long u64
"""
TWIN_CLASS = """
@cython.final
{marks}cdef class {name}{base}:
{declarations}
    @cython.locals(twin={name})
    cpdef {name} copy(self)
"""
TWIN_TABLE = """    cdef public Printed printed
    cdef public State state
    cdef public Hidden hidden
    cdef public list events"""

# How C keeps them: copied in every game that looks ahead, State and Table come from a stock, and none makes circles.
MARKS = {
    "Offer": "",
    "State": "@cython.freelist(64)\n@cython.no_gc\n",
    "Hidden": "@cython.no_gc\n",
    "Table": "@cython.freelist(64)\n@cython.no_gc\n",
}
BASES = {"Hidden": "(Luck)"}


def lists_of(family: str) -> dict[str, Fields]:
    """The classes of a family and their fields, in the order in which they are listed."""
    module = importlib.import_module(f"magie.rules.{family}.state.fields")
    return {name.title(): value for name, value in vars(module).items() if isinstance(value, Fields)}


def module(family: str) -> str:
    """The text of the module."""
    classes = [class_of(name, fields) for name, fields in lists_of(family).items()]
    return HEAD.format(family=family) + "".join(classes) + TAIL


def class_of(name: str, fields: Fields) -> str:
    """One class: how its fields begin, and how they are copied."""
    starts = ["super().__init__()"] if name in BASES else []
    for part in fields.parts:
        starts += textwrap.wrap(part.sentence, WIDTH - 8, initial_indent="# ", subsequent_indent="# ")
        starts += [f"self.{field}{start(kind)}" for field, kind in part.fields.items()]
    copies = ["self.copy_luck_to(twin)"] if name in BASES else []
    copies += [f"twin.{field} = {copied(field, kind)}" for field, kind in fields.all().items()]
    text = CLASS.format(
        name=name,
        base=BASES.get(name, ""),
        what_it_is=fields.what_it_is,
        starts=textwrap.indent("\n".join(starts), " " * 8),
        copies=textwrap.indent("\n".join(copies), " " * 8),
    )
    return text if name in ("State", "Hidden") else text + NUMBERS.format(constant=name.upper())


def start(kind: Field) -> str:
    """What a field is at the start, as Python writes it."""
    if kind.items:
        return f": list[{kind.items}] | None = None"
    return f" = [{kind.start}] * {kind.places}" if kind.places else f" = {kind.start}"


def copied(name: str, kind: Field) -> str:
    """What a copy has for a field."""
    if kind.items:
        return f"None if self.{name} is None else list(self.{name})"
    return f"self.{name}[:]" if kind.places else f"self.{name}"


def twin(family: str) -> str:
    """The text of the twin."""
    classes = {name: declarations(fields) for name, fields in lists_of(family).items()}
    found = [twin_class(name, fields) for name, fields in [*classes.items(), ("Table", TWIN_TABLE)]]
    return TWIN_HEAD.format(family=family) + "".join(found)


def twin_class(name: str, fields: str) -> str:
    """One class in C."""
    base = BASES.get(name, "")
    return TWIN_CLASS.format(name=name, base=base, marks=MARKS[name], declarations=fields)


def declarations(fields: Fields) -> str:
    """The fields in C: neighbours of one type stand on one line."""
    found = []
    for c_type, names in groupby(fields.all().items(), lambda entry: in_c(entry[1])):
        found.append(f"    cdef public {c_type} {', '.join(name for name, _ in names)}")
    return "\n".join(found)


def in_c(kind: Field) -> str:
    """The type of a field in C."""
    return f"{kind.c_type}[{kind.places}]" if kind.places else kind.c_type


def texts() -> dict[Path, str]:
    """All files, and what they should say."""
    found = {}
    for family in FAMILIES:
        path = RULES / family / "state" / "state.py"
        found[path], found[path.with_suffix(".pxd")] = module(family), twin(family)
    return found


def main() -> None:
    """Write all of them."""
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
