"""The twelve journeys of players, each in real browsers."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import Person, play_until

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
OPEN = {"kind": "open"}


def test_play_now_is_one_click_and_a_roll_within_ten_seconds(person: Come) -> None:
    began = time.monotonic()
    ada = person().plays_now()
    play_until([ada], lambda: ada.page.locator(".log li").count() > 3, seconds=10)
    assert time.monotonic() - began < 10
    ada.sees("throws")


def test_with_friends_a_room_exists_at_its_link_at_once(person: Come) -> None:
    ada = person().opens_a_table("harry_potter")
    link = ada.page.get_by_label("Link to the table").input_value()
    assert link == ada.address
    expect(ada.page.get_by_role("img", name="QR code for the table link")).to_be_visible()
    ada.page.get_by_role("button", name="Copy").first.click()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    ada.page.locator(".srow").nth(1).get_by_role("button", name="Bot").click()
    expect(ada.page.locator(".srow select")).to_have_count(1)
    ada.page.locator(".pre button").nth(1).click()
    expect(ada.page.locator(".diff h3")).to_contain_text("difference")
    ada.starts()
    expect(ada.page.locator(".seat-card")).to_have_count(4)


def test_join_by_link_reload_keeps_the_seat_and_two_tabs_know_each_other(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ada.sees("Ben")
    ada.starts()
    expect(ben.page.locator(".seat-card", has_text="Ben (you)")).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator(".seat-card", has_text="Ben (you)")).to_be_visible()
    tab = Person(ben.page.context.new_page()).opens(ada.address)
    expect(tab.page.locator(".seat-card", has_text="Ben (you)")).to_be_visible()
    ben.sees("newer tab")
    ben.page.get_by_role("button", name="Play here instead").click()
    tab.sees("newer tab")


def test_a_short_code_brings_the_seat_to_another_device(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ben.page.get_by_role("button", name="Bring my seat to another device").click()
    code = ben.page.locator(".code").inner_text()
    phone = person(390, 844).opens(ada.address)
    phone.page.get_by_label("Have a code for a seat?").fill(code)
    phone.page.get_by_role("button", name="Take the seat").click()
    phone.sees("Ben (you)")


def test_a_turn_space_rolls_and_every_payment_has_its_reason(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    play_until([ada], lambda: ada.page.locator(".log .amt").count() > 0)
    line = ada.page.locator(".log li", has=ada.page.locator(".amt")).last.inner_text()
    assert re.search(r"\$\d", line)


def test_auction_of_what_nobody_bought(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN, BOT])
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: any(p.page.get_by_text("Let the table bid").count() for p in (ada, ben)))
    seller, buyer = (ada, ben) if ada.page.get_by_text("Let the table bid").count() else (ben, ada)
    seller.presses("a")
    buyer.sees("under the hammer")
    buyer.page.get_by_role("group", name="Quick bids").get_by_role("button").first.click()
    buyer.primary.click()
    seller.page.locator(".log").get_by_text("bids $").first.wait_for()


def test_an_offer_is_made_seen_and_answered(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN], options={"deal_out_deeds": 4})
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: ada.page.locator(".mini").count() > 0)
    ada.presses("o")
    ada.sees("An offer to Ben")
    ada.page.locator(".tiles").first.locator("button").first.click()
    ada.page.locator("#deal-take").fill("40")
    expect(ada.page.locator(".verdict")).not_to_have_text("Choose what changes hands")
    ada.page.get_by_role("button", name="Send the offer").click()
    ben.page.locator(".offer.now").get_by_role("button", name="Look").click()
    ben.sees("Ada wants $40")
    ben.page.get_by_role("button", name="Accept the deal").click()
    ada.page.locator(".log").get_by_text("accepts").first.wait_for()


def test_a_debt_shows_what_is_missing_and_every_way_out(person: Come) -> None:
    ada = person().sits_at(
        "luxury", [BOT], start=True, options={"start_cash": 20, "deal_out_deeds": 8, "salary": 0}
    )
    play_until([ada], lambda: ada.page.locator(".stage.debt").count() > 0 or ada.over, seconds=60)
    if ada.over:
        pytest.skip("this game ended before anybody was in debt")
    ada.sees("is missing")


def test_rent_by_asking_shows_the_claim(person: Come) -> None:
    ada = person().sits_at(
        "luxury", [BOT, BOT], start=True, pace=700, options={"auto_claim": False, "deal_out_deeds": 8}
    )
    claim = ada.page.locator(".offer.claim button")
    play_until([ada], lambda: claim.count() > 0 or ada.over)
    ada.presses("r")
    ada.page.locator(".log").get_by_text("pays Ada").first.wait_for()


def test_somebody_who_drops_out_is_marked_and_comes_back(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    ben.page.goto("about:blank")
    expect(ada.page.locator(".seat-card", has_text="Ben")).to_contain_text("Away")
    ben.opens(ada.address)
    expect(ada.page.locator(".seat-card", has_text="Ben")).not_to_contain_text("Away")


def test_the_end_tells_the_whole_story(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT, BOT], start=True, options={"round_limit": 3})
    play_until([ada], lambda: ada.over)
    ada.sees("Standings")
    ada.page.locator(".chart").wait_for()
    ada.page.get_by_role("button", name="Back one step").click()
    ada.page.get_by_role("button", name="Show the board").click()
    expect(ada.page.locator(".replayboard [class*=mc]")).to_have_count(40)
    ada.page.get_by_role("button", name="Link to this moment").click()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["edition"]
    guest = person().opens(link)
    guest.page.locator(".replayboard").wait_for()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.locator(".table").wait_for()


def test_one_device_is_passed_round_behind_a_curtain(person: Come) -> None:
    ada = person().opens()
    ada.page.locator("#ed-masterpiece").check(force=True)
    ada.page.get_by_role("button", name="One device").click()
    ada.page.get_by_role("textbox", name="Player 1").fill("Ada")
    ada.page.get_by_role("textbox", name="Player 2").fill("Ben")
    ada.page.get_by_label("Fill up with bots").uncheck()
    ada.page.get_by_role("button", name="Add a player").click()
    ada.page.get_by_role("textbox", name="Player 3").fill("Cleo")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.primary.wait_for()
    ada.answers_once()
    ada.sees("Pass the device to Ben")
    assert ada.page.locator(".value").count() == 0
    ada.page.get_by_role("button", name="I am Ben").click()
    expect(ada.page.locator(".seat-card", has_text="Ben (you)")).to_be_visible()


def test_an_onlooker_sees_the_table_and_nothing_hidden(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT], start=True)
    eve = person().opens(ada.address)
    eve.page.locator("[data-square]").first.wait_for()
    play_until([ada], lambda: ada.page.locator(".work .value").count() > 0)
    assert eve.primary.count() == 0
    for table in tables_heard(eve):
        assert all(seen["value"] is None or seen["cashed_in"] for seen in table["facts"]["paintings"])
        assert all(player["cash"] is None for player in table["facts"]["players"])
        assert table["choices"] == []


def tables_heard(one: Person) -> list[dict[str, Any]]:
    """Every table this browser was told."""
    messages = [json.loads(frame) for frame in one.heard]
    return [message["table"] for message in messages if message.get("table")]
