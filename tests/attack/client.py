"""A client written from scratch against the wire: it sends whatever it likes and keeps all it hears.

Two doors lead to a server: `NearDoor` speaks ASGI to the app in this process, `FarDoor` HTTP and WebSocket over TCP.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

VERSION = 2
NUMBERS = itertools.count(1)
UNNAMED = {"hello": "", "ping": "ping"}  # messages without an id, and what their answers are known by


class Heard(NamedTuple):
    """The answer to a request."""

    status: int
    text: str

    @property
    def data(self) -> Any:
        """As data, if it is some."""
        return json.loads(self.text)

    @property
    def verdict(self) -> str:
        """In the words of the model."""
        if self.status < 300:
            return "done"
        try:
            return f"{self.status} {self.data['code']}"
        except (ValueError, KeyError, TypeError):
            return str(self.status)


class Pipe(Protocol):
    """One socket."""

    async def send(self, text: str | bytes) -> None:
        """To the server."""

    async def receive(self) -> str | None:
        """From the server; None: it is closed."""

    async def close(self) -> None:
        """From this end."""


class Door(Protocol):
    """Where a server can be reached."""

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Heard:
        """A request and its answer."""

    async def socket(self, path: str) -> Pipe:
        """A socket that was accepted."""

    async def rest(self, seconds: float) -> None:
        """Let time pass."""


# In this process


class NearPipe:
    """A socket in plain ASGI."""

    def __init__(self, app: Any, path: str, address: str) -> None:
        self.inward: asyncio.Queue[Any] = asyncio.Queue()
        self.outward: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True
        self.code = 0
        self.inward.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": path,
            "headers": [],
            "client": (address, 1),
            "query_string": b"",
        }
        self.task = asyncio.create_task(app(scope, self.inward.get, self._sent))
        self.task.add_done_callback(lambda _: self.outward.put_nowait(None))

    async def _sent(self, event: Any) -> None:
        if not self.open:
            raise OSError("the other end is gone")
        if event["type"] == "websocket.send":
            self.outward.put_nowait(event["text"])
        elif event["type"] == "websocket.close":
            self.open, self.code = False, event["code"]
            self.inward.put_nowait({"type": "websocket.disconnect", "code": event["code"]})
            self.outward.put_nowait(None)

    async def send(self, text: str | bytes) -> None:
        """Text, or bytes as they are."""
        if self.open:
            kind = "bytes" if isinstance(text, bytes) else "text"
            self.inward.put_nowait({"type": "websocket.receive", kind: text})

    async def receive(self) -> str | None:
        """What comes next."""
        return await self.outward.get()

    async def close(self) -> None:
        """The line is cut: the server hears of it when it reads or writes next."""
        self.open = False
        self.inward.put_nowait({"type": "websocket.disconnect", "code": 1006})


class NearDoor:
    """The app itself."""

    def __init__(self, app: Any, address: str = "near") -> None:
        self.app = app
        self.address = address

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Heard:
        """One request in plain ASGI."""
        where, _, query = path.partition("?")
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        headers = [(b"host", b"near"), (b"content-type", b"application/json")]
        headers += [(b"content-length", str(len(data)).encode())]
        headers += [(b"authorization", f"Bearer {secret}".encode())] if secret else []
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": where,
            "raw_path": where.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": (self.address, 1),
            "server": ("near", 80),
            "state": {},
        }
        events = [{"type": "http.request", "body": data, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return events.pop() if events else {"type": "http.disconnect"}

        async def send(event: Any) -> None:
            sent.append(event)

        await self.app(scope, receive, send)
        return Heard(sent[0]["status"], b"".join(event.get("body", b"") for event in sent[1:]).decode())

    async def socket(self, path: str) -> Pipe:
        """A socket."""
        return NearPipe(self.app, path, self.address)

    async def rest(self, seconds: float) -> None:
        """On a loop without time it passes at once."""
        await asyncio.sleep(seconds)


# Over TCP


class FarPipe:
    """A real socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, text: str | bytes) -> None:
        """Text, or bytes as they are."""
        with suppress(ConnectionClosed):
            await self.connection.send(text)

    async def receive(self) -> str | None:
        """What comes next."""
        try:
            text = await self.connection.recv()
        except ConnectionClosed:
            return None
        return text if isinstance(text, str) else text.decode()

    async def close(self) -> None:
        """Close it."""
        await self.connection.close()


