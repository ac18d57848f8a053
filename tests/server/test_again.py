"""After a crash: a command that is sent again acts once, and everything the table has agreed on still holds."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from magie.rules.fairness import seal_of
from magie.server.rooms.data import from_json
from tests.server.browser import Browser, get, joined, new_room, play_on, post
from tests.server.conftest import Story
from tests.server.indoors import indoors
from tests.server.servers import Server, running
from tests.world.memory_store import Disk, MemoryStore

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for this file: it is killed and started again all the time."""
    folder = tmp_path_factory.mktemp("again")
    with running(f"sqlite:///{folder}/rooms.db", folder, "--pace", "0", "--away", "0.5") as started:
        yield started


async def pull_the_plug(server: Server, *people: Browser) -> None:
    """Kill the server, start it again, and let these people come back."""
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    for person in people:
        await person.open()


async def send_again(server: Server, person: Browser, message: dict[str, Any]) -> dict[str, Any]:
    """Send, lose the answer with the server, come back and send the same again; the second answer."""
    await person.send(message)
    first = await person.answer_to(message["id"])
    assert first["type"] != "refused", first
    await pull_the_plug(server, person)
    await person.send(message)
    return await person.answer_to(message["id"])


def test_chat_sent_again_is_said_once(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base)
        for person in (ann, Browser(ann.base, ann.room)):
            await person.close()
            await person.open()
            message = {"type": "chat", "id": "said", "text": "hello there"}
            assert (await send_again(own_server, person, message))["type"] == "ack"
        seen = await Browser(ann.base, ann.room).open()
        assert [line["name"] for line in seen.welcome["chat"]] == ["Ann", "Onlooker"]

    tell(story())


def test_host_commands_sent_again_act_once(own_server: Server, tell: Story) -> None:
    """One more chair is one more chair, and a second `start` is not refused but acknowledged."""

    async def story() -> None:
        ann = await new_room(own_server.base, seats=[{"kind": "open"}])
        message = {"type": "host", "id": "chair", "do": "open_seat"}
        assert (await send_again(own_server, ann, message))["type"] == "ack"
        assert len(ann.lobby["seats"]) == 3
        start = {"type": "host", "id": "go", "do": "start"}
        assert (await send_again(own_server, ann, start))["type"] == "ack"
        assert (ann.lobby["state"], ann.game) == ("playing", 1)

    tell(story())


def test_words_and_names_sent_again_do_not_undo_what_came_later(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base)
        for message in (
            {"type": "words", "id": "w", "seal": seal_of("first")},
            {"type": "words", "id": "later", "seal": seal_of("second")},
            {"type": "sit", "id": "n", "name": "Anna"},
            {"type": "sit", "id": "m", "name": "Annabel"},
        ):
            await ann.send(message)
            assert (await ann.answer_to(str(message["id"])))["type"] == "ack"
        await pull_the_plug(own_server, ann)
        for message in (
            {"type": "words", "id": "w", "seal": seal_of("first")},
            {"type": "sit", "id": "n", "name": "Anna"},
        ):
            await ann.send(message)
            assert (await ann.answer_to(str(message["id"])))["type"] == "ack"
        seen = (await get(ann.base, f"/api/rooms/{ann.room}")).json()
        assert seen["seats"][0]["name"] == "Annabel"
        assert seen["fair"]["seals"][0] == seal_of("second")

    tell(story())


def test_an_action_sent_again_is_played_once(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base, start=True, seats=[{"kind": "mine"}])
        assert ann.table is not None
        turn = ann.table["facts"]["turn"]
        message = {"type": "act", "id": "throw", "action": {"type": "roll"}, "seat": turn}
        before = ann.number
        assert (await send_again(own_server, ann, message))["type"] == "ack"
        assert ann.number == before + 1

    tell(story())


def test_leaving_sent_again_leaves_one_seat(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base)
        ben = await joined(ann, "Ben")
        message = {"type": "leave", "id": "bye"}
        assert (await send_again(own_server, ben, message))["type"] == "ack"
        seen = (await get(ann.base, f"/api/rooms/{ann.room}")).json()
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "open", "open"]

    tell(story())


