"""Whole games over real sockets: two people, two bots, on both databases; the record proves its dice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from magie.rules.record import Record, heads_of, luck_is_honest, replay
from tests.server.browser import Browser, get, joined, new_room, play_on, post
from tests.server.conftest import Story
from tests.server.servers import Server, running

SHORT = {"luxury": 6, "harry_potter": 4, "oz": 4, "masterpiece": 3}
TABLE = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def postgres_server(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on PostgreSQL."""
    with running(postgres_url, tmp_path_factory.mktemp("on-postgres"), "--pace", "0") as started:
        yield started


async def play_whole_game(base: str, edition: str) -> tuple[Browser, Browser]:
    """Ann and Ben against two bots, to the end."""
    options = {"round_limit": SHORT[edition]}
    ann = await new_room(base, edition=edition, options=options, seats=TABLE, clock={"auction": 1})
    ben = await joined(ann, "Ben")
    for person, words in ((ann, "lucky seven"), (ben, "ben's own")):
        assert (await person.seal(words))["type"] == "ack"
    answers = await asyncio.gather(ann.host("start"), ben.wait_for("batch"))
    assert answers[0]["type"] == "ack"
    await asyncio.gather(play_on(ann, random.Random(1)), play_on(ben, random.Random(2)))
    return ann, ben


async def check_record(ann: Browser) -> None:
    """What is downloaded replays to the end, and its dice were promised before the first throw."""
    text = (await get(ann.base, f"/api/rooms/{ann.room}/record")).text
    record = Record.from_json(text)
    assert replay(record).over
    assert luck_is_honest(record)
    assert record.fair.commitment == ann.welcome["commitment"]  # type: ignore[union-attr]
    assert record.fair.words == ("lucky seven", "ben's own", "", "")  # type: ignore[union-attr]
    assert record.fair.withheld == ()  # type: ignore[union-attr]
    assert record.chain == ann.heads[-1] == heads_of(record)[-1]


@pytest.mark.parametrize("edition", SHORT)
def test_two_people_and_two_bots_play_to_the_end(server: Server, tell: Story, edition: str) -> None:
    async def story() -> None:
        ann, ben = await play_whole_game(server.base, edition)
        assert ann.table is not None
        assert ben.table is not None
        assert ann.table["standings"] == ben.table["standings"]
        await check_record(ann)

    tell(story())


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_the_same_on_postgresql(postgres_server: Server, tell: Story, edition: str) -> None:
    async def story() -> None:
        ann, _ = await play_whole_game(postgres_server.base, edition)
        await check_record(ann)

    tell(story())


def test_the_story_of_a_finished_game(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, options={"round_limit": 2}, start=True, clock={"auction": 1})
        early = await get(server.base, f"/api/rooms/{ann.room}/record")
        assert early.status_code == 403
        assert early.json()["code"] == "not_over"
        await play_on(ann, random.Random(1))
        told = (await get(server.base, f"/api/rooms/{ann.room}/story")).json()
        assert told["batches"][-1]["number"] == ann.number
        assert all(len(batch["events"]) == len(batch["sentences"]) for batch in told["batches"])
        assert sum(told["dice"]) > 0
        last = (await get(server.base, f"/api/rooms/{ann.room}/story/{ann.number}")).json()
        assert ann.table is not None
        assert last["standings"] == ann.table["standings"]
        beyond = await get(server.base, f"/api/rooms/{ann.room}/story/99999")
        assert beyond.status_code == 404

    tell(story())


def test_play_now_with_a_promise_made_before(server: Server, tell: Story) -> None:
    async def story() -> None:
        commitment = (await get(server.base, "/api/promise")).json()["commitment"]
        ann = await new_room(server.base, start=True, commitment=commitment, words="mine")
        assert ann.welcome["commitment"] == commitment
        again = await post(server.base, "/api/rooms", name="Eve", commitment=commitment)
        assert (again.status_code, again.json()["code"]) == (409, "promise_gone")
        assert ann.lobby["fair"]["words"][0] == "mine"
        assert ann.lobby["fair"]["secret"] is None

    tell(story())


def test_a_changed_record_is_found_out(server: Server, tell: Story, tmp_path: Path) -> None:
    async def story() -> None:
        ann = await new_room(server.base, options={"round_limit": 1}, start=True, clock={"auction": 1})
        await play_on(ann, random.Random(1))
        text = (await get(server.base, f"/api/rooms/{ann.room}/record")).text
        assert luck_is_honest(Record.from_json(text))
        secret = Record.from_json(text).fair.secret  # type: ignore[union-attr]
        assert not luck_is_honest(Record.from_json(text.replace(secret, "x" * len(secret))))
        commitment = Record.from_json(text).fair.commitment  # type: ignore[union-attr]
        assert not luck_is_honest(Record.from_json(text.replace(commitment, "0" * 64)))

    tell(story())


def test_a_rematch_has_a_new_promise_that_was_shown_before(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, options={"round_limit": 1}, start=True, clock={"auction": 1})
        await play_on(ann, random.Random(1))
        while ann.lobby["state"] != "over":
            await ann.next()
        promised = ann.lobby["fair"]["next"]
        assert ann.lobby["fair"]["secret"]
        assert (await ann.host("rematch"))["type"] == "ack"
        assert ann.lobby["game"] == 2
        assert ann.lobby["fair"]["commitment"] == promised
        assert ann.lobby["fair"]["secret"] is None
        await play_on(ann, random.Random(2))

    tell(story())
