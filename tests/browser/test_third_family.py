"""A family that the pages do not know gets a plain table, and it can be played to its end by clicking."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.looking import looks_right
from tests.browser.people import Person
from tests.families.conftest import PACKAGE
from tests.server.servers import Server, running

Come = Callable[..., Person]
LOTS = 6


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that was started with the family."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/magie.db"
        with running(database, Path(folder), "--pace", "0", families=(PACKAGE,)) as started:
            yield started


def test_two_people_buy_an_attic(person: Come) -> None:
    ada, ben = person(), person(390, 844)
    ada.sits_at("attic_sale", [{"kind": "open"}])
    ben.joins(ada.address, "Ben")
    ada.starts()
    for lot in range(1, LOTS + 1):
        for one, amount in ((ada, 12), (ben, 7)):
            field = one.page.get_by_role("spinbutton", name="Amount")
            expect(field).to_have_attribute("max", str(100 - 12 * (lot - 1) if one is ada else 100))
            field.fill(str(amount))
            if lot == 1:
                looks_right(one)
            one.gold_button.click()
            if one is ada:
                expect(field).not_to_be_visible()
                expect(ben.page.get_by_text("Ada has answered.").first).to_be_visible()
    for one in (ada, ben):
        expect(one.page.get_by_role("heading", level=1)).to_contain_text(
            "You win" if one is ada else "Ada wins"
        )
        looks_right(one)
    assert not any('"amount":7' in text for text in ada.heard)
    assert any('"amount":12' in text for text in ben.heard)  # a bid that bought something is told to all
