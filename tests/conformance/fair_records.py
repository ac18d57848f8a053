"""Records of games on a server, made without one: a promise, sealed words, bots that play, and changes to all of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

import magie
from magie.bots.random_bot import RandomBot
from magie.rules.fairness import Fairness, commitment_to, fair_seed, seal_of
from magie.rules.record import Record, chained, replay

SECRET = "a secret nobody can guess"
WORDS = ("ann's words", "", "", "dan's words")
SEALS = (seal_of("ann's words"), seal_of("ben's words"), "", seal_of("dan's words"))
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
MOVES = {"masterpiece": 120, "luxury": 60}

Data = dict[str, Any]


@cache
def fair_record(edition: str = "masterpiece") -> Record:
    """Ann and Dan opened what they had sealed, Ben withheld his words, Cleo sealed none."""
    game = magie.new_game(edition, seats=NAMES, seed=fair_seed(SECRET, WORDS))
    bot = RandomBot(5)
    for _ in range(MOVES[edition]):
        seat = game.to_act()
        assert seat is not None
        game.play(seat, bot.choose(game.view(seat), game.legal(seat)))
    fair = Fairness(commitment=commitment_to(SECRET), secret=SECRET, words=WORDS, seals=SEALS, withheld=(1,))
    return chained(msgspec.structs.replace(game.record(), fair=fair, release="Magie 0.3.0"))


def data_of(record: Record) -> Data:
    """The record as plain data, to be changed."""
    data: Data = json.loads(record.to_json())
    return data


def still_replays(data: Data) -> bool:
    """Does nothing but the chain show that it was changed?"""
    try:
        replay(Record.from_json(json.dumps(data)))
    except magie.RecordError:
        return False
    return True


def changed(data: Data, change: Callable[[Data], None]) -> Data:
    """A changed copy."""
    other = copy.deepcopy(data)
    change(other)
    return other


def names_exchanged(data: Data) -> None:
    data["seats"][0], data["seats"][1] = data["seats"][1], data["seats"][0]


def tokens_exchanged(data: Data) -> None:
    data["tokens"][0], data["tokens"][1] = data["tokens"][1], data["tokens"][0]


def banker_changed(data: Data) -> None:
    data["banker"] = 2


def outbid_bid_changed(data: Data) -> None:
    """A bid that somebody else outbid, a little lower: the first whose change leads to the same position."""
    for seat, action, _ in data["moves"]:
        if action["type"] == "bid" and seat is not None:
            action["amount"] -= 50_000
            if still_replays(data):
                return
            action["amount"] += 50_000
    raise AssertionError("no bid can be changed")


def moves_exchanged(data: Data) -> None:
    """Two answers of one sealed round, given in the other order."""
    moves = data["moves"]
    for at in range(len(moves) - 1):
        if moves[at] != moves[at + 1]:
            moves[at], moves[at + 1] = moves[at + 1], moves[at]
            if still_replays(data):
                return
            moves[at], moves[at + 1] = moves[at + 1], moves[at]
    raise AssertionError("no moves can be exchanged")


def fair_removed(data: Data) -> None:
    del data["fair"]


def seal_changed(data: Data) -> None:
    data["fair"]["seals"][1] = seal_of("other words")


def withheld_hidden(data: Data) -> None:
    """As if Ben had sealed nothing."""
    data["fair"]["seals"][1] = ""
    data["fair"]["withheld"] = []


def seals_removed(data: Data) -> None:
    """As if it was an older game, whose words lay open."""
    del data["fair"]["seals"]
    del data["fair"]["withheld"]


CHANGES: tuple[tuple[str, Callable[[Data], None]], ...] = (
    ("luxury", banker_changed),  # in Masterpiece another banker begins, and nothing replays
    *(
        ("masterpiece", change)
        for change in (
            names_exchanged,
            tokens_exchanged,
            outbid_bid_changed,
            moves_exchanged,
            fair_removed,
            seal_changed,
            withheld_hidden,
            seals_removed,
        )
    ),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a record holds a single value."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from places(value, (*path, key))
    if not isinstance(data, dict | list):
        yield path
