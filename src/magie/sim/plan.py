"""Plan: what is simulated. Game number i of a plan is the same game wherever and whenever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magie import bots
from magie.editions import Edition
from magie.rules.errors import MagieError
from magie.rules.family import family_of
from magie.rules.start import check_names


@dataclass(frozen=True)
class Plan:
    """An edition with its options, a bot for every seat, a seed, and where an endless game is broken off (A-WIN-04)."""

    edition: Edition
    bots: tuple[str, ...]
    seed: str
    max_rounds: int = 1000

    def __post_init__(self) -> None:
        check_bots(self.bots)
        names = check_names(self.edition, len(self.bots))
        family_of(self.edition).check_set_up(names, None)
        if self.max_rounds < 1:
            raise MagieError(f"A game has at least one round; a limit of {self.max_rounds} is too low.")

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number}"


def check_bots(names: Sequence[str]) -> None:
    """Every bot must be one we know."""
    for name in names:
        if name not in bots.NAMES:
            raise MagieError(f"There is no bot {name!r}; there are {', '.join(bots.NAMES)}.")


def seat_bots(
    given: Sequence[str] | None, seats: int | None, usual: str = "steady", table: int = 4
) -> tuple[str, ...]:
    """A bot for every seat: as many as are named, or as there are seats.

    >>> seat_bots(None, 3)
    ('steady', 'steady', 'steady')
    """
    if given is None:
        return (usual,) * (table if seats is None else seats)
    if seats is not None and len(given) != seats:
        raise MagieError(f"{seats} seats need {seats} bots, not {len(given)}: {', '.join(given)}.")
    return tuple(given)
