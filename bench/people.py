"""People for the load generator: they read only what they need, so that their own work is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import httpx
import msgspec

from magie.server.wire import VERSION

SEATS = 4
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
BY = re.compile(rb'"by":(\d+)')
WAITING = re.compile(rb'"waiting":\[([\d,]*)\]')
CODE = re.compile(rb'"code":"(\w+)"')


class ChoiceHeard(msgspec.Struct):
    """What a person looks at before clicking."""

    action: msgspec.Raw
    kind: str
    disabled: str | None = None


class TableHeard(msgspec.Struct):
    """The table, without what only eyes need."""

    decision: int
    choices: list[ChoiceHeard]
    standings: Any = None


class Heard(msgspec.Struct):
    """A message."""

    table: TableHeard | None = None


HEARD = msgspec.json.Decoder(Heard)


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.measuring = False

    def begin(self) -> None:
        """From now on."""
        self.latencies.clear()
        self.refused.clear()
        self.measuring = True

    def within(self, share: float) -> float:
        """Milliseconds in which this share of what was sent had arrived."""
        found = sorted(self.latencies) or [0.0]
        return found[int(len(found) * share)] * 1000

    def report(self) -> str:
        """The times in words."""
        p50, p99 = self.within(0.5), self.within(0.99)
        text = f"  from an action to the others' events: p50 {p50:.1f} ms, p99 {p99:.1f} ms"
        return f"{text}\n  refused: {dict(self.refused)}" if self.refused else text


class Person(asyncio.Protocol):
    """One browser of one seat, on a websocket."""

    def __init__(self, table: Table, seat: int, secret: str, host: str) -> None:
        self.table = table
        self.host = host
        self.seat = seat
        self.secret = secret
        self.held = bytearray()
        self.upgraded = False
        self.welcomed = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/rooms/{self.table.room}/socket HTTP/1.1\r\nHost: {self.host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        self.held += data
        if not self.upgraded:
            head, found, rest = bytes(self.held).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.upgraded, self.held = True, bytearray(rest)
            hello = {"type": "hello", "version": self.table.version, "secret": self.secret}
            self.send(msgspec.json.encode(hello))
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Take one frame, if it is whole."""
        held = self.held
        if len(held) < 2:
            return False
        size, at = held[1] & 0x7F, 2
        if size == 126:
            size, at = int.from_bytes(held[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(held[2:10], "big"), 10
        if len(held) < at + size:
            return False
        kind, payload = held[0] & 0x0F, bytes(held[at : at + size])
        del held[: at + size]
        if kind == PING:
            self.send(payload, PONG)
        elif kind == TEXT:
            self.hear(payload)
        return True

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame; a mask of zeros is a mask too."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126, size >> 8, size & 0xFF])
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)

    def hear(self, text: bytes) -> None:
        """Note when another one's action arrives; answer if the table waits for this seat."""
        if text.startswith(b'{"type":"welcome"'):
            self.welcomed.set_result(None)
        elif text.startswith(b'{"type":"refused"'):
            found = CODE.search(text)
            self.table.figures.refused[found[1].decode() if found else "?"] += 1
        elif text.startswith((b'{"type":"batch"', b'{"type":"table"')):
            by = BY.search(text, 0, 100)
            if by is not None and int(by[1]) != self.seat:
                self.table.note(int(by[1]))
            waiting = WAITING.search(text)
            if waiting is not None and (str(self.seat).encode() in waiting[1] or not waiting[1]):
                self.look(text)

    def look(self, text: bytes) -> None:
        """Click the first button; when the game is over the host begins another."""
        table = HEARD.decode(text).table
        if table is None:
            return
        if table.standings is not None:
            if self.seat == 0:
                self.send(f'{{"type":"host","id":"{random.random()}","do":"rematch"}}'.encode())
            return
        choice = next((c for c in table.choices if c.disabled is None and c.kind != "accept"), None)
        if choice is not None:
            wait = self.table.wait()
            message = (
                f'{{"type":"act","id":"{random.random()}","decision":{table.decision},"action":'.encode()
                + bytes(choice.action)
                + b"}"
            )
            asyncio.get_running_loop().call_later(wait, self.click, message)

    def click(self, message: bytes) -> None:
        """Now."""
        self.table.sent_at[self.seat] = time.perf_counter()
        self.send(message)


class Table:
    """One room and its four people, who come through these servers in turn and speak this version of the wire."""

    def __init__(self, bases: Sequence[str], figures: Figures, version: int = VERSION) -> None:
        self.hosts = [base.removeprefix("http://") for base in bases]
        self.figures = figures
        self.version = version
        self.people: list[Person] = []
        self.sent_at: dict[int, float] = {}
        self.room = ""
        self.rate = 0.0
        self.due = 0.0

    async def open(self, client: httpx.AsyncClient) -> None:
        """Make the room; everybody sits down."""
        made = (await client.post("/api/rooms", json={"name": "P0", "clock": {"auction": 10}})).json()
        self.room = made["room"]
        secrets = [made["secret"]]
        for seat in range(1, SEATS):
            joined = await client.post(f"/api/rooms/{self.room}/join", json={"name": f"P{seat}"})
            secrets.append(joined.json()["secret"])
        loop = asyncio.get_running_loop()
        for seat, secret in enumerate(secrets):
            person = Person(self, seat, secret, self.hosts[seat % len(self.hosts)])
            host, port = person.host.split(":")
            await loop.create_connection(lambda person=person: person, host, int(port))  # type: ignore[misc]
            await asyncio.wait_for(person.welcomed, 60)
            self.people.append(person)

    def start(self) -> None:
        """The host begins."""
        self.people[0].send(b'{"type":"host","id":"start","do":"start"}')

    def wait(self) -> float:
        """How long a person takes before clicking: as long as makes the rate of this room."""
        if not self.rate:
            return 0.0
        now = time.perf_counter()
        self.due = max(now, self.due + random.uniform(0.5, 1.5) / self.rate)
        return self.due - now

    def note(self, by: int) -> None:
        """Another one's action has arrived."""
        sent = self.sent_at.get(by)
        if sent is not None and self.figures.measuring:
            self.figures.latencies.append(time.perf_counter() - sent)

    def close(self) -> None:
        """Everybody goes."""
        for person in self.people:
            person.send((1000).to_bytes(2, "big"), CLOSE)
            if person.transport is not None:
                person.transport.close()
