"""The position of a scenario: players, deeds, buildings, decks and whose turn it is. An impossible one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.turn as turns
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.words.claims as claims
import magie.rules.monopoly.words.frames as frames
from magie.editions import MonopolyEdition
from magie.rules.errors import SetupError
from magie.rules.game import Game
from magie.scenarios.amounts import amount_of
from magie.scenarios.data import as_bool, as_int, as_list, as_map, one_of, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import beginning
from magie.scenarios.monopoly.buildings import put_buildings
from magie.scenarios.monopoly.decks import stack_decks
from magie.scenarios.monopoly.names import Names
from magie.scenarios.monopoly.players import seat_players

TURN_KEYS = ("turn", "first", "state", "round", "doubles", "throw_again")
TABLE_KEYS = ("levels", "paid", "bank", "decks", "pot", "claims")
KEYS = (*beginning.KEYS, *TURN_KEYS, *TABLE_KEYS)
STATES = ("pre_roll", "post_move")


def set_up(edition: MonopolyEdition, given: Mapping[str, Any], where: Where) -> Game:
    """The game of a scenario at the moment when it begins."""
    try:
        game = beginning.begin(edition, given, where)
    except SetupError as refused:
        raise where.at("seats").error(str(refused)) from None
    names = Names(edition, game.names)
    check_keys(given, names, where)
    if "opening" not in given and "seed" not in given:
        give_turn(game, names, given, where)
    elif any(key in given for key in ("turn", "first")):
        raise where.at("turn").error(
            "the opening throws decide who begins; leave out `turn` or `opening` and `seed`."
        )
    if set(given) - set(beginning.KEYS):
        game.moves = None  # a position put up by hand has no record
    seat_players(game, names, given, where)
    if players.players_left(game.table.state) < 2:
        raise where.error("at least two players must be in the game.")
    put_buildings(game, names, given, where)
    stack_decks(game, names, given, where)
    if "pot" in given:
        game.table.state.pot = amount_of(given["pot"], where.at("pot"))
    for number, claim in enumerate(as_list(given.get("claims"), where), 1):
        open_claim(game, names, claim, where.at(f"claims.{number}"))
    return game


def check_keys(given: Mapping[str, Any], names: Names, where: Where) -> None:
    """Only known keys, and no player called like one."""
    for player in names.players:
        if player in (*KEYS, "bank", "hammer", "check", "refused"):
            raise where.at("seats").error(f"no player can be called {player}: it is a word of the scenarios.")
    only_keys(given, KEYS, where, names.players)


def give_turn(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Whose turn it is, and how far it has come."""
    state = game.table.state
    on_turn = names.seat(given.get("turn", names.players[0]), where.at("turn"))
    state.first = names.seat(given.get("first", names.players[on_turn]), where.at("first"))
    state.rounds = as_int(given.get("round", 1), where.at("round"), 1, 100_000) - 1
    turns.begin_turn(game.table, on_turn)
    if one_of(given.get("state", "pre_roll"), STATES, where.at("state")) == "post_move":
        after_the_move(game, given, where)
    else:
        for key in ("doubles", "throw_again"):
            if given.get(key):
                raise where.at(key).error(
                    "belongs to `state: post_move`; before the first throw there are no doubles."
                )


def after_the_move(game: Game, given: Mapping[str, Any], where: Where) -> None:
    """Thrown and moved, the turn not yet ended."""
    state = game.table.state
    state.turns = 1
    turns.open_window(game.table, frames.POST_MOVE)
    state.throw_again = as_bool(given.get("throw_again", False), where.at("throw_again"))
    state.doubles = as_int(given.get("doubles", int(state.throw_again)), where.at("doubles"), 0, 2)
    if state.throw_again and not state.doubles:
        raise where.at("throw_again").error("nobody throws again without doubles.")


CLAIM_KEYS = ("owner", "payer", "deed", "amount", "times", "turns_ago")


def open_claim(game: Game, names: Names, claim: object, where: Where) -> None:
    """Rent that may still be asked for, from a landing on this turn or some turns ago."""
    data = as_map(claim, where)
    only_keys(data, CLAIM_KEYS, where)
    for key in ("owner", "payer", "deed"):
        if key not in data:
            raise where.error(f"a claim needs {key}.")
    owner, payer = (names.seat(data[key], where.at(key)) for key in ("owner", "payer"))
    if owner == payer:
        raise where.at("payer").error("nobody owes rent to himself.")
    deed = names.deed(data["deed"], where.at("deed"))
    amount, factor = terms_of_claim(game, names, deed, data, where)
    rent.open_claim(game.table, deed, owner, payer, amount, factor)
    state = game.table.state
    landed = list(state.claim_turn)
    landed[state.claims - 1] -= as_int(data.get("turns_ago", 0), where.at("turns_ago"), 0, 1000)
    state.claim_turn = landed


def terms_of_claim(
    game: Game, names: Names, deed: int, data: Mapping[str, Any], where: Where
) -> tuple[int, int]:
    """The amount of a claim, and for a utility how many times the dice."""
    if "amount" in data:
        return amount_of(data["amount"], where.at("amount")), 0
    if game.table.state.owner[deed] < 0:
        raise where.at("amount").error(f"nobody owns {names.deed_ids[deed]}, so the claim must say how much.")
    if names.edition.deeds[deed].kind != "utility":
        return rent.rent_of(game.table, deed), 0
    times = data.get("times", rent.utility_factor(game.table, deed))
    return claims.TO_BE_THROWN, as_int(times, where.at("times"))
