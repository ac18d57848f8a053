"""Scenarios of a sale: how a position is written down, what players say, and what is checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

import msgspec

import magie.rules.bits as bits
from magie.rules.actions import Action, Bid, Pass, Resign
from magie.rules.events import Event
from magie.rules.game import Game
from magie.scenarios import seating
from magie.scenarios.amounts import amount_of, amount_said
from magie.scenarios.checks import COMMON, Check, check_all, check_compare, plain
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, as_map, one_of, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.event_fields import fields_of_events
from magie.scenarios.moment import Moment
from magie.scenarios.names import TableNames
from magie.scenarios.table_stage import TableStage, said
from tests.families.lots import events
from tests.families.lots.box import LotsEdition
from tests.families.lots.facts import lots_of
from tests.families.lots.table import IN_PILE

ONE_SEAT = {"seat", "turn", "to_act"}
SEVERAL_SEATS = {"seats", "answered_seats"}


class LotsMoment(Moment):
    """A sale in the names of a scenario: players by name, lots by id."""

    event_fields = fields_of_events(events)
    event_words = {"game_ended.how": ("last_lot", "last_standing")}
    named_fields = frozenset(ONE_SEAT)
    states = ("sealed_bid", "game_over")

    def named(self, value: Any, key: str = "") -> Any:
        """Plain data of the rules, with names for the seats."""
        if key in ONE_SEAT:
            return self.names.player(value)
        if key in SEVERAL_SEATS:
            return [self.names.player(seat) for seat in value]
        if isinstance(value, Mapping):
            return {name: self.named(entry, str(name)) for name, entry in value.items()}
        return [self.named(entry) for entry in value] if isinstance(value, list) else value

    def expected(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """What a scenario writes; its players must sit at the table."""
        for key in data.keys() & (ONE_SEAT | SEVERAL_SEATS):
            for name in as_list(data[key], where.at(key)):
                self.names.seat(name, where.at(key))
        return dict(data)

    def view_data(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, its players by name."""
        facts = msgspec.to_builtins(self.game.view(seat).facts)
        found: dict[str, Any] = self.named(facts)
        found["players"] = {player["seat"]: player for player in found["players"]}
        return found

    def expected_view(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """A view as a scenario writes it."""
        return self.expected(data, where)

    def is_legal(self, seat: int, step: str, where: Where) -> bool:
        """Could a player do this now?"""
        return self.action_of(seat, step, where) in self.game.legal(seat)

    def action_of(self, seat: int, text: str, where: Where) -> Action:
        """`bid 30`, `pass`, `resign`, or `default` for the safe answer."""
        bid = re.fullmatch(r"bid (.+)", text)
        if bid:
            return Bid(amount_said(bid[1], where))
        word = one_of(text, ("bid 30", "pass", "resign", "default"), where)
        return self.game.default(seat) if word == "default" else {"pass": Pass(), "resign": Resign()}[word]


class LotsStage(TableStage):
    """One sale, with the steps and checks of its scenarios."""

    now: LotsMoment
    begin_keys = (*seating.KEYS, "order")
    a_step = "A: bid 30"

    def set_up(self, edition: LotsEdition, given: Mapping[str, Any], where: Where) -> Game:
        """A game as it begins, except for the money that a player is given."""
        game = self.begin(edition, given, where)
        only_keys(given, self.begin_keys, where, game.names)
        for seat, name in enumerate(game.names):
            player = as_map(given.get(name) or {}, where.at(name))
            only_keys(player, ("cash",), where.at(name))
            if "cash" in player:
                game.moves = None  # a position put up by hand has no record
                game.table.state.cash[seat] = amount_of(player["cash"], where.at(name))
        return game

    def begin(self, edition: LotsEdition, data: Mapping[str, Any], where: Where) -> Game:
        """A game from its beginning; `order` names the lots that come first."""
        keys = [lot.id for lot in edition.lots]
        first = [
            one_of(lot, keys, where.at("order")) for lot in as_list(data.get("order"), where.at("order"))
        ]
        wanted = first + [lot for lot in keys if lot not in first]
        pile = [keys.index(lot) for lot in reversed(wanted)]
        return seating.seat_all(edition, data, where, script=shuffled_into(pile) if first else None)

    def moment(self, game: Game, events: list[Event], games: dict[str, Game]) -> LotsMoment:
        """The game with its names and what happened so far."""
        return LotsMoment(game, TableNames((), game.names), events, games)

    def act(self, player: str, what: object, where: Where, as_it_is: bool) -> None:
        """A player bids, passes or leaves."""
        seat = self.now.names.seat(player, where)
        if isinstance(what, Mapping):
            self.play_data(seat, what, where)
        else:
            self.play(seat, self.now.action_of(seat, said(player, what, where), where), [], where)

    def together(self, where: Where) -> AbstractContextManager[None]:
        """LOT-BID-01: sealed answers may come in any order."""
        raise where.error("`together` is not needed: sealed answers may come in any order.")

    def check(self, expected: Mapping[str, Any], where: Where) -> list[str]:
        """Every difference between what is expected and what is seen."""
        return check_all(self.now, CHECKS, check_player, expected, where)


def shuffled_into(pile: list[int]) -> list[int]:
    """What luck must give, counted from 1, so that a shuffle leaves the lots in this order."""
    lying, given = sorted(pile), list[int]()
    for last in range(len(pile) - 1, 0, -1):
        found = lying.index(pile[last])
        given.append(found + 1)
        lying[last], lying[found] = lying[found], lying[last]
    return given


def check_player(now: LotsMoment, seat: int, expected: Mapping[str, Any], where: Where) -> list[str]:
    """What a player has."""
    table = now.game.table
    seen = {
        "cash": table.state.cash[seat],
        "lots": list(lots_of(table, now.game.edition, seat)),
        "out": not bits.has(table.state.playing, seat),
    }
    only_keys(expected, seen, where)
    return [line for key in expected for line in differences(expected[key], seen[key], f"{where.key}.{key}")]


CHECKS: dict[str, Check[LotsMoment]] = {
    **COMMON,
    "compare": check_compare(),
    "lot": plain(lambda now: now.onlooker()["lot"]),
    "left": plain(lambda now: list(lots_of(now.game.table, now.game.edition, IN_PILE))),
}
