"""Journeys 1 to 3: play now, with friends, join by link."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.in_view import EDITIONS
from tests.browser.people import Person, play_until

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
OPEN = {"kind": "open"}
ONE_LINE = re.compile(r"^.{20,90} \d to \d players$")


# 1. Play now


def seconds_of(doing: Callable[[], None]) -> float:
    """How long it takes."""
    began = time.monotonic()
    doing()
    return time.monotonic() - began


def test_play_now_is_one_click_and_a_roll_within_ten_seconds(person: Come) -> None:
    ada = person()
    slowness = seconds_of(lambda: ada.opens().editions.first.wait_for())

    def plays() -> None:
        ada.plays_now()
        play_until([ada], lambda: ada.lines.count() > 3)

    assert seconds_of(plays) < 10 * max(1.0, slowness), "ten times as long as a busy machine opens a page"
    ada.sees("throws")


# 2. With friends


def test_a_room_exists_at_its_link_at_once(person: Come) -> None:
    ada = person().opens_a_table("harry_potter")
    link = ada.page.get_by_label("Link to the table").input_value()
    assert link == ada.address
    expect(ada.page.get_by_role("img", name="QR code for the table link")).to_be_visible()
    ada.page.get_by_role("button", name="Copy").first.click()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link


def test_edition_cards_say_in_a_line_what_is_special(person: Come) -> None:
    ada = person().opens()
    expect(ada.editions).to_have_count(4)
    for name in EDITIONS:
        expect(ada.edition(name)).to_have_accessible_description(ONE_LINE)
    ada.opens_a_table("oz")
    ada.sees("From grey Kansas into colour")


def test_the_host_chooses_a_token(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ada.sees("Ben")
    other = ada.free_tokens.first
    name = other.get_attribute("aria-label") or ""
    other.click()
    expect(ada.token(name)).to_have_attribute("aria-pressed", "true")
    expect(ben.token(f"{name}, taken")).to_be_disabled()


def test_rules_are_presets_with_the_differences_from_official(person: Come) -> None:
    ada = person().opens_a_table()
    presets = ada.page.get_by_role("group", name="Preset")
    expect(presets.get_by_role("button")).to_have_count(3)
    heading = ada.rules.get_by_role("heading", level=3)
    expect(heading).to_have_text("Everything as printed in the box")
    presets.get_by_role("button", name=re.compile("Quick")).click()
    expect(heading).to_have_text("2 differences from official")
    expect(ada.differences).to_have_count(2)
    presets.get_by_role("button", name=re.compile("House")).click()
    expect(ada.differences).to_have_count(2)
    ben = person().joins(ada.address, "Ben")
    expect(ben.rules.get_by_role("heading", level=3)).to_have_text("2 differences from official")
    presets.get_by_role("button", name=re.compile("Official")).click()
    expect(ben.rules.get_by_role("heading", level=3)).to_have_text("Everything as printed in the box")


def test_seats_are_for_people_bots_of_a_level_or_open(person: Come) -> None:
    ada = person().opens_a_table()
    rows = ada.chairs
    expect(rows).to_have_count(4)
    rows.nth(1).get_by_role("button", name="Bot").click()
    level = rows.nth(1).get_by_role("combobox")
    level.select_option("random")
    expect(level).to_have_value("random")
    rows.nth(1).get_by_role("button", name="For a friend").click()
    expect(rows.nth(1)).to_contain_text("Open seat")
    person().joins(ada.address, "Ben")
    expect(rows.nth(1)).to_contain_text("Ben")


def test_one_more_chair(person: Come) -> None:
    ada = person().opens_a_table()
    ada.page.get_by_role("button", name="One more chair").click()
    expect(ada.chairs).to_have_count(5)


def test_empty_seats_become_bots_at_the_start(person: Come) -> None:
    ada = person().opens_a_table()
    person().joins(ada.address, "Ben")
    ada.sees("Ben").starts()
    expect(ada.seats).to_have_count(4)
    expect(ada.seats.filter(has_text="Bot,")).to_have_count(2)


# 3. Join by link


def test_whoever_comes_sees_table_and_rules_and_sits_down(person: Come) -> None:
    ada = person().opens_a_table("oz")
    ben = person().opens(ada.address)
    ben.page.get_by_role("heading", name="Wizard of Oz").wait_for()
    expect(ben.page.get_by_role("list", name="At the table")).to_contain_text("Open seat")
    token = ben.free_tokens.nth(2)
    name = token.get_attribute("aria-label") or ""
    token.click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.sees("Ben (you)")
    expect(ben.token(name)).to_have_attribute("aria-pressed", "true")


def test_a_full_table_can_be_watched(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN])
    person().joins(ada.address, "Ben")
    eve = person().opens(ada.address)
    eve.sees("Every seat is taken")
    assert eve.page.get_by_role("button", name="Sit down").count() == 0
    eve.page.get_by_role("button", name="Just watch").click()
    eve.sees_the_lobby()
    ada.starts()
    eve.sees_the_table()
    assert eve.gold_button.count() == 0


def test_a_bot_is_taken_over_where_the_host_allows_it(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", lambda view: view.facts.round > 2, takeover=True)
    eve = person().opens(f"/t/{ticket.room}")
    eve.sees("The game has started")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take over Ben").click()
    expect(eve.seat("Ben (you)")).to_be_visible()


def test_a_game_that_has_started_is_watched_where_the_host_does_not_allow_more(
    person: Come, tickets: Any
) -> None:
    (ticket,) = tickets("luxury", lambda view: view.facts.round > 2)
    eve = person().opens(f"/t/{ticket.room}")
    eve.sees_the_table()
    assert eve.page.get_by_role("button", name=re.compile("Take over")).count() == 0


def test_the_host_allows_to_take_over_bots(person: Come) -> None:
    ada = person().opens_a_table()
    switch = ada.page.get_by_role("switch", name=re.compile("take over"))
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    ada.starts()
    person().opens(ada.address).sees("Take over")


def test_reload_keeps_the_seat_and_two_tabs_know_each_other(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ada.sees("Ben").starts()
    expect(ben.seat("Ben (you)")).to_be_visible()
    ben.page.reload()
    expect(ben.seat("Ben (you)")).to_be_visible()
    tab = Person(ben.page.context.new_page()).opens(ada.address)
    expect(tab.seat("Ben (you)")).to_be_visible()
    ben.sees("another tab or on another device")
    ben.page.get_by_role("button", name="Play here instead").click()
    tab.sees("another tab or on another device")
    ben.page.close()
    tab.page.get_by_role("button", name="Play here instead").click()
    expect(tab.seat("Ben (you)")).to_be_visible()


def test_a_short_code_brings_the_seat_to_another_device(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ben.page.get_by_role("button", name="Bring my seat to another device").click()
    code = ben.page.get_by_role("code").inner_text()
    phone = person(390, 844).opens(ada.address)
    phone.page.get_by_label("Have a code for a seat?").fill(code)
    phone.page.get_by_role("button", name="Take the seat").click()
    phone.sees("Ben (you)")
