"""Whom the table waits for, and which bots have something to say. The rules decide; here it is only asked."""

from __future__ import annotations

from magie.rules.game import Game
from magie.rules.manners import manners_at


def waited_for(game: Game) -> tuple[int, ...]:
    """The seats without which the game does not go on."""
    return () if game.over else manners_at(game.edition).waited_for(game.table)


def offered_to(game: Game) -> tuple[int, ...]:
    """The seats that are asked about an offer now."""
    return manners_at(game.edition).offered_to(game.table)


def is_off_turn(game: Game, seat: int) -> bool:
    """Is it between throws, and somebody else's turn?"""
    return manners_at(game.edition).is_off_turn(game.table, seat)


def may_speak(game: Game, seat: int) -> bool:
    """Could a bot on this seat have something to say now?"""
    return manners_at(game.edition).may_speak(game.table, seat)


def closed_next(game: Game) -> dict[int, int]:
    """What somebody loses who does not speak before the game goes on: its number, and whose it is."""
    return manners_at(game.edition).closed_next(game.table)


def auction_key(game: Game) -> tuple[int, ...] | None:
    """What starts the countdown of an auction anew: another lot, another bid, another tick. None: no auction."""
    return manners_at(game.edition).countdown(game.table)


def auction_of(game: Game) -> tuple[int, ...] | None:
    """What makes it the same auction; None: no auction."""
    return manners_at(game.edition).auction_of(game.table)


def is_last_call(game: Game) -> bool:
    """Is it the short moment before the hammer falls?"""
    return manners_at(game.edition).is_last_call(game.table)
