"""A person at a browser: what somebody does to get to a table and to play."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.in_view import InView
from tests.browser.positions import Ticket

PATIENCE = 60_000  # a busy machine is slow, and whoever does not have to wait does not notice
GLANCE = 15  # milliseconds between two looks at a page
HEADSTART = 3  # seconds, for nobody can stop a time that has passed
LONGEST = 180.0  # seconds a short game may take
expect.set_options(timeout=PATIENCE)
CAN_ANSWER = "() => Boolean(document.querySelector('[data-primary]:not([aria-disabled=true])'))"
MOST_TABS = 150
FOCUSED = """() => { const e = document.activeElement;
    const by = document.getElementById(e.getAttribute('aria-labelledby')) ?? e.labels?.[0] ?? e;
    return e === document.body ? '' : e.getAttribute('aria-label') ?? by.innerText }"""


class Person(InView):
    """One browser, and whatever went wrong in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.heard: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: Any) -> None:
        self.heard.append(str(frame))

    # ---- getting to a table

    def opens(self, path: str = "/") -> Person:
        self.page.goto(path)
        return self

    def plays_now(self, edition: str = "luxury") -> Person:
        self.opens()
        self.edition(edition).check(force=True)
        self.page.get_by_role("button", name="Play now").click()
        return self.sees_the_table()

    def sits_at(self, edition: str, seats: list[dict[str, Any]], name: str = "Ada", **more: Any) -> Person:
        """A table made by its address, for rules that nobody would click together in a test."""
        body = {"edition": edition, "name": name, "seats": seats, "pace": 0} | more
        seated = self.page.request.post("/api/rooms", data=body)
        assert seated.ok, seated.text()
        ticket = seated.json()
        return self.sits_down(Ticket(ticket["room"], ticket["secret"]))

    def sits_down(self, ticket: Ticket) -> Person:
        """Come back to a seat that is one's own: the browser remembers its secret."""
        self.page.add_init_script(
            f"location.host && localStorage.setItem('magie.secret.{ticket.room}', '\"{ticket.secret}\"')"
        )
        return self.opens(f"/t/{ticket.room}")

    def opens_a_table(self, edition: str = "luxury") -> Person:
        self.opens()
        self.edition(edition).check(force=True)
        self.page.get_by_role("button", name="Open a table").click()
        self.page.get_by_role("button", name="Start the game").wait_for()
        return self

    def joins(self, address: str, name: str) -> Person:
        self.opens(address)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        return self.sees_the_lobby()

    def starts(self) -> Person:
        self.page.get_by_role("button", name="Start the game").click()
        return self.sees_the_table()

    @property
    def address(self) -> str:
        return self.page.url

    # ---- at the table

    def presses(self, *keys: str) -> Person:
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def says(self, text: str) -> Person:
        """In the chat; whatever this browser has sent before is heard before."""
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_label("Say something").press("Enter")
        return self

    def sees(self, text: str) -> Person:
        expect(self.page.get_by_text(text).first).to_be_visible()
        return self

    def sees_the_lobby(self) -> Person:
        self.chairs.first.wait_for()
        return self

    def sees_the_table(self) -> Person:
        self.dock.wait_for()
        return self

    @property
    def over(self) -> bool:
        return self.standings.count() > 0

    def answers_once(self) -> bool:
        """Play the gold button if there is one; was there?"""
        if not self.page.evaluate(CAN_ANSWER):
            return False
        self.page.keyboard.press("Space")
        return True

    # ---- while time passes

    def has_time(self) -> Person:
        """From now on this browser's clock can be put forward, see `waits`."""
        self.page.clock.install()
        return self

    def waits(self, seconds: float) -> Person:
        """So much time passes for this browser alone, at once."""
        self.page.clock.fast_forward(int(seconds * 1000))
        return self

    def stops_time(self) -> Person:
        """However slow the machine is, no time passes for this browser until it goes on."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + HEADSTART)
        return self

    def lets_time_go_on(self) -> Person:
        self.page.clock.resume()
        return self

    # ---- without a mouse

    def tabs_to(self, name: str, key: str = "Tab") -> Person:
        """Walk with the keyboard until something of this name has the focus."""
        assert self.reaches(name, key), f"{name} is not reached with {key}"
        return self

    def reaches(self, name: str, key: str = "Tab", only_while: Locator | None = None) -> bool:
        """Walk with the keyboard to something of this name, as long as a thing is on the screen."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press(key)
            if only_while is not None and only_while.count() == 0:
                return False
            if name in self.page.evaluate(FOCUSED):
                return True
        return False


def until(one: Person, so: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Look again and again until something is so; meanwhile the browser goes on, and is heard."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, one.page.locator("body").inner_text()
        one.page.wait_for_timeout(GLANCE)


def play_until(people: list[Person], done: Callable[[], bool], seconds: float = LONGEST) -> None:
    """Everybody presses the gold button until something is so."""

    def done_or_played() -> bool:
        if done():
            return True
        for one in people:
            one.answers_once()
        return False

    until(people[0], done_or_played, seconds)
