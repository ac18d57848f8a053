"""What stands on the table beside the journeys: reasons, hammers, bargaining, debts, talk, coming back, motion."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import Person, play_until
from tests.browser.wanted import may_throw, walks_alone

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
OPEN = {"kind": "open"}
POOR = {"start_cash": 150, "deal_out_deeds": 9, "salary": 0}


def bargainers(person: Come) -> tuple[Person, Person]:
    """Two people with four deeds each."""
    ada = person().sits_at("luxury", [OPEN], options={"deal_out_deeds": 4})
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: ada.page.locator(".mini").count() > 0)
    return ada, ben


def offers(one: Person, cash: int) -> None:
    """The own first deed for cash."""
    one.presses("o")
    one.page.locator(".tiles").first.locator("button").first.click()
    one.page.locator("#deal-take").fill(str(cash))
    one.page.get_by_role("button", name="Send the offer").click()


def looks(one: Person) -> None:
    """At the offer that waits for an answer."""
    one.page.locator(".offer.now").get_by_role("button", name="Look").click()


# ---- reasons


def test_a_cut_reason_is_whole_when_focused_and_nothing_moves(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options={"deal_out_deeds": 4})
    build = ada.page.locator(".why", has_text="Build")
    build.wait_for()
    where = "() => ['.board', '.dock', '.why'].map(s => JSON.stringify(document.querySelector(s).getBoundingClientRect()))"
    before = ada.page.evaluate(where)
    build.focus()
    tip = ada.page.locator(".tip")
    expect(tip).to_contain_text(build.locator("small").inner_text())
    expect(tip).to_contain_text(re.compile(r"Rule [A-Z]+-[A-Z]+-\d"))
    assert ada.page.evaluate(where) == before


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_the_gold_button_is_in_the_middle(person: Come, edition: str) -> None:
    ada = person().sits_at(edition, [BOT, BOT, BOT], start=True)
    for _ in range(6):
        ada.gold_button.wait_for()
        middle = (
            "s => { const r = document.querySelector(s).getBoundingClientRect(); return r.x + r.width / 2 }"
        )
        assert abs(ada.page.evaluate(middle, "[data-primary]") - ada.page.evaluate(middle, ".center")) < 2
        ada.presses("Space")
        ada.page.wait_for_timeout(150)


def test_no_token_stands_on_a_name_or_a_sum(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT, BOT], start=True)
    covered = """() => [...document.querySelectorAll('.pawns:not(.inside) .badge')].flatMap(token => {
        const a = token.getBoundingClientRect();
        return [...document.querySelectorAll('.cell .name, .cell .foot')].filter(text => {
            const b = text.getBoundingClientRect();
            return a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
        }).map(text => text.textContent);
    })"""
    for _ in range(12):
        if ada.page.locator("[data-primary]").count():
            ada.presses("Space")
        ada.page.wait_for_timeout(120)
        assert ada.page.evaluate(covered) == []


# ---- the phone


def test_the_newest_line_of_the_log_is_in_view_on_a_phone(person: Come) -> None:
    ada = person(390, 844).sits_at("luxury", [BOT, BOT], start=True)
    play_until([ada], lambda: ada.turns.count() > 6)
    ada.page.wait_for_function(  # bots play on, and the log follows
        """() => {
            const line = [...document.querySelectorAll(".log li, .log h3")].at(-1).getBoundingClientRect();
            const dock = document.querySelector(".pdock").getBoundingClientRect();
            return line.top > 0 && line.bottom <= dock.top + 1;
        }"""
    )


def test_the_phone_says_once_whose_turn_it_is_and_what_a_purchase_leaves(person: Come) -> None:
    ada = person(390, 844).sits_at("luxury", [BOT], start=True)
    play_until([ada], lambda: ada.page.get_by_text("Let the table bid").count() > 0)
    price = int(re.sub(r"\D", "", ada.gold_button.inner_text()))
    cash, then = (
        int(re.sub(r"\D", "", text)) for text in ada.page.locator(".pdock .cash > *").all_inner_texts()
    )
    assert then == cash - price
    assert ada.page.locator(".top").get_by_text("Your turn").count() <= 1
    tabs = [text.split("\n")[0] for text in ada.page.get_by_role("tab").all_inner_texts()]
    assert tabs == ["Deeds", "Players", "Offers", "Log", "Chat"]


# ---- auctions


def test_an_auction_goes_once_goes_twice_and_the_hammer_is_heard_in_words(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN], clock={"grace": 0, "bank": 0, "auction": 4})
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    people = [ada, ben]
    play_until(people, lambda: any(p.page.get_by_text("Let the table bid").count() for p in people))
    seller, buyer = (ada, ben) if ada.page.get_by_text("Let the table bid").count() else (ben, ada)
    seller.presses("a")
    buyer.page.get_by_label("Bid for me up to").fill("9")
    buyer.page.keyboard.press("Tab")
    buyer.page.locator(".gauge .lim", has_text="your limit $9").wait_for()
    seller.auction.get_by_text("leads").first.wait_for()
    buyer.page.locator(".turn h2", has_text="going once").wait_for()
    buyer.page.locator(".turn h2", has_text="going twice").wait_for()
    seller.page.locator(".turn .word", has_text="wins").wait_for()


def test_one_device_is_asked_seat_by_seat_in_an_auction(person: Come) -> None:
    mine = [{"kind": "mine", "name": name} for name in ("Ben", "Cleo")]
    ada = person().sits_at("luxury", mine, start=True, clock={"grace": 0, "bank": 0, "auction": 0})
    for _ in range(60):
        ada.gold_button.wait_for()
        if ada.page.get_by_text("Let the table bid").count():
            break
        ada.gold_button.click()
        ada.page.wait_for_timeout(100)
    ada.presses("a")
    ada.auction.wait_for()
    asked = []
    for _ in range(2):
        ada.presses("Space")
        ada.page.locator(".curtain h1").wait_for()
        asked.append(ada.page.locator(".curtain h1").inner_text())
        ada.presses("Space")
        ada.auction.wait_for()
    assert len(set(asked)) == 2


# ---- deals


def test_a_counter_offer_says_what_is_wanted_and_the_thread_stays(person: Come) -> None:
    ada, ben = bargainers(person)
    offers(ada, 200)
    looks(ben)
    ben.sees("Ada wants $200")
    ben.presses("c")
    ben.page.locator("#deal-give").fill("150")
    ben.page.get_by_role("button", name="Send the offer").click()
    thread = ada.page.locator(".thread li")
    expect(thread).to_have_count(2)
    expect(thread.first).to_contain_text("declined")
    looks(ada)
    ada.sees("Ben wants $50 more")
    ada.presses("d")
    ben.log.get_by_text("says no").first.wait_for()


def test_offers_of_somebody_can_be_muted_and_heard_again(person: Come) -> None:
    ada, ben = bargainers(person)
    offers(ada, 200)
    looks(ben)
    ben.page.get_by_role("button", name="Mute", exact=True).click()
    panel = ben.page.locator(".offers-panel")
    expect(panel).not_to_contain_text("Ada")
    panel.get_by_role("button", name="1 offer is muted").click()
    ben.page.get_by_role("button", name="Offers muted").click()
    expect(panel).to_contain_text("Ada")


def test_the_server_not_the_client_says_what_cannot_be_offered(person: Come) -> None:
    ada, _ben = bargainers(person)
    ada.presses("o")
    ada.page.locator(".tiles").nth(1).locator("button").first.click()
    ada.page.locator("#deal-give").fill("99999")
    verdict = ada.page.locator(".verdict.no")
    expect(verdict).to_contain_text(re.compile(r"[A-Z]+-[A-Z]+-\d"))


def test_a_mortgage_can_be_lifted_on_receipt(person: Come) -> None:
    ada, ben = bargainers(person)
    ada.presses("m")
    ada.page.locator(".managest .rescue").first.click()
    ada.log.get_by_text("mortgages").first.wait_for()
    ada.presses("Escape")
    ada.presses("o")
    ada.page.locator(".tiles").first.locator(".mort").click()
    ada.page.locator("#deal-take").fill("20")
    ada.page.get_by_role("button", name="Send the offer").click()
    looks(ben)
    ben.page.get_by_role("checkbox").check()
    expect(ben.page.locator(".verdict")).to_contain_text("to lift mortgages")
    ben.page.get_by_role("button", name="Accept the deal").click()
    ben.log.get_by_text(re.compile("lifts|mortgage on")).first.wait_for()
    expect(ben.page.locator(".dock .mini.mort")).to_have_count(0)


# ---- debts


def debtor(person: Come, tries: int = 6) -> Person:
    """Somebody in a debt with a way out; whether the first one has it is up to the dice."""
    ada = person().sits_at("luxury", [BOT], start=True, options=POOR)
    raising = ada.page.get_by_role("button", name="Raise it for me")
    play_until([ada], lambda: raising.count() > 0 or ada.over, seconds=60)
    return debtor(person, tries - 1) if ada.over and tries else ada


def test_raise_it_for_me_shows_its_plan_before_it_plays_it(person: Come) -> None:
    ada = debtor(person)
    assert "hand" in ada.page.locator(".cost").inner_text()
    ada.presses("Space")
    steps = ada.page.locator(".steps li")
    steps.first.wait_for()
    sums = [int(re.sub(r"\D", "", text)) for text in steps.locator("small").all_inner_texts()]
    assert sums == sorted(sums)
    assert ada.log.get_by_text("Ada mortgages").count() == 0
    ada.page.get_by_role("button", name="Raise and pay").click()
    expect(ada.debt).to_have_count(0)


# ---- rent, talk, absence


def test_a_claim_says_how_long_it_is_good_for(person: Come) -> None:
    ada = person().sits_at(
        "luxury", [BOT, BOT], start=True, pace=700, options={"auto_claim": False, "deal_out_deeds": 8}
    )
    valid = ada.page.locator(".offer.claim .valid")
    play_until([ada], lambda: valid.count() > 0 or ada.over)
    expect(valid.first).to_contain_text("throws")


def test_gestures_are_seen_at_the_seat_and_whoever_is_muted_is_not_heard(person: Come) -> None:
    ada = person().opens_a_table()
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_role("button", name="Well played").click()
    ada.seat("Ben").get_by_text("Well played").wait_for()
    ben.page.get_by_label("Say something").fill("one")
    ben.presses("Enter")
    expect(ada.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    ada.page.get_by_role("button", name="People, bots and muting").click()
    ada.page.get_by_role("button", name="Mute for me").click()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".logpanel")).not_to_contain_text("one")
    ada.page.get_by_role("button", name="Mute for all").click()
    ada.page.get_by_role("button", name="Muted for all").wait_for()
    ben.sees("The host has muted you.")
    expect(ben.page.get_by_label("Say something")).to_have_count(0)


def test_while_you_were_away_tells_what_happened(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN], options={"deal_out_deeds": 4})
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    rolls = ada.page.get_by_role("button", name="Roll the dice")
    play_until([ada, ben], lambda: rolls.count() > 0)
    ben.page.goto("about:blank")
    expect(ada.seat("Ben")).to_contain_text("Away")
    before = ada.lines.count()
    play_until([ada], lambda: ada.lines.count() > before)
    ben.opens(ada.address)
    ben.sees("While you were away")
    ben.presses("Space")
    expect(ben.page.locator(".recapst")).to_have_count(0)


def test_onlookers_hear_nothing_unless_they_ask_for_it(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    eve = person().opens(ada.address)
    expect(eve.page.get_by_role("button", name="Sound off")).to_be_visible()
    eve.page.get_by_role("button", name="Sound off").click()
    expect(eve.page.get_by_role("button", name="Sound on")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Sound on")).to_be_visible()


# ---- looking at squares and players


def test_pointing_at_a_square_shows_its_deed_and_what_it_would_cost(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options={"deal_out_deeds": 13})
    ada.page.locator(".cell.owned.s-2").first.wait_for()
    where = "() => JSON.stringify(document.querySelector('.acts').getBoundingClientRect())"
    before = ada.page.evaluate(where)
    street = ada.page.locator(".cell.owned.s-2:not(.g-u):not(.mort) .sq").first
    street.hover()
    peek = ada.page.locator(".peek")
    expect(peek).to_contain_text(re.compile(r"You would pay \$\d+ now"))
    expect(peek.locator("tr.now")).to_have_count(1)
    assert ada.page.evaluate(where) == before


def test_focus_on_a_player_lights_the_squares_up(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options={"deal_out_deeds": 5})
    ada.page.locator(".cell.owned.s-2").first.wait_for()
    ada.page.locator('.seat-card[data-seat="1"] h3 button').focus()
    expect(ada.page.locator(".cell.lit")).to_have_count(ada.page.locator(".cell.owned.s-2").count())
    assert ada.page.locator(".cell.lit:not(.s-2)").count() == 0


# ---- presses and motion


def test_a_second_press_while_the_first_is_under_way_is_no_mistake(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT], start=True)
    for _ in range(25):
        if ada.page.locator("[data-primary]").count():
            ada.presses("Space", "Space")
        assert ada.page.locator(".refused").count() == 0
        ada.page.wait_for_timeout(60)


TOKEN = "() => { const r = document.querySelector('.you-pawn').getBoundingClientRect(); return [r.x, r.y] }"


def test_a_walk_takes_its_time_and_any_key_ends_it(person: Come, tickets: Callable[..., Any]) -> None:
    (ticket,) = tickets("luxury", may_throw, comes=walks_alone)
    ada = person(motion=True).sits_down(ticket)
    ada.page.get_by_role("button", name="Roll the dice").wait_for()
    start = ada.page.evaluate(TOKEN)
    ada.presses("Space")
    # The dice of the throw before may lie there already; Ada's are thrown when she is asked something else.
    expect(ada.page.get_by_role("button", name="Roll the dice")).to_have_count(0)
    tumbles = ada.page.evaluate(
        "() => document.querySelector('.center .die svg').getAnimations().map(a => a.effect.getTiming().duration)"
    )
    assert all(duration <= 700 for duration in tumbles)
    ada.presses("x")
    there = ada.page.evaluate(TOKEN)
    assert there != start
    ada.page.wait_for_timeout(2000)
    assert ada.page.evaluate(TOKEN) == there