def test_a_code_asked_for_again_replaces_the_one_nobody_read(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base)
        message = {"type": "code", "id": "code"}
        await ann.send(message)
        lost = (await ann.answer_to("code"))["code"]
        await pull_the_plug(own_server, ann)
        await ann.send(message)
        read = (await ann.answer_to("code"))["code"]
        path = f"/api/rooms/{ann.room}/enter"
        assert (await post(ann.base, path, code=lost)).status_code == 404
        assert (await post(ann.base, path, code=read)).json()["seat"] == 0

    tell(story())


def test_where_a_browser_looks_from_is_set_again(server: Server, tell: Story) -> None:
    """A new connection looks from its first seat: the same command must work there once more."""

    async def story() -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "mine"}])
        for _ in range(2):
            await ann.send({"type": "look", "id": "look", "seat": 1})
            assert (await ann.answer_to("look"))["type"] == "ack"
            assert ann.table is not None
            assert ann.table["facts"]["seat"] == 1
            await ann.close()
            await ann.open()

    tell(story())


def test_used_thinking_time_stays_used(tell_in_no_time: Story) -> None:
    """Also a minute more, and both with whoever goes on after a crash."""

    async def story() -> None:
        disk = Disk()
        clock = {"grace": 1, "bank": 60, "auction": 1}
        async with indoors(MemoryStore(disk)) as place:
            ann = await place.new_room(start=True, seats=[{"kind": "mine"}], clock=clock)
            assert ann.table is not None
            turn = ann.table["facts"]["turn"]
            assert ann.table["clock"]["banks"] == [60_000]
            await asyncio.sleep(2.5)
            await ann.command("act", "throw", action={"type": "roll"}, seat=turn)
            assert (await ann.command("chat", "said", text="stored by now"))["type"] == "ack"
            assert 58_000 < bank_after_a_crash(disk, ann.room, turn) <= 58_500
            assert (await ann.command("more_time", "more"))["type"] == "ack"
            (waited,) = place.hall.rooms[ann.room].clockwork.waited_for()
            assert 118_000 < bank_after_a_crash(disk, ann.room, waited) <= 120_000

    tell_in_no_time(story())


def bank_after_a_crash(disk: Disk, room: str, seat: int) -> float:
    """The milliseconds this seat has left, as whoever goes on finds it."""
    return 1000 * from_json(disk.rooms[room].data).banks[seat]


