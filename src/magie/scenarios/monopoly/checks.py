"""The checks of a scenario: what must be seen at the table, key by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import magie.rules.monopoly.rent as rent
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, as_map, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import facts
from magie.scenarios.monopoly.buildings import levels_of
from magie.scenarios.monopoly.checks_decks import check_decks, check_hidden
from magie.scenarios.monopoly.checks_events import check_events, check_never, check_not_told, check_told
from magie.scenarios.monopoly.checks_players import check_player
from magie.scenarios.monopoly.checks_setup import check_board, check_compare, check_notes, check_tokens_left
from magie.scenarios.monopoly.moment import Moment
from magie.scenarios.monopoly.spoken import Spoken
from magie.scenarios.monopoly.words import is_legal

Check = Callable[[Moment, Any, Where], list[str]]


def check(now: Moment, expected: Mapping[str, Any], where: Where) -> list[str]:
    """Every difference between what is expected and what is seen."""
    only_keys(expected, (*CHECKS, *now.names.players), where)
    found: list[str] = []
    for key, value in expected.items():
        place = where.at(key)
        if key in CHECKS:
            found += CHECKS[key](now, value, place)
        else:
            found += check_player(now, now.names.players.index(key), as_map(value, place), place)
    return found


def plain(find: Callable[[Moment], object]) -> Check:
    """A check of one fact."""
    return lambda now, expected, where: differences(expected, find(now), where.key)


def check_owner(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: B, green: A, 5: bank}"""
    found: list[str] = []
    for name, owner in as_map(expected, where).items():
        now.names.seat_or_bank(owner, where.at(name))
        for deed in now.names.deeds([name], where.at(name)):
            seen = now.names.player(now.state.owner[deed])
            found += differences(owner, seen, f"{where.key}.{name}")
    return found


def check_mortgaged(now: Moment, expected: Any, where: Where) -> list[str]:
    """[5, 12]: just these at the whole table; or {31: yes, 5: no}."""
    down = [deed for deed in range(len(now.names.deed_ids)) if now.state.mortgaged[deed]]
    if not isinstance(expected, Mapping):
        wanted = sorted(now.names.deeds(expected, where))
        return differences(now.deed_names(wanted), now.deed_names(down), where.key)
    found: list[str] = []
    for name, value in as_map(expected, where).items():
        for deed in now.names.deeds([name], where.at(name)):
            found += differences(value, deed in down, f"{where.key}.{name}")
    return found


def check_levels(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: 2} or {green: [2, 2, 1]}"""
    levels_of(expected, now.names, where)
    found: list[str] = []
    for name, value in as_map(expected, where).items():
        streets = now.names.deeds([name], where)
        seen: Any = [now.state.level[street] for street in streets]
        found += differences(value, seen if isinstance(value, list) else seen[0], f"{where.key}.{name}")
    return found


def check_bank(now: Moment, expected: Any, where: Where) -> list[str]:
    """{houses: 29, hotels: 12, deeds: 28}"""
    data = as_map(expected, where)
    deeds = sum(now.state.owner[deed] < 0 for deed in range(len(now.names.deed_ids)))
    seen = {"houses": now.state.houses, "hotels": now.state.hotels, "deeds": deeds}
    only_keys(data, seen, where)
    return differences(data, seen, where.key)


def check_rent(now: Moment, expected: Any, where: Where) -> list[str]:
    """{31: 1275}: what a landing there would cost now; {12: 4} times the dice for a utility."""
    found: list[str] = []
    for name, amount in as_map(expected, where).items():
        deed = now.names.deed(name, where.at(name))
        if now.state.owner[deed] < 0:
            raise where.at(name).error("nobody owns it, so there is no rent.")
        utility = now.names.edition.deeds[deed].kind == "utility"
        seen = rent.utility_factor(now.table, deed) if utility else rent.rent_of(now.table, deed)
        found += differences(amount, seen, f"{where.key}.{name}")
    return found


def check_legal(now: Moment, expected: Any, where: Where, legal: bool = True) -> list[str]:
    """{A: [roll, build 31]}: each of these could be done now."""
    found: list[str] = []
    for name, steps in as_map(expected, where).items():
        place = where.at(name)
        said = Spoken(now.game, now.names, now.names.seat(name, place), now.events, place)
        for step in as_list(steps, place):
            if is_legal(said, str(step), place) != legal:
                says = ("legal", "it is refused") if legal else ("refused", "it is legal")
                found.append(f"{place.key}: expected {step!r} to be {says[0]}, but {says[1]}")
    return found


def check_not_legal(now: Moment, expected: Any, where: Where) -> list[str]:
    """{A: [roll]}: none of these could be done now."""
    return check_legal(now, expected, where, legal=False)


def check_listed(key: str) -> Check:
    """The open claims, or the offers on the table: just these, each as far as it is described."""

    def check_it(now: Moment, expected: Any, where: Where) -> list[str]:
        seen = now.onlooker()[key]
        wanted = [as_map(entry, where) for entry in as_list(expected, where)]
        wanted = [facts.expected_data(entry, now.names, where) for entry in wanted]
        if len(wanted) != len(seen):
            return [f"{where.key}: expected {show(wanted)}, saw {show(seen)}"]
        return differences(wanted, seen, where.key)

    return check_it


def check_part(key: str) -> Check:
    """A part of what an onlooker sees: auction, debt, shortage, decision; `no` when there is none."""

    def check_it(now: Moment, expected: Any, where: Where) -> list[str]:
        seen = now.onlooker()[key]
        if expected is False or expected is None:
            return [] if seen is None else [f"{where.key}: expected none, saw {show(seen)}"]
        wanted = facts.expected_data(as_map(expected, where), now.names, where)
        return differences(wanted, seen, where.key)

    return check_it


def check_view(now: Moment, expected: Any, where: Where) -> list[str]:
    """{B: {...}}: what the view of a seat shows; `onlooker` is nobody's seat."""
    found: list[str] = []
    for name, part in as_map(expected, where).items():
        seat = None if name == "onlooker" else now.names.seat(name, where.at(name))
        wanted = facts.expected_view(as_map(part, where.at(name)), now.names, where.at(name))
        found += differences(wanted, facts.view_data(now.game, now.names, seat), f"{where.key}.{name}")
    return found


