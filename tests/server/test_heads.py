"""Heads of the chain: everybody hears the same, they prove the record, and they do not show what was done in silence."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from magie.rules.record import Record, heads_of
from tests.server.browser import Browser, get, joined, new_room, play_on
from tests.server.conftest import Story
from tests.server.servers import Server
from tests.server.test_sealed_rounds import PASS, bid, facts_of, in_an_auction, one_round, up_to_date

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

SHORT: dict[str, Any] = {"options": {"round_limit": 2}, "clock": {"auction": 1}}


async def heads_of_room(person: Browser) -> list[str]:
    """All heads of the game, from its record."""
    record = Record.from_json((await get(person.base, f"/api/rooms/{person.room}/record")).text)
    assert record.chain == heads_of(record)[-1]
    return heads_of(record)


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_every_head_that_was_told_stands_in_the_record(server: Server, tell: Story, edition: str) -> None:
    async def story() -> None:
        ann = await new_room(server.base, edition=edition, seats=[{"kind": "open"}, {"kind": "bot"}], **SHORT)
        assert ann.welcome["head"] == ""
        ben = await joined(ann, "Ben")
        assert (await ann.host("start"))["type"] == "ack"
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(ben, random.Random(2)))
        while ann.lobby["state"] != "over":
            await ann.next()
        heads = await heads_of_room(ann)
        assert ann.heads[-1] == ben.heads[-1] == heads[-1]
        for person in (ann, ben):
            places = [heads.index(head) for head in person.heads[1:]]  # the first is of the lobby
            assert places == sorted(places)
            assert places[0] == 0
        late = await Browser(server.base, ann.room).open()
        assert late.welcome["head"] == heads[-1]
        check = (await get(server.base, f"/api/rooms/{ann.room}/check")).json()
        assert (check["honest"], check["head"]) == (True, heads[-1])

    tell(story())


def test_a_server_that_was_killed_tells_the_same_heads_on(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(own_server.base, start=True, **SHORT)
        await play_on(ann, random.Random(1), until=12)
        assert (await ann.host("pause"))["type"] == "ack"
        last = ann.heads[-1]
        await asyncio.to_thread(own_server.kill)
        await asyncio.to_thread(own_server.start)
        await ann.open()
        assert ann.welcome["head"] == last
        assert (await ann.host("resume"))["type"] == "ack"
        await play_on(ann, random.Random(2))
        while ann.lobby["state"] != "over":
            await ann.next()
        heads = await heads_of_room(ann)
        assert ann.heads[-1] == heads[-1]
        assert last in heads

    tell(story())


def test_the_opening_of_a_rematch_begins_another_chain(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, options={"round_limit": 1}, clock={"auction": 1})
        await play_on(ann, random.Random(1))
        while ann.lobby["state"] != "over":
            await ann.next()
        first = await heads_of_room(ann)
        assert (await ann.host("rematch"))["type"] == "ack"
        while ann.game != 2:
            await ann.next()
        assert ann.heads[-1] not in first

    tell(story())


def test_a_head_does_not_show_what_was_done_in_silence(server: Server, tell: Story) -> None:
    """A replaced answer, and a doubt: others get no message and no other head, also if they come in anew."""

    async def story() -> None:
        ann, ben, _cleo = browsers = await in_an_auction(server)
        onlooker = await Browser(server.base, ann.room).open()
        await one_round(browsers, bid(100_000), bid(200_000), PASS)
        await ann.act(bid(300_000))
        await up_to_date(browsers)
        before = await Browser(server.base, ann.room).open()
        said, told = len(ben.heard), before.welcome["head"]
        for silent in (bid(350_000), PASS, bid(300_000)):
            mine = list(ann.heads)
            assert (await ann.act(silent))["type"] == "ack"
            assert ann.heads[-1] not in mine  # whoever did it can prove it
            after = await Browser(server.base, ann.room).open()
            assert after.welcome["head"] == told
            assert after.number == before.number
        await ben.command("odds")  # an answer that comes after whatever else was to come
        heard = [text for text in ben.heard[said:] if '"type":"batch"' in text or '"type":"table"' in text]
        assert heard == []
        assert told in ben.heads
        assert ann.heads[-1] not in ben.heads + onlooker.heads
        assert facts_of(ben)["auction"]["answered"] == [0]

    tell(story())
