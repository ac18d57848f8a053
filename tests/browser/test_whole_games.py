"""A whole game of each of the four: two people and two bots; one of the people has no mouse."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from tests.browser.people import Person

Come = Callable[..., Person]

STATE = """() => { const has = (s) => Boolean(document.querySelector(s)); return {
    over: has('main.end .stand li'),
    asked: has('[data-primary]:not([aria-disabled=true])'),
    waits: document.title.startsWith('●'),
    offered: has('.offer.now'),
    looking: has('.stage.deal'),
    auction: has('.stage.auc, .stage.gal .quick') } }"""
STALL = 15.0  # seconds somebody may be waited for without a gold button


class Player:
    """Somebody who plays to the end with keys: gold mostly, sometimes a pass, and no to every offer."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.presses = 0
        self.stalled_since: float | None = None
        self.over = False

    def plays(self) -> bool:
        """Answer if there is something to answer; was there?"""
        state = self.one.page.evaluate(STATE)
        self.over = state["over"]
        self.watch_for_a_stall(state)
        if state["looking"]:
            return self.presses_key("d")
        if state["offered"] and self.one.reaches("Look", only_while=".offer.now"):
            return self.presses_key("Enter")
        if not state["asked"]:
            return False
        return self.presses_key("a" if state["auction"] and self.presses % 3 else "Space")

    def presses_key(self, key: str) -> bool:
        self.presses += 1
        self.one.presses(key)
        return True

    def watch_for_a_stall(self, state: dict[str, bool]) -> None:
        """Whoever is waited for has a gold button."""
        if not state["waits"] or state["asked"] or state["over"]:
            self.stalled_since = None
        elif self.stalled_since is None:
            self.stalled_since = time.monotonic()
        else:
            assert time.monotonic() - self.stalled_since < STALL, self.one.page.locator("body").inner_text()


def opens_with_keys(one: Person, edition: str) -> Person:
    """From the front page to a table, without a mouse."""
    one.opens().page.locator(".ed").first.wait_for()
    one.tabs_to("Luxury")
    for _ in range(4):
        if one.page.locator(f"#ed-{edition}").is_checked():
            break
        one.presses("ArrowDown")
    one.tabs_to("Open a table", "Shift+Tab").presses("Enter")
    one.page.get_by_role("button", name="Start the game").wait_for()
    return one


@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz", "masterpiece"])
def test_a_whole_game(person: Come, edition: str) -> None:
    ada = opens_with_keys(person(), edition)
    ben = person(390, 844).joins(ada.address, "Ben")
    ada.sees("Ben").tabs_to("Start the game").presses("Enter")
    players = [Player(ada), Player(ben)]
    end = time.monotonic() + 400
    began = time.monotonic()
    while not all(player.over for player in players):
        assert time.monotonic() < end, ada.page.locator("body").inner_text()
        acted = [player.plays() for player in players]
        if not any(acted):
            ada.page.wait_for_timeout(10)
    print(
        edition,
        round(time.monotonic() - began, 1),
        [p.presses for p in players],
        ada.page.locator("main.end header p").inner_text(),
    )
    for one in (ada, ben):
        one.page.locator(".stand li").first.wait_for()
        assert one.page.locator(".stand li").count() == 4