class FarDoor:
    """A server somewhere."""

    def __init__(self, base: str) -> None:
        self.base = base

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Heard:
        """One request over a connection of its own."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        headers |= {"Content-Type": "application/json"} if content is not None else {}
        async with httpx.AsyncClient(base_url=self.base, timeout=20, trust_env=False) as client:
            answer = await client.request(method, path, content=content, headers=headers)
        return Heard(answer.status_code, answer.text)

    async def socket(self, path: str) -> Pipe:
        """A real socket."""
        url = self.base.replace("http", "ws", 1) + path
        return FarPipe(await connect(url, max_size=None, compression=None, proxy=None))

    async def rest(self, seconds: float) -> None:
        """Real time."""
        await asyncio.sleep(seconds)


# A tab


class Tab:
    """One socket at one table. `heard` is every message it ever got, as text, in order."""

    def __init__(self, door: Door, room: str, secret: str | None = None, patience: float = 1.0) -> None:
        self.door = door
        self.room = room
        self.secret = secret
        self.patience = patience
        self.pipe: Pipe | None = None
        self.reader: asyncio.Task[None] | None = None
        self.heard: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.you: dict[str, Any] = {"seat": None, "seats": [], "host": False}
        self.table: dict[str, Any] | None = None
        self.bye = ""
        self.closed = False
        self.waiting: dict[str, list[asyncio.Future[dict[str, Any]]]] = {}
        self.seen: set[int | None] = set()  # the seats from which it ever saw a table

    async def open(self, **fields: Any) -> Tab:
        """Connect, say hello and wait until the server has answered it, whatever it answers."""
        await self.connect()
        await self.hello(**fields)
        return self

    async def connect(self) -> None:
        """Only connect."""
        self.pipe = await self.door.socket(f"/api/rooms/{self.room}/socket")
        self.closed, self.bye = False, ""
        self.reader = asyncio.create_task(self._read(self.pipe))

    async def hello(self, **fields: Any) -> None:
        """Say who it is."""
        answered = self._wait_for("hello")
        await self.send({"type": "hello", "version": VERSION, "secret": self.secret, **fields})
        await self._patiently(answered)

    async def send(self, message: Any) -> None:
        """Data, or text and bytes as they are."""
        assert self.pipe is not None
        await self.pipe.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer; `{"type": "nothing"}` if none comes."""
        command: Any = fields.pop("id") if "id" in fields else f"{kind}-{next(NUMBERS)}"
        if self.closed:
            return {"type": "nothing"}
        if kind in UNNAMED:
            return await self._unnamed(kind)
        answered = self._wait_for(str(command))
        await self.send({"type": kind, "id": command, **fields})
        return await self._patiently(answered)

    async def _unnamed(self, kind: str) -> dict[str, Any]:
        """What has no id of its own: its answer is known by its kind."""
        answered = self._wait_for(UNNAMED[kind])
        await self.send({"type": kind, "version": VERSION} if kind == "hello" else {"type": kind})
        return await self._patiently(answered)

    def _wait_for(self, command: str) -> asyncio.Future[dict[str, Any]]:
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(command, []).append(answered)
        return answered

    async def _patiently(self, answered: asyncio.Future[dict[str, Any]]) -> dict[str, Any]:
        try:
            return await asyncio.wait_for(answered, self.patience)
        except TimeoutError:
            self.waiting.clear()
            return {"type": "nothing"}

    async def close(self) -> None:
        """The line is cut."""
        self.closed = True
        if self.pipe is not None:
            await self.pipe.close()
        if self.reader is not None:
            self.reader.cancel()
            with suppress(asyncio.CancelledError):
                await self.reader
        self._give_up()

    async def _read(self, pipe: Pipe) -> None:
        while (text := await pipe.receive()) is not None:
            self.heard.append(text)
            self._note(msgspec.json.decode(text))
        self.closed = True
        self._give_up()

    def _give_up(self) -> None:
        """Nobody answers any more."""
        for answered in itertools.chain.from_iterable(self.waiting.values()):
            if not answered.done():
                answered.set_result({"type": "nothing", "bye": self.bye})
        self.waiting.clear()

    def _answer(self, command: str, message: dict[str, Any]) -> None:
        if command not in self.waiting and message["type"] == "refused" and len(self.waiting) == 1:
            command = next(iter(self.waiting))  # an id that could not be read is not named again
        for answered in self.waiting.pop(command, []):  # whoever has sent it twice needs one answer
            if not answered.done():
                answered.set_result(message)

    def _note(self, message: dict[str, Any]) -> None:
        if message.get("table") is not None:
            self.seen.add(message["table"]["facts"]["seat"])
        match message["type"]:
            case "welcome":
                self.welcome, self.lobby, self.you = message, message["lobby"], message["you"]
                self.table = message["table"]
                self._answer("hello", message)
            case "lobby":
                self.lobby, self.you = message["lobby"], message["you"]
            case "batch":
                self.table = message["table"] or self.table
                if message["ack"] is not None:
                    self._answer(message["ack"], {"type": "ack", "id": message["ack"]})
            case "table":
                self.table = message["table"]
            case "ack" | "refused" | "code" | "odds":
                self._answer(message["id"], message)
            case "pong":
                self._answer("ping", message)
            case "bye":
                self.bye = message["code"]
                self._answer("hello", message)


def verdict(answer: dict[str, Any]) -> str:
    """An answer in the words of the model: done, nothing, or the code of the refusal."""
    match answer["type"]:
        case "refused" | "bye":
            return str(answer["code"])
        case "nothing":
            return "nothing"
        case _:
            return "done"
