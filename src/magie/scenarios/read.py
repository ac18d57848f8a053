"""Reading scenario files: YAML in, scenarios out, one for each edition and case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from magie.register import rules
from magie.scenarios.data import as_list, as_map, as_text, hint, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.scenario import Scenario
from magie.scenarios.yaml_file import load

KEYS = ("id", "title", "rules", "edition", "editions", "options", "given", "when", "then", "cases")
A_STEP = "`- A: roll 3+4`"
CASE_KEYS = ("name", "edition", "editions", "options", "given", "when", "then")


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
    entries = enumerate(entries_of(path, where), 1)
    scenarios = [scenario for number, entry in entries for scenario in scenarios_of(path, number, entry)]
    for label, times in Counter(scenario.label for scenario in scenarios).items():
        if times > 1:
            raise where.error(
                f"{label}: stands in this file {times} times; give each case a name of its own."
            )
    return scenarios


def entries_of(path: Path, where: Where) -> list[Any]:
    """The entries of a file: a list."""
    data = load(path, where)
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
    cases = as_list(data["cases"], where.at("cases"), "`- name: ...`") if "cases" in data else [{}]
    if not cases:
        raise where.at("cases").error("there is none; nothing would be run.")
    for at, case in enumerate(cases, 1):
        yield from case_of(path, data, as_map(case, where.at(f"cases.{at}")), at if "cases" in data else 0)


def case_of(path: Path, data: dict[str, Any], case: dict[str, Any], at: int) -> Iterator[Scenario]:
    """One case, in each of its editions: the common part, then its own."""
    where = Where(path.name, str(data["id"]))
    only_keys(case, CASE_KEYS, where.at(f"cases.{at}"))
    name = str(case.get("name", f"Case {at}")) if at else ""
    merged = merge({key: data[key] for key in ("options", "given", "then") if key in data}, case)
    steps = [step for part in (data, case) for step in as_list(part.get("when"), where.at("when"), A_STEP)]
    if not steps and "then" not in merged:
        raise where.error("has neither `when` nor `then`: nothing would be shown.")
    for edition in editions_of(case if "edition" in case or "editions" in case else data, where):
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
    if "edition" in data and "editions" in data:
        raise where.error("has `edition` and `editions`; leave out one of the two.")
    if "edition" in data:
        return [as_text(data["edition"], where.at("edition"))]
    place = where.at("editions")
    found = [as_text(name, place) for name in as_list(data.get("editions"), place, "[luxury, oz]")]
    if not found:
        raise where.error("names no edition; write `edition: luxury` or `editions: [...]`.")
    return found


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
