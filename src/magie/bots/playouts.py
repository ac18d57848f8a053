"""Playing games of bots out to the end, whatever family they belong to: at full speed where the family knows how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from magie import bots
from magie.bots.tally import Tally
from magie.editions import Edition
from magie.families import Part
from magie.rules.bits import set_of
from magie.rules.family import family_of
from magie.rules.game import Game
from magie.rules.start import new_game


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

PLAYOUT: Part[Playout | None] = Part("playout", lambda family: None)


def play_steadily(
    edition: Edition, seats: int, seeds: Iterable[str], limit: int, tally: Tally,
    finished: Callable[[Any], None] | None = None,
) -> None:  # fmt: skip
    """Games of steady bots, one from each seed; `finished` sees each final table."""
    playout = PLAYOUT.of(edition.family)
    printed = family_of(edition).printed
    players: Sequence[None] = [None] * seats
    for seed in seeds:
        if playout is None:
            table = play_one(edition, ["steady"] * seats, seed, limit, tally).table
        else:
            table = playout.new_game(printed, seats, seed)
            playout.play_out(table, players, limit, tally)
        if finished is not None:
            finished(table)


def play_one(edition: Edition, players: Sequence[str], seed: str, limit: int, tally: Tally) -> Game:
    """One game, every seat by its bot, to its end or to the limit of rounds."""
    game = new_game(edition, len(players), seed)
    game.moves = None  # nobody will ask for the record
    minds = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(players)]
    turns = game.table.state.turns
    decisions = 0
    while not game.over and game.rounds < limit:
        seat = game.to_act()
        assert seat is not None
        view = game.view(seat)
        game.play(seat, minds[seat].choose(view, view.legal()))
        decisions += 1
    winners = set_of(game.outcome.winners) if game.outcome else 0
    tally.count(winners, game.table.state.turns - turns, game.rounds, decisions)
    return game
