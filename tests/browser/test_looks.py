"""Every screen: readable, reachable, still. axe-core finds nothing, nothing is small, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from tests.browser.people import Person, play_until

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
AXE = Path("client/node_modules/axe-core/axe.min.js")
LAYOUTS = [(1280, 720, "light"), (1280, 720, "dark"), (390, 844, "light"), (390, 844, "dark")]
SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(e =>
    [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && !e.closest('svg, script, style')
    && parseFloat(getComputedStyle(e).fontSize) < 10.99).map(e => e.className + ': ' + e.textContent.slice(0, 30))"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
TOO_TALL = "() => document.documentElement.scrollHeight - innerHeight"


def violations(one: Person) -> list[str]:
    """What axe-core objects to, with the first place of each."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `make client`")
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = one.page.evaluate("axe.run().then(r => r.violations)")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} ({len(v['nodes'])})" for v in found]


def looks_right(one: Person) -> None:
    """Nothing small, nothing sideways, nothing for axe-core."""
    assert one.page.evaluate(SMALL_TEXT) == []
    assert one.page.evaluate(TOO_WIDE) <= 0
    assert violations(one) == []


@pytest.mark.parametrize(("width", "height", "mode"), LAYOUTS)
def test_landing_and_lobby(person: Come, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode).opens()
    ada.page.locator(".ed").first.wait_for()
    looks_right(ada)
    ada.opens_a_table("oz")
    ada.page.locator(".diff").wait_for()
    looks_right(ada)
    guest = person(width, height, mode).opens(ada.address)
    guest.page.get_by_label("Your name").wait_for()
    looks_right(guest)


@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz", "masterpiece"])
@pytest.mark.parametrize(("width", "height", "mode"), LAYOUTS)
def test_table(person: Come, edition: str, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode).sits_at(edition, [BOT, BOT, BOT], start=True)
    turns = ada.page.locator(".log h3")
    play_until([ada], lambda: turns.count() > 6 and ada.primary.count() > 0)
    looks_right(ada)
    if width >= 1280:
        assert ada.page.evaluate(TOO_TALL) <= 0


@pytest.mark.parametrize(("width", "height", "mode"), LAYOUTS)
def test_end(person: Come, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode).sits_at("luxury", [BOT], start=True, options={"round_limit": 1})
    play_until([ada], lambda: ada.over)
    ada.page.locator(".chart").wait_for()
    looks_right(ada)


@pytest.mark.parametrize("path", ["/", "table"])
def test_no_sideways_scroll_on_a_small_phone(person: Come, path: str) -> None:
    ada = person(360, 640)
    if path == "/":
        ada.opens().page.locator(".ed").first.wait_for()
    else:
        ada.sits_at("luxury", [BOT], start=True).page.locator(".pdock").wait_for()
    assert ada.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("seats", [2, 6, 8])
def test_any_number_of_players_fits(person: Come, seats: int) -> None:
    ada = person().sits_at("harry_potter", [BOT] * (seats - 1), start=True)
    ada.page.locator("[data-square]").first.wait_for()
    cards = ada.page.locator(".seat-card")
    assert cards.count() == seats
    dock = ada.page.locator(".dock").bounding_box()
    last = cards.last.bounding_box()
    assert dock is not None
    assert last is not None
    assert last["y"] + last["height"] <= dock["y"] + 1


def test_nothing_jumps_when_panels_open(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    play_until([ada], lambda: ada.primary.count() > 0)
    where = "() => ['.board', '.players', '.side', '.dock', '.acts'].map(s => JSON.stringify(document.querySelector(s).getBoundingClientRect()))"
    before = ada.page.evaluate(where)
    for key in ("?", "Escape", "o", "Escape"):
        ada.presses(key)
        ada.page.wait_for_timeout(150)
        assert ada.page.evaluate(where) == before


def test_arrows_walk_the_ring_and_enter_opens_the_deed(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    ada.page.locator('[data-square="0"]').focus()
    ada.presses("ArrowLeft", "Enter")
    ada.page.get_by_label("Title deed: Mediterranean Avenue").wait_for()
    ada.presses("Escape")
    assert ada.page.get_by_label("Title deed: Mediterranean Avenue").count() == 0
