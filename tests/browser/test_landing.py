"""The front page and the lobby: everything in view, the way back to a table, chairs that explain themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import Person

Come = Callable[..., Person]
SIZES = [(1440, 900), (1280, 720), (1100, 700)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_front_page_fits_the_window_and_leaves_no_third_of_it_empty(
    person: Come, width: int, height: int
) -> None:
    ada = person(width, height).opens()
    ada.editions.first.wait_for()
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    foot = ada.page.get_by_role("region", name="What is different here").bounding_box()
    assert foot
    assert foot["y"] + foot["height"] > height * 0.9
    quiet = [
        ada.page.get_by_role("button", name=name).bounding_box() for name in ("Open a table", "One device")
    ]
    assert len({round(box["y"]) for box in quiet if box}) == 1, "the two quiet ways stand side by side"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_on_a_phone_the_edition_is_chosen_on_the_first_screen(person: Come, width: int, height: int) -> None:
    ada = person(width, height).opens()
    ada.edition("oz").check(force=True)
    play = ada.page.get_by_role("button", name="Play now")
    expect(play).to_contain_text("The Wizard of Oz")
    box = play.bounding_box()
    assert box
    assert box["y"] + box["height"] <= height
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_name_is_remembered_and_the_way_back_to_the_table_is_shown(person: Come) -> None:
    ada = person().opens()
    ada.page.get_by_label("You play as").fill("Grace")
    ada.page.get_by_role("button", name="Play now").click()
    expect(ada.seat("Grace (you)")).to_be_visible()
    table = ada.address
    ada.opens()
    expect(ada.page.get_by_label("You play as")).to_have_value("Grace")
    ada.page.get_by_role("navigation", name="Back to your table").get_by_role("link").first.click()
    expect(ada.page).to_have_url(table)
    expect(ada.seat("Grace (you)")).to_be_visible()


def test_the_dice_are_sealed_before_the_first_click_and_mixed_with_own_words(person: Come) -> None:
    ada = person()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.post_data or request.url))
    with ada.page.expect_response("**/api/promise") as promised:
        ada.opens()
    seal = promised.value.json()["commitment"]
    ada.page.get_by_role("button", name="Play now").click()
    ada.sees_the_table()
    wish = next(text for text in asked if text.startswith("{") and "commitment" in text)
    assert seal in wish
    assert re.search(r'"words":"\w{6,}"', wish)
    noted = ada.page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('magie.seal.')).map(([, text]) => text)"
    )
    assert any(seal in text and '"early":true' in text for text in noted)


def test_chairs_names_and_chat_in_the_lobby(person: Come) -> None:
    ada = person().opens_a_table()
    rows = ada.chairs
    before = rows.count()
    ada.page.get_by_role("button", name="One more chair").click()
    expect(rows).to_have_count(before + 1)
    ada.page.get_by_role("button", name="Take this chair away").last.click()
    expect(rows).to_have_count(before)
    ada.page.get_by_role("button", name="Change the name").click()
    ada.page.get_by_label("Your name").fill("Countess")
    ada.page.get_by_label("Your name").press("Enter")
    ada.sees("Countess (you)")
    ada.page.get_by_role("switch", name="People may take over a bot").click()
    expect(ada.page.get_by_role("switch", name="People may take over a bot")).to_be_checked()
    ben = person().joins(ada.address, "Ben")
    ben.page.get_by_label("Say something").fill("Good evening")
    ben.page.get_by_role("button", name="Send").click()
    ada.sees("Good evening")
    ben.page.get_by_label("Your words for the dice").fill("seven seven")
    ben.page.get_by_label("Your words for the dice").press("Tab")
    ada.page.get_by_role("button", name="Take Ben off the table").click()
    expect(ada.chair("Ben")).to_have_count(0)


def test_whoever_comes_by_the_link_sees_the_rules_before_sitting_down(person: Come) -> None:
    ada = person().opens_a_table("oz")
    ada.page.get_by_role("group", name="Preset").get_by_role("button", name="Quick").click()
    expect(ada.differences).to_have_count(2)
    ben = person(390, 844).opens(ada.address)
    ben.sees("Round limit: 25")
    ben.sees("Deal out deeds: 3")
    ben.sees("No clock: nobody is hurried.")
