"""What stands on the table beside the journeys: reasons, hammers, bargaining, debts, talk, coming back, motion.

Where a token stands and what it covers is only to be seen: these tests measure, and go by how the ring is made.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Locator, expect

from tests.browser.deals import DEALT, has_deeds, looks_at_an_offer, offers_a_deed, puts_into_the_deal
from tests.browser.people import Person, play_until, until
from tests.browser.wanted import in_debt, may_claim, may_throw, walks_alone

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
OPEN = {"kind": "open"}


def bargainers(person: Come) -> tuple[Person, Person]:
    """Two people with four deeds each."""
    ada = person().sits_at("luxury", [OPEN], options=DEALT)
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: has_deeds(ada))
    return ada, ben


def boxes(*things: Locator) -> list[Any]:
    """Where things are, and how large."""
    return [thing.bounding_box() for thing in things]


# ---- reasons


def test_a_cut_reason_is_whole_when_focused_and_nothing_moves(at: Come) -> None:
    ada = at("luxury", may_throw)
    ada.gold_button.wait_for()
    build = ada.dock.get_by_role("button", name=re.compile("^Build"))
    build.wait_for()
    before = boxes(ada.board, ada.dock, build)
    build.focus()
    *_, reason = build.inner_text().splitlines()
    expect(ada.tip).to_contain_text(reason)
    expect(ada.tip).to_contain_text(re.compile(r"Rule [A-Z]+-[A-Z]+-\d"))
    assert boxes(ada.board, ada.dock, build) == before


# How far the middle of the gold button is from the middle of what lies in the ring; nothing while nobody is asked.
OFF_THE_MIDDLE = """now => { const gold = now.querySelector('[data-primary]')?.getBoundingClientRect();
    const all = now.getBoundingClientRect();
    return gold ? [Math.abs(gold.x + gold.width / 2 - all.x - all.width / 2)] : [] }"""


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_the_gold_button_is_in_the_middle(person: Come, edition: str) -> None:
    ada = person().sits_at(edition, [BOT, BOT, BOT], start=True)
    seen: list[float] = []

    def seen_often() -> bool:
        seen.extend(ada.now.evaluate(OFF_THE_MIDDLE))
        return len(seen) > 10 and ada.turns.count() > 4

    play_until([ada], seen_often)
    assert max(seen) < 2


# The words of squares that lie under a token: tokens stand beside the button that tells the square's name.
COVERED = """ring => [...ring.querySelectorAll('li > :not(button) svg')].flatMap(token => {
    const a = token.getBoundingClientRect();
    const isWritten = one => [...one.childNodes].some(part => part.nodeType === 3 && part.textContent.trim());
    return [...ring.querySelectorAll('button [aria-hidden] *')].filter(isWritten).filter(text => {
        const b = text.getBoundingClientRect();
        return a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
    }).map(text => text.textContent);
})"""


def test_no_token_stands_on_a_name_or_a_sum(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT, BOT], start=True)

    def nothing_is_covered_for_long() -> bool:
        assert ada.ring.evaluate(COVERED) == []
        return ada.turns.count() > 12

    play_until([ada], nothing_is_covered_for_long)


# ---- the phone


def test_the_newest_line_of_the_log_is_in_view_on_a_phone(person: Come) -> None:
    ada = person(390, 844).sits_at("luxury", [BOT, BOT], start=True)
    play_until([ada], lambda: ada.turns.count() > 6)
    newest = ada.lines.or_(ada.turns).last

    def is_in_view() -> bool:  # bots play on, and the log follows
        line, dock = boxes(newest, ada.dock)
        return bool(line and line["y"] > 0 and line["y"] + line["height"] <= dock["y"] + 1)

    until(ada, is_in_view)


def test_the_phone_says_once_whose_turn_it_is_and_what_a_purchase_leaves(person: Come) -> None:
    ada = person(390, 844).sits_at("luxury", [BOT], start=True)
    play_until([ada], lambda: ada.page.get_by_text("Let the table bid").count() > 0)
    price = int(re.sub(r"\D", "", ada.gold_button.inner_text()))
    said = ada.dock.get_by_role("paragraph").first.inner_text()
    cash, then = (int(found.replace(",", "")) for found in re.findall(r"\$([\d,]+)", said))
    assert then == cash - price
    assert ada.page.get_by_text("Your turn").count() <= 1
    tabs = [text.split("\n")[0] for text in ada.page.get_by_role("tab").all_inner_texts()]
    assert tabs == ["Deeds", "Players", "Offers", "Log", "Chat"]


# ---- auctions


def test_an_auction_goes_once_goes_twice_and_the_hammer_is_heard_in_words(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN], clock={"grace": 0, "bank": 0, "auction": 6})
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    people = [ada, ben]
    play_until(people, lambda: any(p.page.get_by_text("Let the table bid").count() for p in people))
    seller, buyer = (ada, ben) if ada.page.get_by_text("Let the table bid").count() else (ben, ada)
    seller.presses("a")
    buyer.page.get_by_label("Bid for me up to").fill("9")
    buyer.page.keyboard.press("Tab")
    buyer.auction.get_by_text("your limit $9").wait_for()
    seller.auction.get_by_text("leads").first.wait_for()
    buyer.question.filter(has_text="going once").wait_for()
    buyer.question.filter(has_text="going twice").wait_for()
    seller.now.get_by_role("paragraph").filter(has_text="wins").wait_for()


def test_one_device_is_asked_seat_by_seat_in_an_auction(person: Come) -> None:
    mine = [{"kind": "mine", "name": name} for name in ("Ben", "Cleo")]
    ada = person().sits_at("luxury", mine, start=True, clock={"grace": 0, "bank": 0, "auction": 0})
    play_until([ada], lambda: ada.page.get_by_text("Let the table bid").count() > 0)
    ada.presses("a")
    ada.auction.wait_for()
    asked = []
    for _ in range(2):
        ada.presses("Space")
        curtain = ada.page.get_by_role("heading", name=re.compile("^Pass the device to"))
        asked.append(curtain.inner_text())
        ada.presses("Space")
        ada.auction.wait_for()
    assert len(set(asked)) == 2


# ---- deals


def test_a_counter_offer_says_what_is_wanted_and_the_thread_stays(person: Come) -> None:
    ada, ben = bargainers(person)
    offers_a_deed(ada, "Ben", 200)
    looks_at_an_offer(ben)
    ben.sees("Ada wants $200")
    ben.presses("c")
    ben.goods_of("You give").get_by_label("Cash of").fill("150")
    ben.page.get_by_role("button", name="Send the offer").click()
    thread = ada.offers.get_by_role("list", name="Said so far").get_by_role("listitem")
    expect(thread).to_have_count(2)
    expect(thread.first).to_contain_text("declined")
    looks_at_an_offer(ada)
    ada.sees("Ben wants $50 more")
    ada.presses("d")
    ben.log.get_by_text("says no").first.wait_for()


def test_offers_of_somebody_can_be_muted_and_heard_again(person: Come) -> None:
    ada, ben = bargainers(person)
    offers_a_deed(ada, "Ben", 200)
    looks_at_an_offer(ben)
    ben.page.get_by_role("button", name="Mute", exact=True).click()
    expect(ben.offers).not_to_contain_text("Ada")
    ben.offers.get_by_role("button", name="1 offer is muted").click()
    ben.page.get_by_role("button", name="Offers muted").click()
    expect(ben.offers).to_contain_text("Ada")


def test_the_server_not_the_client_says_what_cannot_be_offered(person: Come) -> None:
    ada, _ben = bargainers(person)
    ada.presses("o")
    puts_into_the_deal(ada, "Ben gives")
    ada.goods_of("You give").get_by_label("Cash of").fill("99999")
    expect(ada.verdict).to_contain_text(re.compile(r"[A-Z]+-[A-Z]+-\d"))
    expect(ada.gold_button).to_have_attribute("aria-disabled", "true")


def test_a_mortgage_can_be_lifted_on_receipt(person: Come) -> None:
    ada, ben = bargainers(person)
    ada.presses("m")
    ada.stage("Mortgage deeds").get_by_role("button", disabled=False).first.click()
    ada.log.get_by_text("mortgages").first.wait_for()
    ada.presses("Escape")
    offers_a_deed(ada, "Ben", 20, "Mortgaged")
    looks_at_an_offer(ben)
    ben.page.get_by_role("checkbox").check()
    expect(ben.verdict).to_contain_text("to lift mortgages")
    ben.page.get_by_role("button", name="Accept the deal").click()
    ben.log.get_by_text(re.compile("lifts|mortgage on")).first.wait_for()
    expect(ben.dock.get_by_role("listitem").filter(has_text="Mortgaged")).to_have_count(0)


# ---- debts


def test_raise_it_for_me_shows_its_plan_before_it_plays_it(at: Come) -> None:
    ada = at("luxury", in_debt)
    expect(ada.debt).to_contain_text("Giving up would hand")
    raised = ada.log.get_by_text(re.compile("Ada (mortgages|sells)"))
    before = raised.count()
    ada.presses("Space")
    steps = ada.debt.get_by_role("list", name="Raise it for me").get_by_role("listitem")
    steps.first.wait_for()
    sums = [re.findall(r"then \$([\d,]+) in cash", text) for text in steps.all_inner_texts()]
    cash = [int(found.replace(",", "")) for (found,) in sums]
    assert cash == sorted(cash)
    assert raised.count() == before
    ada.page.get_by_role("button", name="Raise and pay").click()
    expect(ada.debt).to_have_count(0)
    assert raised.count() > before


# ---- rent, talk, absence


def test_a_claim_says_how_long_it_is_good_for(at: Come) -> None:
    ada = at("luxury", may_claim, options={"auto_claim": False})
    expect(ada.claims.first).to_contain_text(re.compile("^.*Until .*throw", re.DOTALL))


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
    ada.chat.wait_for()
    expect(ada.chat).not_to_contain_text("one")
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
    expect(ben.stage("While you were away")).to_have_count(0)


def test_onlookers_hear_nothing_unless_they_ask_for_it(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True)
    eve = person().opens(ada.address)
    expect(eve.page.get_by_role("button", name="Sound off")).to_be_visible()
    eve.page.get_by_role("button", name="Sound off").click()
    expect(eve.page.get_by_role("button", name="Sound on")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Sound on")).to_be_visible()


# ---- looking at squares and players


def others_squares(one: Person) -> Locator:
    """The squares of whoever sits on the second seat."""
    name = one.seats.nth(1).get_by_role("heading", level=3).inner_text()
    return one.squares.filter(has_text=re.compile(f"owned by {re.escape(name)}"))


def test_pointing_at_a_square_shows_its_deed_and_what_it_would_cost(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options={"deal_out_deeds": 13})
    ada.gold_button.wait_for()
    before = boxes(ada.answers)
    others_squares(ada).filter(has_text=re.compile(r"Landing here costs \$\d+ now")).first.hover()
    expect(ada.now.get_by_text(re.compile(r"You would pay \$\d+ now"))).to_be_visible()
    # It floats beside the square, which has told the same already: so whoever listens is spared it.
    rents = ada.now.get_by_role("row", include_hidden=True)
    expect(rents.and_(ada.page.locator("[aria-current=true]"))).to_have_count(1)
    assert boxes(ada.answers) == before


# How a square is framed; that is all that tells whoever looks that it is lit.
FRAMES = "all => all.map(one => getComputedStyle(one).boxShadow)"


def test_focus_on_a_player_lights_the_squares_up(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options={"deal_out_deeds": 5})
    others_squares(ada).first.wait_for()
    labels, before = ada.squares.all_inner_texts(), ada.squares.evaluate_all(FRAMES)
    theirs = others_squares(ada).all_inner_texts()
    ada.seats.nth(1).get_by_role("button").first.focus()

    def lit() -> list[str]:
        now = ada.squares.evaluate_all(FRAMES)
        return [label for label, old, new in zip(labels, before, now, strict=True) if old != new]

    until(ada, lambda: lit() == theirs)


# ---- presses and motion


def test_a_second_press_while_the_first_is_under_way_is_no_mistake(person: Come) -> None:
    ada = person().sits_at("masterpiece", [BOT, BOT], start=True)

    def presses_twice() -> bool:
        if ada.answers_once():
            ada.presses("Space")
        assert ada.refusal.count() == 0
        return ada.turns.count() > 12

    until(ada, presses_twice)


# How long what moves takes; a frame that fades in is no motion.
MOTION = """one => one.getAnimations({ subtree: true }).filter(move => !(move instanceof CSSTransition))
    .map(move => move.effect.getTiming().duration)"""


def test_a_walk_takes_its_time_and_any_key_ends_it(person: Come, tickets: Callable[..., Any]) -> None:
    (ticket,) = tickets("luxury", may_throw, comes=walks_alone)
    ada = person(motion=True).has_time().sits_down(ticket)
    rolls = ada.page.get_by_role("button", name="Roll the dice")
    rolls.wait_for()
    own = ada.squares.filter(has_text=re.compile("Here: .*Ada"))
    start = own.inner_text()
    ada.presses("Space")
    # The dice of the throw before may lie there already; Ada's are thrown when she is asked something else.
    expect(rolls).to_have_count(0)
    dice = ada.now.get_by_role("img", name=re.compile("^Dice: "))
    assert all(duration <= 700 for duration in dice.evaluate(MOTION))
    ada.presses("x")
    there = own.inner_text()
    assert there != start
    assert ada.ring.evaluate(MOTION) == [], "no token is under way"
    ada.waits(2)
    assert own.inner_text() == there
