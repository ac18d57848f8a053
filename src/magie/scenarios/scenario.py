"""One scenario, ready to be run: given, when, then, for one edition and one case."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from magie.scenarios.errors import Where


@dataclass(frozen=True)
class Scenario:
    """What is given, what is done, what must be seen."""

    file: Path
    id: str
    title: str
    rules: tuple[str, ...]
    edition: str
    case: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    when: tuple[Any, ...] = ()
    then: dict[str, Any] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """Its name among all others: S-051 luxury, Case 1."""
        return f"{self.id} {self.edition}" + (f", {self.case}" if self.case else "")

    @property
    def where(self) -> Where:
        """The place of this scenario."""
        return Where(self.file.name, self.id + (f", {self.case}" if self.case else ""))
