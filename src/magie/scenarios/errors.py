"""What a scenario says that cannot be played, and where it says so."""

from __future__ import annotations

from dataclasses import dataclass, replace


class ScenarioError(ValueError):
    """A scenario that cannot be run: one sentence with file, scenario, key, and what is allowed."""


@dataclass(frozen=True)
class Where:
    """A place in a scenario file.

    >>> print(Where("rent.yaml", "S-035").at("given").at("A").error("-5 is not allowed; cash is 0 or more."))
    rent.yaml: S-035: given.A: -5 is not allowed; cash is 0 or more.
    """

    file: str
    scenario: str = ""
    key: str = ""

    def at(self, key: object) -> Where:
        """The place of a key below this one."""
        return replace(self, key=f"{self.key}.{key}" if self.key else str(key))

    def error(self, sentence: str) -> ScenarioError:
        """What is wrong here."""
        return ScenarioError(
            ": ".join(part for part in (self.file, self.scenario, self.key, sentence) if part)
        )
