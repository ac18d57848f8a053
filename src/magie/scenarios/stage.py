"""What a family of games must offer so that its scenarios can be run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from magie.editions import EditionError, load
from magie.families import Part
from magie.rules.start import with_options
from magie.scenarios.errors import Where
from magie.scenarios.scenario import Scenario


class Stage(Protocol):
    """A game on the table, with the steps and checks of its family."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table."""

    def before(self, word: str | None) -> None:
        """What happens by itself before a step, or (None) before the last look."""

    def fingerprint(self) -> str:
        """The whole position in a few letters."""

    def act(self, player: str, what: object, where: Where, as_it_is: bool) -> None:
        """A player does something; raises IllegalAction if the rules forbid it.

        With `as_it_is` unknown names go to the engine unchanged, to see them refused.
        """

    def system(self, word: str, argument: object, where: Where) -> None:
        """What no player does."""

    def together(self, where: Where) -> AbstractContextManager[None]:
        """All steps inside belong to one moment."""

    def check(self, expected: Mapping[str, Any], where: Where) -> list[str]:
        """Every difference between what is expected and what is seen."""


STAGE: Part[Callable[[Any, Mapping[str, Any], Where], Stage]] = Part("stage")


def stage_of(scenario: Scenario) -> Stage:
    """The position of a scenario, set up."""
    where = scenario.where
    try:
        edition = load(edition_file(scenario))
    except EditionError as error:
        raise where.at("edition").error(str(error)) from None
    try:
        edition = with_options(edition, scenario.options)
    except EditionError as error:
        raise where.error(str(error)) from None
    return STAGE.of(edition.family)(edition, scenario.given, where.at("given"))


def edition_file(scenario: Scenario) -> str | Path:
    """An edition by name; a file like my.toml lies beside the scenario."""
    own = scenario.edition.endswith(".toml")
    return scenario.file.parent / scenario.edition if own else scenario.edition
