"""Write the `.pxd` twin of every vocabulary module: the same names and numbers, as C constants.

A vocabulary module holds nothing but `NAME = number`. Run `python tools/vocabulary.py` after changing one;
a test fails when a twin is out of date.
"""

from __future__ import annotations

import ast
from pathlib import Path

RULES = Path(__file__).parent.parent / "src" / "magie" / "rules"
MODULES = sorted(RULES.glob("*/words/[a-z]*.py"))


def numbers(source: str) -> dict[str, int]:
    """The constants of a vocabulary module."""
    found = {}
    for line in ast.parse(source).body:
        if (
            isinstance(line, ast.Assign)
            and isinstance(line.targets[0], ast.Name)
            and line.targets[0].id.isupper()
        ):
            value = ast.literal_eval(line.value)
            if isinstance(value, int):
                found[line.targets[0].id] = value
    return found


def twin(source: str) -> str:
    """The text of the twin."""
    lines = [f"    {name} = {value}" for name, value in numbers(source).items()]
    return "# written by tools/vocabulary.py\ncdef enum:\n" + "\n".join(lines) + "\n"


def main() -> None:
    """Write all twins."""
    for path in MODULES:
        path.with_suffix(".pxd").write_text(twin(path.read_text()))


if __name__ == "__main__":
    main()
