"""Journeys 4 and 8: a turn, and rent by asking."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from magie.rules.events import Event
from tests.browser.people import Person, play_until, until
from tests.browser.wanted import card_is_drawn, chooses_tax, may_claim, may_throw

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
SLOWEST_DICE = 700
SLOWEST_WALK = 1200
GRACE = 250  # a busy machine draws late
TRIES = 3
CHANGE = re.compile(r"[+\u2212-]\$\d")  # an amount that came or went

# Counts the tones a page starts; they are made all the same.
LISTEN = """window.tones = 0; const real = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones++; return real.call(this) }"""

# What still moves because the page has just opened; what never ends does not count.
COMES_IN = (
    "() => document.getAnimations().filter((one) => isFinite(one.effect.getComputedTiming().endTime)).length"
)

# Notes how long dice tumble and where the own token is shown, from the next key on until nothing moves any more;
# if asked to, presses Space once more at the token's first step.
WATCH = """(again) => { window.watched = new Promise((done) => addEventListener('keydown', () => {
    const began = performance.now(); let dice = 0, first = 0, last = 0, steps = 0, seen = null;
    const look = () => {
        const now = performance.now() - began;
        for (const one of document.getAnimations())
            if (one.animationName === 'tumble') dice = one.effect.getComputedTiming().endTime;
        const square = document.querySelector('.you-pawn')?.closest('.cell')?.querySelector('[data-square]');
        const at = square?.dataset.square;
        if (seen !== null && at !== seen) { first ||= now; last = now; steps++ }
        seen = at ?? seen;
        if (again && steps === 1) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
            again = false;
        }
        if (now < 3000) requestAnimationFrame(look); else done({ dice, steps, walk: last - first });
    };
    look() }, { once: true })) }"""


def steps_far(events: Sequence[Event]) -> bool:
    """The token walks, and nothing else happens to it."""
    moved = [event for event in events if event.kind == "token_moved"]
    thrown = [event for event in events if event.kind == "dice_thrown"]
    return len(moved) == 1 and len(thrown) == 1 and sum(thrown[0].dice) >= 9 and not card_is_drawn(events)  # type: ignore[attr-defined]


def test_title_sound_and_a_polite_announcement_say_your_turn(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw, pace=300, seats=2)
    ada = person()
    ada.page.add_init_script(LISTEN)
    ada.sits_down(ticket).gold_button.wait_for()
    assert "Your turn" in ada.page.title()
    play_until([ada], lambda: "Your turn" not in ada.page.title(), seconds=20)
    tones = ada.page.evaluate("window.tones")
    ada.page.wait_for_function("() => document.title.includes('Your turn')")
    live = ada.page.locator("[aria-live=polite]", has_text=re.compile("your turn", re.IGNORECASE))
    expect(live.first).to_be_attached()
    assert ada.page.evaluate("window.tones") > tones


def test_space_rolls_and_every_payment_has_its_reason(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    paid = ada.lines.filter(has_text=CHANGE)
    play_until([ada], lambda: paid.count() > 0)
    assert re.search(r"[a-z]{3}.*\$\d", paid.last.inner_text()), "what for stands before it"
    changed = ada.seats.get_by_role("paragraph").filter(has_text=CHANGE)
    play_until([ada], lambda: changed.count() > 0)
    assert re.search(r"[+\u2212-]\$[\d,]+\s+\S", changed.first.inner_text()), "what for stands after it"


def throws_watched(person: Come, tickets: Any, again: bool = False) -> tuple[Person, Any]:
    """Somebody who throws the dice, and what was seen to move."""
    (ticket,) = tickets("luxury", may_throw, comes=steps_far)
    ada = person(motion=True).sits_down(ticket)
    ada.gold_button.wait_for()
    until(ada, lambda: not ada.page.evaluate(COMES_IN))
    ada.page.evaluate(WATCH, again)
    ada.presses("Space")
    return ada, ada.page.evaluate("window.watched")


def test_dice_settle_and_the_token_walks_in_time(person: Come, tickets: Any) -> None:
    seen = []
    for _ in range(TRIES):
        seen.append(throws_watched(person, tickets)[1])
        assert 0 < seen[-1]["dice"] <= SLOWEST_DICE, seen
        assert seen[-1]["steps"] >= 3, seen
        if seen[-1]["walk"] < SLOWEST_WALK + GRACE:
            return
    pytest.fail(f"the token walks too slowly: {seen}")


def test_input_does_not_wait_for_an_animation(person: Come, tickets: Any) -> None:
    ada, seen = throws_watched(person, tickets, again=True)
    assert seen["steps"] <= 2, f"a key brings the token home: {seen}"
    expect(ada.gold_button.filter(has_text="Roll the dice")).to_have_count(0)
    ada.log.get_by_text(re.compile("Ada (buys|pays)|turn")).last.wait_for()


def test_each_viewer_sets_the_speed(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw, comes=steps_far)
    ada = person(motion=True).sits_down(ticket)
    ada.page.get_by_role("button", name="Speed and display").click()
    ada.page.get_by_role("group", name="Animations").get_by_role("button", name="Off").click()
    ada.presses("Escape")
    ada.page.evaluate(WATCH, False)
    ada.page.locator("body").press("Space")
    assert ada.page.evaluate("window.watched")["steps"] == 1, "it is there at once"


def test_a_card_stays_until_it_is_read(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_throw, comes=card_is_drawn, pace=0)
    ada = person().has_time().sits_down(ticket)
    ada.gold_button.wait_for()
    ada.answers_once()
    card = ada.card
    card.wait_for()
    ada.waits(60)
    assert len(card.inner_text()) > 10
    ada.page.get_by_role("button", name="I have read it").click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("screen", [(1280, 720, "light"), (390, 844, "dark")])
def test_a_tax_is_chosen_without_seeing_what_one_is_worth(at: Come, screen: tuple[int, int, str]) -> None:
    ada = at("harry_potter", chooses_tax, screen)
    ada.page.get_by_text("Pay 10% of all you own").first.wait_for()
    expect(ada.page.get_by_text("Pay G200").first).to_be_visible()
    expect(ada.page.get_by_text(re.compile(r"\bworth\b", re.IGNORECASE))).to_have_count(0)


def test_where_taxes_are_printed_the_dock_tells_what_one_is_worth(at: Come) -> None:
    ada = at("luxury", may_throw)
    expect(ada.dock.get_by_text(re.compile(r"Worth \$[\d,]+ in all"))).to_be_visible()


# 8. Rent by asking


def test_rent_is_asked_for_with_a_key(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_claim, options={"auto_claim": False})
    ada = person().sits_down(ticket)
    expect(ada.claims).to_contain_text(re.compile(r"(Ben|Cleo|Dan) on .*\$"))
    ada.presses("r")
    ada.log.get_by_text("pays Ada").first.wait_for()
    expect(ada.claims).to_have_count(0)
