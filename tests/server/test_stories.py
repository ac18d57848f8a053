"""The story of a finished game: the table at any moment, its big moments, and dice that anybody can check."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magie.server.replays.replays import EVERY, MOST_REPLAYS, MOST_ROWS, Replay, Replays
from magie.server.store import Row
from tests.server.browser import Browser, get, new_room, play_on
from tests.server.conftest import Story
from tests.server.indoors import UNLIMITED, Indoors, indoors
from tests.server.servers import Server

BOT = {"kind": "bot"}
LONG = -1  # the number of a game that is too long to be kept


async def played(server: Server, edition: str = "luxury", rounds: int = 3, **more: Any) -> Browser:
    """A short game to its end."""
    wanted = {"options": {"round_limit": rounds}, "clock": {"auction": 1}} | more
    ann = await new_room(server.base, edition=edition, seats=[BOT, BOT], start=True, pace=0, **wanted)
    await play_on(ann, random.Random(1))
    return ann


async def fetched(ann: Browser, path: str) -> Any:
    """What the server says at an address of this room."""
    answer = await get(ann.base, f"/api/rooms/{ann.room}/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_the_table_at_every_moment_is_the_one_that_was_told(
    server: Server, tell: Story, edition: str
) -> None:
    async def story() -> None:
        ann = await played(server, edition)
        told = await fetched(ann, "story")
        last = len(told["batches"]) - 1
        numbers = [n for n in (0, 1, EVERY - 1, EVERY, EVERY + 1) if n < last] + [last]
        for number in numbers:
            table = await fetched(ann, f"story/{number}")
            assert table["number"] == number
            assert table["choices"] == []
            assert table["worth"] == told["batches"][number]["worth"]
        ended = await fetched(ann, f"story/{numbers[-1]}")
        assert ann.table is not None
        assert ended["standings"] == ann.table["standings"] == told["standings"]

    tell(story())


def test_a_finished_masterpiece_lies_open_and_one_that_is_on_does_not(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, edition="masterpiece", seats=[BOT, BOT], start=True, pace=0)
        early = await get(server.base, f"/api/rooms/{ann.room}/story/0")
        assert (early.status_code, early.json()["code"]) == (403, "not_over")
        done = await played(server, "masterpiece")
        facts = (await fetched(done, f"story/{done.number // 2}"))["facts"]
        assert all(player["cash"] is not None for player in facts["players"])
        assert all(work["value"] is not None for work in facts["paintings"] if work["owner"] is not None)

    tell(story())


def test_a_game_that_ends_by_its_limit_has_exactly_so_many_rounds(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await played(server, rounds=2)
        told = await fetched(ann, "story")
        assert told["rounds"] == 2
        assert {batch["round"] for batch in told["batches"]} == {1, 2}
        assert told["batches"][-1]["turn"] == 6
        assert told["left"] == [None, None, None]
        assert told["seconds"] >= 0

    tell(story())


def test_big_moments_are_few_in_order_and_in_words(server: Server, tell: Story) -> None:
    async def story() -> None:
        options = {"start_cash": 60, "deal_out_deeds": 8, "salary": 0}
        ann = await new_room(server.base, seats=[BOT] * 3, start=True, watch=True, pace=0, options=options)
        while not ann.is_over:
            await ann.next()
        told = await fetched(ann, "story")
        moments = told["moments"]
        assert 1 <= len(moments) <= 5
        assert [one["number"] for one in moments] == sorted({one["number"] for one in moments})
        assert all(one["text"].endswith(".") and 1 <= one["round"] <= told["rounds"] for one in moments)
        bankrupt = [seat for seat, left in enumerate(told["left"]) if left is not None]
        assert len(bankrupt) == 2
        assert set(bankrupt) <= {one["seat"] for one in moments if "bankrupt" in one["text"]}

    tell(story())


def test_an_earlier_game_can_be_seen_while_the_next_is_on(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await played(server, rounds=1)
        while ann.lobby["state"] != "over":
            await ann.next()
        first = await fetched(ann, "story")
        assert (await ann.host("rematch"))["type"] == "ack"
        assert (await get(ann.base, f"/api/rooms/{ann.room}/story")).status_code == 403
        assert (await get(ann.base, f"/api/rooms/{ann.room}/story?game=2")).status_code == 403
        assert await fetched(ann, "story?game=1") == first
        assert (await fetched(ann, "story/0?game=1"))["number"] == 0
        assert (await fetched(ann, "edition?game=1"))["rules"]["round_limit"] == 1
        assert (await get(ann.base, f"/api/rooms/{ann.room}/story?game=3")).status_code == 404

    tell(story())


def test_the_server_proves_the_dice_of_a_finished_game(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await played(server, rounds=1)
        checked = await fetched(ann, "check")
        assert checked["honest"]
        assert checked["commitment"] == ann.welcome["commitment"]

    tell(story())


def test_only_the_replays_looked_at_last_are_kept(tell: Story) -> None:
    async def story() -> None:
        replays = Replays()
        made: list[int] = []

        async def look(game: int) -> None:
            async def make() -> Replay:
                made.append(game)
                film = Replay.__new__(Replay)
                film.log = [Row(1, 0, "", "", None)] * (MOST_ROWS + 1 if game < 0 else 100)
                return film

            await replays.get("room", game, make)

        for game in (*range(MOST_REPLAYS), 0, MOST_REPLAYS, 0, 1):
            await look(game)
        assert made == [*range(MOST_REPLAYS), MOST_REPLAYS, 1]
        await look(LONG)
        assert not replays.has("room", LONG)  # looked at, and not kept
        assert replays.has("room", 1)

    tell(story())


def test_a_film_does_not_carry_the_past_of_every_frame(tell: Story, tmp_path: Path) -> None:
    """A game of many moves took as much memory as the square of its length."""

    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            room, store = await finished(place), place.hall.store
            header = await store.header(room, 1)
            assert header is not None
            film = Replay(header, await store.log(room, 1), 0)
            assert film.over
            assert all(frame.moves is None for _, frame in film.frames)
            assert film.at(film.batches - 1).over

    tell(story())


async def finished(place: Indoors) -> str:
    """A room whose game is over."""
    ann = await place.new_room(seats=[BOT, BOT], options={"round_limit": 2}, start=True, watch=True)
    while ann.lobby["state"] != "over":
        await ann.next()
    return ann.room


def count_made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that grows with everything dear that is made, and how many are made at the same time."""
    made: list[str] = []
    original = Replays.made

    async def counting(self: Replays, make: Any) -> Any:
        made.append(getattr(make, "__qualname__", "?").split(".")[0])
        return await original(self, make)

    monkeypatch.setattr(Replays, "made", counting)
    return made


