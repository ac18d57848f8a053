"""Judging an attempt: was the answer right, and did nothing change, and nobody hear anything, that should not?"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from magie.server.rooms.data import RoomData, SeatData
from magie.server.rooms.keys import hashed
from tests.attack.attempts import seat_of
from tests.attack.client import Tab
from tests.attack.stage import Stage

# What each part of a stored room is called in the model; ids that were used, and commands that were done, only grow.
PARTS = {
    "edition": "options",
    "options": "options",
    "people": "people",
    "host": "people",
    "keys": "people",
    "one_device": "people",
    "codes": "codes",
    "requests": "requests",
    "opening": "opening",
    "state": "state",
    "pace": "pace",
    "clock": "clock",
    "banks": "clock",
    "game": "game",
    "secret": "game",
    "next_secret": "game",
    "words": "game",
    "seals": "game",
    "withheld": "game",
    "standings": "game",
    "closed": "state",
    "takeover": "takeover",
    "bot_offers": "bot_offers",
}


def changes(before: tuple[Any, ...], after: tuple[Any, ...], room: str, own: int | None) -> set[str]:
    """What has changed of all that is stored, in the words of the model."""
    found = changes_of_room(decoded(before[0][room][0]), decoded(after[0][room][0]), own)
    if {name: kept for name, kept in before[0].items() if name != room} != {
        name: kept for name, kept in after[0].items() if name != room
    }:
        found.add("other")
    if (before[1], before[2]) != (after[1], after[2]):
        found.add("game")
    if before[3] != after[3]:
        found.add("chat")
    return found


def decoded(text: str) -> RoomData:
    """A stored room."""
    return msgspec.json.decode(text, type=RoomData)


GROWING = {
    "next_id",
    "done",
    "did",
    "did_game",
    "did_before",
    "room",
    "seats",
}  # seats are looked at one by one


def changes_of_room(before: RoomData, after: RoomData, own: int | None) -> set[str]:
    """What has changed of a room itself."""
    assert set(before.__struct_fields__) == PARTS.keys() | GROWING
    found = {
        PARTS[field]
        for field in before.__struct_fields__
        if field in PARTS and getattr(before, field) != getattr(after, field)
    }
    moved = changed_seats(before.seats, after.seats)
    if moved:
        found.add("own" if moved == {own} else "chairs")
    return found


def changed_seats(before: list[SeatData], after: list[SeatData]) -> set[int | None]:
    """The numbers of the chairs that are not what they were."""
    longest = max(len(before), len(after))
    padded = [(*seats, *[None] * (longest - len(seats))) for seats in (before, after)]
    return {number for number, (was, now) in enumerate(zip(*padded, strict=True)) if was != now}


# What is heard


def check_secrets(stage: Stage) -> None:
    """Nobody has heard the secret of a game that is not over, or anything that opens somebody else's seat."""
    data = stage.data
    forbidden = {data.next_secret, *([] if data.state == "over" else [data.secret])}
    forbidden |= {key.hash for key in data.keys}
    for name, text in [
        *((name, text) for name, tab in stage.tabs.items() for text in tab.heard),
        *stage.answers,
    ]:
        for secret in forbidden | others_secrets(stage, name):
            assert secret not in text, (name, text)


def others_secrets(stage: Stage, name: str) -> set[str]:
    """The keys of everybody else."""
    others = {secret for other, secret in stage.secrets.items() if other != name}
    return others | {hashed(secret) for secret in stage.secrets.values()}


def check_views(stage: Stage, name: str) -> None:
    """A browser has only ever seen the table from its own seat, and sees it now as the game's own view says."""
    tab, seat = stage.tabs[name], seat_of(stage, name)
    assert tab.seen <= {seat, None}, (name, tab.seen)
    room = stage.servers[0].hall.rooms[stage.room]
    if tab.table is None or room.game is None or tab.closed:
        return
    facts = json.loads(msgspec.json.encode(room.game.view(tab.you["seat"]).facts))
    assert tab.table["facts"] == facts, name


async def check_alive(stage: Stage, tab: Tab) -> None:
    """Other people still get answers."""
    answer = await tab.ask("look", seat=tab.you["seat"])
    assert answer["type"] == "ack", (answer, tab.you)
