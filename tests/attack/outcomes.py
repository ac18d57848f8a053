"""What came of a race: the room as it is stored without what differs by chance, and what must hold of any room."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec

from magie.server.rooms.data import RoomData
from magie.server.rooms.keys import hashed
from tests.attack.judging import check_secrets
from tests.attack.stage import Stage

# When something was, and what is kept now and then only: not what has become of it.
MOMENTS = {"until", "since", "at", "banks", "standings"}


def stored_outcome(stage: Stage) -> Any:
    """All that is stored of the room, in a form that two runs can have in common.

    What bots play depends on the time.
    """
    names = {hashed(secret): name for name, secret in stage.secrets.items()}
    assert stage.saved is not None
    before = msgspec.json.decode(stage.saved.rooms[stage.room].data, type=RoomData)
    data = msgspec.to_builtins(stage.data)
    data["codes"] = [{**code, "hash": ""} for code in data.get("codes", [])]
    if data["next_secret"] != before.next_secret:
        data["next_secret"] = "new"
    for done in ("done", "did", "did_game", "did_before"):
        data.pop(done, None)
    for request in data.get("requests", []):
        request["yes"] = sorted(request.get("yes", []))
    log = stage.disk.actions.get((stage.room, data.get("game", 0)), {})
    played = [list(action.row) for _, action in sorted(log.items()) if action.row.command is not None]
    chat = stage.disk.chat.get(stage.room, {})
    said = [[one.seat, one.name, one.text, one.who] for _, one in sorted(chat.items())]
    text = json.dumps(timeless([data, played, said]), sort_keys=True)
    for key, name in names.items():
        text = text.replace(key, name)
    return json.loads(text)


def timeless(data: Any) -> Any:
    """Without moments."""
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if key not in MOMENTS}
    return [timeless(value) for value in data] if isinstance(data, list | tuple) else data


def differences(left: Any, right: Any, where: str = "") -> list[str]:
    """Where two outcomes differ, to be read."""
    if isinstance(left, dict) and isinstance(right, dict):
        keys = sorted({*left, *right})
        return [d for k in keys for d in differences(left.get(k), right.get(k), f"{where}.{k}")]
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return [
            d
            for n, (a, b) in enumerate(zip(left, right, strict=True))
            for d in differences(a, b, f"{where}.{n}")
        ]
    return [] if left == right else [f"{where}: {left} / {right}"]


# What must hold of any room


def check_room(data: RoomData) -> None:
    """No person without a name, no seat with two people, no key without a person, no id twice."""
    held = [seat for person in data.people for seat in person.seats]
    ids = [seat.id for seat in data.seats]
    assert len(set(held)) == len(held), "a seat with two people"
    assert len(set(ids)) == len(ids), "an id twice"
    assert set(held) <= set(ids), "somebody holds a seat that is not there"
    for seat in data.seats:
        assert seat.kind == "open" or seat.name, "somebody without a name"
        assert (seat.kind == "person") == (seat.id in held), (
            f"{seat.name}: a person without a seat, or a seat without"
        )
    people = {person.id for person in data.people}
    assert {key.person for key in data.keys} <= people, "a key of nobody"
    assert data.host in people or not held, "no host"


def check_lines(stage: Stage) -> None:
    """Every browser has the seats its key opens as it is stored, and knows it; nobody has somebody else's."""
    data = stage.data
    number = {seat.id: at for at, seat in enumerate(data.seats)}
    person = {person.id: person for person in data.people}
    owner = {key.hash: person[key.person] for key in data.keys}
    for name, tab in stage.tabs.items():
        if tab.closed:
            continue
        own = owner.get(hashed(tab.secret or ""))
        seats = [number[seat] for seat in own.seats] if own else []
        assert tab.you["seats"] == seats, f"{name} has {tab.you['seats']}, stored is {seats}"
        assert tab.you["host"] == (own is not None and own.id == data.host), f"{name}: who is host?"
        assert not tab.you["stands_in"] or seats, f"{name} stands in without a seat"
        assert tab.table is None or tab.table["facts"]["seat"] in (*seats, None), f"{name} sees another hand"


async def check_everybody(stage: Stage) -> None:
    """Everybody gets answers and sees the same room; who has no seat cannot act."""
    tabs = [(name, tab) for name, tab in stage.tabs.items() if not tab.closed]
    for name, tab in tabs:
        assert (await tab.ask("look", seat=tab.you["seat"]))["type"] == "ack", f"{name} gets no answer"
        if not tab.you["seats"]:
            assert (await tab.ask("sit", name="Ghost"))["code"] == "onlooker", f"{name} acts without a seat"
    await stage.rest(0.1)
    for (name, tab), (other, others) in itertools.pairwise(tabs):
        gaps = differences(unhurried(tab.lobby), unhurried(others.lobby))
        assert not gaps, f"{name} and {other} see different rooms: {gaps}"


def unhurried(lobby: dict[str, Any]) -> dict[str, Any]:
    """A lobby without what counts down."""
    return {**lobby, "opening": 0}


async def check_all(stage: Stage, answers: tuple[str, str], names: tuple[str, str]) -> None:
    """Everything that must hold when two things have happened at the same time."""
    for server in stage.servers:
        assert server.hall.metrics.counters["job_failures"] == 0, "a job failed"
    for name, answer in zip(names, answers, strict=True):
        reads = name.startswith("a stranger reads") and "game=1" in name
        assert not (reads and answer == "done") or stage.state == "over", "a record before the end"
        assert not ("game=2" in name and answer == "done"), "a record before the end"
    check_one_seat_each(answers, names)
    check_room(stage.data)
    check_lines(stage)
    await check_everybody(stage)
    check_secrets(stage)


def check_one_seat_each(answers: tuple[str, str], names: tuple[str, str]) -> None:
    """Two who sit down have two seats; but for a device, which brings no new person."""
    first, second = (answer.startswith("done [") and not answer.startswith("done []") for answer in answers)
    sat_down = first and second and names[0] != names[1] and not any("with device" in name for name in names)
    assert not sat_down or answers[0] != answers[1], f"two people got one seat: {answers[0]}"
