"""Health: the server says that it is well only while it can store. And a store it cannot use at all ends it with a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.indoors import Indoors, indoors
from tests.server.servers import free_port

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines


def run(story: Coroutine[Any, Any, None]) -> None:
    """To the end."""
    asyncio.run(asyncio.wait_for(story, 60))


async def pragma(place: Indoors, words: str) -> Any:
    """Say something to the connection that writes."""
    writer: Any = place.hall.store.committer.writer
    return await asyncio.wrap_future(
        writer.thread.submit(lambda: writer.connection.execute(f"PRAGMA {words}").fetchone())
    )


async def health(place: Indoors) -> int:
    """What /health says, not what it remembers."""
    place.hall.pulse.felt_at = -1e9
    return (await place.get("/health")).status_code


def test_a_store_that_cannot_be_written_is_no_health(tmp_path: Path) -> None:
    """It can be read as before, and nothing can be stored; when it can, all is well again."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            assert await health(place) == 200
            await pragma(place, "query_only=1")
            assert await health(place) == 503
            await pragma(place, "query_only=0")
            assert await health(place) == 200

    run(story())


def mounted(folder: Path, size: str) -> bool:
    """A tiny filesystem of its own, where the machine lets us."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    return shutil.which("mount") is not None and subprocess.run(command, capture_output=True).returncode == 0


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if not mounted(disk, "1m"):
        pytest.skip("this machine lets us mount nothing")

    async def story() -> None:
        async with indoors(f"sqlite:///{disk}/rooms.db") as place:
            assert await health(place) == 200
            filler = disk / "filler"
            with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 4096)
            answers = [await health(place) for _ in range(40)]  # what is left in the last pages is used up
            assert answers[-1] == 503
            filler.unlink()
            assert await health(place) == 200

    try:
        run(story())
    finally:
        subprocess.run(["umount", str(disk)], check=False)


def test_health_is_asked_of_the_disk_once_a_second(tmp_path: Path) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            before = place.hall.metrics.commit_writes
            answers = await asyncio.gather(*(place.get("/health") for _ in range(200)))
            assert {answer.status_code for answer in answers} == {200}
            assert place.hall.metrics.commit_writes - before <= 2

    run(story())


# At the start


def started_with(database: str) -> tuple[int, str]:
    """The exit code of `magie serve` with this database, and what it says."""
    command = [sys.executable, "-m", "magie.cli", "serve", "--port", str(free_port()), "--database", database]
    done = subprocess.run(unprivileged() + command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def unprivileged() -> list[str]:
    """For root no file is read-only, unless this is taken away first."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root writes everywhere")
    caps = "-dac_override,-dac_read_search"
    return ["setpriv", f"--bounding-set={caps}", f"--inh-caps={caps}"]


def said_one_sentence(code: int, text: str) -> None:
    """Not a traceback, and not success."""
    assert code != 0
    assert "Traceback" not in text
    assert len(text.strip().splitlines()) <= 3, text
    assert text.strip().endswith("."), text


def test_a_read_only_database(tmp_path: Path) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db"):
            pass

    run(story())
    for file in tmp_path.glob("rooms.db*"):
        file.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH)
    tmp_path.chmod(0o555)
    said_one_sentence(*started_with(f"sqlite:///{tmp_path}/rooms.db"))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    said_one_sentence(*started_with(f"sqlite:///{tmp_path}/rooms.db"))
    said_one_sentence(*started_with(f"sqlite:///{tmp_path}/deeper/rooms.db"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    file.chmod(0o666)
    tmp_path.chmod(0o777)
    said_one_sentence(*started_with(f"sqlite:///{file}"))


def test_a_database_server_that_is_not_there() -> None:
    said_one_sentence(*started_with(f"postgresql://magie@127.0.0.1:{free_port()}/magie"))
    said_one_sentence(*started_with("postgresql://magie@no.such.host.invalid/magie"))


def test_a_database_that_does_not_exist_there(postgres_url: str) -> None:
    said_one_sentence(*started_with(postgres_url.replace("/postgres", "/elsewhere")))


def test_words_that_are_no_database() -> None:
    for words in ("rooms.db", "postgresql://magie:pass word@[::1/x", "mysql://here/x", "sqlite:////"):
        said_one_sentence(*started_with(words))
