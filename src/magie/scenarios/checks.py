"""Checks that mean the same in every family: whose turn it is, what is asked, what is legal, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from magie.rules.game import Game
from magie.scenarios.checks_events import check_events, check_never, check_not_told, check_told
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, as_map, one_of, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.moment import Moment
from magie.scenarios.names import BANK

M = TypeVar("M", bound=Moment)
Check = Callable[[M, Any, Where], list[str]]
CheckPlayer = Callable[[M, int, Mapping[str, Any], Where], list[str]]


def check_all(
    now: M, checks: Mapping[str, Check[M]], player: CheckPlayer[M], expected: Mapping[str, Any], where: Where
) -> list[str]:
    """Every difference between what is expected and what is seen."""
    only_keys(expected, checks, where, now.names.players)
    found: list[str] = []
    for key, value in expected.items():
        place = where.at(key)
        if key in checks:
            found += checks[key](now, value, place)
        else:
            found += player(now, now.names.players.index(key), as_map(value, place), place)
    return found


def plain(find: Callable[[M], object]) -> Check[M]:
    """A check of one fact."""
    return lambda now, expected, where: differences(expected, find(now), where.key)


def player_fact(find: Callable[[M], object], *others: str) -> Check[M]:
    """A check of who it is; `others` are words that stand for nobody."""

    def check_it(now: M, expected: Any, where: Where) -> list[str]:
        for name in as_list(expected, where):
            if name not in others:
                now.names.seat(name, where)
        return differences(expected, find(now), where.key)

    return check_it


def check_state(now: Moment, expected: Any, where: Where) -> list[str]:
    """What is in progress."""
    return differences(one_of(expected, now.states, where), now.game.decision.kind, where.key)


def check_legal(now: Moment, expected: Any, where: Where, legal: bool = True) -> list[str]:
    """{A: [roll, build 31]}: each of these could be done now."""
    found: list[str] = []
    for name, steps in as_map(expected, where).items():
        place = where.at(name)
        seat = now.names.seat(name, place)
        for step in as_list(steps, place):
            if now.is_legal(seat, str(step), place) != legal:
                says = ("legal", "it is refused") if legal else ("refused", "it is legal")
                found.append(f"{place.key}: expected {step!r} to be {says[0]}, but {says[1]}")
    return found


def check_not_legal(now: Moment, expected: Any, where: Where) -> list[str]:
    """{A: [roll]}: none of these could be done now."""
    return check_legal(now, expected, where, legal=False)


def check_part(key: str) -> Check[Any]:
    """A part of what an onlooker sees, like the auction; `no` when there is none."""

    def check_it(now: Moment, expected: Any, where: Where) -> list[str]:
        seen = now.onlooker().get(key)
        if expected is False or expected is None:
            return [] if seen is None else [f"{where.key}: expected none, saw {show(seen)}"]
        return differences(now.expected(as_map(expected, where), where), seen, where.key)

    return check_it


def check_view(now: Moment, expected: Any, where: Where) -> list[str]:
    """{B: {...}}: what the view of a seat shows; `onlooker` is nobody's seat."""
    found: list[str] = []
    for name, part in as_map(expected, where).items():
        seat = now.names.viewer(name, where.at(name))
        wanted = now.expected_view(as_map(part, where.at(name)), where.at(name))
        found += differences(wanted, now.view_data(seat), f"{where.key}.{name}")
    return found


def check_outcome(now: Moment, expected: Any, where: Where) -> list[str]:
    """{winners: [B], how: last_standing, places: {A: 2}, worth: {B: 3000}}; `no` while the game goes on."""
    outcome = now.game.outcome
    if expected is False or expected is None:
        return differences(None, None if outcome is None else outcome.how, where.key)
    data = as_map(expected, where)
    check_outcome_words(now, data, where)
    if outcome is None:
        return differences(data, None, where.key)
    player = now.names.player
    seen_data = {
        "winners": [player(seat) for seat in outcome.winners],
        "how": outcome.how,
        "places": {player(standing.seat): standing.place for standing in outcome.standings},
        "worth": {player(standing.seat): standing.worth for standing in outcome.standings},
    }
    return differences(data, seen_data, where.key)


def check_outcome_words(now: Moment, data: Mapping[str, Any], where: Where) -> None:
    """Known keys, known players, and a way in which games of this family end."""
    only_keys(data, ("winners", "how", "places", "worth"), where)
    if "how" in data:
        one_of(data["how"], now.event_words["game_ended.how"], where.at("how"))
    for name in as_list(data.get("winners"), where.at("winners")):
        now.names.seat(name, where.at("winners"))
    for key in ("places", "worth"):
        for name in as_map(data.get(key) or {}, where.at(key)):
            now.names.seat(name, where.at(key))


def check_compare(**facts: Callable[[Game], object]) -> Check[Any]:
    """[{games: [one, two], decks: same, position: different}]: games that were begun with `as`."""

    def check_it(now: Moment, expected: Any, where: Where) -> list[str]:
        found: list[str] = []
        for number, entry in enumerate(as_list(expected, where), 1):
            found += compared(
                now, as_map(entry, where.at(number)), {**facts, "position": Game.digest}, where.at(number)
            )
        return found

    return check_it


def compared(
    now: Moment, data: Mapping[str, Any], facts: Mapping[str, Callable[[Game], object]], where: Where
) -> list[str]:
    """One line of a comparison."""
    only_keys(data, ("games", *facts), where)
    games = [game_called(now, name, where) for name in as_list(data.get("games"), where)]
    if len(games) < 2:
        raise where.error("two games at least are compared; write `games: [one, two]`.")
    found: list[str] = []
    for key in data.keys() & facts.keys():
        one_of(data[key], ("same", "different"), where.at(key))
        alike = len({str(facts[key](game)) for game in games}) == 1
        found += differences(data[key], "same" if alike else "different", f"{where.key}.{key}")
    return found


def game_called(now: Moment, name: object, where: Where) -> Game:
    """A game that was begun with `as: name`."""
    if str(name) not in now.games:
        raise where.error(f"no game was begun `as: {name}`; there are {', '.join(now.games) or 'none'}.")
    return now.games[str(name)]


def check_tokens_left(now: Moment, expected: Any, where: Where) -> list[str]:
    """How many tokens of the box nobody chose."""
    return differences(expected, len(now.game.edition.tokens) - len(now.game.tokens), where.key)


COMMON: dict[str, Check[Any]] = {
    "turn": player_fact(lambda now: now.names.player(now.game.table.state.turn)),
    "state": check_state,
    "asked": player_fact(
        lambda now: "nobody" if now.game.over else now.names.player(now.game.to_act()), "nobody", BANK
    ),
    "open": player_fact(lambda now: [now.names.player(seat) for seat in now.game.open_seats()]),
    "round": plain(lambda now: now.game.rounds + 1),
    "order": player_fact(lambda now: now.order()),
    "over": plain(lambda now: now.game.over),
    "outcome": check_outcome,
    "auction": check_part("auction"),
    "decision": check_part("decision"),
    "legal": check_legal,
    "not_legal": check_not_legal,
    "events": check_events,
    "never": check_never,
    "told": check_told,
    "not_told": check_not_told,
    "view": check_view,
    "tokens_left": check_tokens_left,
}
