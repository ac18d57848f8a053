"""The model is whole: whatever can be asked has its line, and no line is about something that cannot."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from magie.server.app.pages import page
from magie.server.app.routes import ROUTES
from magie.server.wire import FromClient, Host
from tests.attack.attempts import kind_of
from tests.attack.model import KINDS, MODEL, STATES, TABLE

PAGE_LINES = 70


def test_every_message_has_its_line() -> None:
    messages = {message.__struct_config__.tag for message in get_args(FromClient)}
    told = {kind_of(what)[0] for what in MODEL if what.split()[0] not in ("GET", "POST")}
    assert told == messages


def test_every_verb_of_a_host_has_its_line() -> None:
    verbs = set(get_args(get_type_hints(Host)["do"]))
    told = {kind_of(what)[1]["do"] for what in MODEL if what.startswith("host ")}
    assert told == verbs


def test_every_address_has_its_line() -> None:
    addresses = set()
    for handler in [*ROUTES, page]:
        for path in handler.paths:
            for method in handler.http_methods - {"HEAD"}:
                addresses.add(f"{method} {plain(path)}")
    assert {what for what in MODEL if what.split()[0] in ("GET", "POST")} == addresses


def plain(path: str) -> str:
    """An address without the names of its parts; a room's own begins with it."""
    parts = ["{}" if part.startswith("{") else part for part in path.split("/")]
    joined = "/".join(parts)
    return joined.replace("/api/rooms/{}", "room") if joined.startswith("/api/rooms/{}") else joined


def test_it_fits_on_one_page() -> None:
    assert len(TABLE.splitlines()) <= PAGE_LINES


@pytest.mark.parametrize("kind", KINDS)
def test_every_cell_says_something(kind: str) -> None:
    for line in MODEL.values():
        for state in STATES:
            assert line.answers(kind, state)
