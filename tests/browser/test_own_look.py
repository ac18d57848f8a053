"""An edition that somebody wrote in an evening has its own colours, pictures and poster, and brings nothing else along."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from magie.editions import load
from tests.browser.looking import looks_right
from tests.browser.people import Person
from tests.server.servers import Server

Come = Callable[..., Person]
HARBOUR = Path("docs/examples/harbour.toml")
LOOK = load(HARBOUR).look
BOTS = [{"kind": "bot", "bot": "steady"}] * 3
FELT = "getComputedStyle(document.documentElement).getPropertyValue('--felt')"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that was started with Harbour."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("--edition", str(HARBOUR), "--pace", "10000")
        running = Server(f"sqlite:///{folder}/magie.db", Path(folder), *options).start()
        yield running
        running.stop()


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_table_is_drawn_as_the_file_says(person: Come, width: int, height: int, mode: str) -> None:
    ada = person(width, height, mode)
    ada.sits_at("harbour", BOTS, start=True)
    ada.sees_the_table()
    felt = LOOK.colors.felt.ground
    assert isinstance(felt, tuple)
    assert ada.page.evaluate(FELT) == f"light-dark({felt[0]}, {felt[1]})"
    drawn = ada.page.locator("#t-own-gull path")
    assert drawn.get_attribute("d") == LOOK.pictures["gull"]
    assert ada.page.locator("use[href='#t-own-gull']").count() > 0
    assert ada.page.locator("use[href='#i-own-wave']").count() > 0
    looks_right(ada)


def test_what_an_edition_brings_along_is_only_outlines(person: Come) -> None:
    ada = person()
    ada.sits_at("harbour", BOTS, start=True)
    ada.sees_the_table()
    own = ada.page.locator("symbol[id*='-own-'] > *")
    assert set(own.evaluate_all("all => all.map(one => one.tagName)")) == {"path"}
    assert own.count() == 2 * len(LOOK.pictures)
    middle = ada.board.locator(f"path[d='{LOOK.pictures['lighthouse']}']")
    expect(middle).to_have_count(1)


def test_its_poster_hangs_on_the_front_page_with_ours(person: Come) -> None:
    ada = person()
    ada.opens()
    choice = ada.editions.and_(ada.page.get_by_role("radio", name="Harbour", exact=True))
    expect(choice).to_have_accessible_description(re.compile(f"^{re.escape(LOOK.line)}"))
    layers = ada.page.locator("div").filter(has=choice).last.locator("svg > path")
    assert not isinstance(LOOK.poster, str)
    assert [one.get_attribute("d") for one in layers.all()] == [layer.d for layer in LOOK.poster]
    looks_right(ada)


def test_whoever_leaves_the_table_leaves_its_look_there(person: Come) -> None:
    ada = person()
    ada.opens()
    house = ada.page.evaluate(FELT)
    ada.sits_at("harbour", BOTS, start=True)
    ada.sees_the_table()
    assert ada.page.evaluate(FELT) != house
    ada.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    ada.editions.first.wait_for()
    assert ada.page.evaluate(FELT) == house
    assert ada.page.locator("[id*='-own-']").count() == 0
