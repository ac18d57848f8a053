"""Running scenarios: set up what is given, do what is done, compare what is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from magie.rules.errors import IllegalAction, MagieError
from magie.scenarios.data import as_list, as_map, show
from magie.scenarios.errors import ScenarioError, Where
from magie.scenarios.read import files_below, read
from magie.scenarios.report import Report, Result
from magie.scenarios.scenario import Scenario
from magie.scenarios.stage import Stage, stage_of


def run_paths(paths: Sequence[Path]) -> Report:
    """Run every scenario of these files and folders.

    A file that cannot be read is one failed result with its sentence.
    """
    results: list[Result] = []
    for file in files_below(list(paths)):
        try:
            scenarios = read(file)
        except ScenarioError as error:
            results.append(Result(file, file.name, "", (str(error),), broken=True, unread=True))
        else:
            results += [run(scenario) for scenario in scenarios]
    return Report(tuple(results))


def run(scenario: Scenario) -> Result:
    """Run one scenario. It stops at the first step that goes wrong."""
    try:
        problems = play(scenario)
        broken = False
    except ScenarioError as error:
        problems, broken = [str(error)], True
    return Result(scenario.file, scenario.label, scenario.title, tuple(problems), broken)


def play(scenario: Scenario) -> list[str]:
    """Every difference between what is expected and what is seen."""
    stage = stage_of(scenario)
    for number, data in enumerate(scenario.when, 1):
        step = step_of(data, stage, scenario.where.at(f"when.{number}"))
        problems = do(stage, step)
        if problems:
            return [f"step {number} ({step.text}): {problem}" for problem in problems]
    stage.before(None)
    return stage.check(scenario.then, scenario.where.at("then"))


@dataclass(frozen=True)
class Step:
    """One step: a player's act, a check, or something no player does."""

    key: str
    what: Any
    refused: str | bool
    where: Where

    @property
    def refused_as(self) -> str:
        """How it should be refused."""
        return "for any reason" if self.refused is True else f"as {self.refused}"

    @property
    def names_nothing(self) -> bool:
        """Is it refused because it names what does not exist, like no_such_deed?"""
        return isinstance(self.refused, str) and self.refused.startswith("no_such")

    @property
    def text(self) -> str:
        """The step as it is written."""
        return self.key if self.what is None else f"{self.key}: {show(self.what)}"


def step_of(data: object, stage: Stage, where: Where) -> Step:
    """Read a step: `A: roll 3+4`, perhaps with `refused`; `check: {...}`; or a word like `hammer`."""
    if isinstance(data, str):
        return Step(data.strip(), None, False, where)
    if not isinstance(data, Mapping):
        raise where.error(f"{show(data)} is no step; a step is like `A: pass`.")
    entry = as_map(data, where)
    refused = entry.pop("refused", False)
    if not isinstance(refused, bool | str):
        raise where.at("refused").error(f"{show(refused)} is not allowed; write yes, a code or a rule id.")
    if not entry:
        raise where.error("a step is missing here; `refused` stands beside one, like `A: pass`.")
    if len(entry) != 1:
        raise where.error(
            f"{show(entry)} is not one step; each is a list entry of its own, with nothing but `refused` beside it."
        )
    ((key, what),) = entry.items()
    return Step(key, what, refused, where)


def do(stage: Stage, step: Step) -> list[str]:
    """Do one step; what went wrong."""
    stage.before(step.key)
    if step.key == "check":
        return stage.check(
            as_map(step.what, step.where), Where(step.where.file, step.where.scenario, "check")
        )
    if step.key == "together":
        return do_together(stage, step)
    before = stage.fingerprint()
    try:
        for actor in actors(stage, step.key):
            act(stage, actor, step)
    except IllegalAction as error:
        return refusal_problems(step, error, before == stage.fingerprint())
    except MagieError as error:
        return [] if step.refused is True else [f"expected to go well, but: {error}"]
    return [f"expected to be refused {step.refused_as}, but it was accepted"] if step.refused else []


def do_together(stage: Stage, step: Step) -> list[str]:
    """Several steps of one moment, in the order they came in."""
    with stage.together(step.where):
        steps = as_list(step.what, step.where, "`[A: pass, B: pass]`")
        if not steps:
            raise step.where.error("nothing is said in it; leave it out.")
        for number, data in enumerate(steps, 1):
            part = step_of(data, stage, step.where.at(number))
            problems = do(stage, part)
            if problems:
                return [f"{part.text}: {problem}" for problem in problems]
    return []


def actors(stage: Stage, key: str) -> list[str]:
    """`A` or `A, B`: the players who do it, one after the other; else the word itself."""
    names = [name.strip() for name in key.split(",")]
    return names if all(name in stage.players for name in names) else [key]


def act(stage: Stage, actor: str, step: Step) -> None:
    """One player's part of a step, or the system's."""
    if actor in stage.players:
        stage.act(actor, step.what, step.where, step.names_nothing)
    else:
        stage.system(actor, step.what, step.where)


def refusal_problems(step: Step, error: IllegalAction, unchanged: bool) -> list[str]:
    """A refusal must be expected, for the expected reason, and change nothing."""
    said = f"{error.code}: {error}"
    if not step.refused:
        return [f"expected to be accepted, but refused ({said})"]
    if isinstance(step.refused, str) and step.refused not in (error.code, error.rule):
        return [f"expected to be refused as {step.refused}, saw {said}"]
    return [] if unchanged else ["was refused, and yet something changed"]
