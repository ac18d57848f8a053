"""Which functions are rules: those of the rulebook of each family, and a few beside it."""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

FAMILIES = ("monopoly", "masterpiece")

# The rulebook, what it says of the table, and who stands where at the end. The other modules name things, print the box,
# or stand between the rules and the people: they ask the rules and decide nothing.
RULES = ("book/*.py", "state/*.py", "family/outcome.py")

# Modules of the state that only name what lies there, or are written by a tool.
MODULES_LEFT_OUT = ("act", "fields", "printed", "state", "telling")

# Small helpers inside modules of rules that are not rules themselves.
FUNCTIONS_LEFT_OUT = {
    "append_event": "writes down what was told",
    "numbers": "the position as numbers, for the digest",
    "partners": "lists for whom an offer could be, for buttons and bots",
    "tell": "tells what has happened",
    "worth_is_secret": "decides what people are shown, and no rule asks it (tests/properties/test_blind_tax.py)",
}


@dataclass(frozen=True)
class Room:
    """One module of rules: its name for people, the module as it runs, and its source as a tree."""

    name: str
    module: ModuleType
    file: Path
    tree: ast.Module

    def functions(self) -> list[ast.FunctionDef]:
        """Its functions. Methods are left out: a State copies and counts itself, and decides nothing."""
        found = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        return [node for node in found if node.name not in FUNCTIONS_LEFT_OUT]

    def replace(self, function: str) -> None:
        """Let the module run this function as the tree says now, for everybody who has imported it."""
        getattr(self.module, function).__code__ = self.compiled(function)

    def compiled(self, function: str) -> CodeType:
        """The code of one function of the tree."""
        parts = compile(self.tree, str(self.file), "exec").co_consts
        return next(part for part in parts if isinstance(part, CodeType) and part.co_name == function)


def room_of(module: ModuleType, name: str) -> Room:
    """A loaded module as a room."""
    file = Path(str(module.__file__))
    if file.suffix != ".py":
        raise SystemExit(
            f"{name} runs from {file.name}; changes can only be made in plain Python (MAGIE_PURE=1)."
        )
    return Room(name, module, file, ast.parse(file.read_text(encoding="utf-8")))


def all_rooms() -> list[Room]:
    """Every module of rules, in a fixed order."""
    found = []
    for family in FAMILIES:
        package = importlib.import_module(f"magie.rules.{family}")
        folder = Path(str(package.__file__)).parent
        for file in sorted(file for wanted in RULES for file in folder.glob(wanted)):
            if file.stem not in ("__init__", *MODULES_LEFT_OUT):
                path = file.relative_to(folder).with_suffix("")
                module = importlib.import_module(".".join([package.__name__, *path.parts]))
                found.append(room_of(module, f"{family}/{path}.py"))
    return found
