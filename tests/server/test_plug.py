"""Pulling the plug: kill -9 at random moments under play. Nothing acknowledged is lost, no game is stuck."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from magie.rules.record import Record, luck_is_honest
from tests.server.browser import Browser, close_all, get, joined, new_room
from tests.server.conftest import Story
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

DOWN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
SHORT_KILLS = 3
SOAK_KILLS = 50
KILLS_A_GAME = 10


class Player:
    """A person who plays on through every power cut, and sends again whatever was not answered."""

    def __init__(self, browser: Browser, seed: int) -> None:
        self.browser = browser
        self.chance = random.Random(seed)
        self.waiting: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.counter = 0
        self.caught_up = 0

    async def play(self) -> None:
        """Until somebody stops it."""
        while not self.browser.is_over:
            try:
                await self.once_connected()
            except DOWN:
                await self.come_back()

    async def once_connected(self) -> None:
        """As long as the line holds: send again what was open, then answer whenever asked."""
        if self.waiting is not None:
            await self.finish()
        while not self.browser.is_over:
            table = self.browser.table
            action = self.browser.some_answer(self.chance) if self.browser.is_asked else None
            if table is None or action is None:
                await self.browser.next(patience=60)
                continue
            self.counter += 1
            name = f"{self.browser.you['seat']}-{self.counter}"
            self.waiting = {"type": "act", "id": name, "action": action, "decision": table["decision"]}
            await self.finish()
            if self.chance.random() < 0.1:
                self.waiting = {"type": "chat", "id": f"said-{name}", "text": f"said-{name}"}
                await self.finish()

    async def finish(self) -> None:
        """Send the open command, with the id it had before, until it is answered."""
        assert self.waiting is not None
        await self.browser.send(self.waiting)
        answer = await self.browser.answer_to(self.waiting["id"])
        if answer["type"] == "ack":
            self.acknowledged.append(self.waiting["id"])
        self.waiting = None

    async def come_back(self) -> None:
        """Knock until the server is there again, then catch up from the last batch heard."""
        before = self.browser.number
        while True:
            with contextlib.suppress(*DOWN):
                await self.browser.close()
                await self.browser.open()
                break
            await asyncio.sleep(0.05)
        welcome = self.browser.welcome
        assert self.browser.number >= before, "something that was told is gone"
        numbers = [batch["number"] for batch in welcome["batches"]]
        if not welcome["fresh"]:
            assert numbers == list(range(before + 1, self.browser.number + 1))
        self.caught_up += 1


async def pull_the_plug(server: Server, kills: int, edition: str) -> int:
    """Two people and a bot play while the server is killed again and again, then they finish; how often it was."""
    chance = random.Random(7)
    options = {"round_limit": (12 if edition == "masterpiece" else 8) * kills}
    ann = await new_room(
        server.base,
        edition=edition,
        options=options,
        seats=[{"kind": "open"}, {"kind": "bot"}],
        clock={"auction": 1},
    )
    ben = await joined(ann, "Ben")
    await ann.host("start")
    people = [Player(ann, 1), Player(ben, 2)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    killed = 0
    while killed < kills and not all(task.done() for task in tasks):
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        if all(task.done() for task in tasks):
            break  # the game was over before the plug was pulled: nobody had to come back
        killed += 1
    if not all(task.done() for task in tasks):
        await asyncio.wait_for(asyncio.gather(*tasks), 100)
    for task in tasks:
        task.result()
    await check_nothing_is_missing(server, ann.room, people)
    assert max(person.caught_up for person in people) >= min(killed, 1)
    return killed


async def check_nothing_is_missing(server: Server, room: str, people: list[Player]) -> None:
    """Every acknowledged action is in the log, every acknowledged word in the chat, once; and the log is a whole, honest game."""
    commands = await asyncio.to_thread(stored_commands, server, room)
    for person in people:
        for name in person.acknowledged:
            assert commands.count(name) == 1, name
    assert len(commands) == len(set(commands)), "something was said or done twice"
    record = Record.from_json((await get(server.base, f"/api/rooms/{room}/record")).text)
    assert luck_is_honest(record)


def stored_commands(server: Server, room: str) -> list[str]:
    """The ids of the commands in the log and the words of the chat."""
    import sqlite3

    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        found = connection.execute(
            "SELECT command FROM actions WHERE room = :room AND command IS NOT NULL"
            " UNION ALL SELECT text FROM chat WHERE room = :room",
            {"room": room},
        )
        return [row[0] for row in found]


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_kill_9_under_play(own_server: Server, tell: Story, edition: str) -> None:
    async def story() -> None:
        assert await pull_the_plug(own_server, SHORT_KILLS, edition) > 0

    tell(story())


@pytest.mark.soak
def test_kill_9_many_times(own_server: Server) -> None:
    """At least fifty times, over as many games as that takes."""

    async def story() -> None:
        killed = 0
        while killed < SOAK_KILLS:
            for edition in ("luxury", "oz", "masterpiece"):
                killed += await pull_the_plug(own_server, KILLS_A_GAME, edition)
        print(f"killed {killed} times")
        await close_all()

    asyncio.run(asyncio.wait_for(story(), 1800))


def test_a_graceful_stop_says_goodbye_and_loses_nothing(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base, start=True, seats=[{"kind": "mine"}])
        assert ann.table is not None
        turn = ann.table["facts"]["turn"]
        assert (await ann.act({"type": "roll"}, seat=turn))["type"] == "ack"
        number = ann.number
        stopping = asyncio.create_task(asyncio.to_thread(own_server.stop))
        said = await ann.wait_for("bye")
        assert said["code"] == "restarting"
        await stopping
        assert '"level":"error"' not in own_server.log
        await asyncio.to_thread(own_server.start)
        await ann.open()
        assert ann.number == number
        assert ann.welcome["batches"] == []

    tell(story())


def test_lobby_chat_and_seats_survive(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base)
        ben = await joined(ann, "Ben")
        await ben.command("chat", text="back in a minute")
        await ann.host("seat_bot", seat=2, bot="random")
        await asyncio.to_thread(own_server.kill)
        await asyncio.to_thread(own_server.start)
        await ben.open()
        assert ben.you["seat"] == 1
        assert [seat["kind"] for seat in ben.lobby["seats"]] == ["person", "person", "bot", "open"]
        assert [line["text"] for line in ben.welcome["chat"]] == ["back in a minute"]

    tell(story())


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, where the machine lets us make one."""
    import subprocess

    place = tmp_path / "disk"
    place.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True)
    if made.returncode != 0:
        pytest.skip("no small disk can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk(tiny_disk: Path, tmp_path: Path, tell: Story) -> None:
    """Nothing is told that is not stored; with room on the disk again the same table plays on."""

    async def story(server: Server) -> None:
        ann = await new_room(server.base, seats=[{"kind": "mine"}], start=True)
        filler = tiny_disk / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 1024)
        answer = await play_until_refused(ann)
        assert answer["code"] == "not_stored"
        number = ann.number
        filler.unlink()
        await asyncio.sleep(0.5)
        assert (await play_once(ann))["type"] == "ack"
        assert ann.number > number

    with running(f"sqlite:///{tiny_disk}/rooms.db", tmp_path, "--pace", "0") as server:
        tell(story(server))


async def play_once(browser: Browser) -> dict[str, Any]:
    """One action of whoever is asked; both seats are this browser's."""
    assert browser.table is not None
    await browser.command("look", seat=browser.table["waiting"][0])
    action = browser.some_answer(random.Random(1))
    assert action is not None
    return await browser.act(action, browser.table["decision"])


async def play_until_refused(browser: Browser) -> dict[str, Any]:
    """Play on until the server cannot store any more."""
    for _ in range(3000):
        answer = await play_once(browser)
        if answer["type"] == "refused" and answer["code"] != "too_fast":
            return answer
        await asyncio.sleep(0.06)
    raise AssertionError("the disk was never full")


def test_the_log_of_the_server_holds_no_secret(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base, start=True)
        code = (await ann.command("code"))["code"]
        await ann.close()
        kept = Path(own_server.database.removeprefix("sqlite:///"))
        stored = b"".join(path.read_bytes() for path in kept.parent.glob("rooms.db*"))
        for secret in (ann.secret or "", code):
            assert secret not in own_server.log
            assert secret.encode() not in stored
        assert msgspec.json.decode(own_server.log.splitlines()[-1])["at"]

    tell(story())