def check_outcome(now: Moment, expected: Any, where: Where) -> list[str]:
    """{winners: [B], how: last_standing, places: {A: 2}, worth: {B: 3000}}; `no` while the game goes on."""
    outcome = now.game.outcome
    if expected is False or expected is None or outcome is None:
        seen = None if outcome is None else outcome.how
        return differences(None if expected is False else expected, seen, where.key)
    data = as_map(expected, where)
    player = now.names.player
    seen_data = {
        "winners": [player(seat) for seat in outcome.winners],
        "how": outcome.how,
        "places": {player(standing.seat): standing.place for standing in outcome.standings},
        "worth": {player(standing.seat): standing.worth for standing in outcome.standings},
    }
    only_keys(data, seen_data, where)
    return differences(data, seen_data, where.key)


def check_dice(now: Moment, expected: Any, where: Where) -> list[str]:
    """3+4, or a single 4"""
    return differences(str(expected), facts.dice_text(now.state.die1, now.state.die2), where.key)


CHECKS: dict[str, Check] = {
    "turn": plain(lambda now: now.names.player(now.state.turn)),
    "state": plain(lambda now: now.game.decision.kind),
    "asked": plain(lambda now: "nobody" if now.game.over else now.names.player(now.game.to_act())),
    "open": plain(lambda now: [now.names.player(seat) for seat in now.game.open_seats()]),
    "round": plain(lambda now: now.state.rounds + 1),
    "doubles": plain(lambda now: now.state.doubles),
    "throw_again": plain(lambda now: bool(now.state.throw_again)),
    "dice": check_dice,
    "order": plain(lambda now: now.order()),
    "pot": plain(lambda now: now.state.pot),
    "over": plain(lambda now: now.game.over),
    "outcome": check_outcome,
    "owner": check_owner,
    "mortgaged": check_mortgaged,
    "levels": check_levels,
    "rent": check_rent,
    "bank": check_bank,
    "decks": check_decks,
    "claims": check_listed("claims"),
    "offers": check_listed("offers"),
    "auction": check_part("auction"),
    "debt": check_part("debt"),
    "shortage": check_part("shortage"),
    "decision": check_part("decision"),
    "legal": check_legal,
    "not_legal": check_not_legal,
    "events": check_events,
    "never": check_never,
    "told": check_told,
    "not_told": check_not_told,
    "view": check_view,
    "hidden": check_hidden,
    "notes": check_notes,
    "tokens_left": check_tokens_left,
    "board": check_board,
    "compare": check_compare,
}
