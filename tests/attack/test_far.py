"""The same client over TCP, against a server in a process of its own: what is refused here is refused there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.attack.attempts import kind_of
from tests.attack.client import FarDoor, Tab, verdict
from tests.attack.model import MODEL
from tests.attack.stage import seal_of
from tests.server.servers import Server, running

FIELDS: dict[str, dict[str, Any]] = {
    "act": {"action": {"type": "roll"}},
    "chat": {"text": "hello"},
    "emote": {"emote": "wow"},
    "look": {"seat": None},
    "words": {"seal": seal_of("words")},
    "open": {"words": "words"},
    "consent": {"request": "1", "yes": True},
    "sit": {"name": "Somebody Else"},
    "host set_clock": {"clock": {"grace": 10}},
    "host set_pace": {"pace": 5000},
    "host choose_absent": {"seat": 0, "choice": "wait"},
}
SEATS = ("remove", "hand_over", "open_seat", "mute")


@pytest.fixture
def far(tmp_path: Path) -> Iterator[Server]:
    """A server of its own."""
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, "--pace", "10000") as started:
        yield started


def fields_of(what: str) -> dict[str, Any]:
    """What is sent for a line of the model."""
    kind, said = kind_of(what)
    seat = {"seat": 0} if said.get("do") in SEATS else {}
    return said | seat | FIELDS.get(what if what in FIELDS else kind, {})


@pytest.mark.soak
@pytest.mark.parametrize("state", ["lobby", "playing"])
def test_what_is_refused_near_is_refused_far(far: Server, state: str) -> None:
    async def story() -> None:
        door = FarDoor(far.base)
        made = (await door.ask("POST", "/api/rooms", {"name": "Ann", "seats": [{"kind": "open"}] * 2})).data
        room = made["room"]
        bob = (await door.ask("POST", f"/api/rooms/{room}/join", {"name": "Bob"})).data
        ann = await Tab(door, room, made["secret"], 20.0).open()
        tabs = {"guest": await Tab(door, room, bob["secret"], 20.0).open()}
        tabs["watches"] = await Tab(door, room, "s" * 32, 20.0).open()
        if state == "playing":
            assert verdict(await ann.ask("host", do="start")) == "done"
        before = (await door.ask("GET", f"/api/rooms/{room}")).text
        for what, line in MODEL.items():
            for kind, tab in tabs.items():
                if what.split()[0] not in ("GET", "POST") and not line.may(kind, state):
                    answer = verdict(await tab.ask(kind_of(what)[0], **fields_of(what)))
                    right = line.answers(kind, state)
                    assert answer in right or ("*" in right and answer != "done"), (what, kind, answer)
        assert (await door.ask("GET", f"/api/rooms/{room}")).text == before
        assert verdict(await ann.ask("look", seat=0)) == "done"
        for tab in (ann, *tabs.values()):
            await tab.close()

    asyncio.run(story())
