"""The pop-up Land of Oz in a scenario: who is in it, who may go in, what lies on whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.state.players as players
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.frames as frames
import magie.rules.monopoly.words.powers as powers
from magie.rules.game import Game
from magie.rules.monopoly.state.state import State
from magie.scenarios.data import as_bool, as_int, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.names import Names

KEYS = ("popup", "entitled", "twister", "lollipop", "cornfield", "flew")
PLACE_KEYS = ("from", "place")


def put_in_oz(game: Game, names: Names, seat: int, data: Mapping[str, Any], where: Where) -> None:
    """What the pop-up has to do with one player, whose token stands on the board already."""
    given = {key: data[key] for key in KEYS if data.get(key) is not None and data[key] is not False}
    if not given:
        return
    check_possible(game, names, seat, given, where)
    state = game.table.state
    if "popup" in given:
        put_inside(game, names, seat, data, where.at("popup"))
    if "entitled" in given:
        check_transport(names, state.place[seat], where.at("entitled"))
        state.may_enter |= 1 << seat
    if "lollipop" in given and names.edition.popup:
        turns = as_int(given["lollipop"], where.at("lollipop"), 0, names.edition.popup.lollipop_turns)
        state.lollipop = [turns if other == seat else left for other, left in enumerate(state.lollipop)]
    if "twister" in given:
        state.twister |= 1 << seat
    if "cornfield" in given:
        state.cornfield |= 1 << seat
    if "flew" in given:
        state.flew |= 1 << seat


def check_possible(game: Game, names: Names, seat: int, given: Mapping[str, Any], where: Where) -> None:
    """Only with a pop-up, only for those in the game, and not what a turn has used up."""
    state = game.table.state
    first = where.at(next(iter(given)))
    if names.edition.popup is None:
        raise first.error(f"{names.edition.title} has no pop-up board.")
    if not players.is_playing(state, seat):
        raise first.error("a player who is out has left the pop-up too.")
    for key in ("entitled", "twister", "cornfield", "flew"):
        if key in given:
            as_bool(given[key], where.at(key))
    if state.turn == seat and "cornfield" in given:
        raise where.at("cornfield").error("it is this player's turn; it would have been passed over.")
    for key in ("popup", "twister", "flew"):
        if state.turn == seat and key in given and top.kind(state) == frames.POST_MOVE:
            raise where.at(key).error("this player has thrown on this turn already, and the throw ends it.")


def put_inside(game: Game, names: Names, seat: int, data: Mapping[str, Any], where: Where) -> None:
    """In the pop-up, at Harvest if no place is named. The engine keeps the entry as the token's space."""
    state = game.table.state
    for key in ("at", "jail", "entitled", "flew"):
        if data.get(key) is not None and data[key] is not False:
            raise where.error(f"a token in the pop-up comes out with the next throw; leave out `{key}`.")
    entry, place = entry_and_place(data["popup"], names, where)
    place = place or powers.HARVEST
    if place == powers.MONKEYS or (place == powers.ESCAPE and state.turn != seat):
        raise where.error(f"nobody stays at place {place}: its power goes on at once.")
    state.place = [entry if other == seat else space for other, space in enumerate(state.place)]
    state.popup_at = [place if other == seat else inside for other, inside in enumerate(state.popup_at)]


def entry_and_place(value: object, names: Names, where: Where) -> tuple[int, int]:
    """`15`, or `{from: 15, place: 4}`: the transport where the token went in, and its place, 0 if not named."""
    data = as_map(value, where) if isinstance(value, Mapping) else {"from": value}
    only_keys(data, PLACE_KEYS, where)
    if "from" not in data:
        raise where.error("say where the token went in, like {from: 15, place: 4}.")
    entry = names.space(data["from"], where)
    check_transport(names, entry, where)
    return entry, as_int(data["place"], where.at("place"), 1, 6) if "place" in data else 0


def check_transport(names: Names, space: int, where: Where) -> None:
    """Nothing else leads into the pop-up."""
    found = names.edition.spaces[space]
    if found.kind != "transport":
        raise where.error(f"{found.name} ({space}) is no transport; only from one a token goes in.")


def expected_inside(value: object, names: Names, where: Where) -> dict[str, int] | None:
    """`no`, `15` or `{from: 15, place: 4}`, to be compared with what is seen."""
    if value is None or value is False:
        return None
    entry, place = entry_and_place(value, names, where)
    return {"from": entry, "place": place} if place else {"from": entry}


def seen_in_oz(state: State, seat: int) -> dict[str, Any]:
    """The same facts as they are now; `entitled` means on the next turn."""
    inside = state.popup_at[seat]
    return {
        "popup": {"from": state.place[seat], "place": inside} if inside else None,
        "entitled": bits.has(state.may_enter & ~state.flew, seat),
        "twister": bits.has(state.twister, seat),
        "lollipop": state.lollipop[seat],
        "cornfield": bits.has(state.cornfield, seat),
        "flew": bits.has(state.flew, seat),
    }
