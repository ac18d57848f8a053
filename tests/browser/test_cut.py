"""No word is cut on any screen, with our fonts or with those of a bare machine, whatever people are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("playwright.sync_api")

from tests.browser.looking import cut, loses_our_fonts
from tests.browser.people import Person, play_until
from tests.browser.test_looks import OPENED, STAGES
from tests.browser.wanted import may_throw, plays_on

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
SIZES = ((1280, 720), (1366, 768), (360, 640))
NAMES = ("Hubertusmaximilianus", "Player 1", "Maximiliane Wortmann", "Ng", "Player 5", "Ada", "Bo", "Cy")


def whole(one: Person, *tabs: str) -> Iterator[str]:
    """Look at a screen in every size and in both faces; say what is cut."""
    for fonts in ("ours", "DejaVu"):
        if fonts == "DejaVu":
            loses_our_fonts(one)
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            for tab in (tabs if width < 1100 else ()) or ("",):
                if tab:
                    one.page.get_by_role("tab", name=tab).click()
                yield from (f"{width}x{height} {fonts} {tab}: {line}" for line in cut(one))


def nothing_is_cut(one: Person, *tabs: str) -> None:
    """All of it can be read."""
    found = list(whole(one, *tabs))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("stage", STAGES)
def test_stage(at: Come, stage: str) -> None:
    edition, holds, how, keys = STAGES[stage]
    ada = at(edition, holds, names=NAMES, **how)
    for key in keys:
        ada.presses(key)
        OPENED[stage](ada).wait_for()
    nothing_is_cut(ada)


@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz", "masterpiece"])
def test_table(at: Come, edition: str) -> None:
    ada = at(edition, plays_on, names=NAMES, seats=6)
    ada.sees_the_table()
    deeds = "Art" if edition == "masterpiece" else "Deeds"
    nothing_is_cut(ada, deeds, "Players", "Bank" if edition == "masterpiece" else "Offers", "Log", "Chat")


@pytest.mark.parametrize("panel", ["Speed and display", "People, bots and muting", "deed"])
def test_panel(at: Come, panel: str) -> None:
    ada = at("luxury", may_throw, names=NAMES)
    if panel == "deed":
        ada.square("Boardwalk").click()
    else:
        ada.page.get_by_role("button", name=panel).first.click()
    nothing_is_cut(ada)


def test_landing_lobby_and_join(person: Come) -> None:
    ada = person().opens()
    ada.editions.first.wait_for()
    ada.page.get_by_role("button", name="One device").click()
    nothing_is_cut(ada)
    guest = person()
    seats = [{"kind": "bot", "bot": "steady", "name": name} for name in NAMES[1:3]]
    host = person().sits_at("harry_potter", [*seats, {"kind": "open"}], name=NAMES[0])
    host.rules.wait_for()
    guest.opens(host.address).page.get_by_label("Your name").wait_for()
    nothing_is_cut(guest)
    guest.joins(host.address, NAMES[3])
    nothing_is_cut(host)


def test_end_and_replay(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], name=NAMES[0], start=True, options={"round_limit": 1})
    play_until([ada], lambda: ada.over)
    ada.chart.wait_for()
    nothing_is_cut(ada)
    ada = person().opens(ada.address)
    ada.page.get_by_role("button", name="Show the table").click()
    ada.board.wait_for()
    nothing_is_cut(ada)
