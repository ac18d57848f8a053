"""Whatever a stranger sends gets a refusal: never a mistake of ours, and the tables go on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Coroutine, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from magie.server.app.addresses import origin_is_ours
from magie.server.app.reading import Garbage, is_too_deep, read
from magie.server.rooms.handling import HANDLERS
from magie.server.settings import Settings
from magie.server.wire import Hello, Message, Ping
from tests.server.indoors import Indoors, Tab, indoors

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

DEEP = "[" * 3000 + "]" * 3000
DEEP_OBJECT = '{"a":' * 3000 + "1" + "}" * 3000
STRANGE_TEXTS = [
    "",
    "\0",
    "a\0b",
    "\ufffd",
    "\u202e",
    "\u3164",
    "x" * 64,
    "x" * 5000,
    "'; DROP TABLE rooms; --",
    "\U0001f3b2",
    "../../etc/passwd",
    "%s%n",
    "\x7f",
    "\ud7ff",
]
STRANGE_NUMBERS: list[Any] = [
    -1,
    0,
    1,
    15,
    16,
    2**31,
    2**31 - 1,
    -(2**63),
    2**63,
    2**64,
    10**30,
    1.5,
    -0.0,
    1e308,
]
RAW = [
    "NaN",
    "Infinity",
    "-Infinity",
    '"\\ud800"',
    '"\\u0000"',
    "1e999",
    "9" * 5000,
    DEEP,
    DEEP_OBJECT,
    "[" * 20_000,
    '"' + "\\\\u0000" * 3 + '"',
    "\\",
    "{}",
    "[[]]",
    "null",
]
KINDS: list[type[Message]] = [Hello, Ping, *HANDLERS]


def run(story: Coroutine[Any, Any, None]) -> None:
    """To the end."""
    asyncio.run(asyncio.wait_for(story, 100))


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing here is worth an error in the log."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def still_works(place: Indoors, room: str) -> None:
    """Somebody can come in and talk."""
    tab = await place.tab(room)
    assert (await tab.command("chat", f"c{random.getrandbits(64)}", text="still here"))["type"] == "ack"
    await tab.close()


# The ones that fell


def test_a_body_that_is_nested_a_thousand_deep(tmp_path: Path) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            for body in (DEEP, DEEP_OBJECT, '{"options":' + DEEP_OBJECT + "}", "[" * 10_000):
                answer = await place.http.post("/api/rooms", content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "invalid")

    run(story())


def test_a_message_that_is_nested_a_thousand_deep(tmp_path: Path) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room(start=True)
            await ann.send('{"type":"act","id":"d","action":' + DEEP_OBJECT + "}")
            assert (await ann.wait_for("refused"))["code"] == "garbage"
            stranger = await place.tab(ann.room, hello=False)
            await stranger.send(DEEP)
            assert (await stranger.wait_for("bye"))["code"] == "garbage"
            await still_works(place, ann.room)

    run(story())


@pytest.mark.parametrize("game", [2**31, 2**63, 10**30, "9" * 5000, "-1", "1.5", "%00", "", "٣"])
def test_the_number_of_a_game_that_no_database_has(url: str, game: object) -> None:
    async def story() -> None:
        async with indoors(url) as place:
            ann = await place.new_room()
            for path in ("record", "story", "check", "edition", f"story/{game or 0}"):
                answer = await place.get(f"/api/rooms/{ann.room}/{path}?game={game}")
                assert 400 <= answer.status_code < 500, (path, answer.text)

    run(story())


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 5000, "/a/%00/b", "/assets/" + "y/" * 3000, "/%ff%fe"])
def test_a_path_that_no_folder_has_is_the_clients_page(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            assert (await place.get(path)).status_code == 200

    run(story())


@pytest.mark.parametrize("name", ["%00", "a%00b", "x" * 5000, "%F0%9F%8E%B2", "%ff", "..", "-health-"])
def test_a_room_that_no_database_has(url: str, name: str) -> None:
    async def story() -> None:
        async with indoors(url) as place:
            for path in ("", "/record", "/edition"):
                assert (await place.get(f"/api/rooms/{name}{path}")).status_code == 404

    run(story())


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://]", "null", "\xff"])
def test_an_origin_that_is_no_address(tmp_path: Path, origin: str) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            ann = await place.new_room()
            answer = await place.http.post(
                "/api/rooms", json={}, headers=[(b"Origin", origin.encode("latin-1"))]
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            before = asyncio.all_tasks()
            tab = await place.tab(ann.room, hello=False, Origin=origin)
            assert (await tab.wait_for("bye"))["code"] == "origin"
            await tab.task
            assert asyncio.all_tasks() <= before, "a task was left behind"

    run(story())


def test_a_host_that_is_no_address() -> None:
    scope = {"headers": [(b"origin", b"http://localhost:5173"), (b"host", b"[")]}
    assert not origin_is_ours(scope, Settings())


@pytest.mark.parametrize(
    "text", ['"\\u0000"', '{"a\\u0000":1}', '[["\\u0000"]]', DEEP, "9" * 5000, '"\\ud800"', b"\xff"]
)
def test_what_cannot_be_read(text: str | bytes) -> None:
    with pytest.raises(Garbage):
        read(text, msgspec.json.Decoder())


def test_brackets_and_backslashes_in_a_text_are_just_letters() -> None:
    for words in ("[" * 300, "\\u0000", '{"{{{{{{{{{{{{{{{{{{{{{{'):
        assert read(json.dumps({"text": words}), msgspec.json.Decoder()) == {"text": words}


# Many more like them


def some_value(chance: random.Random, depth: int = 0) -> Any:
    """Any value at all."""
    kinds = 4 if depth > 3 else 7
    match chance.randrange(kinds):
        case 0:
            return chance.choice(STRANGE_TEXTS)
        case 1:
            return chance.choice(STRANGE_NUMBERS)
        case 2:
            return chance.choice([None, True, False])
        case 3:
            return chance.choice(["roll", "bid", "steady", "luxury", "person", "lobby", "x"])
        case 4:
            return [some_value(chance, depth + 1) for _ in range(chance.randrange(4))]
        case _:
            return {str(some_key(chance)): some_value(chance, depth + 1) for _ in range(chance.randrange(4))}


def some_key(chance: random.Random) -> str:
    """The name of a field, ours or any."""
    ours = [
        "type",
        "id",
        "seat",
        "text",
        "name",
        "token",
        "options",
        "action",
        "amount",
        "deed",
        "offer",
        "edition",
    ]
    return chance.choice([*ours, "give", "get", "deeds", "cash", "clock", "round_limit", *STRANGE_TEXTS])


def some_message(chance: random.Random) -> str | bytes:
    """A message of ours with wild values, or nothing of ours at all."""
    if chance.random() < 0.1:
        return chance.choice(RAW)
    kind = chance.choice(KINDS)
    message: dict[str, Any] = {"type": kind.__struct_config__.tag, "id": f"m{chance.getrandbits(64)}"}
    for field in msgspec.structs.fields(kind):
        if chance.random() < 0.7:
            message[field.encode_name] = some_field(chance, field)
    text = json.dumps(message)
    if chance.random() < 0.1:
        text = text.replace("null", chance.choice(RAW), 1)
    return text.encode() if chance.random() < 0.2 else text


def some_field(chance: random.Random, field: Any) -> Any:
    """A value that fits, or any."""
    known = {
        "id": f"m{chance.getrandbits(64)}",
        "do": chance.choice(
            ["pause", "resume", "set_options", "set_clock", "remove", "mute", "seat_bot", "rematch"]
        ),
        "action": {
            "type": chance.choice(["roll", "bid", "buy", "offer", "mortgage"]),
            some_key(chance): some_value(chance),
        },
        "seat": chance.choice([0, 1, 2, None]),
        "options": {some_key(chance): some_value(chance)},
        "text": chance.choice(STRANGE_TEXTS),
        "emote": "wow",
        "seal": "",
        "request": "x",
        "yes": True,
        "words": "w",
        "version": 2,
    }
    return known[field.name] if field.name in known and chance.random() < 0.8 else some_value(chance)


def test_any_message_is_acknowledged_or_refused(url: str) -> None:
    async def story() -> None:
        async with indoors(url) as place:
            chance = random.Random(11)
            room = ""
            for edition in ("luxury", "masterpiece"):
                ann = await place.new_room(
                    edition=edition, start=edition == "masterpiece", seats=[{"kind": "bot"}] * 3
                )
                room = ann.room
                for _ in range(400):
                    ann = await shout(place, ann, some_message(chance))
                await still_works(place, ann.room)
            await still_works(place, room)

    run(story())


async def shout(place: Indoors, tab: Tab, message: str | bytes) -> Tab:
    """Send something and hear that the room is still there; whoever is sent away comes back."""
    await tab.send(message)
    await tab.send({"type": "ping"})
    while True:
        heard = await tab.next()
        if heard["type"] == "pong":
            return tab
        if heard["type"] == "websocket.close":
            await tab.task
            return await place.tab(tab.room, tab.secret)


def test_any_request_is_answered_with_less_than_500(url: str) -> None:
    async def story() -> None:
        async with indoors(url) as place:
            chance = random.Random(12)
            ann = await place.new_room()
            for _ in range(800):
                await request_something(place, ann.room, chance)
            await still_works(place, ann.room)

    run(story())


async def request_something(place: Indoors, room: str, chance: random.Random) -> None:
    """One wild request."""
    name = chance.choice([room, room, quote(chance.choice(STRANGE_TEXTS), safe="") or "x"])
    tail = chance.choice(
        ["", "/record", "/story", f"/story/{some_path(chance)}", "/check", "/edition", "/join", "/enter"]
    )
    path = chance.choice(
        [
            f"/api/rooms/{name}{tail}",
            "/api/rooms",
            f"/api/editions/{some_path(chance)}",
            f"/{some_path(chance)}",
        ]
    )
    query = chance.choice(
        ["", f"?game={some_path(chance)}", f"?game=1&game={some_path(chance)}", "?%ff=%00", "?game"]
    )
    method = chance.choice(["GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"])
    body = chance.choice(RAW) if chance.random() < 0.3 else json.dumps(some_body(chance))
    headers = [
        (key, chance.choice(WILD))
        for key in (b"Authorization", b"If-None-Match", b"Content-Type", b"Accept", b"Cookie")
        if chance.random() < 0.3
    ]
    answer = await place.http.request(method, path + query, content=body, headers=headers)
    assert answer.status_code < 500, (method, path, query, body, answer.text)


WILD = [
    b"",
    b"\xff\xfe",
    b"Bearer \xc3\x28",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data; boundary=",
    b"text/plain; charset=nothing",
    b'"',
    b"a=b; c",
    b"*/*",
]


def some_path(chance: random.Random) -> str:
    """A part of an address."""
    return (
        quote(
            chance.choice([str(chance.choice(STRANGE_NUMBERS)), chance.choice(STRANGE_TEXTS), "9" * 5000]),
            safe="",
        )
        or "0"
    )


def some_body(chance: random.Random) -> Any:
    """Something to make a room of, or any value."""
    if chance.random() < 0.2:
        return some_value(chance)
    fields = [
        "edition",
        "options",
        "name",
        "token",
        "seats",
        "pace",
        "clock",
        "start",
        "watch",
        "words",
        "seal",
        "commitment",
        "code",
        "seat",
        "secret",
    ]
    fitting = {"edition": "luxury", "name": "Ann", "options": {}, "seats": [], "start": False, "code": "ABC"}
    return {
        field: fitting[field] if field in fitting and chance.random() < 0.6 else some_value(chance)
        for field in fields
        if chance.random() < 0.4
    }


def test_reading_takes_as_long_as_the_text_is_long() -> None:
    """An open string full of escapes was looked through once for each of them: seconds for everybody."""

    def seconds(letters: int) -> float:
        text = b"[" * 17 + b'"' + b'\\"' * (letters // 2)
        began = [time.process_time()]
        for _ in range(20):
            is_too_deep(text)
            began.append(time.process_time())
        return min(after - before for before, after in pairwise(began))

    assert is_too_deep(b"[" * 17 + b'"' + b'\\"' * 9)
    assert seconds(32_000) < 12 * seconds(8_000)  # 16 times if each were looked at again, 4 if once