def test_two_hundred_who_want_the_same_story_cost_one(
    tmp_path: Path, tell: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            room = await finished(place)
            made = count_made(monkeypatch)
            for what in ("story", "record", "check"):
                answers = await asyncio.gather(*(place.get(f"/api/rooms/{room}/{what}") for _ in range(200)))
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.content for answer in answers}) == 1
            assert len(made) == 4, "the film, and once each of what is sent of it"

    tell(story())


def test_who_has_it_already_gets_only_its_tag(tmp_path: Path, tell: Story) -> None:
    async def story() -> None:
        async with indoors(f"sqlite:///{tmp_path}/rooms.db") as place:
            room = await finished(place)
            tags = set()
            for what in ("story", "record", "check", "story/0", "story/1"):
                first = await place.get(f"/api/rooms/{room}/{what}")
                tag = first.headers["etag"]
                again = await place.get(f"/api/rooms/{room}/{what}", **{"If-None-Match": tag})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                assert "no-store" not in first.headers["cache-control"]
                other = await place.get(f"/api/rooms/{room}/{what}", **{"If-None-Match": '"x"'})
                assert other.content == first.content
                tags.add(tag)
            assert len(tags) == 5

    tell(story())


def test_new_replays_have_a_limit_of_their_own(tmp_path: Path, tell: Story) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(UNLIMITED, requests_per_second=1e6, requests_at_once=10_000)
        limits = msgspec.structs.replace(limits, replays_per_minute=2)
        async with indoors(f"sqlite:///{tmp_path}/rooms.db", limits) as place:
            rooms = [await finished(place) for _ in range(3)]
            answers = [(await place.get(f"/api/rooms/{room}/story")).status_code for room in rooms]
            assert answers == [200, 200, 429]
            assert (await place.get(f"/api/rooms/{rooms[0]}/story")).status_code == 200
            assert (await place.get(f"/api/rooms/{rooms[0]}/record")).status_code == 200

    tell(story())


def test_one_film_is_made_at_a_time(tell: Story) -> None:
    async def story() -> None:
        replays, busy, most = Replays(), 0, 0

        def make() -> None:
            nonlocal busy, most
            busy += 1
            most = max(most, busy)
            time.sleep(0.01)
            busy -= 1

        await asyncio.gather(*(replays.made(make) for _ in range(20)))
        assert most == 1

    tell(story())
