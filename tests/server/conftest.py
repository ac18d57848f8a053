"""One server for most tests of a run; those that break one have their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import close_all
from tests.server.servers import Server, postgres, postgres_programs, running
from tests.world.chance import of_the_world
from tests.world.loop import WorldLoop

Story = Callable[[Coroutine[Any, Any, None]], None]

LONG_STORY = 100_000.0  # seconds by the clock of the story


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an embedded store and quick bots; absences are noticed after half a second."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder}/rooms.db", folder, "--pace", "0", "--away", "0.5") as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed and started again."""
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, "--pace", "0", "--away", "0.5") as started:
        yield started


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, where the machine has it."""
    if postgres_programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind: they differ in what they take."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rooms.db"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def tell() -> Story:
    """Run one story to its end."""

    async def tidily(story: Coroutine[Any, Any, None]) -> None:
        try:
            await asyncio.wait_for(story, 120)
        finally:
            await close_all()

    def run(story: Coroutine[Any, Any, None]) -> None:
        asyncio.run(tidily(story))

    return run


@pytest.fixture
def tell_in_no_time() -> Story:
    """Run one story indoors by a clock that moves when nothing else can happen: an hour in it takes no time.

    All clocks and chance of the server are those of the loop. There are no threads and no network.
    """

    def run(story: Coroutine[Any, Any, None]) -> None:
        loop = WorldLoop("story")
        with of_the_world(loop, "story"):
            try:
                loop.run_until_complete(asyncio.wait_for(story, LONG_STORY))
            finally:
                loop.end()

    return run
