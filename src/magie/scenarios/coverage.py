"""Which rules of the register are shown by a scenario, and which by none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from magie.register import Rule, games, rules
from magie.scenarios.data import hint
from magie.scenarios.errors import ScenarioError
from magie.scenarios.read import files_below, read
from magie.scenarios.scenario import Scenario


@dataclass(frozen=True)
class Coverage:
    """Every rule with the scenarios that show it; `problems` are files and games that could not be read."""

    shown: dict[str, tuple[str, ...]] = field(default_factory=dict)
    problems: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """The rules with an effect on play that no scenario shows yet."""
        return tuple(rule for rule, ids in self.shown.items() if not ids and rules()[rule].play)

    @property
    def without_effect(self) -> tuple[str, ...]:
        """The entries that nothing in a game can show, and no scenario does."""
        return tuple(rule for rule, ids in self.shown.items() if not ids and not rules()[rule].play)

    @property
    def ok(self) -> bool:
        """Is every rule with an effect on play shown?"""
        return bool(self.shown) and not self.missing and not self.problems

    def render(self) -> str:
        """The list for people: shown, without effect on play, not shown yet."""
        lines = list(self.problems)
        lines += [f"{rule:<11} {', '.join(ids)}" for rule, ids in self.shown.items() if ids]
        lines += section("Nothing to show, for these have no effect on play:", self.without_effect)
        lines += section("No scenario shows these yet:", self.missing)
        count = sum(bool(ids) for ids in self.shown.values())
        lines += ["", f"{count} of {len(self.shown)} rules are shown, {len(self.missing)} are missing."]
        return "\n".join(lines)


def section(title: str, ids: Sequence[str]) -> list[str]:
    """Rules with their words under a heading; nothing if there are none."""
    return ["", title, *(f"{rule:<11} {rules()[rule].words}" for rule in ids)] if ids else []


def coverage(paths: Sequence[Path], chosen: Iterable[str] | None = None) -> Coverage:
    """The rules of these games (all if none is named) with the scenarios that show them there."""
    known = games()
    wanted = tuple(chosen or known)
    problems = [
        f"There is no game {game!r}{hint(game, known)}; the games are {', '.join(known)}."
        for game in wanted
        if game not in known
    ]
    scenarios: list[Scenario] = []
    for file in files_below(list(paths)):
        try:
            scenarios += read(file)
        except ScenarioError as error:
            problems.append(str(error))
    relevant = [rule for rule in rules().values() if set(rule.games) & set(wanted)]
    return Coverage({rule.id: ids_for(rule, scenarios, wanted) for rule in relevant}, tuple(problems))


def ids_for(rule: Rule, scenarios: Iterable[Scenario], wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the scenarios that show a rule, each once; a user's own edition counts for every game."""
    played, known = {*rule.games} & {*wanted}, games()
    own = [scenario for scenario in scenarios if rule.id in scenario.rules]
    return tuple(sorted({s.id for s in own if s.edition in played or s.edition not in known}))
