"""Nothing jumps when something opens, and the board is walked with arrows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from tests.browser.looking import places
from tests.browser.people import Person
from tests.browser.wanted import card_is_drawn, in_debt, may_bid, may_buy, may_throw

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
DRAWN = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"


@pytest.mark.parametrize("holds", [may_throw, may_buy, in_debt, may_bid])
def test_nothing_jumps_when_panels_open(at: Come, holds: Any) -> None:
    ada = at("luxury", holds)
    ada.gold_button.wait_for()
    before = places(ada)
    for key in ("?", "Escape", "o", "Escape", "m", "Escape"):
        ada.presses(key)
        ada.page.evaluate(DRAWN)
        assert places(ada) == before, key
    ada.square("Mediterranean Avenue").click()
    ada.page.get_by_label("Title deed: Mediterranean Avenue").first.wait_for()
    assert places(ada) == before, "a deed to look at"


def test_nothing_jumps_from_the_throw_to_the_auction(at: Come) -> None:
    ada = at("luxury", may_buy, pace=0)
    ada.gold_button.wait_for()
    before = places(ada)
    ada.presses("a")
    ada.auction.or_(ada.lines.filter(has_text="wins")).first.wait_for()
    assert places(ada) == before


def test_nothing_jumps_when_a_card_is_drawn(at: Come) -> None:
    ada = at("luxury", may_throw, comes=card_is_drawn)
    ada.gold_button.wait_for()
    before = places(ada)
    ada.presses("Space")
    ada.card.wait_for()
    assert places(ada) == before


def test_arrows_walk_the_ring_and_enter_opens_the_deed(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    ada.square("GO").focus()
    ada.presses("ArrowLeft", "Enter")
    ada.page.get_by_label("Title deed: Mediterranean Avenue").wait_for()
    ada.presses("Escape")
    assert ada.page.get_by_label("Title deed: Mediterranean Avenue").count() == 0
