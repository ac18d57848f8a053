"""Reading scenario files: YAML in, scenarios out, one for each edition and case."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from magie.scenarios.data import as_list, as_map, as_text, hint, only_keys
from magie.scenarios.errors import ScenarioError, Where
from magie.scenarios.register import rules
from magie.scenarios.scenario import Scenario

KEYS = ("id", "title", "rules", "edition", "editions", "options", "given", "when", "then", "cases")
CASE_KEYS = ("name", "edition", "editions", "options", "given", "when", "then")


class Loader(yaml.SafeLoader):
    """YAML in which a key may stand only once."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """Refuse a second value for one key: one of the two would be lost silently."""
        seen: set[Any] = set()
        for key_node, value_node in node.value:
            key = self.construct_object(key_node, deep=True)
            if node.flow_style and cut_in_two(key_node, value_node):
                line = key_node.start_mark.line + 1
                raise ScenarioError(f"line {line}: in braces a comma separates; write 100_000 for 100,000.")
            if isinstance(key, list | dict):
                continue
            if key in seen:
                line = key_node.start_mark.line + 1
                raise ScenarioError(f"line {line}: the key {key!r} stands twice; one of them would be lost.")
            seen.add(key)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def cut_in_two(key: yaml.Node, value: yaml.Node) -> bool:
    """Is this `000`, what YAML makes of the rest of {cash: 100,000}?"""
    return bool(re.fullmatch(r"\d{3}", str(key.value))) and value.value == ""


def files_below(paths: Sequence[Path]) -> list[Path]:
    """The scenario files of these files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
        else:
            found.append(path)
    return found


def read(path: Path) -> list[Scenario]:
    """The scenarios of one file."""
    where = Where(path.name)
    entries = load(path, where)
    scenarios = [
        scenario for number, entry in enumerate(entries, 1) for scenario in scenarios_of(path, number, entry)
    ]
    for label, times in Counter(scenario.label for scenario in scenarios).items():
        if times > 1:
            raise where.error(
                f"{label}: stands in this file {times} times; give each case a name of its own."
            )
    return scenarios


def load(path: Path, where: Where) -> list[Any]:
    """The YAML of a file: a list."""
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader)
    except OSError as error:
        raise where.error(f"cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise where.error("cannot be read: it is not UTF-8 text.") from None
    except ScenarioError as error:
        raise where.error(str(error)) from None
    except yaml.YAMLError as error:
        raise where.error(f"is not YAML: {' '.join(str(error).split())}.") from None
    if not isinstance(data, list):
        raise where.error("must hold a list of scenarios, each beginning with `- id:`.")
    return data


def scenarios_of(path: Path, number: int, entry: object) -> Iterator[Scenario]:
    """The runs of one entry: every case in every edition."""
    where = Where(path.name, f"scenario {number}")
    data = as_map(entry, where)
    if "id" not in data:
        raise where.error("has no id, like S-035.")
    where = Where(path.name, as_text(data["id"], where.at("id")))
    only_keys(data, KEYS, where)
    cases = as_list(data["cases"], where.at("cases")) if "cases" in data else [{}]
    for at, case in enumerate(cases, 1):
        yield from case_of(path, data, as_map(case, where.at(f"cases.{at}")), at if "cases" in data else 0)


def case_of(path: Path, data: dict[str, Any], case: dict[str, Any], at: int) -> Iterator[Scenario]:
    """One case, in each of its editions: the common part, then its own."""
    where = Where(path.name, str(data["id"]))
    only_keys(case, CASE_KEYS, where.at(f"cases.{at}"))
    name = str(case.get("name", f"Case {at}")) if at else ""
    merged = merge({key: data[key] for key in ("options", "given", "then") if key in data}, case)
    steps = as_list(data.get("when"), where.at("when")) + as_list(case.get("when"), where.at("when"))
    if not steps and "then" not in merged:
        raise where.error("has neither `when` nor `then`: nothing would be shown.")
    for edition in editions_of({**data, **case} if "edition" in case or "editions" in case else data, where):
        yield Scenario(
            file=path,
            id=str(data["id"]),
            title=as_text(data.get("title"), where.at("title")),
            rules=rules_of(data, where),
            edition=edition,
            case=name,
            options=as_map(merged.get("options") or {}, where.at("options")),
            given=as_map(merged.get("given") or {}, where.at("given")),
            when=tuple(steps),
            then=as_map(merged.get("then") or {}, where.at("then")),
        )


def editions_of(data: Mapping[str, Any], where: Where) -> list[str]:
    """The editions a scenario is run in."""
    if "editions" in data and "edition" not in data:
        return [
            as_text(name, where.at("editions")) for name in as_list(data["editions"], where.at("editions"))
        ]
    if "edition" not in data:
        raise where.error("names no edition; write `edition: luxury` or `editions: [...]`.")
    return [as_text(data["edition"], where.at("edition"))]


def rules_of(data: Mapping[str, Any], where: Where) -> tuple[str, ...]:
    """The rules it shows, all of them in the register."""
    found = tuple(as_text(rule, where.at("rules")) for rule in as_list(data.get("rules"), where.at("rules")))
    if not found:
        raise where.at("rules").error("names no rule; every scenario shows at least one of the register.")
    for rule in found:
        if rule not in rules():
            raise where.at("rules").error(f"{rule} is not in the register of rules{hint(rule, rules())}.")
    return found


def merge(common: Mapping[Any, Any], own: Mapping[Any, Any]) -> dict[Any, Any]:
    """The common part with a case's own on top; lists are replaced, maps are merged."""
    merged = dict(common)
    for key, value in own.items():
        both = isinstance(value, Mapping) and isinstance(merged.get(key), Mapping)
        merged[key] = merge(merged[key], value) if both else value
    return merged
