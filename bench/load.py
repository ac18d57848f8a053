"""How much the server bears: many rooms of four on real sockets, everybody acting.

    python -m bench.load --rooms 200 --seconds 30             what it can do, then how quick it is at 1,000 actions a second
    python -m bench.load --rooms 200 --seconds 30 --rate 2    the second part with two actions a second of each room

It starts a server of its own on loopback with an embedded store (or `--database URL`). The first part plays as fast as
everybody can: actions per CPU-second of the server. The second part plays at a given rate: the time from an action to
the others' events. Then everybody stops, and at last goes: what is left in memory is that of idle rooms.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
import psutil
import uvloop
from bench.people import Figures, Table

from magie.server.rooms.sweeping import EVERY_SECONDS
from magie.server.wire import VERSION
from tests.server.servers import Server, running

WARM_SECONDS = 5.0
SETTLE_SECONDS = 2.0
IDLE_SECONDS = EVERY_SECONDS + 2.0  # the server has tidied up
ONCE_A_DAY = 1 / 86400


class Counted(NamedTuple):
    """What the server has counted so far, and the CPU-seconds it has used."""

    at: float
    actions: int
    commits: int
    commit_seconds: float
    cpu: float


class Played(NamedTuple):
    """What a part has shown: actions a second and a CPU-second, and how soon the others saw them (milliseconds)."""

    a_second: float
    a_cpu_second: float
    p50: float
    p99: float


class Load:
    """One server or several that share a database, their rooms, and what is measured."""

    def __init__(
        self, servers: Sequence[Server], client: httpx.AsyncClient, rooms: int, version: int = VERSION
    ) -> None:
        self.processes = [psutil.Process(server.pid) for server in servers]
        self.client = client
        self.figures = Figures()
        self.bases = [server.base for server in servers]
        self.version = version
        self.tables = [Table(self.bases, self.figures, version) for _ in range(rooms)]
        self.empty = 0

    async def open(self) -> None:
        """One room plays for a moment, so that all of the program is loaded; then the others are made."""
        first = Table(self.bases, self.figures, self.version)
        await first.open(self.client)
        first.start()
        await asyncio.sleep(SETTLE_SECONDS)
        first.close()
        self.empty = self.memory()
        for table in self.tables:
            await table.open(self.client)

    def memory(self) -> int:
        """The bytes of all servers."""
        return sum(process.memory_info().rss for process in self.processes)

    def kilobytes(self) -> str:
        """The memory a room takes."""
        return f"{(self.memory() - self.empty) / len(self.tables) / 1024:.0f} KB a room"

    async def count(self) -> Counted:
        """Ask the servers, and the machine about them."""
        numbers: dict[str, float] = {}
        for base in self.bases:
            text = (await self.client.get(f"{base}/metrics")).text
            for line in text.splitlines():
                if not line.startswith("#"):
                    name, value = line.rsplit(" ", 1)
                    numbers[name] = numbers.get(name, 0.0) + float(value)
        used = [process.cpu_times() for process in self.processes]
        return Counted(
            time.perf_counter(),
            int(numbers["magie_actions_total"]),
            int(numbers["magie_commit_seconds_count"]),
            float(numbers["magie_commit_seconds_sum"]),
            sum(one.user + one.system for one in used),
        )

    async def play(self, rate: float, seconds: float) -> Played:
        """Everybody plays for a while, at a rate for each room (0: as fast as possible); report."""
        for table in self.tables:
            table.rate = rate
        await asyncio.sleep(min(WARM_SECONDS, seconds / 3))
        self.figures.begin()
        before = await self.count()
        await asyncio.sleep(seconds)
        after = await self.count()
        self.figures.measuring = False
        print(
            f"\n{f'{rate * len(self.tables):,.0f} actions a second wanted' if rate else 'As fast as possible'}:"
        )
        report(before, after)
        print(self.figures.report(), flush=True)
        actions = after.actions - before.actions
        took, cpu = after.at - before.at, after.cpu - before.cpu
        return Played(actions / took, actions / cpu, self.figures.within(0.5), self.figures.within(0.99))


def report(before: Counted, after: Counted) -> None:
    """What the server did meanwhile, in words."""
    took, actions, cpu = after.at - before.at, after.actions - before.actions, after.cpu - before.cpu
    commits = max(1, after.commits - before.commits)
    each = (after.commit_seconds - before.commit_seconds) / commits
    print(f"  {actions} durable actions in {took:.1f} s: {actions / took:.0f} a second")
    print(f"  {cpu:.1f} CPU-seconds ({cpu / took:.0%} of a core): {actions / cpu:.0f} actions a CPU-second")
    print(f"  {commits} commits, {actions / commits:.1f} actions and {each * 1000:.1f} ms each")


async def measure(server: Server, rooms: int, seconds: float, rate: float) -> None:
    """Set everything up, play, and report."""
    print("load average of the machine:", *(f"{load:.1f}" for load in os.getloadavg()))
    async with httpx.AsyncClient(base_url=server.base, timeout=60, trust_env=False) as client:
        load = Load([server], client, rooms)
        await load.open()
        print(f"{rooms} rooms of four in the lobby: {load.kilobytes()} with its sockets", flush=True)
        for table in load.tables:
            table.start()
        await load.play(0.0, seconds)
        if rate:
            await load.play(rate, seconds)
        print(f"\nMemory: {load.kilobytes()} in play with its sockets, ", end="", flush=True)
        for table in load.tables:
            table.rate = ONCE_A_DAY
        await asyncio.sleep(IDLE_SECONDS)
        print(f"{load.kilobytes()} when nobody acts, ", end="", flush=True)
        for table in load.tables:
            table.close()
        await asyncio.sleep(IDLE_SECONDS)
        print(f"{load.kilobytes()} when everybody has gone")
    print("load average of the machine:", *(f"{average:.1f}" for average in os.getloadavg()))


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="of each part")
    parser.add_argument(
        "--rate", type=float, default=5.0, help="actions a second of each room; 0: only the first part"
    )
    parser.add_argument("--database", default="", help="another database than a fresh SQLite file")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = chosen.database or f"sqlite:///{folder}/rooms.db"
        with running(database, folder) as server:
            uvloop.run(measure(server, chosen.rooms, chosen.seconds, chosen.rate))


if __name__ == "__main__":
    main()
