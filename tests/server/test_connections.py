"""Connections over which nothing comes, or too slowly: each has its time, and none keeps others out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server import raw
from tests.server.browser import Browser, get, new_room, play_on, post
from tests.server.conftest import Story
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

QUICK = ("header_seconds=1", "body_seconds=2", "idle_seconds=3", "unread_seconds=1")
STRANGER = "127.0.0.9"  # 127.0.0.1 is the proxy


def limited(*limits: str) -> list[str]:
    """The options that set these limits."""
    return [word for limit in limits for word in ("--limit", limit)]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short limits of time, and a large page."""
    folder = tmp_path_factory.mktemp("quick")
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("x" * 20_000_000)
    options = ("--pace", "0", "--client", str(pages), *limited(*QUICK))
    with running(f"sqlite:///{folder}/rooms.db", folder, *options) as started:
        yield started


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """No connection is left behind."""
    yield
    raw.hang_up()


async def trickle(sock: socket.socket, data: bytes, seconds: float) -> float:
    """Send a byte now and then until the other side ends it; after how many seconds that was."""
    began = time.perf_counter()
    sock.setblocking(False)
    loop = asyncio.get_running_loop()
    for byte in data:
        with contextlib.suppress(TimeoutError):
            try:
                await loop.sock_sendall(sock, bytes([byte]))
                if not await asyncio.wait_for(loop.sock_recv(sock, 4096), 0.1):
                    break
            except OSError as problem:
                if isinstance(problem, TimeoutError):
                    raise
                break
        if time.perf_counter() - began > seconds:
            raise AssertionError("nobody ended it")
    return time.perf_counter() - began


HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = (
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"
)


@pytest.mark.parametrize(
    ("first", "then", "seconds"),
    [
        ("nothing", b"", 1),
        ("half a line", b"GET /hea", 1),
        ("headers without an end", HEAD, 1),
        ("a body without an end", POST, 2),
    ],
)
def test_whoever_sends_a_byte_now_and_then(
    quick: Server, tell: Story, first: str, then: bytes, seconds: float
) -> None:
    async def story() -> None:
        sock = raw.dial(quick)
        sock.sendall(then)
        if first == "nothing":
            began = time.perf_counter()
            assert await raw.is_ended(sock, 5)
            taken = time.perf_counter() - began
        else:
            taken = await trickle(sock, b"a" * 200, 6)
        assert seconds - 0.2 < taken < seconds + 2
        assert '"level":"error"' not in quick.log

    tell(story())


def test_a_body_in_parts_is_not_even_read(quick: Server, tell: Story) -> None:
    """Ten thousand parts of one byte took as long to understand as thousands of requests."""

    async def story() -> None:
        sock = raw.dial(quick)
        head = POST.replace(b"Content-Length: 9000", b"Transfer-Encoding: chunked")
        sock.sendall(head + b"1\r\n \r\n" * 5000)
        answer = await asyncio.to_thread(sock.recv, 4096)
        assert answer.startswith(b"HTTP/1.1 411 ")
        length, said = answer.partition(b"content-length: ")[2].split(b"\r\n\r\n")
        assert int(length) == len(said)
        assert await raw.is_ended(sock, 1)

    tell(story())


def test_a_handshake_with_a_body_is_refused_in_words(quick: Server, tell: Story) -> None:
    async def story() -> None:
        answer = await asyncio.to_thread(raw.upgrade, raw.dial(quick), "room", "Content-Length: 5")
        assert answer.startswith(b"HTTP/1.1 4"), answer

    tell(story())


def test_after_an_answer_a_single_byte_buys_no_more_time(quick: Server, tell: Story) -> None:
    async def story() -> None:
        sock = raw.dial(quick)
        sock.sendall(HEAD + b"\r\n")
        await asyncio.to_thread(sock.recv, 4096)
        assert await trickle(sock, b"GET /" + b"a" * 200, 6) < 3

    tell(story())


