"""Journey 3 in a game with secrets: nobody looks into another's hand without the consent of the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Locator, expect

from tests.browser.looking import looks_right
from tests.browser.people import MOST_TABS, Person
from tests.browser.test_coming_and_going import tables_heard
from tests.browser.test_cut import NAMES, nothing_is_cut
from tests.browser.wanted import at_the_easel, may_throw

Come = Callable[..., Person]
Folk = tuple[Person, Person, Person]
LONG = "Wilhelmina Alexandra"


def question(one: Person) -> Locator:
    """What somebody at the table is asked."""
    return one.page.get_by_role("region", name=re.compile("^May .+ take over .+ seat"))


def knows_nothing_hidden(one: Person) -> bool:
    """Has this browser never been told what a painting is worth?"""
    seen = [painting for table in tables_heard(one) for painting in table["facts"]["paintings"]]
    return bool(seen) and all(painting["value"] is None or painting["cashed_in"] for painting in seen)


def has_read(one: Person) -> None:
    """A moment has passed: whatever appears just under a finger is not meant."""
    question(one).wait_for()
    one.waits(1)


def answers(one: Person, word: str) -> None:
    """When it has been read."""
    has_read(one)
    question(one).get_by_role("button", name=word).click()


@pytest.fixture
def folk(person: Come, tickets: Any) -> Folk:
    """Ada and Ben play Masterpiece with two bots, and Eve has asked for Cleo's seat."""
    first, second = tickets("masterpiece", at_the_easel, people=((0,), (1,)), takeover=True)
    ada, ben = person().has_time().sits_down(first), person().has_time().sits_down(second)
    for one in (ada, ben):
        one.sees_the_table()
    eve = person().opens(f"/t/{first.room}")
    eve.sees("everybody at the table is asked")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Ask for Cleo").click()
    return ada, ben, eve


def test_all_say_yes_and_the_seat_comes_by_itself(folk: Folk) -> None:
    ada, ben, eve = folk
    eve.sees("The table is asked whether you may take over Cleo")
    eve.sees("Still to answer: Ada and Ben.")
    expect(question(ada)).to_contain_text("May Eve take over Cleo")
    expect(question(ada)).to_contain_text(re.compile("They would see everything Cleo.s seat knows."))
    answers(ada, "Yes")
    expect(question(ada)).to_have_count(0)
    ada.sees("You said yes; waiting for Ben.")
    assert ben.page.get_by_text("You said yes").count() == 0
    looks_right(ada)
    eve.sees("Still to answer: Ben.")
    assert knows_nothing_hidden(eve), "before the last yes"
    answers(ben, "Yes")
    expect(ada.told).to_contain_text("Eve has taken over Cleo")
    expect(ada.page.get_by_text("You said yes")).to_have_count(0)
    expect(eve.seat("Cleo (you)")).to_be_visible()
    expect(eve.own_values.filter(has_text=re.compile(r"\$\d|Forgery")).first).to_be_visible()


def test_one_no_and_she_goes_on_watching(folk: Folk) -> None:
    ada, ben, eve = folk
    answers(ben, "No")
    expect(question(ada)).to_have_count(0)
    expect(eve.told).to_be_visible()
    expect(eve.page.get_by_text("The table is asked")).to_have_count(0)
    expect(eve.board).to_be_visible()
    assert knows_nothing_hidden(eve)
    ada.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ada.chat.get_by_role("listitem").filter(has_text="The table:").last).to_contain_text("Eve")


def test_play_goes_on_and_no_held_key_answers(folk: Folk) -> None:
    ada, _, eve = folk
    has_read(ada)
    yes = question(ada).get_by_role("button", name="Yes")
    yes.focus()
    held = "(button) => button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', repeat: true, bubbles: true, cancelable: true}))"
    assert yes.evaluate(held) is False, "a key that is held down is not taken for an answer"
    assert question(ada).count() == 1
    ada.presses("Escape")
    ada.page.locator("body").click(position={"x": 5, "y": 715})
    ada.presses("Space")
    ada.page.get_by_text("Your answer is sealed").or_(ada.page.get_by_text("You sealed")).first.wait_for()
    assert question(ada).count() == 1, "Space plays, and answers nothing"
    eve.sees("Still to answer: Ada and Ben.")


