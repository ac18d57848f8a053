"""The host is away, somebody is muted, the clock runs: who may do what, and what nobody is offered in vain."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from magie.server.wire import Clock
from tests.browser.looking import looks_right
from tests.browser.people import Person
from tests.browser.test_cut import NAMES, nothing_is_cut
from tests.browser.wanted import may_throw

Come = Callable[..., Person]
STANDS_IN = "The host is away; you stand in for pausing and the clock."


@pytest.fixture
def pair(person: Come, tickets: Any) -> tuple[Person, Person]:
    """Ada, who is the host and on turn, and Ben."""
    first, second = tickets("luxury", may_throw, people=((0,), (1,)), clock=Clock(grace=120, bank=0))
    ada, ben = person().sits_down(first), person().sits_down(second)
    for one in (ada, ben):
        one.sees_the_table()
    return ada, ben


def opens(one: Person, panel: str) -> Person:
    one.page.get_by_role("button", name=panel).first.click()
    return one


def test_whoever_stands_in_for_the_host_has_the_daily_duties_only(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    address = ada.address
    opens(ben, "Speed and display")
    assert ben.page.get_by_role("button", name="Pause the game").count() == 0
    ada.page.goto("about:blank")
    expect(ben.told).to_contain_text(STANDS_IN)
    expect(ben.page.get_by_text(STANDS_IN)).to_have_count(2)  # as news, and where the duties are
    nothing_is_cut(ben)
    ben.page.set_viewport_size({"width": 1280, "height": 720})
    looks_right(ben)
    ben.page.get_by_label("Turn clock").select_option("30")
    expect(ben.page.get_by_label("Turn clock")).to_have_value("30")
    ben.page.get_by_label("Pace of the bots").select_option("250")
    ben.page.get_by_role("button", name="Pause the game").click()
    ben.sees("The game is paused")
    ben.page.get_by_role("button", name="Go on playing").first.click()
    expect(ben.page.get_by_text("The game is paused")).to_have_count(0)
    opens(ben, "People, bots and muting")
    for refused in ("Mute for all", "Give to somebody"):
        assert ben.page.get_by_role("button", name=refused).count() == 0, refused
    assert ben.page.get_by_text("Bots make offers").count() == 0
    ada.opens(address)
    expect(ben.page.get_by_text(STANDS_IN)).to_have_count(0, timeout=12_000)
    opens(ben, "Speed and display")
    assert ben.page.get_by_role("button", name="Pause the game").count() == 0


def test_only_whoever_may_choose_is_asked_about_an_absent_person(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    ada.page.goto("about:blank")
    ben.page.get_by_role("button", name="Bot plays").wait_for()
    eve = Person(ben.page.context.browser.new_context(base_url=ben.address.split("/t/")[0]).new_page())  # type: ignore[union-attr]
    eve.opens(ben.address).sees("Ada is away")
    eve.sees("Ben chooses what happens.")
    eve.sees("The clock waits for Ada.")
    ben.sees("You choose what happens:")
    assert eve.page.get_by_role("button", name="Bot plays").count() == 0
    eve.page.context.close()


def test_nobody_reads_that_a_clock_waits_where_none_is(person: Come, tickets: Any) -> None:
    first, second, third = tickets("luxury", may_throw, people=((0,), (1,), (2,)))
    ada, ben = person().sits_down(first), person().sits_down(second)
    cleo = person().sits_down(third)
    for one in (ada, ben, cleo):
        one.sees_the_table()
    ben.page.goto("about:blank")
    cleo.sees("Ben is away")
    cleo.sees("Ada chooses what happens.")
    ada.sees("You choose what happens:")
    for one in (ada, cleo):
        assert one.page.get_by_text("The clock waits").count() == 0
        opens(one, "Speed and display").page.get_by_role("button", name="Resign").wait_for()
        assert one.page.get_by_role("button", name="One minute more").count() == 0


def test_on_a_phone_the_choice_about_an_absent_person_is_not_behind_a_tab(person: Come, tickets: Any) -> None:
    first, second = tickets("luxury", may_throw, people=((0,), (1,)), names=NAMES)
    ada, ben = person(360, 640).sits_down(first), person().sits_down(second)
    ada.gold_button.wait_for()
    ben.sees_the_table()
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Bot plays").wait_for()
    looks_right(ada)
    primary = ada.gold_button.bounding_box()
    assert primary
    assert primary["y"] + primary["height"] <= 640, "the gold button stays where it is"
    nothing_is_cut(ada)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.page.get_by_role("button", name="Bot plays").click()
    expect(ada.page.get_by_role("button", name="Bot plays")).to_have_count(0)


def test_a_minute_is_given_to_others_only(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    opens(ada, "Speed and display").page.get_by_role("button", name="Resign").wait_for()
    assert ada.page.get_by_role("button", name="One minute more").count() == 0
    opens(ben, "Speed and display").page.get_by_role("button", name="One minute more").click()
    expect(ada.timer).to_have_text(re.compile("2:|1[2-7][0-9]"))
    assert ben.refusal.count() == 0


def test_alone_a_minute_is_ones_own(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw, clock=Clock(grace=120, bank=0))
    ada = opens(person().sits_down(ticket), "Speed and display")
    ada.page.get_by_role("button", name="One minute more").click()
    expect(ada.timer).to_have_text(re.compile("2:"))


def test_while_somebody_is_muted_onlookers_cannot_talk(person: Come, pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    eve = person().opens(ada.address)
    eve.page.get_by_label("Say something").wait_for()
    opens(ada, "People, bots and muting").page.get_by_role("button", name="Mute for all").click()
    eve.sees("Somebody is muted, so only the players can talk now.")
    assert eve.page.get_by_label("Say something").count() == 0
    ben.sees("The host has muted you.")
    looks_right(eve)
    nothing_is_cut(eve, "Log", "Chat")
    ada.page.get_by_role("button", name="Muted for all").click()
    eve.page.set_viewport_size({"width": 1280, "height": 720})
    eve.page.get_by_label("Say something").wait_for()


def test_what_the_table_says_is_set_apart_and_stays(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw, takeover=True)
    ada = person().sits_down(ticket)
    ada.sees_the_table()
    eve = person().opens(f"/t/{ticket.room}")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take over Ben").click()
    told = ada.told
    expect(told).to_contain_text("Ben")
    expect(told.locator("xpath=..")).to_have_attribute("role", "status")
    nothing_is_cut(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    text = told.inner_text().strip()
    told.get_by_role("button", name="Hide this message").click()
    expect(told).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_role("tab", name=re.compile("Chat")).click()
    said = ada.chat.get_by_role("listitem").filter(has_text=text)
    expect(said).to_have_text(f"The table: {text}")  # nobody's name stands before it
    looks_right(ada)
