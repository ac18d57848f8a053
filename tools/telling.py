"""Write `state/telling.py` of every family and its twin: a function for each event of its table, by which the rules tell it.

Run `python tools/telling.py` after changing `family/event_table.py`; a test fails when they are out of date.
"""

from __future__ import annotations

import importlib
from pathlib import Path

from magie.rules.event_table import Line

RULES = Path(__file__).parent.parent / "src" / "magie" / "rules"
FAMILIES = ("monopoly", "masterpiece")

HEAD = '''"""Telling: what happens, by its name; nobody pays for it where nobody listens. Written by tools/telling.py."""

from __future__ import annotations

import magie.rules.{family}.words.event_kinds as event_kinds
from magie.rules.{family}.state.state import Table
'''
BODY = '''

def {name}(table: Table, {parameters}) -> None:
    """{says}"""
    if table.events is not None:
        table.events.append((event_kinds.{constant}, {numbers}))
'''
TWIN_HEAD = """# written by tools/telling.py
cimport magie.rules.{family}.words.event_kinds as event_kinds
from magie.rules.{family}.state.state cimport Table

"""
TWIN_BODY = "cdef void {name}(Table table, {parameters}) noexcept\n"


def lines_of(family: str) -> list[Line]:
    """The table of a family."""
    table = importlib.import_module(f"magie.rules.{family}.family.event_table")
    return list(table.EVENTS.values())


def module(family: str) -> str:
    """The text of the module."""
    return HEAD.format(family=family) + "".join(function(line) for line in lines_of(family))


def function(line: Line) -> str:
    """One event."""
    return BODY.format(
        name=line.name,
        parameters=", ".join(f"{number}: int" for number in line.numbers),
        says=(line.event.__doc__ or "").strip().splitlines()[0],
        constant=line.name.upper(),
        numbers=", ".join(line.numbers),
    )


def twin(family: str) -> str:
    """The text of the twin. Sets of deeds are as wide as anything."""
    found = [
        TWIN_BODY.format(
            name=line.name, parameters=", ".join(f"long long {number}" for number in line.numbers)
        )
        for line in lines_of(family)
    ]
    return TWIN_HEAD.format(family=family) + "".join(found)


def texts() -> dict[Path, str]:
    """All files, and what they should say."""
    found = {}
    for family in FAMILIES:
        path = RULES / family / "state" / "telling.py"
        found[path], found[path.with_suffix(".pxd")] = module(family), twin(family)
    return found


def main() -> None:
    """Write all of them."""
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
