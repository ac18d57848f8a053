"""The verbs most users start with."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

import magie.rules.luck as luck
import magie.rules.start as start
from magie.editions import Edition, load
from magie.rules.game import Game
from magie.rules.record import Record, record_of
from magie.rules.record import replay as replay_record


def new_game(
    edition: str | PathLike[str] | Edition = "luxury",
    seats: int | Sequence[str] = 4,
    seed: int | str | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    tokens: Sequence[str] | None = None,
    banker: int = 0,
    banker_only: str | None = None,
) -> Game:
    """A new game of an edition, by name, by file or as it is.

    `seats` is a number of players or their names; `options` changes rules of the edition, house rules included.
    Without a seed the game gets one that nobody can guess. `banker_only` names a person who is only the Banker.

    >>> new_game("luxury", seats=["Ann", "Ben"], seed=1, options={"salary": 400}).names
    ('Ann', 'Ben')
    """
    box = edition if isinstance(edition, Edition) else load(edition)
    chosen = secrets.token_hex(16) if seed is None else seed
    return start.new_game(
        start.with_options(box, options), seats, chosen, tokens=tokens, banker=banker, banker_only=banker_only
    )


def record(game: Game) -> Record:
    """The record of a game: all it takes to play it again."""
    return record_of(game)


def replay(source: Record | str | bytes) -> Game:
    """Play a record, or its JSON, again; it must lead to the same position."""
    return replay_record(source if isinstance(source, Record) else Record.from_json(source))


def engine() -> str:
    """Which engine runs: "compiled" or "pure"."""
    return "compiled" if not luck.__file__.endswith(".py") else "pure"
