"""The players of a scenario: cash, place, Jail, deeds, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.state.players as players
from magie.rules.game import Game
from magie.scenarios.amounts import amount_of
from magie.scenarios.data import as_bool, as_int, as_list, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import popups
from magie.scenarios.monopoly.names import Names
from magie.scenarios.seating import changed

KEYS = ("cash", "at", "jail", "deeds", "mortgaged", "jail_cards", "auto_claim", "out", *popups.KEYS)


def seat_players(game: Game, names: Names, given: Mapping[str, Any], where: Where) -> None:
    """Every player as the scenario describes him; what it does not say is as at the start."""
    for seat, player in enumerate(names.players):
        if player in given:
            data = as_map(given[player], where.at(player))
            only_keys(data, KEYS, where.at(player))
            seat_player(game, names, seat, data, where.at(player))


def seat_player(game: Game, names: Names, seat: int, data: Mapping[str, Any], where: Where) -> None:
    """One player."""
    state = game.table.state
    if "cash" in data:
        state.cash = changed(state.cash, seat, amount_of(data["cash"], where.at("cash")))
    if "at" in data:
        state.place = changed(state.place, seat, names.space(data["at"], where.at("at")))
    if data.get("jail") is not None and data["jail"] is not False:
        put_in_jail(game, names, seat, data, where)
    if "auto_claim" in data:
        bit = 1 << seat
        on = as_bool(data["auto_claim"], where.at("auto_claim"))
        state.auto_claim = state.auto_claim | bit if on else state.auto_claim & ~bit
    give_deeds(game, names, seat, data, where)
    for card in as_list(data.get("jail_cards"), where.at("jail_cards")):
        give_jail_card(game, names, seat, card, where.at("jail_cards"))
    if "out" in data and as_bool(data["out"], where.at("out")):
        take_out(game, seat, where)
    popups.put_in_oz(game, names, seat, data, where)


def put_in_jail(game: Game, names: Names, seat: int, data: Mapping[str, Any], where: Where) -> None:
    """In Jail, after so many failed throws for doubles."""
    state = game.table.state
    jail = next(space.number for space in names.edition.spaces if space.kind == "jail")
    if "at" in data and state.place[seat] != jail:
        raise where.at("jail").error(f"a prisoner stands on {jail}, not elsewhere; leave out `at`.")
    state.place = changed(state.place, seat, jail)
    state.jail_turns = changed(state.jail_turns, seat, as_int(data["jail"], where.at("jail"), 0, 2))


def give_deeds(game: Game, names: Names, seat: int, data: Mapping[str, Any], where: Where) -> None:
    """The deeds of a player; `mortgaged` ones are his too."""
    state = game.table.state
    down = names.deeds(data.get("mortgaged"), where.at("mortgaged"))
    for deed in [*names.deeds(data.get("deeds"), where.at("deeds")), *down]:
        owner = state.owner[deed]
        if owner >= 0 and owner != seat:
            raise where.at("deeds").error(
                f"{names.deed_ids[deed]} already belongs to {names.players[owner]}."
            )
        hands.give_deed(game.table, deed, seat)
    for deed in down:
        state.mortgaged = changed(state.mortgaged, deed, 1)


def give_jail_card(game: Game, names: Names, seat: int, card: object, where: Where) -> None:
    """A jail card in the hands of a player."""
    state = game.table.state
    at = names.jail_card(card, where)
    holder = state.card_holder[at]
    if holder >= 0:
        raise where.error(f"{card} is already held by {names.players[holder]}.")
    state.card_holder = changed(state.card_holder, at, seat)


def take_out(game: Game, seat: int, where: Where) -> None:
    """A player who left the game earlier holds nothing any more."""
    state = game.table.state
    if state.turn == seat:
        raise where.at("out").error("it is this player's turn; give the turn to another one.")
    if seat in list(state.owner) or seat in list(state.card_holder):
        raise where.at("out").error("a player who is out holds no deeds and no cards.")
    state.playing &= ~(1 << seat)
    state.cash = changed(state.cash, seat, 0)
    state.went_out = changed(state.went_out, seat, state.seats - players.players_left(state))
