"""How much the server bears: many rooms of four on real sockets, everybody acting.

    python bench/load.py --rooms 200 --seconds 30             as fast as everybody can
    python bench/load.py --rooms 200 --seconds 30 --rate 2    each room two actions a second

It starts a server of its own on loopback with an embedded store (or `--database URL`), and prints actions per second
and per CPU-second of the server, the time from an action to the others' events, and the memory of an idle room.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import Server, running

SEATS = 4


class ChoiceHeard(msgspec.Struct):
    """What a person looks at before clicking."""

    action: msgspec.Raw
    kind: str
    disabled: str | None = None


class TableHeard(msgspec.Struct):
    """The table, without what only eyes need."""

    decision: int
    waiting: list[int]
    choices: list[ChoiceHeard]
    standings: Any = None


class Heard(msgspec.Struct):
    """A message."""

    type: str
    by: int | None = None
    table: TableHeard | None = None
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)


class Counted(NamedTuple):
    """The server's own counters."""

    actions: int
    commits: int
    commit_seconds: float


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.actions = 0
        self.refused: dict[str, int] = {}
        self.measuring = False


class Table:
    """One room and its four people."""

    def __init__(self, base: str, rate: float, figures: Figures) -> None:
        self.base = base
        self.rate = rate
        self.figures = figures
        self.sockets: list[ClientConnection] = []
        self.sent_at: dict[int, float] = {}
        self.room = ""

    async def open(self, client: httpx.AsyncClient) -> None:
        """Make the room; everybody sits down."""
        clock = {"auction": 10}
        made = (await client.post("/api/rooms", json={"name": "P0", "clock": clock})).json()
        self.room = made["room"]
        secrets = [made["secret"]]
        for seat in range(1, SEATS):
            joined = await client.post(f"/api/rooms/{self.room}/join", json={"name": f"P{seat}"})
            secrets.append(joined.json()["secret"])
        url = f"{self.base.replace('http', 'ws')}/api/rooms/{self.room}/socket"
        for secret in secrets:
            socket = await connect(url, compression=None, max_size=None, proxy=None, open_timeout=60)
            await socket.send(msgspec.json.encode({"type": "hello", "version": 1, "secret": secret}).decode())
            await socket.recv()
            self.sockets.append(socket)

    async def start(self) -> None:
        """The host begins."""
        await self.sockets[0].send('{"type":"host","id":"start","do":"start"}')

    async def play(self, seat: int) -> None:
        """One person: answers whenever the table waits for it."""
        socket = self.sockets[seat]
        async for text in socket:
            heard = HEARD.decode(text)
            if heard.type == "refused":
                self.figures.refused[heard.code] = self.figures.refused.get(heard.code, 0) + 1
                continue
            if heard.type == "batch" and heard.by is not None and heard.by != seat:
                self.note(heard.by)
            if heard.table is None:
                continue
            if heard.table.standings is not None:
                if seat == 0:
                    await socket.send(f'{{"type":"host","id":"{random.random()}","do":"rematch"}}')
            elif seat in heard.table.waiting:
                await self.answer(socket, seat, heard.table)

    async def answer(self, socket: ClientConnection, seat: int, table: TableHeard) -> None:
        """Click the first button."""
        choice = next((c for c in table.choices if c.disabled is None and c.kind != "accept"), None)
        if choice is None:
            return
        if self.rate:
            await asyncio.sleep(random.uniform(0.5, 1.5) / self.rate)
        action = bytes(choice.action).decode()
        self.sent_at[seat] = time.perf_counter()
        await socket.send(
            f'{{"type":"act","id":"{random.random()}","decision":{table.decision},"action":{action}}}'
        )

    def note(self, by: int) -> None:
        """Another one's action has arrived."""
        sent = self.sent_at.get(by)
        if sent is not None and self.figures.measuring:
            self.figures.latencies.append(time.perf_counter() - sent)


async def measure(server: Server, rooms: int, seconds: float, rate: float) -> None:
    """Set everything up, play, and report."""
    process = psutil.Process(server.pid)
    figures = Figures()
    empty = process.memory_info().rss
    tables = [Table(server.base, rate, figures) for _ in range(rooms)]
    async with httpx.AsyncClient(base_url=server.base, timeout=60, trust_env=False) as client:
        for table in tables:
            await table.open(client)
        idle = process.memory_info().rss
        print(
            f"{rooms} rooms of {SEATS} in the lobby: {(idle - empty) / rooms / 1024:.0f} KB a room with its sockets"
        )
        players = [asyncio.create_task(t.play(s)) for t in tables for s in range(SEATS)]
        for table in tables:
            await table.start()
        await asyncio.sleep(min(5.0, seconds / 3))
        before, cpu = await counted(client), process.cpu_times()
        figures.measuring, began = True, time.perf_counter()
        await asyncio.sleep(seconds)
        took, after, used = time.perf_counter() - began, await counted(client), process.cpu_times()
        report(figures, after.actions - before.actions, took, used.user + used.system - cpu.user - cpu.system)
        commits = max(1, after.commits - before.commits)
        each = (after.commit_seconds - before.commit_seconds) / commits
        print(f"commits: {commits}, {each * 1000:.1f} ms each")
        playing = process.memory_info().rss
        print(f"memory: {(playing - empty) / rooms / 1024:.0f} KB a room in play, with its sockets")
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*(s.close() for t in tables for s in t.sockets), return_exceptions=True)
    await asyncio.sleep(2)
    print(f"memory: {(process.memory_info().rss - empty) / rooms / 1024:.0f} KB a room when all have gone")


async def counted(client: httpx.AsyncClient) -> Counted:
    """What the server has counted so far."""
    text = (await client.get("/metrics")).text
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return Counted(
        int(numbers["magie_actions_total"]),
        int(numbers["magie_commit_seconds_count"]),
        float(numbers["magie_commit_seconds_sum"]),
    )


def report(figures: Figures, actions: int, took: float, cpu: float) -> None:
    """The figures in words."""
    print(f"{actions} durable actions in {took:.1f} s: {actions / took:.0f} a second")
    print(
        f"server: {cpu:.1f} CPU-seconds, {actions / cpu:.0f} actions a CPU-second, load {cpu / took:.0%} of a core"
    )
    if figures.latencies:
        found = sorted(figures.latencies)
        p50, p99 = found[len(found) // 2], found[int(len(found) * 0.99)]
        print(f"from action to the others' events: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms")
    if figures.refused:
        print(f"refused: {figures.refused}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second of each room; 0: no limit")
    parser.add_argument("--database", default="", help="another database than a fresh SQLite file")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = chosen.database or f"sqlite:///{folder}/rooms.db"
        with running(database, folder) as server:
            asyncio.run(measure(server, chosen.rooms, chosen.seconds, chosen.rate))


if __name__ == "__main__":
    main()
