"""What a run of scenarios found, for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """One scenario that was run: its differences, or why it could not be run; or a file that could not be read."""

    file: Path
    label: str
    title: str
    problems: tuple[str, ...]
    broken: bool = False
    unread: bool = False

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
        """How many, how many of them failed, and how many files could not be read."""
        ran = [result for result in self.results if not result.unread]
        files = len(self.results) - len(ran)
        unread = [f"{files} {'file' if files == 1 else 'files'} could not be read"] if files else []
        return "; ".join([*([told(ran)] if ran else []), *unread]) + "."


def told(ran: Sequence[Result]) -> str:
    """How many scenarios were run, and how many of them failed."""
    number = "1 scenario" if len(ran) == 1 else f"{len(ran)} scenarios"
    failed = sum(not result.ok for result in ran)
    if failed:
        return f"{number}, {failed} not as expected"
    return f"{number}, as expected" if len(ran) == 1 else f"{number}, all as expected"
