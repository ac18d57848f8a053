"""The C twins say the same as the Python they stand beside."""

from __future__ import annotations

import ast
import importlib
import re
import textwrap
from pathlib import Path
from typing import Any

import pytest

import tools.fields as fields
import tools.telling as telling
import tools.vocabulary as vocabulary

SOURCE = Path(__file__).parent.parent.parent / "src" / "magie"
TWINS = sorted(path for path in SOURCE.rglob("*.pxd") if re.search("cpdef|inline", path.read_text()))
INLINED = [path for path in TWINS if "inline" in path.read_text()]


@pytest.mark.parametrize("path", vocabulary.MODULES, ids=lambda path: path.stem)
def test_vocabulary_has_the_same_numbers_in_c(path: Path) -> None:
    assert path.with_suffix(".pxd").read_text() == vocabulary.twin(path.read_text()), (
        "run python tools/vocabulary.py"
    )


@pytest.mark.parametrize("twin", TWINS, ids=lambda path: path.stem)
def test_a_twin_declares_every_function_with_its_parameters(twin: Path) -> None:
    declared = dict(re.findall(r"^c(?:p?)def [\w ]*?(\w+)\((.*?)\)", twin.read_text(), flags=re.MULTILINE))
    for function in ast.parse(twin.with_suffix(".py").read_text()).body:
        if isinstance(function, ast.FunctionDef) and function.name in declared:
            parts = [part for part in declared[function.name].split(",") if part.strip()]
            names = [part.split()[-1].removesuffix("=*") for part in parts]
            assert names == [argument.arg for argument in function.args.args], function.name


@pytest.mark.parametrize("twin", TWINS, ids=lambda path: path.stem)
def test_a_twin_declares_nothing_that_is_not_there(twin: Path) -> None:
    names = set(re.findall(r"^c(?:p?)def [\w ]*?(\w+)\(", twin.read_text(), flags=re.MULTILINE))
    tree = ast.parse(twin.with_suffix(".py").read_text())
    there = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    assert names <= there


@pytest.mark.parametrize("twin", INLINED, ids=lambda path: path.stem)
def test_a_function_inlined_by_c_says_the_same_in_python(twin: Path) -> None:
    found = re.findall(
        r"^cdef inline [\w ]*?(\w+)\(.*\n((?:    .*\n)+)", twin.read_text(), flags=re.MULTILINE
    )
    in_c = {name: ast.unparse(ast.parse(textwrap.dedent(body))) for name, body in found}
    tree = ast.parse(twin.with_suffix(".py").read_text())
    functions = [line for line in tree.body if isinstance(line, ast.FunctionDef)]
    in_python = {function.name: ast.unparse(ast.Module(function.body[1:], [])) for function in functions}
    assert in_c == in_python


@pytest.mark.parametrize("path", fields.texts(), ids=lambda path: "/".join(path.parts[-3:]))
def test_the_classes_of_a_game_are_what_the_list_of_fields_says(path: Path) -> None:
    assert path.read_text() == fields.texts()[path], "run python tools/fields.py"


@pytest.mark.parametrize("family", fields.FAMILIES)
@pytest.mark.parametrize("name", ["State", "Hidden"])
def test_a_copy_has_every_field_and_its_own_arrays(family: str, name: str) -> None:
    module: Any = importlib.import_module(f"magie.rules.{family}.state.state")
    kept = fields.lists_of(family)[name].all()
    holder = getattr(module, name)()
    for field, kind in kept.items():
        setattr(holder, field, [1] * kind.places if kind.places else [1] if kind.items else 1)
    twin = holder.copy()
    for field, kind in kept.items():
        assert getattr(twin, field) == getattr(holder, field) != kind.start
        assert not kind.items or getattr(twin, field) is not getattr(holder, field)


@pytest.mark.parametrize("twin", TWINS, ids=lambda path: path.stem)
def test_a_twin_cimports_what_its_module_imports(twin: Path) -> None:
    """A rule module that is imported but not cimported is looked up as a Python object on every call: slow."""
    has_twin = {
        str(path.relative_to(SOURCE.parent).with_suffix("")).replace("/", ".")
        for path in SOURCE.rglob("*.pxd")
    }
    text = twin.read_text()
    for line in ast.parse(twin.with_suffix(".py").read_text()).body:
        if isinstance(line, ast.Import):
            for name in line.names:
                if name.name in has_twin:
                    assert f"cimport {name.name} as {name.asname}\n" in text


@pytest.mark.parametrize("path", telling.texts(), ids=lambda path: path.name)
def test_what_the_rules_tell_is_what_the_table_of_events_says(path: Path) -> None:
    assert path.read_text() == telling.texts()[path], "run python tools/telling.py"
