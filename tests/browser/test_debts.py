"""Journey 7: to whom, how much, what is missing, the most one could raise, and every way out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.people import Person, play_until
from tests.browser.wanted import in_debt, ruined

At = Callable[..., Person]


def missing(one: Person) -> int:
    """What the table says is missing."""
    found = re.search(r"\$([\d,]+) is missing", one.debt.inner_text())
    assert found
    return int(found[1].replace(",", ""))


def test_a_debt_says_to_whom_how_much_and_what_is_missing(at: At) -> None:
    ada = at("luxury", in_debt)
    title = ada.page.get_by_role("heading", name=re.compile("You owe")).inner_text()
    assert re.search(r"(Ben|Cleo|Dan|bank) \$[\d,]+", title, re.IGNORECASE), title
    assert missing(ada) > 0
    expect(ada.debt).to_contain_text(re.compile(r"at most \$[\d,]+"))


def test_each_rescue_is_a_button(at: At) -> None:
    ada = at("luxury", in_debt)
    before = missing(ada)
    rescues = ada.debt.get_by_role("list", name="Sell and mortgage").get_by_role("button", disabled=False)
    rescues.nth(1).wait_for()
    said = rescues.first.inner_text()
    raised = re.search(r"\$([\d,]+)", said)
    assert raised
    rescues.first.click()
    expect(ada.debt).not_to_contain_text(f"${before:,} is missing")
    assert missing(ada) == before - int(raised[1].replace(",", ""))


def test_the_gold_button_alone_leads_out_of_it(at: At) -> None:
    ada = at("luxury", in_debt)
    assert missing(ada) > 0
    play_until([ada], lambda: ada.debt.count() == 0)
    ada.log.get_by_text(re.compile("mortgages|sells")).first.wait_for()


def test_bankruptcy_is_refused_with_a_reason_while_the_debt_can_be_paid(at: At) -> None:
    ada = at("luxury", in_debt)
    give_up = ada.page.get_by_role("button", name=re.compile("^Give up"))
    expect(give_up).to_have_attribute("aria-disabled", "true")
    assert len(give_up.inner_text()) > len("Give up"), "it says why not"


def test_bankruptcy_says_what_it_costs_and_ends_the_game_for_one(at: At) -> None:
    ada = at("luxury", ruined, pace=0)
    expect(ada.debt).to_contain_text(re.compile(r"Giving up would hand (Ben|Cleo|Dan|the Bank) .*\d deed"))
    ada.page.get_by_role("button", name=re.compile("^Give up")).click()
    ada.page.get_by_role("button", name=re.compile("^Really give up")).click()
    expect(ada.seat("Ada").or_(ada.standings.first)).to_contain_text(
        re.compile("Out of the game|wins|shares")
    )
