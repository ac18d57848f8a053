"""Journeys 5 and 6: auctions and offers."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from magie.rules.game import View
from magie.server.wire import Clock
from tests.browser.deals import has_deeds, looks_at_an_offer, puts_into_the_deal
from tests.browser.people import Person, play_until
from tests.browser.wanted import ME, bids_for_a_painting, may_bid, may_throw, offered_twice, pesters, waits

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
OPEN = {"kind": "open"}
PEOPLE = ((0,), (1,), (2,), (3,))


def everybody_may_bid(view: View) -> bool:
    """A bid of a third stands, and both Ada and Ben may top it."""
    auction = view.facts.auction
    rich = all(view.facts.players[seat].cash > auction.bid + 60 for seat in (0, 1)) if auction else False
    return rich and may_bid(view) and {0, 1} <= set(auction.bidders) - set(auction.passed) - {auction.leader}


def sum_on_gold(one: Person) -> int:
    """The sum on the gold button."""
    found = re.search(r"Bid \$([\d,]+)", one.gold_button.inner_text())
    assert found, one.gold_button.inner_text()
    return int(found[1].replace(",", ""))


# 5. Auction


def test_what_nobody_bought_goes_under_the_hammer(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN, BOT])
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: any(p.page.get_by_text("Let the table bid").count() for p in (ada, ben)))
    seller, buyer = (ada, ben) if ada.page.get_by_text("Let the table bid").count() else (ben, ada)
    seller.presses("a")
    buyer.sees("under the hammer")
    buyer.page.get_by_role("group", name="Quick bids").get_by_role("button").first.click()
    buyer.gold_button.click()
    seller.log.get_by_text("bids $").first.wait_for()


def test_the_deed_the_standing_bid_its_leader_and_the_countdown(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", may_bid, clock=Clock(auction=60))
    ada = person().has_time().sits_down(ticket)
    expect(ada.auction.get_by_role("article", name="Title deed")).to_contain_text("Rent")
    expect(ada.auction).to_contain_text(re.compile("(Ben|Cleo|Dan) leads"))
    expect(ada.auction).to_contain_text(re.compile(r"\$\d+"))
    expect(ada.timer).to_have_attribute("aria-label", re.compile("seconds left"))
    ada.waits(30)
    expect(ada.timer).to_have_text(re.compile("^[12]?[0-9]$"))
    ada.gold_button.click()
    expect(ada.timer).to_have_text(re.compile("^(60|[345][0-9])$"))


def test_quick_bids_and_a_typed_bid(person: Come, tickets: Any) -> None:
    ada, ben = (person().sits_down(t) for t in tickets("luxury", everybody_may_bid, people=PEOPLE)[:2])
    lowest = sum_on_gold(ada)
    quick = ada.page.get_by_role("group", name="Quick bids").get_by_role("button")
    quick.last.click()
    bid = sum_on_gold(ada)
    assert bid > lowest
    ada.gold_button.click()
    ben.log.get_by_text(f"Ada bids ${bid:,}").first.wait_for()
    typed = sum_on_gold(ben) + 7
    ben.page.get_by_label("Your bid").fill(str(typed))
    ben.presses("Enter")
    assert sum_on_gold(ben) == typed
    ben.presses("Escape", "Space")
    ada.log.get_by_text(f"Ben bids ${typed:,}").first.wait_for()
    expect(ada.auction).to_contain_text("Ben leads")


def test_pass_and_the_gavel_falls(person: Come, tickets: Any) -> None:
    ada, ben = (
        person().sits_down(t)
        for t in tickets("luxury", everybody_may_bid, people=PEOPLE, clock=Clock(auction=10))[:2]
    )
    ada.gold_button.click()
    expect(ada.auction).to_contain_text("You lead")
    ben.presses("a")
    bidders = ada.auction.get_by_role("list", name="Bidders").get_by_role("listitem")
    expect(bidders.filter(has_text="Ben")).to_contain_text("out")
    ada.log.get_by_text(
        re.compile("Ada (wins|gets|buys|has won)|goes to Ada|sold to Ada|hammer", re.IGNORECASE)
    ).first.wait_for()
    expect(ada.auction).to_have_count(0)


def test_a_maximum_bid_is_made_step_by_step(person: Come, tickets: Any) -> None:
    ada, ben = (person().sits_down(t) for t in tickets("luxury", everybody_may_bid, people=PEOPLE)[:2])
    limit = sum_on_gold(ada) + 20
    ada.page.get_by_label("Bid for me up to").fill(str(limit))
    ada.presses("Tab")
    expect(ben.auction).to_contain_text("Ada leads")
    ben.gold_button.click()
    ben.log.get_by_text("Ben bids").first.wait_for()
    expect(ben.auction).to_contain_text("Ada leads")
    assert sum_on_gold(ben) <= limit, "one step above Ben, not the whole limit"
    ben.page.get_by_label("Your bid").fill(str(limit + 1))
    ben.presses("Enter", "Escape", "Space")
    expect(ada.page.get_by_label("Bids are above it")).to_have_value(f"{limit:,}")
    expect(ada.auction).to_contain_text("Ben leads")


def test_one_device_is_asked_seat_by_seat(person: Come, tickets: Any) -> None:
    (ticket,) = tickets("luxury", everybody_may_bid, people=((0, 1, 2, 3),))
    ada = person().sits_down(ticket)
    asked = []
    for _ in range(20):
        ready = ada.page.get_by_role("button", name=re.compile("I am "))
        ada.gold_button.wait_for()
        if ready.count():
            asked.append(ready.inner_text().removeprefix("I am "))
            ready.click()
            ada.seat(f"{asked[-1]} (you)").wait_for()
        if ada.auction.count() == 0:
            break
        before = ada.page.locator("body").inner_text()
        ada.presses("a")
        expect(ada.page.locator("body")).not_to_have_text(before, use_inner_text=True)
    assert len(asked) >= 2
    assert all(name != after for name, after in pairwise(asked))


# 6. Offer


def two_offers(tickets: Any, **more: Any) -> Any:
    """Ben and Cleo both want Ada's first deed."""
    minds = {0: waits, 1: pesters, 2: pesters}
    return tickets("luxury", offered_twice, minds=minds, options={"deal_out_deeds": 4}, **more)


