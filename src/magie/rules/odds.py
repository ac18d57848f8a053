"""Odds: where the next throw may lead. The rules themselves play every throw that two dice can show."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from magie.rules.actions import Roll
from magie.rules.events import Event
from magie.rules.game import Game, View

FACES = range(1, 7)
LONGEST_WAIT = 200


class NextThrow(NamedTuple):
    """Who throws next, and the chance of every space to be where that throw ends, before any card is read."""

    seat: int
    chances: dict[str, float]


def next_throw(view: View) -> NextThrow | None:
    """The odds of the next throw as far as the viewer may know; None if nobody throws any more.

    What has to be answered first is answered with care (A-GEN-04). A game that throws a single die ignores the other.
    """
    game = view.imagine("odds")
    seat = wait_for_throw(game)
    if seat is None:
        return None
    chances: dict[str, float] = {}
    for throw in product(FACES, FACES):
        space = thrown_to(game, seat, throw)
        chances[space] = chances.get(space, 0.0) + 1 / len(FACES) ** 2
    return NextThrow(seat, chances)


def wait_for_throw(game: Game) -> int | None:
    """Answer with care whatever is asked before somebody may throw; says who it is."""
    for _ in range(LONGEST_WAIT):
        seat = game.to_act()
        if seat is None:
            return None
        turn = game.view().facts.turn
        if Roll() in game.legal(turn):
            return int(turn)
        game.play(seat, game.default(seat))
    return None


def thrown_to(game: Game, seat: int, throw: tuple[int, int]) -> str:
    """Where a throw brings the token of this seat, in a copy of the game."""
    twin = game.copy()
    twin.table.hidden.script = list(throw)
    twin.table.hidden.script_at = 0
    events = twin.play(seat, Roll())
    return first_stop(events, seat) or str(twin.view().facts.players[seat].space)


def first_stop(events: Sequence[Event], seat: int) -> str | None:
    """The space a throw counts to; None if no token moved by it, as in Jail."""
    for event in events:
        match event.kind, msgspec.structs.asdict(event):
            case "token_moved", {"seat": mover, "space": space} if mover == seat:
                return str(space)
            case "jailed", _:
                return None
    return None
