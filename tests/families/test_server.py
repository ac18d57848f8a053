"""A third family on a real server: sealed bids over the wire, to the end, and the game that was stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from magie.rules.record import Record, replay
from tests.families.conftest import PACKAGE
from tests.server.browser import Browser, get, joined, new_room
from tests.server.conftest import Story, tell  # noqa: F401 (a fixture)
from tests.server.servers import Server, running

BIDS = {"Ann": 13, "Ben": 11}


@pytest.fixture
def sale_server(tmp_path: Path) -> Iterator[Server]:
    """A server that was started with the family."""
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, "--pace", "0", families=(PACKAGE,)) as started:
        yield started


async def up_to_date(one: Browser, other: Browser) -> None:
    """Until both have heard of the last move."""
    for browser in (one, other):
        while browser.number < max(one.number, other.number):
            await browser.next()


def test_a_sale_by_sealed_bids(lots: str, sale_server: Server, tell: Story) -> None:  # noqa: F811
    async def story() -> None:
        ann = await new_room(sale_server.base, edition=lots, seats=[{"kind": "open"}])
        ben = await joined(ann, "Ben")
        assert (await ann.host("start"))["type"] == "ack"
        await ben.wait_for("batch")
        for _ in range(6):
            await up_to_date(ann, ben)
            assert ann.table is not None
            sold = ann.table["facts"]["lot"]
            assert (await ann.act({"type": "bid", "amount": BIDS["Ann"]}))["type"] == "ack"
            await up_to_date(ann, ben)
            assert ben.table is not None
            assert ben.table["facts"]["answered_seats"] == [0]
            assert ben.table["facts"]["my_bid"] is None
            assert ben.table["facts"]["lot"] == sold
            assert not any('"my_bid":13' in text for text in ben.heard)
            assert (await ben.act({"type": "bid", "amount": BIDS["Ben"]}))["type"] == "ack"
        await up_to_date(ann, ben)
        assert not any('"amount":11' in text or '"my_bid":11' in text for text in ann.heard)
        assert "Ann buys" in " ".join(ben.sentences)
        assert any(text.startswith("The sale is over: Ann won") for text in ben.sentences)
        game = replay(Record.from_json((await get(ann.base, f"/api/rooms/{ann.room}/record")).text))
        assert game.over
        assert game.table.state.cash == [100 - 6 * 13, 100]

    tell(story())