def kept(server: Server, room: str) -> dict[str, Any]:
    """The room as it lies in the store."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        ((text,),) = connection.execute("SELECT kept FROM rooms WHERE room = ?", (room,)).fetchall()
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def test_an_absence_does_not_use_thinking_time(tell_in_no_time: Story) -> None:
    """Whoever comes back is not out of time at once, and the bank is as full as before."""

    async def story() -> None:
        clock = {"grace": 1, "bank": 2, "auction": 1}
        async with indoors(MemoryStore(Disk()), away_seconds=0.5) as place:
            ann = await place.new_room(seats=[{"kind": "open"}], clock=clock)
            people = [ann, await place.joined(ann, "Ben")]
            await ann.command("host", "go", do="start")
            while ann.table is None:
                await ann.next()
            room, late = place.hall.rooms[ann.room], people[ann.table["waiting"][0]]
            await late.close()
            await asyncio.sleep(4)
            back = await place.tab(ann.room, late.secret)
            assert room.moves == 0
            assert back.table is not None
            assert back.table["clock"]["banks"] == [2000]
            assert back.table["clock"]["left"] > 1500

    tell_in_no_time(story())


def test_what_the_table_agreed_on_survives(own_server: Server, tell: Story) -> None:
    """Wait for Ben, a bot for Cleo, Dan muted; then the pause. Nobody is asked about again, and each gets back."""

    async def story() -> None:
        ann = await new_room(own_server.base)
        ben, cleo, dan = [await joined(ann, name) for name in ("Ben", "Cleo", "Dan")]
        await ann.host("start")
        await ben.close()
        await cleo.close()
        while not (ann.lobby["seats"][1]["deciding"] and ann.lobby["seats"][2]["deciding"]):
            await ann.next()
        assert (await ann.host("choose_absent", seat=1, choice="wait"))["type"] == "ack"
        assert (await ann.host("choose_absent", seat=2, choice="bot"))["type"] == "ack"
        assert (await ann.host("mute", seat=3))["type"] == "ack"
        await pull_the_plug(own_server, ann, dan)
        await asyncio.sleep(1)  # longer than an absence is only waited for
        await pull_the_plug(own_server, ann, dan)
        assert [seat["deciding"] for seat in ann.lobby["seats"]] == [False] * 4
        await asyncio.sleep(1)
        ann.lobby = (await get(ann.base, f"/api/rooms/{ann.room}")).json()
        assert [seat["deciding"] for seat in ann.lobby["seats"]] == [False] * 4
        assert ann.lobby["seats"][1]["presence"] == "gone"
        assert ann.lobby["seats"][2]["stand_in"]
        assert (await dan.command("chat", text="may I?"))["code"] == "muted"
        assert (await ann.host("choose_absent", seat=1, choice="pause"))["type"] == "ack"
        await pull_the_plug(own_server, ann, cleo)
        assert ann.lobby["state"] == "paused"
        assert not cleo.lobby["seats"][2]["stand_in"]
        assert (await ann.host("resume"))["type"] == "ack"
        await ben.open()
        await ben.close()
        while not ann.lobby["seats"][1]["deciding"]:
            await ann.next()

    tell(story())


def test_after_a_restart_everybody_has_a_moment_to_come_back(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base, seats=[{"kind": "open"}])
        await joined(ann, "Ben")
        await ann.host("start")
        await pull_the_plug(own_server, ann)
        assert ann.lobby["seats"][1]["presence"] == "away"
        assert not ann.lobby["seats"][1]["deciding"]
        while not ann.lobby["seats"][1]["deciding"]:
            await ann.next()

    tell(story())


def test_a_game_whose_end_was_not_stored_is_over(own_server: Server, tell: Story) -> None:
    """The plug is pulled between the last action and the end: the secret is shown, and a rematch is possible."""

    async def story() -> None:
        ann = await new_room(own_server.base, options={"round_limit": 1}, start=True, clock={"auction": 1})
        await play_on(ann, random.Random(1))
        await ann.command("chat", text="well played")
        await asyncio.to_thread(own_server.kill)
        assert kept(own_server, ann.room)["state"] == "over"
        with contextlib.closing(
            sqlite3.connect(own_server.database.removeprefix("sqlite:///"))
        ) as connection:
            connection.execute("UPDATE rooms SET kept = replace(kept, '\"over\"', '\"playing\"')")
            connection.commit()
        assert kept(own_server, ann.room)["state"] == "playing"
        await asyncio.to_thread(own_server.start)
        await ann.open()
        assert ann.lobby["state"] == "over"
        assert ann.lobby["fair"]["secret"]
        assert (await ann.host("rematch"))["type"] == "ack"
        assert ann.lobby["game"] == 2

    tell(story())


def test_sitting_down_again_takes_one_seat(own_server: Server, tell: Story) -> None:
    """The answer was lost with the server: whoever asks again with the same secret gets the same seat."""

    async def story() -> None:
        ann = await new_room(own_server.base)
        address, wish = f"/api/rooms/{ann.room}/join", {"name": "Ben", "secret": "b" * 40}
        first = await post(ann.base, address, **wish)
        assert first.status_code == 201, first.text
        await pull_the_plug(own_server, ann)
        again = await post(ann.base, address, **wish)
        assert again.json() == first.json()
        other = await post(ann.base, address, name="Cleo", secret="c" * 40)
        assert other.json()["seat"] != first.json()["seat"]
        seats = (await get(ann.base, f"/api/rooms/{ann.room}")).json()["seats"]
        assert [seat["name"] for seat in seats if seat["kind"] == "person"] == ["Ann", "Ben", "Cleo"]
        weak = await post(ann.base, address, name="Dan", secret="short")
        assert weak.status_code == 400

    tell(story())


def test_a_code_brought_again_opens_the_same_seat(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base)
        await ann.send({"type": "code", "id": "c"})
        code = (await ann.answer_to("c"))["code"]
        address, wish = f"/api/rooms/{ann.room}/enter", {"code": code, "secret": "a" * 40}
        first = await post(ann.base, address, **wish)
        assert first.status_code == 201, first.text
        await pull_the_plug(own_server, ann)
        assert (await post(ann.base, address, **wish)).json() == first.json()
        stolen = await post(ann.base, address, code=code, secret="s" * 40)
        assert stolen.status_code == 404

    tell(story())
