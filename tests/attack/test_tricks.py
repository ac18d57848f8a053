"""Tricks of more than one step: codes that carry too much, tabs that were replaced, ids of others, last words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from magie.server.app.socket import DECODER
from magie.server.rooms.connection import Connection
from magie.server.rooms.handling import handle
from tests.attack.attempts import kind_of, plausible, seat_of
from tests.attack.client import Tab, verdict
from tests.attack.judging import check_alive, check_secrets
from tests.attack.model import MODEL
from tests.attack.outcomes import check_lines, check_room
from tests.attack.stage import Seeded, Stage, on_stage, seal_of

SEED = "tricks"
BREATHS = 20


def told(state: str, story: Callable[[Stage], Awaitable[None]]) -> None:
    """Run a story on a stage in a state."""

    async def run() -> None:
        stage = Stage(SEED)
        await stage.open()
        await stage.set_up(state)
        await story(stage)
        check_secrets(stage)
        assert stage.servers[0].hall.metrics.counters["job_failures"] == 0

    with on_stage(SEED) as loop:
        loop.run_until_complete(run())


@pytest.mark.parametrize("give", [False, True])
@pytest.mark.parametrize("away", ["", "Ann"])
@pytest.mark.parametrize("state", ["lobby", "playing", "asked", "over"])
def test_a_code_carries_its_maker_and_nothing_else(state: str, away: str, give: bool) -> None:
    """Whoever makes it, host or stand-in: one more device is the same person, and a seat given away is only a seat."""

    async def story(stage: Stage) -> None:
        for maker in ("Ann", "Bob", "Cid"):
            if maker == away:
                continue
            await stage.put_back()
            await stage.go(away)
            code = (await stage.tabs[maker].ask("code", give=give))["code"]
            seat, stage.secrets["New"] = seat_of(stage, maker), Seeded(maker).token_urlsafe(24)
            body = {"code": code, "secret": stage.secrets["New"]}
            answer = await stage.door.ask("POST", f"/api/rooms/{stage.room}/enter", body)
            again = await stage.door.ask("POST", f"/api/rooms/{stage.room}/enter", {"code": code})
            assert again.verdict == "404 no_code"
            tab = await stage.come("New")
            await stage.rest()
            asked = give and state == "asked"
            assert answer.data["waiting"] == asked
            assert tab.you["seats"] == ([] if asked else [seat])
            assert tab.you["host"] == (maker == "Ann" and not give)
            assert verdict(await tab.ask("host", do="mute", seat=2)) == (
                "done" if tab.you["host"] else "not_host"
            )
            check_room(stage.data)
            check_lines(stage)

    told(state, story)


@pytest.mark.parametrize("state", ["lobby", "playing"])
def test_a_replaced_tab_is_not_heard(state: str) -> None:
    """Not even where the server has read what it sent just before it was told."""

    async def story(stage: Stage) -> None:
        for what in [what for what in MODEL if what.split()[0] not in ("GET", "POST", "hello", "ping")]:
            old = stage.tabs.pop("Bob")
            kind, said = kind_of(what)
            message = {"type": kind, "id": "too late", **said, **plausible(stage, "Bob", what)}
            await stage.come("Bob")
            await stage.rest()
            assert '"replaced"' in old.heard[-1]
            before, room = stage.stored(), stage.servers[0].hall.rooms[stage.room]
            line = Connection(
                nowhere, "", stage.servers[0].hall.settings.limits
            )  # one that is in the room no more
            line.key, line.person, line.seats, line.looking = (
                room.connections[1].key,
                room.connections[1].person,
                (1,),
                1,
            )
            room.post(partial(handle, room, line, DECODER.decode(json.dumps(message))))
            await stage.rest()
            assert stage.stored() == before, what
            assert not line.waiting, what
            await old.close()

    told(state, story)


async def nowhere(event: Any) -> None:
    """Nobody reads this."""


def test_what_a_tab_sends_while_it_is_replaced_is_done_before_or_not_at_all() -> None:
    async def story(stage: Stage) -> None:
        for number in range(BREATHS):
            old = stage.tabs.pop("Bob")
            await old.send({"type": "sit", "id": f"sit {number}", "name": f"Bob {number}"})
            await stage.come("Bob")
            await stage.rest()
            heard = f'"id":"sit {number}"' in "".join(old.heard)
            assert (stage.data.seats[1].name == f"Bob {number}") == heard
            assert '"replaced"' in old.heard[-1]
            check_lines(stage)
            await old.close()

    told("lobby", story)


def test_an_id_that_somebody_else_has_used_is_still_ones_own() -> None:
    async def story(stage: Stage) -> None:
        for name in ("Ann", "Bob", "Lou"):
            answer = await stage.tabs[name].ask("chat", id="same", text=f"It is {name}.")
            assert verdict(answer) == "done"
        said = [line.text for line in stage.disk.chat[stage.room].values()]
        assert said[-3:] == ["It is Ann.", "It is Bob.", "It is Lou."]

    told("lobby", story)


def test_nobody_acts_after_being_sent_away() -> None:
    """Bob sends without a pause while he is removed: after the removal is stored nothing of his is done."""

    async def story(stage: Stage) -> None:
        bob, ann = stage.tabs["Bob"], stage.tabs["Ann"]
        for number in range(BREATHS):
            await bob.send({"type": "sit", "id": f"sit {number}", "name": f"Bob {number}"})
            if number == BREATHS // 2:
                await ann.send({"type": "host", "id": "away", "do": "remove", "seat": 1})
            await asyncio.sleep(0)
        assert verdict(await bob.ask("sit", name="Bob Again")) == "onlooker"
        assert verdict(await bob.ask("code")) == "onlooker"
        chair = stage.data.seats[1]
        assert (chair.kind, chair.name) == ("open", "")
        check_room(stage.data)
        check_lines(stage)
        await check_alive(stage, ann)

    told("lobby", story)


def test_words_cannot_be_chosen_after_those_of_others_are_open() -> None:
    """Cid has opened; Bob keeps his back, and neither another seal nor leaving and coming again helps him."""

    async def story(stage: Stage) -> None:
        cid, bob = stage.tabs["Cid"], stage.tabs["Bob"]
        assert verdict(await cid.ask("open", words="words of Cid")) == "done"
        assert verdict(await bob.ask("words", seal=seal_of("better words"))) == "starting"
        assert verdict(await bob.ask("words", seal="")) == "starting"
        assert verdict(await bob.ask("open", words="better words")) == "wrong_words"
        assert verdict(await bob.ask("leave")) == "starting"
        assert (await stage.join("Nia", seal=seal_of("words of Nia"))).verdict == "409 starting"
        await stage.rest(3.0)
        assert stage.data.state == "playing"
        assert sorted(stage.data.withheld) == [0, 1]
        assert stage.data.words[2] == "words of Cid"

    told("opening", story)


HELLOS: list[dict[str, Any]] = [
    {"last": 10**18},
    {"last": -(10**18)},
    {"game": 10**18, "last": 5},
    {"game": -1},
    {"last": 10**30},
    {"secret": "\u0000"},
    {"secret": "\ud800"},
    {"secret": "x" * 101},
    {"version": 1},
    {"version": True},
]


@pytest.mark.parametrize("hello", HELLOS, ids=str)
def test_a_strange_hello_hurts_nobody(hello: dict[str, Any]) -> None:
    async def story(stage: Stage) -> None:
        before = stage.stored()
        tab = Tab(stage.door, stage.room, None)
        await tab.open(**hello)
        assert tab.welcome or tab.bye
        assert tab.you["seats"] == []
        assert stage.stored() == before
        for name in ("Ann", "Bob", "Lou"):
            await check_alive(stage, stage.tabs[name])
        await tab.close()

    told("playing", story)
