"""Which code names which rule: ids in the docstrings of the engine and in the comments of the edition files.

The code is read, not loaded: the register stands below it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from magie.register.entries import STEM

SEARCHED = ("rules", "editions", "bots", "sim")
"""The packages below `magie` whose docstrings may name rules."""

_IDS = re.compile(
    rf"\b(?P<stem>{STEM})(?P<first>\d+)(?:\s+to\s+(?P=stem)(?P<to>\d+)|\.\.(?:(?P=stem))?(?P<dots>\d+))?\b"
)
_TOML_PIECES = re.compile(
    r'"""[\s\S]*?"""' r"|'''[\s\S]*?'''" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'" r"|(?P<comment>#[^\n]*)"
)


def ids_in(text: str) -> list[str]:
    """The rule ids that a text names, ranges written out.

    >>> ids_in("M-GO-01: salary. See M-JAIL-01 to M-JAIL-03 and A-BLD-04..05.")
    ['M-GO-01', 'M-JAIL-01', 'M-JAIL-02', 'M-JAIL-03', 'A-BLD-04', 'A-BLD-05']
    """
    found: list[str] = []
    for match in _IDS.finditer(text):
        first, last = match["first"], match["to"] or match["dots"]
        if last is None:
            found.append(
                match["stem"] + first
            )  # as written, so that a number short of a digit shows as a typo
        else:
            found += [f"{match['stem']}{number:02}" for number in range(int(first), int(last) + 1)]
    return found


def where_implemented(package: Traversable | None = None) -> dict[str, tuple[str, ...]]:
    """Each rule id that the code names, with the functions, classes, modules and edition files that do."""
    root = files("magie") if package is None else package
    places: dict[str, list[str]] = {}
    for folder in SEARCHED:
        for place, text in _texts(root.joinpath(folder), folder):
            for rule_id in ids_in(text):
                seen = places.setdefault(rule_id, [])
                if place not in seen:
                    seen.append(place)
    return {rule_id: tuple(sorted(seen)) for rule_id, seen in sorted(places.items())}


def file_of(place: str) -> str:
    """The file below `magie` that a place stands in.

    >>> file_of("rules.monopoly.book.rent.rent_of")
    'rules/monopoly/book/rent.py'
    >>> file_of("editions/monopoly/luxury.toml")
    'editions/monopoly/luxury.toml'
    """
    if place.endswith(".toml"):
        return place
    parts = place.split(".")
    for length in range(len(parts), 0, -1):
        path = "/".join(parts[:length])
        for file in (f"{path}.py", f"{path}/__init__.py"):
            if files("magie").joinpath(file).is_file():
                return file
    raise LookupError(place)


def _texts(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """Each docstring and each TOML comment below a folder, with the name of its place."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        below = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _texts(entry, below)
        elif entry.name.endswith(".py"):
            dotted = below.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            yield from _docstrings(ast.parse(entry.read_text(encoding="utf-8")), dotted)
        elif entry.name.endswith(".toml"):
            yield below, _toml_comments(entry.read_text(encoding="utf-8"))


def _docstrings(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """The docstrings of a module and of everything defined in it, with dotted names."""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield name, ast.get_docstring(node) or ""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _docstrings(child, f"{name}.{child.name}")
        else:
            yield from _docstrings(child, name)


def _toml_comments(text: str) -> str:
    return "\n".join(match["comment"] for match in _TOML_PIECES.finditer(text) if match["comment"])
