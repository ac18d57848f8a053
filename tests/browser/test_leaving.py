"""Standing up: of one's own will, or because the host wants it; and a host who is not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.looking import looks_right
from tests.browser.people import Person
from tests.browser.test_cut import nothing_is_cut
from tests.browser.wanted import may_throw

Come = Callable[..., Person]
OPEN = {"kind": "open"}
SECRETS = "Object.keys(localStorage).filter((key) => key.startsWith('magie.secret.'))"


@pytest.fixture
def pair(person: Come) -> tuple[Person, Person]:
    """Ada, who is the host, and Ben in the lobby."""
    ada = person().has_time().sits_at("luxury", [OPEN, OPEN]).sees_the_lobby()
    ben = person().has_time().joins(ada.address, "Ben")
    ada.sees("Ben")
    return ada, ben


# Of one's own will


def test_whoever_leaves_the_lobby_frees_the_seat_and_is_at_the_front_page(
    pair: tuple[Person, Person],
) -> None:
    ada, ben = pair
    address = ben.address
    ben.stops_time().page.get_by_role("button", name="Leave the table").dblclick()
    ben.lets_time_go_on().sees("Your seat is open again for anybody with the link.")
    ben.says("I am still here")
    ada.sees("I am still here")
    expect(ada.chair("Ben")).to_have_count(1)
    nothing_is_cut(ben)
    ben.page.set_viewport_size({"width": 360, "height": 640})
    looks_right(ben)
    ben.waits(1).page.get_by_role("button", name="Leave for good").click()
    ben.page.get_by_role("button", name="Play now").wait_for()
    expect(ada.chair("Ben")).to_have_count(0)
    expect(ada.chair("Open seat")).to_have_count(2)
    assert ben.page.evaluate(SECRETS) == []
    ben.opens(address)
    ben.page.get_by_role("button", name="Sit down").wait_for()
    assert ben.page.get_by_text("The host has taken you off").count() == 0


def test_a_host_who_leaves_reads_that_somebody_else_becomes_the_host(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.sees("Somebody else becomes the host.")
    ada.waits(1).page.get_by_role("button", name="Leave for good").click()
    ben.page.get_by_role("button", name="Start the game").wait_for()


def test_who_leaves_a_game_is_followed_by_a_bot_for_good(person: Come, tickets: Any) -> None:
    first, second = tickets("luxury", may_throw, people=((0,), (1,)))
    ada, ben = person().sits_down(first), person().has_time().sits_down(second)
    card = ada.seat("Ben")
    expect(card).to_contain_text("Here")
    ben.page.get_by_role("button", name="People, bots and muting").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.sees("A bot plays on for you, and you cannot come back to this seat.")
    assert ben.page.get_by_text("becomes the host").count() == 0
    looks_right(ben)
    ben.waits(1).page.get_by_role("button", name="Leave for good").click()
    ben.page.get_by_role("button", name="Play now").wait_for()
    expect(card).to_contain_text("Bot")


# Because the host wants it


def test_whoever_is_taken_off_the_table_is_told_so(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    ada.page.get_by_role("button", name="Take Ben off the table").click()
    ben.sees("The host has taken you off this table.")
    looks_right(ben)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.sees_the_lobby()
    assert ben.page.get_by_text("The host has taken you off").count() == 0


def test_a_double_click_takes_the_person_off_and_leaves_the_chair(
    person: Come, pair: tuple[Person, Person]
) -> None:
    ada, ben = pair
    button = ada.page.get_by_role("button", name="Take Ben off the table").bounding_box()
    assert button
    x, y = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    cleo = person().joins(ben.address, "Cleo")
    ada.stops_time().page.mouse.click(x, y)
    expect(ada.chair("Ben")).to_have_count(0)
    ada.page.mouse.click(x, y)
    ada.says("So far")
    cleo.sees("So far")
    expect(cleo.chairs).to_have_count(3)
    ada.waits(1).page.get_by_role("button", name="Take this chair away").last.dblclick()
    ada.says("And now")
    cleo.sees("And now")
    expect(cleo.chairs).to_have_count(2)


# A host who is not there


def test_in_the_lobby_an_absent_host_is_seen_and_somebody_reads_who_follows(
    person: Come, pair: tuple[Person, Person]
) -> None:
    ada, ben = pair
    cleo = person().joins(ben.address, "Cleo")
    ada.page.goto("about:blank")
    for one, sentence in (
        (ben, "The host is away. After ten minutes you become the host."),
        (cleo, "The host is away. After ten minutes somebody else becomes the host."),
    ):
        expect(one.page.get_by_role("main").get_by_text(sentence, exact=True)).to_be_visible()
        expect(one.chair("Ada")).to_contain_text("Away")
        assert one.page.get_by_text("you stand in for").count() == 0
        looks_right(one)
    nothing_is_cut(ben)
