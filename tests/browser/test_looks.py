"""Every screen: axe-core finds nothing, nothing is small, nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Locator, expect

from tests.browser.looking import TOO_TALL, TOO_WIDE, looks_right, violations
from tests.browser.people import Person, play_until
from tests.browser.wanted import (
    at_the_easel,
    bids_for_a_painting,
    card_is_drawn,
    in_debt,
    in_popup,
    in_the_last_call,
    jailed,
    may_bid,
    may_buy,
    may_throw,
    offered_twice,
    pesters,
    ruined,
    short_of_houses,
    waits,
)

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
LAYOUTS = [(1280, 720, "light"), (1280, 720, "dark"), (390, 844, "light"), (390, 844, "dark")]
SMALL_PHONE = (360, 640, "light")
DEALS: dict[str, Any] = {
    "minds": {0: waits, 1: pesters, 2: pesters},
    "options": {"deal_out_deeds": 4},
}

# Every stage of a table: edition, what seat 0 is faced with, how the game is played, and the keys that open it.
STAGES: dict[str, tuple[str, Any, dict[str, Any], str]] = {
    "auction": ("luxury", may_bid, {}, ""),
    "buy": ("harry_potter", may_buy, {}, ""),
    "debt": ("luxury", in_debt, {}, ""),
    "bankruptcy": ("luxury", ruined, {}, ""),
    "jail": ("harry_potter", jailed, {}, ""),
    "deal": ("luxury", offered_twice, DEALS, "o"),
    "card": ("oz", may_throw, {"comes": card_is_drawn}, " "),
    "popup": ("oz", in_popup, {}, ""),
    "shortage": ("luxury", short_of_houses, {"options": {"houses": 6}}, ""),
    "easel": ("masterpiece", at_the_easel, {}, ""),
    "painting": ("masterpiece", may_buy, {}, ""),
    "gallery": ("masterpiece", bids_for_a_painting, {}, ""),
    "last call": ("masterpiece", in_the_last_call, {}, ""),
    "curtain": ("masterpiece", at_the_easel, {"people": ((1, 2, 3),)}, ""),
    "mortgage": ("luxury", may_throw, {}, "m"),
    "help": ("luxury", may_throw, {}, "?"),
}


def opens_stage(at: Come, stage: str, screen: tuple[int, int, str]) -> Person:
    """Somebody who is faced with this stage."""
    edition, holds, how, keys = STAGES[stage]
    ada = at(edition, holds, screen=screen, **how)
    for key in keys:
        ada.presses(key)
        OPENED[stage](ada).wait_for()
    return ada


OPENED: dict[str, Callable[[Person], Locator]] = {
    "card": lambda one: one.card,
    "deal": lambda one: one.deal,
    "mortgage": lambda one: one.stage("Mortgage deeds"),
    "help": lambda one: one.stage("Keys"),
}


@pytest.mark.parametrize(("width", "height", "mode"), LAYOUTS)
def test_landing_lobby_and_join(person: Come, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode).opens()
    ada.editions.first.wait_for()
    looks_right(ada)
    ada.page.get_by_role("button", name="One device").click()
    looks_right(ada)
    ada.opens_a_table("oz")
    ada.rules.wait_for()
    looks_right(ada)
    guest = person(width, height, mode).opens(ada.address)
    guest.page.get_by_label("Your name").wait_for()
    looks_right(guest)


@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz", "masterpiece"])
@pytest.mark.parametrize(("width", "height", "mode"), LAYOUTS)
def test_table(person: Come, edition: str, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode).sits_at(edition, [BOT, BOT, BOT], start=True)
    play_until([ada], lambda: ada.gold_button.count() > 0 and ada.turns.count() > 6)
    looks_right(ada)
    if width >= 1280:
        assert ada.page.evaluate(TOO_TALL) <= 0


@pytest.mark.parametrize("stage", STAGES)
def test_stage(at: Come, stage: str) -> None:
    for screen in ((1280, 720, "light"), (390, 844, "dark")):
        ada = opens_stage(at, stage, screen)
        for mode in ("light", "dark"):
            ada.page.emulate_media(color_scheme=mode, reduced_motion="reduce")
            looks_right(ada)
        if screen[0] >= 1280:
            assert ada.page.evaluate(TOO_TALL) <= 0
        else:
            ada.page.set_viewport_size({"width": 360, "height": 640})
            assert ada.page.evaluate(TOO_WIDE) <= 0
            assert violations(ada) == []  # also of what scrolls here


@pytest.mark.parametrize(("width", "height", "mode"), LAYOUTS)
def test_end_and_replay(person: Come, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode).sits_at("luxury", [BOT], start=True, options={"round_limit": 1})
    play_until([ada], lambda: ada.over)
    ada.chart.wait_for()
    looks_right(ada)
    ada.page.get_by_role("button", name="Show the table").click()
    ada.board.wait_for()
    looks_right(ada)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    assert ada.page.evaluate(TOO_WIDE) <= 0


def test_no_sideways_scroll_on_a_small_phone(person: Come) -> None:
    ada = person(*SMALL_PHONE).opens()
    ada.editions.first.wait_for()
    assert ada.page.evaluate(TOO_WIDE) <= 0
    ada.opens_a_table("harry_potter")
    ada.rules.wait_for()
    assert ada.page.evaluate(TOO_WIDE) <= 0
    guest = person(*SMALL_PHONE).opens(ada.address)
    guest.page.get_by_label("Your name").wait_for()
    assert guest.page.evaluate(TOO_WIDE) <= 0
    ada.starts()
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        assert ada.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("edition", ["harry_potter", "oz", "masterpiece"])
@pytest.mark.parametrize("seats", [6, 8])
def test_any_number_of_players_fits(person: Come, edition: str, seats: int) -> None:
    most = {"harry_potter": 8, "oz": 6, "masterpiece": 6}[edition]
    if seats > most:
        pytest.skip(f"{edition} is for at most {most}")
    ada = person().sits_at(edition, [BOT] * (seats - 1), start=True)
    ada.sees_the_table()
    for width, height in ((1440, 900), (1280, 720), (1100, 700)):
        ada.page.set_viewport_size({"width": width, "height": height})
        fits(ada, seats)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.get_by_role("tab", name="Players").click()
    expect(ada.seats).to_have_count(seats)
    looks_right(ada)


def fits(one: Person, seats: int) -> None:
    """All players are seen whole, above the dock, and nothing scrolls."""
    expect(one.seats).to_have_count(seats)
    dock, last = one.dock.bounding_box(), one.seats.last.bounding_box()
    assert dock is not None
    assert last is not None
    assert last["y"] + last["height"] <= dock["y"] + 1, one.page.viewport_size
    assert one.page.evaluate(TOO_TALL) <= 0, one.page.viewport_size
    assert one.seats.evaluate_all(SPILLS) == [], one.page.viewport_size


SPILLS = """(cards) => cards.filter((e) => e.scrollWidth > e.clientWidth + 3
    || e.scrollHeight > e.clientHeight + 3).map((e) => e.innerText)"""
