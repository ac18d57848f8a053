"""Real Chromium on a real server: people meet at a table, each in a browser of their own."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: browser tests skipped")
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.chromium import has_bare_fonts, launched
from tests.browser.people import Person
from tests.browser.positions import Holds, Ticket, room_at
from tests.server.servers import Server

CLIENT = Path("src/magie/server/client/index.html")
DESKTOP = (1280, 720, "light")
REQUIRED = os.environ.get("MAGIE_REQUIRE_BROWSER") == "1"


def missing(sentence: str) -> None:
    """CI must not skip; a machine without a browser says so and goes on."""
    if REQUIRED:
        pytest.fail(sentence)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all; CI must see what a bare machine sees."""
    if REQUIRED and not has_bare_fonts():
        pytest.fail("DejaVu is not installed (on Debian: fonts-dejavu-core).")
    if not CLIENT.exists():
        missing("The client is not built: run `make client`. Browser tests skipped.")
    with sync_playwright() as playwright:
        try:
            browser = launched(playwright)
        except Error as why:
            missing(f"No Chromium starts here ({str(why).splitlines()[0]}): browser tests skipped.")
            raise
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all journeys; bots answer at once, and nobody is waited for longer than a second.

    Its database lies in memory where there is such a folder: people in tests play faster than a disk can be waited for.
    """
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        running = Server(f"sqlite:///{folder}/magie.db", Path(folder), "--pace", "0", "--away", "1").start()
        yield running
        running.stop()


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser; at the end nobody may have met an error."""
    people: list[Person] = []

    def come(width: int = 1280, height: int = 720, mode: str = "light", motion: bool = False) -> Person:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if mode == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            base_url=server.base,
            permissions=["clipboard-read", "clipboard-write"],
        )
        people.append(Person(context.new_page()))
        return people[-1]

    yield come
    for one in people:
        one.page.context.close()
    assert [error for one in people for error in one.errors] == []


@pytest.fixture
def tickets(server: Server) -> Callable[..., list[Ticket]]:
    """Rooms of this server in which something is so, see `positions.room_at`."""
    return partial(room_at, server.database)


@pytest.fixture
def at(person: Callable[..., Person], tickets: Callable[..., list[Ticket]]) -> Callable[..., Person]:
    """Somebody on seat 0 of such a room; `screen` is width, height and mode."""

    def come(edition: str, holds: Holds, screen: tuple[int, int, str] = DESKTOP, **more: Any) -> Person:
        (ticket,) = tickets(edition, holds, **more)
        one = person(*screen).sits_down(ticket)
        one.dock.or_(one.page.get_by_role("button", name=re.compile("^I am "))).wait_for()
        return one

    return come