LONG = b"x" * 17_000
HEADS = {
    "a path": (b"GET /health?" + LONG + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"431"),
    "a header": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + LONG + b"\r\n\r\n", b"431"),
    "four times as long": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + 4 * LONG + b"\r\n\r\n", b"431"),
    "many headers": (b"GET /health HTTP/1.1\r\nHost: x\r\n" + 3000 * b"X: y\r\n" + b"\r\n", b"431"),
    "spaces": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + 17_000 * b" " + b"\r\n\r\n", b"431"),
    "without an end": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + LONG, b"431"),
    "after another one": (
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health?" + LONG + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"431",
    ),
    "HTTP/1.7": (b"GET /health HTTP/1.7\r\nHost: x\r\n\r\n", b"505"),
    "folded": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: y\r\n z\r\n\r\n", b"400"),
    "folded by a tab": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: y\r\n\tz\r\n\r\n", b"400"),
    "just right": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + LONG[:16_000] + b"\r\n\r\n", b"200"),
    "HTTP/1.0": (b"GET /health HTTP/1.0\r\n\r\n", b"200"),
}


@pytest.mark.parametrize("head", HEADS)
def test_a_head_that_comes_in_one_piece_has_a_size_too(quick: Server, head: str) -> None:
    """Only what was not complete was measured: up to 64 KB in one write were read as a request."""
    sent, status = HEADS[head]
    line = raw.dial(quick)
    line.sendall(sent)
    answers = b""
    while b"HTTP/1.1 " + status not in answers:
        more = line.recv(4096)
        assert more, answers
        answers += more
    assert (b"200" in answers.partition(b"\r\n")[0]) == (status == b"200" or head == "after another one")


def test_headers_have_a_size(quick: Server, tell: Story) -> None:
    async def story() -> None:
        sock = raw.dial(quick)
        sent = await raw.pour(sock, b"X-Long: " + b"y" * 1000 + b"\r\n", 10_000_000, 5)
        assert sent < 10_000_000
        endless = raw.dial(quick)
        endless.sendall(HEAD + b"X: ")
        await raw.pour(endless, b"y" * 60_000, 10_000_000, 5)
        for one in (sock, endless):
            assert await raw.is_ended(one, 3)

    tell(story())


def test_somebody_who_does_not_read_a_large_answer(quick: Server, tell: Story) -> None:
    async def story() -> None:
        await get(quick.base, "/")
        raw.forget_peak(quick.pid)
        before = raw.memory(quick.pid)
        many = [raw.dial(quick, address=STRANGER, small=True) for _ in range(20)]
        for sock in many:
            sock.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(0.05)
        for _ in range(80):
            await asyncio.sleep(0.1)
            if "magie_connections 1\n" in (await get(quick.base, "/metrics")).text:
                break
        else:
            raise AssertionError("they are still there")
        assert raw.memory(quick.pid) - before < 250  # of 400 MB, and each answer is written whole

    tell(story())


def test_somebody_who_reads_slowly_gets_the_whole_answer(quick: Server, tell: Story) -> None:
    """Slower than the limit of time, but not slower than the least rate."""

    async def story() -> None:
        sock = raw.dial(quick, small=True)
        sock.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        got = 0
        began = time.perf_counter()
        while part := await asyncio.to_thread(sock.recv, 200_000):
            got += len(part)
            if time.perf_counter() - began < 3:
                await asyncio.sleep(0.05)
        assert got > 20_000_000

    tell(story())


def test_a_client_that_keeps_its_connection_is_not_hurt(quick: Server, tell: Story) -> None:
    """Request after request over one connection, for longer than each limit; then a socket."""

    async def story() -> None:
        async with httpx.AsyncClient(base_url=quick.base, trust_env=False) as client:
            for pause in (0.1, 0.5, 1.2, 1.2, 0.1):
                answer = await client.post("/api/rooms", json={"name": "Ann", "start": True})
                assert answer.status_code == 201
                assert (await client.get("/health")).status_code == 200
                await asyncio.sleep(pause)
        made = answer.json()
        ann = await Browser(quick.base, made["room"], made["secret"]).open()
        await asyncio.sleep(4)  # longer than anything else may last
        assert (await ann.command("chat", text="still here"))["type"] == "ack"

    tell(story())


