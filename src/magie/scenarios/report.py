"""What a run of scenarios found, for people."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """One scenario that was run: its differences, or why it could not be run."""

    file: Path
    label: str
    title: str
    problems: tuple[str, ...]
    broken: bool = False

    @property
    def ok(self) -> bool:
        """Was all as expected?"""
        return not self.problems

    def render(self) -> str:
        """The scenario and its differences, one to a line."""
        if self.broken:
            return "\n".join(f"BROKEN  {problem}" for problem in self.problems)
        head = f"FAILED  {self.file.name}: {self.label}: {self.title}"
        return "\n".join([head, *(f"        {problem}" for problem in self.problems)])


@dataclass(frozen=True)
class Report:
    """All results of a run."""

    results: tuple[Result, ...]

    @property
    def ok(self) -> bool:
        """Did every scenario, and at least one, go as expected?"""
        return bool(self.results) and not self.failures

    @property
    def failures(self) -> tuple[Result, ...]:
        """The results that were not as expected."""
        return tuple(result for result in self.results if not result.ok)

    def render(self) -> str:
        """The failures, and a last line that counts."""
        if not self.results:
            return "No scenario was found."
        return "\n".join([*(result.render() for result in self.failures), self.count()])

    def count(self) -> str:
        """How many, and how many of them failed."""
        ran = "1 scenario" if len(self.results) == 1 else f"{len(self.results)} scenarios"
        if self.failures:
            return f"{ran}, {len(self.failures)} not as expected."
        return f"{ran}, as expected." if len(self.results) == 1 else f"{ran}, all as expected."
