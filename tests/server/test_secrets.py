"""Nothing hidden ever leaves the server for a seat that may not know it.

Everything that each browser ever receives is kept and searched, word by word and number by number. The edition has
values and cash that no price or bid can be mistaken for, so a secret is found wherever it might stand.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.browser import Browser, get, joined, new_room, play_on
from tests.server.conftest import Story
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

PRIVATE = """
extends = "masterpiece"
name = "private"
title = "Private"
values = [0, {values}]
[rules]
bid_max = 5000000
"""
STRANGE = [50_050_000 + 2_000_000 * n for n in range(23)]  # no price and no bid looks like one of these


@pytest.fixture(scope="module")
def strange_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an edition in which every value card is a number of its own."""
    folder: Path = tmp_path_factory.mktemp("secrets")
    edition = folder / "private.toml"
    edition.write_text(PRIVATE.format(values=", ".join(map(str, STRANGE))))
    options = ("--edition", str(edition), "--pace", "0", "--last-call", "200")
    with running(f"sqlite:///{folder}/rooms.db", folder, *options) as started:
        yield started


def messages(browser: Browser) -> list[dict[str, Any]]:
    """All it has heard, up to the moment when the game ended and everything was turned over."""
    found = []
    for text in browser.heard:
        message = msgspec.json.decode(text)
        if message["type"] == "batch" and any(event["type"] == "value_shown" for event in message["events"]):
            break
        found.append(message)
    return found


def walk(thing: Any) -> Iterator[dict[str, Any]]:
    """Every object inside."""
    if isinstance(thing, dict):
        yield thing
        for part in thing.values():
            yield from walk(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from walk(part)


LOOKED_AT = ("values", "unseen_values", "cash", "worth")


def without_the_box(thing: Any) -> Any:
    """Without the cards of the box, which everybody knows, and the purses, which are looked at one by one."""
    if isinstance(thing, dict):
        return {k: without_the_box(v) for k, v in thing.items() if k not in LOOKED_AT}
    if isinstance(thing, list):
        return [without_the_box(part) for part in thing]
    return thing


def numbers_in(message: dict[str, Any]) -> str:
    """All text of a message, with amounts as plain digits."""
    return msgspec.json.encode(without_the_box(message)).decode().replace(",000", "000").replace("$", "")


def values_of(game: list[Browser]) -> dict[str, int]:
    """The truth, as it was turned over at the end or seen by its owners."""
    return {
        thing["painting"]: thing["value"]
        for browser in game
        for text in browser.heard
        for thing in walk(msgspec.json.decode(text))
        if thing.get("value") is not None and "painting" in thing
    }


def may_know(browser: Browser, paintings: list[dict[str, Any]], painting: str) -> bool:
    """Has this seat held the painting, or was it cashed in?"""
    seen = next((one for one in paintings if one["painting"] == painting), None)
    return seen is not None and (seen["cashed_in"] or browser.you["seat"] in seen["known_to"])


def check_stream(browser: Browser, truth: dict[str, int]) -> int:
    """No message holds a value or a purse that this seat may not know; how many were looked at."""
    seat = browser.you["seat"]
    paintings: list[dict[str, Any]] = []
    for message in messages(browser):
        seen = [thing["facts"]["paintings"] for thing in walk(message) if "facts" in thing]
        paintings = seen[-1] if seen else paintings
        for thing in walk(message):
            if "cash" in thing and "lost_turns" in thing and thing["seat"] != seat:
                assert thing["cash"] is None, thing
            if thing.get("value") is not None and "painting" in thing:
                assert may_know(browser, paintings, thing["painting"]), thing
            for other, worth in enumerate(thing.get("worth", ())):
                assert worth is None or other == seat, thing
        text = numbers_in(message)
        for painting, value in truth.items():
            if value and not may_know(browser, paintings, painting):
                assert str(value) not in text, (painting, value, message["type"])
                assert f"{value:,}" not in text
        check_sealed(message, seat)
    return len(browser.heard)


def check_sealed(message: dict[str, Any], seat: int | None) -> None:
    """An answer in a tick is only told back to whoever gave it."""
    if message["type"] == "batch" and message["by"] != seat:
        assert message["action"] is None
    for thing in walk(message):
        if "my_bid" in thing and seat is None:
            assert thing["my_bid"] is None
        if thing.get("type") == "value_seen":
            assert thing["seat"] == seat


def test_no_value_and_no_purse_leaves_for_the_wrong_seat(strange_server: Server, tell: Story) -> None:
    async def story() -> None:
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
        options = {"round_limit": 8}
        ann = await new_room(
            strange_server.base, edition="private", seats=seats, options=options, clock={"auction": 1}
        )
        ben, cleo = await joined(ann, "Ben"), await joined(ann, "Cleo")
        watcher = await Browser(ann.base, ann.room).open()
        await ann.host("start")
        people = [ann, ben, cleo]
        await asyncio.gather(*(play_on(p, random.Random(n)) for n, p in enumerate(people)))
        while not watcher.is_over:
            await watcher.next()
        late = await Browser(ann.base, ann.room).open()
        truth = values_of([*people, watcher])
        assert len(truth) > 6
        for browser in (*people, watcher):
            assert check_stream(browser, truth) > 50
        assert late.table is not None
        assert any(truth[p["painting"]] in STRANGE for p in late.table["facts"]["paintings"])

    tell(story())


def test_the_search_finds_a_secret_that_is_there(strange_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(strange_server.base, edition="private", start=True)
        await play_on(ann, random.Random(1), until=6)  # until the pieces stand and the paintings are dealt
        watcher = await Browser(ann.base, ann.room).open()
        own = values_of([ann])
        assert own
        watcher.heard += ann.heard
        with pytest.raises(AssertionError):
            check_stream(watcher, own)

    tell(story())


def test_no_worth_leaves_before_the_end_where_a_tax_is_chosen_blindly(server: Server, tell: Story) -> None:
    """A-TAX-01: not with a table, not with what a deal would bring; the end and the story tell it."""

    async def story() -> None:
        seats = [{"kind": "open"}, {"kind": "bot"}]
        options = {"round_limit": 6, "deal_out_deeds": 4}
        ann = await new_room(server.base, edition="harry_potter", seats=seats, options=options, pace=0)
        ben = await joined(ann, "Ben")
        watcher = await Browser(ann.base, ann.room).open()
        await ann.host("start")
        await asyncio.gather(*(play_on(p, random.Random(n)) for n, p in enumerate((ann, ben))))
        while not watcher.is_over:
            await watcher.next()
        for browser in (ann, ben, watcher):
            assert count_blind_tables(browser) > 20
        told = (await get(ann.base, f"/api/rooms/{ann.room}/story")).json()
        assert all(worth > 0 for batch in told["batches"] for worth in batch["worth"])

    tell(story())


def count_blind_tables(browser: Browser) -> int:
    """How many tables of a game that was on it was shown; none has a worth, the one at the end has."""
    blind = 0
    for text in browser.heard:
        for thing in walk(msgspec.json.decode(text)):
            if "standings" in thing and "worth" in thing:
                assert all((worth is None) == (thing["standings"] is None) for worth in thing["worth"])
                blind += thing["standings"] is None
            assert "orth" not in thing.get("text", ""), thing
    return blind
