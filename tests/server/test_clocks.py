"""Clocks and absences: the hammer, thinking time, a minute more, a stand-in, and coming back."""

from __future__ import annotations

import asyncio
import random

from tests.server.browser import Browser, joined, new_room, play_on
from tests.server.conftest import Story
from tests.server.servers import Server


async def until(browser: Browser, kind: str) -> None:
    """Play carelessly until this is asked; buy nothing, and stay silent in auctions."""
    while True:
        assert browser.table is not None
        if browser.table["facts"]["decision"]["kind"] == kind:
            return
        possible = {c["kind"]: c["action"] for c in browser.table["choices"] if not c.get("disabled")}
        mine = [possible[k] for k in ("decline", "roll", "end_turn", "choose_space") if k in possible]
        if browser.is_asked and mine:
            await browser.act(mine[0], browser.table["decision"])
        else:
            await browser.next()


def test_the_hammer_falls_when_the_countdown_is_over(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "mine"}], clock={"auction": 1})
        while ann.table is None or ann.table["facts"]["decision"]["kind"] != "auction":
            assert ann.table is not None
            await ann.command("look", seat=ann.table["waiting"][0])
            possible = {c["kind"]: c["action"] for c in ann.table["choices"] if not c.get("disabled")}
            kind = next(k for k in ("decline", "roll", "end_turn") if k in possible)
            await ann.act(possible[kind], ann.table["decision"])
        assert ann.table["clock"]["kind"] == "auction"
        assert 0 < ann.table["clock"]["left"] <= 1000
        told = await ann.wait_for("batch")
        assert told["by"] is None
        assert any(event["type"] == "auction_unsold" for event in told["events"])

    tell(story())


def test_out_of_time_the_safe_answer_is_played(server: Server, tell: Story) -> None:
    async def story() -> None:
        clock = {"grace": 1, "bank": 1, "auction": 1}
        ann = await new_room(server.base, start=True, seats=[{"kind": "bot"}], clock=clock)
        while not ann.is_asked:
            await ann.next()
        assert ann.table is not None
        seen = ann.table["clock"]
        assert (seen["kind"], seen["seats"]) == ("turn", [0])
        assert 1000 < seen["left"] <= 2000
        assert (await ann.command("more_time"))["type"] == "ack"
        assert ann.heard[-2].startswith('{"type":"clock"')
        before = ann.number
        assert (await ann.host("set_clock", clock=clock | {"bank": 0}))["type"] == "ack"
        while ann.number == before:
            await ann.next()
        assert ann.sentences

    tell(story())


def test_a_tick_of_masterpiece_ends_by_itself(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(
            server.base,
            edition="masterpiece",
            seats=[{"kind": "open"}, {"kind": "bot"}],
            clock={"auction": 2},
        )
        ben = await joined(ann, "Ben")
        await ann.host("start")
        people = [ann, ben]
        await asyncio.gather(*(play_on(p, random.Random(5), until=60) for p in people))
        bids = [s for s in ann.sentences if "bids" in s]
        assert bids

    tell(story())


def test_an_absent_player_is_waited_for_then_a_bot_stands_in_and_hands_back(
    server: Server, tell: Story
) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}], clock={"auction": 1})
        ben = await joined(ann, "Ben")
        await ann.host("start")
        await ben.close()
        while ann.lobby["seats"][1]["presence"] != "away":
            await ann.next()
        assert (await ann.host("choose_absent", seat=1, choice="bot"))["code"] == "not_absent"
        assert (await ann.host("remove", seat=1))["code"] == "not_absent"
        while not ann.lobby["seats"][1]["deciding"]:
            await ann.next()
        assert (await ann.host("choose_absent", seat=1, choice="bot"))["type"] == "ack"
        assert ann.lobby["seats"][1]["stand_in"]
        await play_on(ann, random.Random(1), until=ann.number + 20)
        back = Browser(ben.base, ben.room, ben.secret)
        back.number, back.game = ben.number, ben.game
        await back.open()
        assert not back.lobby["seats"][1]["stand_in"]
        missed = [batch["number"] for batch in back.welcome["batches"]]
        assert missed == list(range(ben.number + 1, back.number + 1))
        assert not back.welcome["fresh"]

    tell(story())


def test_the_table_can_pause_for_somebody(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        ben = await joined(ann, "Ben")
        await ann.host("start")
        await ben.close()
        while not ann.lobby["seats"][1]["deciding"]:
            await ann.next()
        assert (await ann.host("choose_absent", seat=1, choice="wait"))["type"] == "ack"
        assert not ann.lobby["seats"][1]["deciding"]
        assert (await ann.host("choose_absent", seat=1, choice="pause"))["type"] == "ack"
        assert ann.lobby["state"] == "paused"

    tell(story())
