"""A moment of a Masterpiece scenario: what is on the table, in the names of the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

import magie.rules.masterpiece.family.events as events
from magie.rules.masterpiece.people.facts import FRAMES
from magie.rules.masterpiece.state.state import State, Table
from magie.scenarios import moment
from magie.scenarios.amounts import amount_of
from magie.scenarios.data import as_list, as_map, one_of
from magie.scenarios.errors import Where
from magie.scenarios.event_fields import fields_of_events
from magie.scenarios.masterpiece.amounts import FORGERY
from magie.scenarios.masterpiece.event_words import EVENT_WORDS
from magie.scenarios.masterpiece.names import Names
from magie.scenarios.masterpiece.words import Spoken, action_of

SEAT_FIELDS = {
    "seat", "payer", "payee", "owner", "bidder", "caught_by", "seller", "auctioneer", "to_act", "turn", "banker",
}  # fmt: skip
SEATS_FIELDS = {
    "seats",
    "bidders",
    "leaders",
    "caught",
    "answered",
    "challenged_by",
    "known_to",
    "my_challenges",
}
MONEY_FIELDS = {"amount", "value", "bid", "lowest_bid", "my_bid", "cash"}
SPACE_FIELDS = {"space", "origin"}
PAINTING_FIELDS = {"painting", "top"}
HIDDEN = "hidden"


@dataclass
class Moment(moment.Moment):
    """What steps change and checks look at."""

    names: Names

    event_fields = fields_of_events(events)
    event_words = EVENT_WORDS
    named_fields = frozenset(SEAT_FIELDS)
    states = tuple(FRAMES.values())

    @property
    def table(self) -> Table:
        """The table of the game."""
        table: Table = self.game.table
        return table

    @property
    def state(self) -> State:
        """The public position."""
        return self.table.state

    def is_legal(self, seat: int, step: str, where: Where) -> bool:
        """Could a player do this now?"""
        return action_of(self.speaker(seat, where), step) in self.game.legal(seat)

    def speaker(self, seat: int, where: Where, as_it_is: bool = False) -> Spoken:
        """A player who says what he does."""
        return Spoken(self.game, self.names, seat, where, as_it_is)

    def named(self, value: Any, key: str = "") -> Any:
        """Players by name."""
        if key in SEAT_FIELDS:
            return self.names.player(value)
        if key in SEATS_FIELDS:
            return [self.names.player(seat) for seat in value]
        if isinstance(value, Mapping):
            return {name: self.named(entry, str(name)) for name, entry in value.items()}
        if isinstance(value, list | tuple):
            return [self.named(entry) for entry in value]
        return value

    def expected(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """Paintings and spaces by id, players checked, amounts as numbers."""
        return {key: self.expected_value(str(key), value, where.at(key)) for key, value in data.items()}

    def expected_value(self, key: str, value: Any, where: Where) -> Any:
        """One value, by the name of its field."""
        if isinstance(value, Mapping):
            return self.expected(value, where)
        if value is None:
            return None
        if key in SEAT_FIELDS:
            return self.names.player(self.names.seat_or_bank(value, where))
        elif key in SEATS_FIELDS:
            return [self.names.players[self.names.seat(name, where)] for name in as_list(value, where)]
        elif key == "paintings":
            return [self.names.painting_ids[painting] for painting in self.names.paintings(value, where)]
        elif key in PAINTING_FIELDS:
            return self.names.painting_id(value, where)
        elif key in SPACE_FIELDS:
            return self.names.space_id(value, where)
        elif key == "kind":
            return one_of(value, self.states, where)
        elif key in MONEY_FIELDS:
            return self.seen_amount(value, where)
        return value

    def seen_amount(self, value: object, where: Where) -> int | str:
        """An amount, `forgery` for 0, or `hidden` for what a view does not show."""
        if value == FORGERY:
            return 0
        return HIDDEN if value == HIDDEN else amount_of(value, where, FORGERY, HIDDEN)

    def view_data(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know: `cash` by player, `values` and `owner` by painting, `hidden` for what it may not."""
        facts = self.game.view(seat).facts
        found: dict[str, Any] = self.named(msgspec.to_builtins(facts))
        players = self.names.players
        found["seat"] = None if seat is None else players[seat]
        found["players"] = {player["seat"]: player for player in found["players"]}
        found["cash"] = {players[p.seat]: HIDDEN if p.cash is None else p.cash for p in facts.players}
        found["paintings"] = {painting["painting"]: painting for painting in found["paintings"]}
        seen = {p.painting: p.value for p in facts.paintings if p.value is not None}
        found["values"] = {painting: seen.get(painting, HIDDEN) for painting in self.names.painting_ids}
        found["owner"] = {p.painting: self.holder(p.owner, p.cashed_in) for p in facts.paintings}
        found["value_cards"] = sorted(facts.values, reverse=True)
        if found["auction"]:
            bids = {bid["seat"]: bid for bid in found["auction"]["bids"]}
            found["auction"]["bids"] = {player: bids.get(player, False) for player in players}
        return found

    def holder(self, owner: int | None, cashed_in: bool) -> str:
        """Where a painting is that has left the pile."""
        return "cashed_in" if cashed_in else self.names.player(owner)

    def expected_view(self, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """A view as a scenario writes it; values and owners go by painting, cash by player."""
        found = self.expected({key: data[key] for key in data if key not in BY_PAINTING}, where)
        for key in ("cash", "players"):
            for player in as_map(data.get(key) or {}, where.at(key)):
                self.names.seat(player, where.at(key))
        if "cash" in data:
            cash = as_map(data["cash"], where.at("cash"))
            found["cash"] = {who: self.seen_amount(cash[who], where.at("cash").at(who)) for who in cash}
        for key in BY_PAINTING & set(data):
            found[key] = self.by_painting(key, as_map(data[key], where.at(key)), where.at(key))
        return found

    def by_painting(self, key: str, data: Mapping[str, Any], where: Where) -> dict[str, Any]:
        """Values, owners, or all that is seen of a painting."""
        found: dict[str, Any] = {}
        for name, value in data.items():
            place = where.at(name)
            painting = self.names.painting_id(name, place)
            if key == "values":
                found[painting] = self.seen_amount(value, place)
            else:
                found[painting] = self.expected_value("", value, place)
        return found


BY_PAINTING = {"values", "owner", "paintings"}
