"""Whoever sends without reading, or neither, costs the server next to nothing, and other tables go on meanwhile."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections.abc import Iterator

import msgspec
import pytest

from tests.server import raw
from tests.server.browser import Browser, get, new_room, play_on
from tests.server.conftest import Story
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

MOST_GROWTH = 20.0  # megabytes
FLOOD = 400_000_000  # bytes


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short limits of time, so that the tests are quick."""
    folder = tmp_path_factory.mktemp("flooded")
    options = ("--pace", "0", "--limit", "unread_seconds=1")
    with running(f"sqlite:///{folder}/rooms.db", folder, *options) as started:
        yield started


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """No connection is left behind."""
    yield
    raw.hang_up()


async def settled(server: Server) -> None:
    """A game has been played, so that whatever is loaded late is loaded."""
    ann = await new_room(server.base, start=True, options={"round_limit": 3})
    await play_on(ann, random.Random(1))
    await ann.close()
    await get(server.base, "/metrics")


async def connected(server: Server, *, hello: bool = True) -> socket.socket:
    """A raw socket at a table, which will not read any more."""
    ann = await new_room(server.base)
    sock = raw.dial(server, small=True)
    assert b"101" in raw.upgrade(sock, ann.room)
    if hello:
        words = msgspec.json.encode({"type": "hello", "version": 2, "secret": ann.secret})
        sock.sendall(raw.frame(raw.TEXT, words))
    await ann.close()
    return sock


MESSAGE = msgspec.json.encode({"type": "chat", "id": "x", "text": "y" * 200})
FLOODS = {
    "small pings": raw.frame(raw.PING),
    "large pings": raw.frame(raw.PING, bytes(125)),
    "pongs nobody asked for": raw.frame(raw.PONG, bytes(125)),
    "messages": raw.frame(raw.TEXT, MESSAGE),
    "tiny messages": raw.frame(raw.TEXT, b"x"),
    "parts without an end": raw.frame(raw.CONTINUE, fin=False),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_that_is_never_read(flooded: Server, tell: Story, kind: str) -> None:
    """The server stops reading, then ends it; its memory stays, and another table plays on."""

    async def story() -> None:
        await settled(flooded)
        sock = await connected(flooded)
        if kind == "parts without an end":
            sock.sendall(raw.frame(raw.TEXT, b"x", fin=False))
        raw.forget_peak(flooded.pid)
        before = raw.memory(flooded.pid)
        many = FLOODS[kind] * (256 * 1024 // len(FLOODS[kind]))
        flooding = asyncio.create_task(raw.pour(sock, many, FLOOD, 6.0))
        ann = await new_room(flooded.base, start=True, options={"round_limit": 2})
        slowest = 0.0
        while not flooding.done():
            began = time.perf_counter()
            assert (await ann.command("odds"))["type"] in ("odds", "refused")
            slowest = max(slowest, time.perf_counter() - began)
            await asyncio.sleep(0.05)
        assert raw.memory(flooded.pid) - before < MOST_GROWTH
        assert slowest < 1.0
        assert await raw.is_ended(sock, 5.0)
        assert await flooding < FLOOD

    tell(story())


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets everybody send any number of pings."""
    folder = tmp_path_factory.mktemp("patient")
    limits = ("pings_per_second=1e9", "pings_at_once=1000000000", "unread_seconds=2")
    options = [word for limit in limits for word in ("--limit", limit)]
    with running(f"sqlite:///{folder}/rooms.db", folder, "--pace", "0", *options) as started:
        yield started


def test_nothing_is_read_from_whoever_does_not_read(patient: Server, tell: Story) -> None:
    """Also where any number is allowed no answer is kept beyond a few; what waits is thrown away in the end."""

    async def story() -> None:
        await settled(patient)
        sock = await connected(patient)
        raw.forget_peak(patient.pid)
        before = raw.memory(patient.pid)
        many = FLOODS["large pings"] * 2000
        sent = await raw.pour(sock, many, FLOOD, 20.0)
        assert raw.memory(patient.pid) - before < MOST_GROWTH
        assert sent < 20_000_000  # what the kernel keeps for both sides
        text = (await get(patient.base, "/metrics")).text
        assert "magie_connections 1\n" in text  # this request's own
        assert "magie_floods_total 0\n" in text
        assert "magie_connections_unread_total 0\n" not in text

    tell(story())


def test_a_ping_now_and_then_is_answered(flooded: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(flooded.base)
        assert ann.socket is not None
        for _ in range(20):
            await (await ann.socket.ping())
        assert (await ann.command("chat", text="still here"))["type"] == "ack"

    tell(story())


def test_too_many_pings_are_a_breach_of_manners(flooded: Server, tell: Story) -> None:
    """Whoever reads is told so: closed with 1008."""

    async def story() -> None:
        ann = await new_room(flooded.base)
        sock = raw.dial(flooded)
        raw.upgrade(sock, ann.room)
        sock.sendall(raw.frame(raw.PING, b"x") * 300)
        said = b""
        while part := await asyncio.to_thread(sock.recv, 65536):
            said += part
        assert b"\x88" in said
        assert said[said.index(b"\x88") + 2 :][:2] == (1008).to_bytes(2, "big")

    tell(story())


def test_a_handshake_with_too_many_headers_is_refused(flooded: Server, tell: Story) -> None:
    """Neither an answer nor an end would hold a place for ever."""

    async def story() -> None:
        ann = await new_room(flooded.base)
        sock = raw.dial(flooded)
        answer = await asyncio.to_thread(raw.upgrade, sock, ann.room, *(f"X-{n}: y" for n in range(300)))
        assert b" 431 " in answer
        assert await raw.is_ended(sock, 3.0)

    tell(story())


def test_a_large_table_is_told_to_many_who_do_not_read(flooded: Server, tell: Story) -> None:
    """What waits for all of them together is bounded too, not only what waits for each."""

    async def story() -> None:
        await settled(flooded)
        ann = await new_room(flooded.base, edition="luxury", seats=[{"kind": "bot"}] * 5)
        for _ in range(40):
            sock = raw.dial(flooded, small=True)
            raw.upgrade(sock, ann.room)
            sock.sendall(raw.frame(raw.TEXT, msgspec.json.encode({"type": "hello", "version": 2})))
        await asyncio.sleep(0.5)
        before = raw.memory(flooded.pid)
        assert (await ann.host("start"))["type"] == "ack"
        chance = random.Random(2)
        playing = asyncio.create_task(play_on(ann, chance))
        await asyncio.wait([playing], timeout=8)
        playing.cancel()
        assert raw.memory(flooded.pid) - before < 60

    tell(story())


def test_a_browser_that_reads_slowly_still_gets_it_all(flooded: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(flooded.base, start=True, options={"round_limit": 3})
        other = await Browser(flooded.base, ann.room).open()
        await play_on(ann, random.Random(3))
        assert other.socket is not None
        while not other.is_over:
            await asyncio.sleep(0.002)
            await other.next()

    tell(story())
