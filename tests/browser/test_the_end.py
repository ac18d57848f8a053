"""Journey 10: the end tells the whole story."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import Person, play_until

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}


@pytest.fixture
def ended(person: Come) -> Person:
    """Somebody who has just finished a short game."""
    ada = person().sits_at("luxury", [BOT, BOT], start=True, options={"round_limit": 3, "deal_out_deeds": 8})
    play_until([ada], lambda: ada.over)
    ada.chart.wait_for()
    return ada


def test_standings_worth_dice_and_the_opened_seed(ended: Person) -> None:
    page = ended.page
    expect(ended.standings).to_have_count(3)
    expect(ended.standings.filter(has_text="Ada (you)")).to_contain_text("$")
    expect(page.get_by_role("heading", name=re.compile("Net worth"))).to_be_visible()
    ended.chart.locator("path, polyline").nth(2).wait_for(state="attached")  # a line for each
    expect(page.get_by_text(re.compile("throws, line: expected"))).to_be_visible()
    expect(page.get_by_text("Seed opened:")).to_be_visible()


def test_the_record_is_downloaded_and_replays(ended: Person) -> None:
    from magie.rules.record import Record, luck_is_honest, replay

    with ended.page.expect_download() as download:
        ended.page.get_by_role("link", name="Download the record").click()
    text = download.value.path().read_text()
    assert json.loads(text)["edition"] == "luxury"
    record = Record.from_json(text)
    assert replay(record).over
    assert luck_is_honest(record)


def test_rematch_with_the_same_seats(ended: Person) -> None:
    seated = ended.standings.locator("b").all_inner_texts()
    ended.page.get_by_role("button", name="Rematch").click()
    ended.sees_the_table()
    assert sorted(ended.seats.get_by_role("heading").all_inner_texts()) == sorted(seated)


def test_at_the_end_the_values_of_the_paintings_turn_over(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT], start=True, options={"round_limit": 2})
    play_until([ada], lambda: ada.over)
    ada.values.first.wait_for()
    expect(ada.values.filter(has_text=re.compile(r"\$[\d,]+|Forgery"))).to_have_count(ada.values.count())