def test_a_body_nobody_wants_ends_too(quick: Server, tell: Story) -> None:
    """Refused by its size at once; whoever goes on sending it is cut off."""

    async def story() -> None:
        sock = raw.dial(quick)
        sock.sendall(POST.replace(b"9000", b"900000000"))
        assert b" 413 " in await asyncio.to_thread(sock.recv, 4096)
        sent = await raw.pour(sock, b"x" * 100, 900_000_000, 8)
        assert sent < 900_000_000
        assert await raw.is_ended(sock, 1)

    tell(story())


async def plays(server: Server) -> None:
    """Somebody new comes and plays a game."""
    ann = await new_room(server.base, start=True, options={"round_limit": 2})
    await play_on(ann, random.Random(1))
    await ann.close()


@pytest.fixture
def many_files() -> Iterator[None]:
    """The test itself may open as many files as the machine gives."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def with_files(folder: Path, soft: int, hard: int) -> Server:
    """A server on a machine that gives it so many open files, quick bots and all its usual times."""
    server = Server(f"sqlite:///{folder}/rooms.db", folder, "--pace", "0")
    server.files = (soft, hard)
    return server


@pytest.mark.parametrize("hard", [1024, 4096])
def test_idle_connections_keep_nobody_out(tmp_path: Path, tell: Story, many_files: None, hard: int) -> None:
    """1,500 of them, on a machine that gives 1,024 files, or more if it is asked: somebody new plays at once."""

    async def story(server: Server) -> None:
        for _ in range(1500):
            with contextlib.suppress(OSError):
                raw.dial(server)
        began = time.perf_counter()
        await plays(server)
        assert time.perf_counter() - began < 8

    server = with_files(tmp_path, 1024, hard)
    try:
        tell(story(server.start()))
    finally:
        server.stop()


async def whole_answer(sock: socket.socket) -> bytes:
    """What /health says; head and body may come one after the other."""
    heard = b""
    while not heard.endswith(b"}"):
        heard += await asyncio.to_thread(sock.recv, 4096)
    return heard


def test_who_has_been_idle_for_longest_makes_room(tmp_path: Path, tell: Story) -> None:
    """Not whoever came first: the first of two has asked for something since, and the other one has not."""

    async def story(server: Server) -> None:
        first, second = (raw.dial(server, address=STRANGER) for _ in range(2))
        for sock in (second, first):
            sock.sendall(HEAD + b"\r\n")
            assert b" 200 " in await whole_answer(sock)
        raw.dial(server, address=STRANGER)
        assert await raw.is_ended(second, 3)
        first.sendall(HEAD + b"\r\n")
        assert b" 200 " in await whole_answer(first)

    options = limited("connections_per_address=2")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, *options) as server:
        tell(story(server))


def test_connections_of_one_address_are_counted(tmp_path: Path, tell: Story) -> None:
    """A stranger's oldest idle ones make room for its next; those in use are kept, and others do not notice."""

    async def story(server: Server) -> None:
        made = (await post(server.base, "/api/rooms")).json()
        sockets = [raw.dial(server, address=STRANGER) for _ in range(3)]
        for sock in sockets:
            assert b" 101 " in raw.upgrade(sock, made["room"])
        idle = [raw.dial(server, address=STRANGER) for _ in range(4)]
        assert await raw.is_ended(idle[0], 3)
        assert await raw.is_ended(idle[1], 3)
        idle[3].sendall(HEAD + b"\r\n")
        assert b" 200 " in await asyncio.to_thread(idle[3].recv, 4096)
        more = [raw.dial(server, address=STRANGER) for _ in range(2)]
        for sock in more:
            assert b" 101 " in raw.upgrade(sock, made["room"])
        refused = raw.dial(server, address=STRANGER)
        assert b" 503 " in await asyncio.to_thread(refused.recv, 4096)
        for _ in range(20):
            raw.dial(server)  # the proxy's own address
        assert (await get(server.base, "/health")).status_code == 200

    options = limited("connections_per_address=5")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, *options) as server:
        tell(story(server))
