"""The end of a game and its replay: standings, big moments, any moment on the real table, dice anybody can check.

The chart is one picture for whoever listens. What is drawn in it, and how large, is only to be seen: so that is measured
by how it is made.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import Person, play_until, until

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}


def finished(person: Come, edition: str = "luxury", rounds: int = 2, width: int = 1280) -> Person:
    """A short game that is over."""
    ada = person(width, 844 if width < 500 else 720)
    ada.sits_at(edition, [BOT, BOT], start=True, options={"round_limit": rounds})
    play_until([ada], lambda: ada.over, 60)
    ada.chart.wait_for()
    return ada


def moment(ada: Person) -> int:
    """Which moment the replay shows, counted from 0."""
    return int(ada.moment.input_value())


def test_the_end_says_the_rounds_that_were_played_and_who_wins(person: Come) -> None:
    ada = finished(person)
    expect(ada.page.get_by_text("Luxury, 2 rounds")).to_be_visible()
    expect(ada.standings.first).to_contain_text(re.compile("wins|shares"))
    expect(ada.chart.locator("use[href^='#t-']")).to_have_count(3)  # a token where each line ends
    box = ada.chart.bounding_box()
    panel = ada.page.locator("section").filter(has=ada.chart).bounding_box()
    assert box
    assert panel
    assert box["height"] > panel["height"] * 0.5, "the chart fills its card"
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for circle in ada.big_moments.locator("b").all():
        size = circle.bounding_box()
        assert size
        assert abs(size["width"] - size["height"]) < 0.5
    for mark in ada.chart.locator("circle").all():
        place = mark.bounding_box()
        assert place
        assert place["y"] >= box["y"]


def test_a_big_moment_opens_the_table_as_it_was(person: Come) -> None:
    ada = finished(person, rounds=10)  # two may pass without any
    ada.big_moments.first.click()
    expect(ada.squares).to_have_count(40)
    expect(ada.seats).to_have_count(3)
    expect(ada.page).to_have_url(re.compile(r"replay=\d+&game=1"))
    ada.page.go_back()
    expect(ada.standings).to_have_count(3)


def test_keys_walk_through_the_game(person: Come) -> None:
    ada = finished(person)
    ada.page.get_by_role("button", name="Show the table").click()
    ada.board.wait_for()
    ada.presses("Home")
    expect(ada.moment).to_have_value("0")
    ada.sees("1 of ")
    ada.presses("ArrowRight")
    expect(ada.moment).to_have_value("1")
    ada.presses("Shift+ArrowRight")
    turned = moment(ada)
    assert turned > 1
    ada.presses("Shift+ArrowLeft")
    assert moment(ada) < turned
    ada.presses("End")
    final = ada.moment.get_attribute("max")
    assert final
    expect(ada.moment).to_have_value(final)
    ada.presses("Escape")
    expect(ada.standings).to_have_count(3)


def test_play_and_pause(person: Come) -> None:
    ada = finished(person).has_time()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.board.wait_for()
    until(ada, lambda: moment(ada) > 1, seconds=10)
    ada.page.get_by_role("button", name="Pause").click()
    stands = moment(ada)
    ada.waits(5)
    assert moment(ada) == stands


def test_a_link_to_a_moment_works_for_anybody_also_on_a_phone(person: Come) -> None:
    ada = finished(person)
    room = ada.address.split("/t/")[1]
    phone = person(390, 844).opens(f"/t/{room}?replay=5&game=1")
    expect(phone.board).to_be_visible()
    expect(phone.moment).to_have_value("5")
    phone.page.get_by_role("button", name="On one step").click()
    expect(phone.moment).not_to_have_value("5")
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_values_of_a_finished_masterpiece_lie_open_in_its_replay(person: Come) -> None:
    ada = finished(person, "masterpiece")
    expect(ada.values.first).to_be_visible()
    ada.page.get_by_role("button", name="Show the table").click()
    walls = ada.page.get_by_role("list", name="On the walls, laid open")
    expect(walls.get_by_role("listitem").first).to_be_visible()
    assert "?" not in walls.inner_text()
    expect(ada.seats.filter(has_text=re.compile(r"\$[\d,]+"))).to_have_count(3)  # nobody's cash is hidden


def test_the_browser_itself_checks_the_seal_it_noted_before_the_first_throw(person: Come) -> None:
    ada = person().opens()
    ada.edition("luxury").check(force=True)
    ada.page.get_by_role("button", name="Open a table").click()
    ada.chairs.nth(2).get_by_role("button", name="Take this chair away").click()
    ada.page.get_by_role("button", name="All options").click()
    ada.page.get_by_label("Round limit").fill("1")
    ada.page.get_by_label("Round limit").press("Tab")
    ada.page.get_by_label("Pace of the bots").select_option("At once")
    expect(ada.rules.get_by_role("heading", level=3)).to_have_text("One difference from official")
    ada.starts()
    play_until([ada], lambda: ada.over, 60)
    ada.page.get_by_role("button", name="Check it").click()
    ada.sees("before the first throw")
    ada.sees("calculated here in your browser")
    ada.sees("follow from the seed")
    ada.sees("--verify")
    ada.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((one) => one.startsWith('magie.seal.') && one.endsWith('.1'));
          localStorage.setItem(key, JSON.stringify({ commitment: '0'.repeat(64), early: true }));
        }"""
    )
    ada.page.reload()
    ada.page.get_by_role("button", name="Check it").click()
    ada.sees("The seed was exchanged")
    ada.sees("The throws do not match the seal")