def has_a_jail_card(view: View) -> bool:
    """On turn, with a card that opens the jail."""
    return may_throw(view) and bool(view.facts.players[ME].jail_cards)


def test_an_offer_is_made_of_deeds_and_cash_seen_and_accepted(person: Come) -> None:
    ada = person().sits_at("luxury", [OPEN], options={"deal_out_deeds": 4})
    ben = person().joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: has_deeds(ada))
    ada.presses("o")
    ada.sees("An offer to Ben")
    puts_into_the_deal(ada, "You give")
    ada.goods_of("Ben gives").get_by_label("Cash of").fill("40")
    expect(ada.deal).to_contain_text(re.compile(r"You give .+Ben gives \$40", re.DOTALL))
    expect(ada.verdict).not_to_have_text("Choose what changes hands")
    ada.page.get_by_role("button", name="Send the offer").click()
    looks_at_an_offer(ben)
    ben.sees("Ada wants")
    ben.page.get_by_role("button", name="Accept the deal").click()
    ada.log.get_by_text("accepts").first.wait_for()


def test_what_would_be_refused_cannot_be_sent(at: Come) -> None:
    """A-DEAL-03: cash for nothing would be a loan; the gold button says so before it is pressed."""
    ada = at("luxury", may_throw)
    ada.presses("o")
    ada.goods_of("Ben gives").get_by_label("Cash of").fill("40")
    expect(ada.verdict).to_contain_text("A-DEAL-03")
    expect(ada.gold_button).to_have_attribute("aria-disabled", "true")
    puts_into_the_deal(ada, "You give")
    expect(ada.gold_button).not_to_have_attribute("aria-disabled", "true")


def test_jail_cards_can_be_dealt_in(at: Come) -> None:
    ada = at("luxury", has_a_jail_card)
    ada.presses("o")
    card = ada.deal.get_by_role("button", name="Jail card").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(ada.deal.get_by_role("paragraph").first).to_contain_text(
        re.compile("You give .*jail", re.IGNORECASE)
    )


def test_several_offers_are_open_and_one_is_declined(person: Come, tickets: Any) -> None:
    (ticket,) = two_offers(tickets)
    ada = person().sits_down(ticket)
    expect(ada.offers_to_me).to_have_count(2)
    looks_at_an_offer(ada)
    ada.page.get_by_role("button", name="Decline").click()
    expect(ada.offers_to_me).to_have_count(1)
    ada.log.get_by_text(re.compile("declines|rejects|says no|turns down")).first.wait_for()


def test_an_offer_is_answered_with_keys_alone(person: Come, tickets: Any) -> None:
    (ticket,) = two_offers(tickets)
    ada = person().sits_down(ticket)
    expect(ada.offers_to_me).to_have_count(2)
    ada.tabs_to("Look").presses("Enter")
    ada.deal.wait_for()
    ada.presses("d")
    expect(ada.offers_to_me).to_have_count(1)
    ada.tabs_to("Look").presses("Enter")
    ada.deal.wait_for()
    ada.tabs_to("Accept the deal", "Shift+Tab").presses("Enter")
    ada.log.get_by_text("accepts").first.wait_for()


def test_the_host_silences_the_offers_of_bots(at: Come) -> None:
    ada = at("luxury", may_throw)
    ada.page.get_by_role("button", name="People").click()
    switch = ada.page.get_by_role("group", name=re.compile("offers", re.IGNORECASE))
    switch.get_by_role("button").last.click()
    expect(switch.get_by_role("button").last).to_have_attribute("aria-pressed", "true")


def test_a_typed_bluff_is_what_the_gold_button_says_and_no_key_presses_it(at: Come) -> None:
    """A-MP-09: it follows every key, never turns into a pass, and stays in the field when it is sealed."""
    ada = at("masterpiece", bids_for_a_painting)
    field = ada.page.get_by_label("Your bid, in")
    field.fill("4,000,000")
    expect(ada.gold_button).to_contain_text("Bid $4,000,000")
    expect(ada.gold_button).to_contain_text("A bluff: you have")
    field.blur()
    ada.presses(" ")
    expect(ada.gold_button).to_contain_text("Bid $4,000,000")
    ada.gold_button.click()
    ada.sees("You sealed $4,000,000")
    expect(field).to_have_value("4,000,000")