def test_by_keyboard_alone(folk: Folk) -> None:
    ada, ben, eve = folk
    has_read(ada)
    no = question(ada).get_by_role("button", name="No")
    for _ in range(MOST_TABS):
        ada.presses("Tab")
        if no.evaluate("(button) => button === document.activeElement"):
            break
    ada.presses("Enter")
    expect(question(ben)).to_have_count(0)
    expect(eve.page.get_by_text("The table is asked")).to_have_count(0)


def test_it_can_be_read_on_every_screen(person: Come, tickets: Any) -> None:
    first, second = tickets("masterpiece", at_the_easel, people=((0,), (1,)), takeover=True, names=NAMES)
    ada, ben = person().sits_down(first), person().sits_down(second)
    ben.sees_the_table()
    eve = person().opens(f"/t/{first.room}")
    eve.page.get_by_label("Your name").fill(LONG)
    nothing_is_cut(eve)
    looks_right(eve)
    eve.page.set_viewport_size({"width": 1280, "height": 720})
    eve.page.get_by_role("button", name=re.compile("Ask for")).first.click()
    eve.sees("Still to answer")
    question(ada).wait_for()
    for one in (ada, eve):
        nothing_is_cut(one)
        one.page.set_viewport_size({"width": 360, "height": 640})
        looks_right(one)
    gold = ada.gold_button.bounding_box()
    assert gold
    assert gold["y"] + gold["height"] <= 640, "the gold button stays where it is"


# The own seat, and a bot's


def test_the_own_seat_is_given_away_with_a_code(person: Come, tickets: Any) -> None:
    first, second = tickets("masterpiece", at_the_easel, people=((0,), (1,)))
    ada, ben = person().has_time().sits_down(first), person().sits_down(second)
    ada.sees_the_table()
    ben.page.get_by_role("button", name="People, bots and muting").click()
    ben.page.get_by_role("button", name="Give it away").click()
    ben.sees("whoever types the code has all you have")
    ben.sees("The others are asked first.")
    nothing_is_cut(ben)
    ben.page.set_viewport_size({"width": 1280, "height": 720})
    ben.page.get_by_role("button", name="Give it away").click()
    ben.page.get_by_role("button", name="Make the code").click()
    code = code_shown(ben).inner_text()
    eve = takes_code(person(), first.room, code, name="")
    eve.presses("Escape").sees("Still to answer: Ada.")
    expect(code_shown(ben)).to_have_count(0)
    expect(question(ada)).to_contain_text("May somebody invited by Ben take over Ben")
    expect(ada.told).to_contain_text("Somebody invited by Ben asks")
    answers(ada, "Yes")
    expect(eve.seat("Ben (you)")).to_be_visible()
    expect(ben.seats.filter(has_text="(you)")).to_have_count(0)
    expect(ben.dock).not_to_contain_text(re.compile(r"\$\d"))


def test_the_host_hands_a_bots_seat_over(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw)
    ada = person().sits_down(ticket)
    ada.page.get_by_role("button", name="People, bots and muting").click()
    ada.page.get_by_role("listitem").filter(has_text="Ben").get_by_role(
        "button", name="Give to somebody"
    ).click()
    ada.sees("seat to whoever uses it first.")
    nothing_is_cut(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    ada.page.get_by_role("listitem").filter(has_text="Ben").get_by_role(
        "button", name="Give to somebody"
    ).click()
    looks_right(ada)
    code = code_shown(ada).inner_text()
    eve = takes_code(person(), ticket.room, code)
    expect(ada.told).to_contain_text("Eve has taken over Ben")
    expect(eve.seat("Ben (you)")).to_be_visible()
    expect(code_shown(ada)).to_have_count(0)


def test_the_form_for_a_code_has_room_on_a_phone(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw)
    eve = person(360, 640).opens(f"/t/{ticket.room}")
    eve.page.get_by_role("button", name="Speed and display").click()
    for label in ("Have a code for a seat?", "Your name"):
        box = eve.page.get_by_label(label).bounding_box()
        assert box
        assert box["width"] > 120, label
    looks_right(eve)


def code_shown(one: Person) -> Locator:
    """The code that gives a seat away."""
    return one.page.get_by_role("status").get_by_role("code")


def takes_code(one: Person, room: str, code: str, name: str = "Eve") -> Person:
    """Somebody comes with a code to a game that is on."""
    one.opens(f"/t/{room}").sees_the_table()
    one.page.get_by_role("button", name="Speed and display").click()
    one.page.get_by_label("Have a code for a seat?").fill(code)
    one.page.get_by_label("Your name").fill(name)
    looks_right(one)
    one.page.get_by_role("button", name="Take the seat").click()
    return one
