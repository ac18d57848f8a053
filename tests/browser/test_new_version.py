"""The server was renewed while a page was open: the page comes anew by itself, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from tests.browser.people import Person
from tests.browser.tampering import Message, Wire

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
BYE = {"type": "bye", "code": "wrong_version", "sentence": "This server speaks another version."}


def test_a_page_of_another_version_loads_itself_anew(person: Come) -> None:
    ada = person()
    loaded: list[str] = []
    ada.page.on("load", lambda page: loaded.append(page.url))
    wire = Wire(ada)
    ada.sits_at("luxury", [BOT], start=True)
    ada.sees_the_table()
    assert wire.sent_of("hello")[0]["version"] == 2
    with ada.page.expect_event("load"):
        wire.tells(BYE)
    ada.sees_the_table()
    with ada.page.expect_event("load"):
        wire.tells(BYE)
    ada.sees_the_table()
    assert len(loaded) == 3, "the next release may come on the same evening"


def test_where_that_does_not_help_it_says_so_and_stops(person: Come) -> None:
    def never(message: Message) -> Message:
        return BYE if message["type"] == "welcome" else message

    ada = person().has_time()
    loaded: list[str] = []
    ada.page.on("load", lambda page: loaded.append(page.url))
    Wire(ada, never)
    ada.sits_at("luxury", [BOT], start=True)
    ada.sees("This server speaks another version.")
    ada.waits(60)
    ada.sees("This server speaks another version.")
    assert len(loaded) == 2
