"""Journeys 9, 11 and 12: drop-outs, one device passed round, onlookers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import WebSocketRoute, expect

from magie.rules.game import View
from magie.server.wire import Clock
from tests.browser.people import Person, play_until
from tests.browser.wanted import at_the_easel, may_throw

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}


def it_is_bens_turn(view: View) -> bool:
    """Ben has the dice."""
    return bool(view.facts.round > 2 and view.facts.turn == 1 and view.facts.decision.kind == "pre_roll")


# 9. Drop-outs


@pytest.fixture
def pair(person: Come, tickets: Any) -> tuple[Person, Person]:
    """Ada and Ben, whose turn it is."""
    first, second = tickets("luxury", it_is_bens_turn, people=((0,), (1,)), pace=0)
    ada, ben = person().sits_down(first), person().sits_down(second)
    expect(ada.seat("Ben")).not_to_contain_text("Away")
    ben.gold_button.wait_for()
    return ada, ben


def test_a_badge_at_once_and_the_seat_is_kept(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    address = ben.address
    ben.page.goto("about:blank")
    expect(ada.seat("Ben")).to_contain_text("Away")
    ben.opens(address)
    expect(ada.seat("Ben")).not_to_contain_text("Away")
    expect(ben.seat("Ben (you)")).to_be_visible()


def test_the_table_lets_a_bot_play_until_the_owner_is_back(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    address = ben.address
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Bot plays").click()
    expect(ada.seat("Ben")).to_contain_text("A bot holds the seat")
    ada.gold_button.wait_for()
    lines = ada.lines.count()
    play_until([ada], lambda: ada.lines.count() > lines + 3)
    ben.opens(address)
    expect(ada.seat("Ben")).not_to_contain_text("A bot holds the seat")
    expect(ben.seat("Ben (you)")).to_be_visible()
    play_until([ada], lambda: ben.gold_button.count() > 0)


def test_the_table_waits_or_pauses(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    address = ben.address
    away = ada.page.get_by_role("heading", name="Ben is away")
    ben.page.goto("about:blank")
    expect(away).to_be_visible()
    ada.page.get_by_role("button", name="Wait", exact=True).click()
    expect(away).to_have_count(0)
    expect(ada.seat("Ben")).to_contain_text("Away")
    ben.opens(address)
    expect(ada.seat("Ben")).not_to_contain_text("Away")
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Pause", exact=True).click()
    ada.sees("The game is paused")
    ada.page.get_by_role("button", name="Go on playing").click()
    expect(ada.page.get_by_text("The game is paused")).to_have_count(0)


def test_the_clock_waits_for_whoever_is_gone(person: Come, tickets: Any) -> None:
    first, second = tickets("luxury", it_is_bens_turn, people=((0,), (1,)), clock=Clock(grace=90, bank=0))
    ada = person().has_time().sits_down(first)
    expect(ada.timer).to_have_text("90")
    ada.waits(30)
    expect(ada.timer).to_have_text(re.compile("^(8[5-9]|90)$"))
    ben = person().has_time().sits_down(second)
    ben.gold_button.wait_for()
    ben.waits(30)
    expect(ben.timer).to_have_text(re.compile("^[1-6]?[0-9]$"))


def test_a_lost_line_comes_back_by_itself_with_what_was_missed(person: Come, tickets: Any) -> None:
    first, second = tickets("luxury", may_throw, people=((0,), (1,)), pace=0)
    ada = person().sits_down(first)
    ben = person()
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
    cut = {"now": False}

    def connect(route: WebSocketRoute) -> None:
        if cut["now"]:
            route.close(code=1012, reason="the cable is out")
        else:
            lines.append((route, route.connect_to_server()))

    ben.page.route_web_socket(re.compile("/socket$"), connect)
    ben.sits_down(second)
    expect(ada.seat("Ben")).not_to_contain_text("Away")
    ben.sees_the_table()
    assert lines, "the socket goes through the cable"
    cut["now"] = True
    here, there = lines[-1]
    there.close()
    here.close(code=1012)
    ben.sees("Connection lost")
    expect(ada.seat("Ben")).to_contain_text("Away")
    number = ada.lines.count()
    play_until([ada], lambda: ada.lines.count() > number)
    cut["now"] = False
    ben.sees("While you were away")
    expect(ada.seat("Ben")).not_to_contain_text("Away")


# 11. Pass one device


def test_one_device_is_passed_round_behind_a_curtain(person: Come) -> None:
    ada = person().opens()
    ada.edition("masterpiece").check(force=True)
    ada.page.get_by_role("button", name="One device").click()
    ada.page.get_by_role("textbox", name="Player 1").fill("Ada")
    ada.page.get_by_role("textbox", name="Player 2").fill("Ben")
    ada.page.get_by_label("Fill up with bots").uncheck()
    ada.page.get_by_role("button", name="Add a player").click()
    ada.page.get_by_role("textbox", name="Player 3").fill("Cleo")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.gold_button.wait_for()
    ada.answers_once()
    ada.sees("Pass the device to Ben")
    assert ada.dock.count() == 0
    ada.page.get_by_role("button", name="I am Ben").click()
    expect(ada.seat("Ben (you)")).to_be_visible()


def test_behind_the_curtain_nothing_of_anybody_is_on_the_page(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("masterpiece", at_the_easel, people=((0, 1, 2, 3),))
    ada = person().sits_down(ticket)
    hidden = ada.own_values.first.inner_text()
    ada.presses("a")
    ada.sees("Pass the device to")
    body = ada.page.locator("body").inner_text()
    assert hidden not in body
    assert not re.search(r"\$\d", body)


# 12. Onlooker


def test_an_onlooker_sees_the_table_live_and_nothing_hidden(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT], start=True)
    eve = person().opens(ada.address)
    eve.sees_the_table()
    seen = len(eve.heard)
    play_until([ada], lambda: ada.own_values.count() > 0 and len(eve.heard) > seen + 5)
    assert eve.gold_button.count() == 0
    for table in tables_heard(eve):
        assert all(seen["value"] is None or seen["cashed_in"] for seen in table["facts"]["paintings"])
        assert all(player["cash"] is None for player in table["facts"]["players"])
        assert table["choices"] == []


def test_players_never_hear_what_only_others_may_know(person: Come, tickets: Any) -> None:
    first, second = tickets("masterpiece", at_the_easel, people=((0,), (1,)), pace=0)
    ada, ben = person().sits_down(first), person().sits_down(second)
    play_until([ada, ben], lambda: ada.turns.count() > 4)
    for me, one in enumerate((ada, ben)):
        for table in tables_heard(one):
            for painting in table["facts"]["paintings"]:
                known = painting["cashed_in"] or me in painting["known_to"]
                assert known or painting["value"] is None


def test_the_number_of_onlookers_is_shown_and_they_may_talk(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    ada.sees_the_table()
    person().opens(ada.address).sees_the_table()
    expect(ada.page.get_by_text("1 onlooker")).to_be_attached()


# Also: chat and emotes


def test_chat_is_heard_at_the_table(pair: tuple[Person, Person]) -> None:
    ada, ben = pair
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.presses("Enter")
    ben.page.get_by_role("tab", name=re.compile("Chat")).click()
    ben.sees("Good luck!")


def tables_heard(one: Person) -> list[dict[str, Any]]:
    """Every table this browser was told."""
    messages = [json.loads(frame) for frame in one.heard]
    return [message["table"] for message in messages if message.get("table")]
