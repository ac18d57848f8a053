"""The story of a finished game: the table at any moment, its big moments, and dice that anybody can check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magie.server.films import EVERY, MOST_FILMS, Film, Films
from tests.server.browser import Browser, get, new_room, play_on
from tests.server.conftest import Story
from tests.server.servers import Server

BOT = {"kind": "bot"}


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


def test_only_the_films_looked_at_last_are_kept(tell: Story) -> None:
    async def story() -> None:
        films = Films()
        made: list[int] = []

        async def look(game: int) -> None:
            async def make() -> Film:
                made.append(game)
                return Film.__new__(Film)

            await films.get("room", game, make)

        for game in (*range(MOST_FILMS), 0, MOST_FILMS, 0, 1):
            await look(game)
        assert made == [*range(MOST_FILMS), MOST_FILMS, 1]

    tell(story())
