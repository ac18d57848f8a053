"""Whatever is sent, each gets a clear refusal or a clean disconnect, and the room goes on."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browser import Browser, get, joined, new_room
from tests.server.conftest import Story
from tests.server.servers import Server

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines


async def still_works(room: Browser) -> None:
    """The room goes on: somebody can come in and talk."""
    watcher = await Browser(room.base, room.room).open()
    assert (await watcher.command("chat", text="still here"))["type"] == "ack"
    await watcher.close()


async def goodbye(browser: Browser) -> tuple[str, int]:
    """What is said before the connection is closed, and how it is closed."""
    said = ""
    try:
        while True:
            message = await browser.next()
            said = message["code"] if message["type"] == "bye" else said
    except ConnectionClosed as closed:
        return said, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("garbage", "garbage"),
        ('{"type":"act","id":"1","action":{"type":"roll"}}', "no_hello"),
        ('{"type":"hello","version":99}', "wrong_version"),
        ('{"type":"hello"}', "garbage"),
        (b"\xff\xfe\x00", "garbage"),
        ("[" * 10_000, "garbage"),
    ],
)
def test_a_bad_hello(server: Server, tell: Story, hello: str | bytes, code: str) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        stranger = await Browser(server.base, ann.room).open(hello=False)
        await stranger.send(hello)
        assert await goodbye(stranger) == (code, 4400)
        await still_works(ann)

    tell(story())


def test_no_such_room(server: Server, tell: Story) -> None:
    async def story() -> None:
        for name in ("nowhere", "x" * 500, "%00", "%f0%9f%8e%b2"):
            stranger = await Browser(server.base, name).open(hello=False)
            await stranger.send({"type": "hello", "version": 2})
            assert await goodbye(stranger) == ("no_room", 4404)

    tell(story())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("nonsense", "garbage"),
        ('{"type":"dance","id":"1"}', "garbage"),
        ('{"type":"act","id":"1"}', "garbage"),
        ('{"type":"act","id":"1","action":{"type":"fly"}}', "malformed"),
        ('{"type":"act","id":"1","action":{"type":"bid","amount":"lots"}}', "malformed"),
        ('{"type":"act","id":"1","action":{"type":"mortgage","deed":"the moon"}}', ""),
        ('{"type":"act","id":"1","action":{"type":"bid","amount":99999999999999999999999}}', ""),
        ('{"type":"act","id":"1","action":{"type":"hammer"}}', "system_only"),
        ('{"type":"act","id":"1","action":{"type":"roll"},"seat":1}', "not_your_seat"),
        ('{"type":"act","id":"1","action":{"type":"roll"},"decision":0}', "old_decision"),
        ('{"type":"hello","version":1}', "hello_again"),
        ('{"type":"emote","id":"1","emote":"spit"}', "garbage"),
    ],
)
def test_a_bad_message_is_refused_in_one_sentence(
    server: Server, tell: Story, message: str, code: str
) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        await ann.send(message)
        answer = await ann.wait_for("refused")
        assert answer["code"] == code or not code
        assert answer["sentence"].endswith(".")
        assert "\n" not in answer["sentence"]
        await still_works(ann)

    tell(story())


def test_too_much_garbage_ends_the_connection(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        for _ in range(6):
            await ann.send("nonsense")
        assert await goodbye(ann) == ("garbage", 4400)
        await still_works(ann)

    tell(story())


@pytest.mark.parametrize("size", [20_000, 10_000_000])
def test_a_message_that_is_too_big(server: Server, tell: Story, size: int) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        with contextlib.suppress(ConnectionClosed):
            await ann.send("x" * size)
        _, closed = await goodbye(ann)
        assert closed == 1009
        await still_works(ann)
        back = await Browser(server.base, ann.room, ann.secret).open()
        assert back.you["seat"] == 0

    tell(story())


def test_somebody_who_sends_too_much(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        for _ in range(150):
            await ann.send({"type": "ping"})
        assert (await ann.wait_for("refused"))["code"] == "too_fast"
        await asyncio.sleep(1)
        await still_works(ann)

    tell(story())


def test_a_command_sent_twice_acts_once(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "mine"}])
        assert ann.table is not None
        turn = ann.table["facts"]["turn"]
        message = {"type": "act", "id": "same", "action": {"type": "roll"}, "seat": turn}
        await ann.send(message)
        await ann.send(message)
        await ann.answer_to("same")
        number = ann.number
        assert (await ann.answer_to("same"))["type"] == "ack"
        assert ann.number == number
        back = await Browser(server.base, ann.room, ann.secret).open()
        await back.send(message)
        assert (await back.answer_to("same"))["type"] == "ack"
        assert back.number == number

    tell(story())


async def auction_of_two(base: str) -> tuple[list[Browser], int]:
    """Ann and Ben in an auction; the decision they answer."""
    ann = await new_room(base, seats=[{"kind": "open"}], clock={"auction": 60})
    ben = await joined(ann, "Ben")
    await ann.host("start")
    people = [ann, ben]
    for _ in range(60):
        await asyncio.gather(*(person.command("odds") for person in people))
        assert ann.table is not None
        if ann.table["facts"]["decision"]["kind"] == "auction":
            return people, ann.table["decision"]
        asked = people[ann.table["waiting"][0]]
        await decline_everything(asked)
    raise AssertionError("no auction came")


async def decline_everything(person: Browser) -> None:
    """Throw, and buy nothing."""
    assert person.table is not None
    kinds = {c["kind"]: c["action"] for c in person.table["choices"] if not c.get("disabled")}
    for kind in ("decline", "roll", "end_turn"):
        if kind in kinds:
            await person.act(kinds[kind])
            return


def test_two_bids_at_the_same_instant(server: Server, tell: Story) -> None:
    async def story() -> None:
        (ann, ben), decision = await auction_of_two(server.base)
        bid: dict[str, Any] = {"type": "bid", "amount": 20}
        answers = await asyncio.gather(ann.act(bid, decision), ben.act(bid, decision))
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["rule"]
        assert ann.table is not None
        assert ann.table["facts"]["auction"]["bid"] == 20

    tell(story())


def small_socket(base: str) -> socket.socket:
    """A connection that can hold little of what is sent to it."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", int(base.rsplit(":", 1)[1])))
    return found


def test_a_reader_who_stops_reading(server: Server, tell: Story) -> None:
    async def story() -> None:
        bots = [{"kind": "bot"}] * 4
        ann = await new_room(server.base, watch=True, start=True, seats=bots, clock={"auction": 0})
        slow = Browser(server.base, ann.room)
        raw = small_socket(server.base)
        await slow.open(sock=raw)
        assert slow.socket is not None
        slow.socket.transport.pause_reading()
        await ann.wait_for("lobby")
        while ann.lobby["onlookers"] == 2:
            if ann.lobby["state"] == "over":
                await ann.host("rematch")
            await ann.next()
        text = (await get(server.base, "/metrics")).text
        assert "magie_slow_readers_total 0\n" not in text or "magie_connections_unread_total 0\n" not in text
        slow.socket.transport.abort()
        await still_works(ann)
        raw.close()

    tell(story())
