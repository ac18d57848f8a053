"""Playing games of steady bots out at full speed, whatever family they belong to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from magie.bots.tally import Tally
from magie.editions import Edition
from magie.rules.family import tables_of


class Playout(Protocol):
    """How one family plays a game out without an object on the way."""

    def new_game(self, printed: Any, seats: int, seed: str) -> Any:
        """A table set up from a seed, as every new game is."""

    def play_out(self, table: Any, players: Any, limit: int, tally: Tally) -> int:
        """Play to the end, or to `limit` rounds, and count; the set of winners, empty if it is undecided.

        For every seat: None for the steady bot, or a function that fills an act.
        """


if TYPE_CHECKING:
    import magie.bots.masterpiece.playout
    import magie.bots.monopoly.playout

    PLAYOUTS: tuple[Playout, ...] = (magie.bots.monopoly.playout, magie.bots.masterpiece.playout)


@cache
def playout_in(family: str) -> Playout:
    """The playout of a family."""
    return cast(Playout, import_module(f"magie.bots.{family}.playout"))


def play_steadily(
    edition: Edition, seats: int, seeds: Iterable[str], limit: int, tally: Tally,
    finished: Callable[[Any], None] | None = None,
) -> None:  # fmt: skip
    """Games of steady bots, one from each seed; `finished` sees each final table."""
    playout = playout_in(edition.family)
    printed = tables_of(edition)[0]
    players: Sequence[None] = [None] * seats
    for seed in seeds:
        table = playout.new_game(printed, seats, seed)
        playout.play_out(table, players, limit, tally)
        if finished is not None:
            finished(table)
