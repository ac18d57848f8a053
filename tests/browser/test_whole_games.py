"""A whole game of each of the four to its real end: two people and two bots; one person has no mouse, one only a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import GLANCE, Person

Come = Callable[..., Person]

STATE = """() => { const has = (s) => Boolean(document.querySelector(s));
    const middle = (e) => { const r = e?.getBoundingClientRect(); return r && [r.x + r.width / 2, r.y + r.height / 2] };
    const gold = document.querySelector('[data-primary]:not([aria-disabled=true])');
    const all = (s) => [...document.querySelectorAll(s)];
    const quiet = all('[aria-label=Answers] button').find((e) => /^(Pass|Let the table bid)/.test(e.innerText));
    return {
        over: has('[aria-label=Standings] li'), waits: document.title.startsWith('●'), asked: Boolean(gold),
        offered: all('[aria-label=Offers] li').some((e) => e.innerText.includes('to you, open')),
        looking: has('[aria-label=Deal]'), auction: has('[aria-label=Auction]') && Boolean(quiet),
        sale: has('[aria-label="For sale"]'),
        gold: middle(gold), no: middle(quiet) } }"""
NAMES = {
    "luxury": "Luxury",
    "harry_potter": "Harry Potter",
    "oz": "Wizard of Oz",
    "masterpiece": "Masterpiece",
}
STALL = 20.0  # seconds somebody may be waited for without a gold button
LONGEST = 900.0
ENOUGH = 250  # answers of one person; most games end before


class Player:
    """Somebody who plays to the end: the gold button, but no to every second purchase and to most lots.

    People who buy all they can leave nobody a whole group, and then a game may never end. Whoever has had enough resigns.
    """

    def __init__(self, one: Person) -> None:
        self.one = one
        self.answers = 0
        self.stalled_since: float | None = None
        self.over = False
        self.resigned = False

    def plays(self) -> bool:
        """Answer if there is something to answer; was there?"""
        state = self.one.page.evaluate(STATE)
        self.over = state["over"]
        self.watch_for_a_stall(state)
        if self.answers > ENOUGH and not self.resigned and not self.over:
            self.resigned = True
            self.resigns()
        acted = self.answers_to(state)
        self.answers += acted
        return acted

    def says_no(self, state: dict[str, Any]) -> bool:
        """Not this one."""
        return bool((state["sale"] and self.answers % 2) or (state["auction"] and self.answers % 5))

    def answers_to(self, state: dict[str, Any]) -> bool:
        raise NotImplementedError

    def resigns(self) -> None:
        raise NotImplementedError

    def watch_for_a_stall(self, state: dict[str, Any]) -> None:
        """Whoever is waited for has a gold button."""
        if not state["waits"] or state["asked"] or state["over"]:
            self.stalled_since = None
        elif self.stalled_since is None:
            self.stalled_since = time.monotonic()
        else:
            assert time.monotonic() - self.stalled_since < STALL, self.one.page.locator("body").inner_text()


class WithKeys(Player):
    """Tab, Enter, Space and letters; says no to every offer that waits long enough."""

    def answers_to(self, state: dict[str, Any]) -> bool:
        if state["looking"]:
            self.one.presses("d")
        elif state["offered"] and self.one.reaches("Look", only_while=self.one.offers_to_me):
            self.one.presses("Enter")
        elif state["asked"]:
            self.one.presses("a" if self.says_no(state) else "Space")
        else:
            return False
        return True

    def resigns(self) -> None:
        self.one.tabs_to("Speed and display").presses("Enter")
        self.one.tabs_to("Resign").presses("Enter", "Enter", "Escape")


class WithThumb(Player):
    """Presses what is on the screen."""

    def answers_to(self, state: dict[str, Any]) -> bool:
        at = state["no"] if state["no"] and self.says_no(state) else state["gold"]
        if at:
            self.one.page.mouse.click(*at)
        return bool(at)

    def resigns(self) -> None:
        self.one.page.get_by_role("button", name="Speed and display").click()
        self.one.page.get_by_role("button", name="Resign").click()
        self.one.page.get_by_role("button", name="Resign").click()


def opens_with_keys(one: Person, edition: str) -> Person:
    """From the front page to a table, without a mouse."""
    one.opens().editions.first.wait_for()
    one.tabs_to("Luxury")
    wanted = one.page.locator(f"#ed-{edition}")
    for _ in range(3):
        if not wanted.is_checked():
            one.presses("ArrowDown")
    assert wanted.is_checked()
    one.tabs_to("Open a table", "Shift+Tab").presses("Enter")
    one.page.get_by_role("button", name="Start the game").wait_for()
    return one


@pytest.mark.parametrize("edition", NAMES)
def test_a_whole_game(person: Come, edition: str) -> None:
    ada = opens_with_keys(person(), edition)
    ben = person(390, 844).joins(ada.address, "Ben")
    ada.sees("Ben").tabs_to("Start the game").presses("Enter")
    players = [WithKeys(ada), WithThumb(ben)]
    end = time.monotonic() + LONGEST
    while not all(player.over for player in players):
        assert time.monotonic() < end, ada.page.locator("body").inner_text()
        acted = [player.plays() for player in players]
        if not any(acted):
            ada.page.wait_for_timeout(GLANCE)
    for player in players:
        assert player.answers > 10
        expect(player.one.standings).to_have_count(4)
    expect(ada.page.get_by_text(re.compile(f"{NAMES[edition]}, \\d+ rounds"))).to_be_visible()
