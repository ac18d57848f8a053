"""The position of a Masterpiece scenario: players, paintings, whose turn it is. An impossible one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.bits as bits
import magie.rules.masterpiece.book.turn as turns
from magie.editions import MasterpieceEdition
from magie.rules.errors import SetupError
from magie.rules.game import Game
from magie.scenarios.amounts import amount_of
from magie.scenarios.data import as_bool, as_int, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece import beginning
from magie.scenarios.masterpiece.names import Names
from magie.scenarios.masterpiece.paintings import hang_paintings
from magie.scenarios.seating import changed

TURN_KEYS = ("turn", "first", "round")
TABLE_KEYS = ("pile", "cashed_in", "known_to")
KEYS = (*beginning.KEYS, *TURN_KEYS, *TABLE_KEYS)
PLAYER_KEYS = ("cash", "at", "paintings", "lost_turns", "out")
WORDS = ("bank", "pile", "cashed_in", "hammer", "check", "refused", "together", "close tick", "onlooker")


def set_up(edition: MasterpieceEdition, given: Mapping[str, Any], where: Where) -> Game:
    """The game of a scenario at the moment when it begins; with `seed` before the first space is chosen."""
    fresh = "seed" in given
    try:
        data = given if fresh else {key: given[key] for key in ("seats", "tokens", "banker") if key in given}
        game = beginning.begin(edition, data, where)
    except SetupError as refused:
        raise where.at("seats").error(str(refused)) from None
    names = Names(edition, game.names)
    check_keys(given, names, fresh, where)
    if not fresh:
        game.moves = None  # a position put up by hand has no record
        put_up(game, names, given, where)
    return game


def check_keys(given: Mapping[str, Any], names: Names, fresh: bool, where: Where) -> None:
    """Only known keys, and no player called like one; before the first turn nobody has anything of his own."""
    for player in names.players:
        if player in (*KEYS, *WORDS):
            raise where.at("seats").error(f"no player can be called {player}: it is a word of the scenarios.")
    only_keys(given, KEYS, where, names.players)
    for key in given:
        if fresh and key not in beginning.KEYS:
            raise where.at(key).error("with `seed` the game begins with its set-up; leave one of them out.")


def put_up(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Everything on the table as the scenario says, the player on turn about to roll."""
    for seat, player in enumerate(names.players):
        data = as_map(given.get(player) or {}, where.at(player))
        only_keys(data, PLAYER_KEYS, where.at(player))
        seat_player(game, names, seat, data, where.at(player))
    hang_paintings(game, names, given, where)
    give_turn(game, names, given, where)


def seat_player(game: Game, names: Names, seat: int, data: Mapping[str, Any], where: Where) -> None:
    """Cash, place and lost turns of one player; what is not said is as at the start."""
    state, hidden = game.table.state, game.table.hidden
    if "cash" in data:
        cash = cash_of(names, data["cash"], where.at("cash"))
        hidden.cash = changed(hidden.cash, seat, cash)
        state.counted = changed(state.counted, seat, cash)
    if "at" in data:
        state.place = changed(state.place, seat, names.space(data["at"], where.at("at")))
    lost = as_int(data.get("lost_turns", 0), where.at("lost_turns"), 0, 1000)
    state.lost_turns = changed(state.lost_turns, seat, lost)
    if as_bool(data.get("out", False), where.at("out")):
        state.playing &= ~(1 << seat)


def cash_of(names: Names, value: object, where: Where) -> int:
    """A-MP-07: every amount of the game is a multiple of one unit, so nobody can have anything between."""
    cash, unit = amount_of(value, where), names.edition.rules.bid_unit
    if cash % unit:
        raise where.error(f"{cash:,} cannot be had; all money in this game is a multiple of {unit:,}.")
    return cash


def give_turn(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Whose turn it is, before the roll."""
    state = game.table.state
    if bits.count(state.playing) < 2:
        raise where.error("at least two players must be in the game.")
    on_turn = names.seat(given.get("turn", names.players[0]), where.at("turn"))
    if not bits.has(state.playing, on_turn):
        raise where.at("turn").error(f"{names.players[on_turn]} is out; give the turn to another player.")
    state.first = names.seat(given.get("first", names.players[on_turn]), where.at("first"))
    state.rounds = as_int(given.get("round", 1), where.at("round"), 1, 100_000) - 1
    turns.begin_turn(game.table, on_turn)
