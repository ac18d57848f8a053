"""The server beside that of another release, in one sitting: actions a CPU-second, and how soon the others see them.

    python -m bench.figures --beside ../magie-0.2.0 --wire 1
    python -m bench.figures --rooms 200 --stores sqlite --rounds 1

`--beside` is a checkout of another release with its own .venv, `--wire` the version of the wire it speaks. The two
take turns, so that a machine that is slow for a while is slow for both; every run is shown, and the ratio is that of
the medians. PostgreSQL is one of our own in a folder that is thrown away. People of a table are spread over the
processes.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop
from bench.load import Load, Played

from magie.server.wire import VERSION
from tests.server.servers import Server, postgres, running

ACTIONS_A_SECOND = 1000.0


class Release(NamedTuple):
    """A checkout that is measured."""

    name: str
    python: str
    version: int


class Setting(NamedTuple):
    """Under what it is measured."""

    rooms: int
    store: str
    processes: int


class Run(NamedTuple):
    """One run of a release: as fast as possible, then at the usual rate."""

    fast: Played
    steady: Played


@contextlib.contextmanager
def served(setting: Setting, release: Release) -> Iterator[list[Server]]:
    """Fresh servers on a fresh database."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        url = f"sqlite:///{folder}/rooms.db"
        if setting.store == "postgres":
            url = stack.enter_context(postgres(folder / "postgres"))
        servers = []
        for number in range(setting.processes):
            own = folder / str(number)
            own.mkdir()
            servers.append(stack.enter_context(running(url, own, python=release.python)))
        yield servers


async def measure(servers: list[Server], setting: Setting, release: Release, seconds: float) -> Run:
    """Everybody plays."""
    async with httpx.AsyncClient(base_url=servers[0].base, timeout=60, trust_env=False) as client:
        load = Load(servers, client, setting.rooms, release.version)
        await load.open()
        for table in load.tables:
            table.start()
        run = Run(await load.play(0.0, seconds), await load.play(ACTIONS_A_SECOND / setting.rooms, seconds))
        for table in load.tables:
            table.close()
    return run


def compare(setting: Setting, found: dict[str, list[Run]]) -> None:
    """All runs of one setting, and the ratio of the medians."""
    print(f"\n== {setting.rooms} rooms, {setting.store}, {setting.processes} process(es)")
    for name, runs in found.items():
        print(f"  {name}:")
        for run in runs:
            print(
                f"    {run.fast.a_second:.0f} actions a second, {run.fast.a_cpu_second:.0f} a CPU-second;"
                f" at {run.steady.a_second:.0f} a second p50 {run.steady.p50:.1f} ms, p99 {run.steady.p99:.1f} ms,"
                f" {1000 / run.steady.a_cpu_second:.2f} CPU-ms an action"
            )
    if len(found) == 2:
        cpu, p99 = (ratio(found, one) for one in ("cpu", "p99"))
        print(f"  this one over the other: actions a CPU-second {cpu:.2f}, p99 {p99:.2f}", flush=True)


def ratio(found: dict[str, list[Run]], what: str) -> float:
    """This release over the other one, by their medians."""
    medians = [
        statistics.median(run.fast.a_cpu_second if what == "cpu" else run.steady.p99 for run in runs)
        for runs in found.values()
    ]
    return medians[0] / medians[1]


def numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    return [int(word) for word in text.split(",")]


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--beside", type=Path, help="a checkout of another release")
    parser.add_argument("--wire", type=int, default=VERSION, help="the version of the wire it speaks")
    parser.add_argument("--rooms", type=numbers, default=[200, 1000])
    parser.add_argument("--stores", type=lambda text: text.split(","), default=["sqlite", "postgres"])
    parser.add_argument("--processes", type=numbers, default=[1, 2], help="SQLite is for one")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each part")
    chosen = parser.parse_args()
    releases = [Release("this one", sys.executable, VERSION)]
    if chosen.beside is not None:
        releases.append(Release("the other", str(chosen.beside / ".venv/bin/python"), chosen.wire))
    for rooms, store, processes in itertools.product(chosen.rooms, chosen.stores, chosen.processes):
        if store == "sqlite" and processes > 1:
            continue
        setting = Setting(rooms, store, processes)
        found: dict[str, list[Run]] = {release.name: [] for release in releases}
        for _, release in itertools.product(range(chosen.rounds), releases):
            print(f"\n{release.name}: {setting}; load average {os.getloadavg()[0]:.1f}", flush=True)
            with served(setting, release) as servers:
                run = uvloop.run(measure(servers, setting, release, chosen.seconds))
            found[release.name].append(run)
        compare(setting, found)


if __name__ == "__main__":
    main()
