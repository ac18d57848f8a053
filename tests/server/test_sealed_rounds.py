"""Masterpiece at a table with people: sealed rounds, answers that come late, and the last call."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from magie.rules.actions import Pass
from magie.server.rooms.hall import Hall
from magie.server.settings import Settings
from magie.server.wire import NewRoom
from tests.server.browser import Browser, joined, new_room
from tests.server.conftest import Story
from tests.server.servers import Server

BLUFF = 4_000_000


async def in_an_auction(server: Server, auction: int = 0, people: int = 3) -> list[Browser]:
    """Browsers of people at a table where all of them may bid for the painting on top of the pile."""
    for _ in range(60):
        seats = [{"kind": "open"}] * (people - 1)
        ann = await new_room(server.base, edition="masterpiece", seats=seats, clock={"auction": auction})
        browsers = [ann, *[await joined(ann, name) for name in ("Ben", "Cleo")[: people - 1]]]
        await ann.host("start")
        for _ in range(3 * people):
            await up_to_date(browsers)
            facts = facts_of(ann)
            if facts["auction"]:
                if len(facts["auction"]["bidders"]) == people:
                    return browsers
                break
            asked = next(one for one in browsers if one.is_asked)
            assert asked.table is not None
            kinds = [c for c in asked.table["choices"] if not c.get("disabled")]
            await asked.act(kinds[0]["action"])
        for one in browsers:
            await one.close()
    raise AssertionError("nobody came to a bank auction")


async def up_to_date(browsers: list[Browser]) -> None:
    """Until all have heard of the last move."""
    last = max(one.number for one in browsers)
    for one in browsers:
        while one.number < last:
            await one.next()


def facts_of(browser: Browser) -> dict[str, Any]:
    assert browser.table is not None
    facts: dict[str, Any] = browser.table["facts"]
    return facts


def bid(amount: int) -> dict[str, Any]:
    return {"type": "bid", "amount": amount}


async def one_round(browsers: list[Browser], *answers: dict[str, Any] | None) -> None:
    """Everybody answers once, and all hear what it led to."""
    for one, answer in zip(browsers, answers, strict=True):
        if answer is not None:
            heard = await one.act(answer)
            assert heard["type"] == "ack", heard
    await up_to_date(browsers)


PASS = {"type": "pass"}


def test_what_was_answered_in_a_void_run_is_no_answer_in_the_next(server: Server, tell: Story) -> None:
    """A-MP-23: a bid and a pass of the first run come late, after the bluffer was caught."""

    async def story() -> None:
        ann, _ben, cleo = browsers = await in_an_auction(server)
        await one_round(browsers, bid(100_000), bid(BLUFF), PASS)
        first = ann.table["decision"] if ann.table else 0
        await one_round(browsers, {"type": "challenge", "seat": 1, "amount": BLUFF}, None, PASS)
        assert facts_of(cleo)["auction"]["run"] == 2
        assert (await cleo.act(bid(1_400_000), first))["code"] == "old_decision"
        assert (await cleo.act(PASS, first))["code"] == "old_decision"
        assert (await cleo.act({"type": "challenge", "seat": 1, "amount": BLUFF}, first))[
            "code"
        ] == "old_decision"
        assert facts_of(cleo)["auction"]["answered"] == []

    tell(story())


def test_a_late_doubt_is_judged_on_the_bid_it_names(server: Server, tell: Story) -> None:
    """A-MP-09: it came a tick later than the bid that it doubts; a late pass is no answer to another bid."""

    async def story() -> None:
        ann, _ben, cleo = browsers = await in_an_auction(server)
        await one_round(browsers, bid(100_000), bid(200_000), PASS)
        first = ann.table["decision"] if ann.table else 0
        await one_round(browsers, bid(250_000), None, PASS)
        await one_round(browsers, None, bid(BLUFF), PASS)
        assert (await cleo.act(PASS, first))["code"] == "old_decision"
        assert (await cleo.act({"type": "challenge", "seat": 1, "amount": 200_000}, first))["type"] == "ack"
        await ann.act(PASS)
        await up_to_date(browsers)
        assert any("Cleo doubts Ben's bid of $200,000, but the cash is there" in s for s in ann.sentences)
        assert facts_of(ann)["auction"]["run"] == 1

    tell(story())


def test_a_replaced_answer_is_heard_by_nobody_else(server: Server, tell: Story) -> None:
    """A-MP-08: an answer may be replaced until the round opens, and from outside all answers look alike."""

    async def story() -> None:
        ann, ben, _cleo = browsers = await in_an_auction(server)
        await ann.act(bid(300_000))
        await up_to_date(browsers)
        said = len(ben.heard)
        assert facts_of(ben)["auction"]["answered"] == [0]
        assert (await ann.act(bid(150_000)))["type"] == "ack"
        assert (await ann.act(bid(150_000)))["code"] == "answered_already"
        assert (await ben.command("look", seat=1))["type"] == "ack"
        assert len(ben.heard) == said + 2  # the table once more, and that it was asked for
        await one_round(browsers, None, PASS, PASS)
        assert facts_of(ben)["auction"]["bid"] == 150_000

    tell(story())


def test_the_last_call_has_a_clock_of_its_own(server: Server, tell: Story) -> None:
    """A-MP-09: everybody passes, nobody says a word in the last call, and the hammer falls after it."""

    async def story() -> None:
        _ann, ben, _cleo = browsers = await in_an_auction(server, auction=60)
        await one_round(browsers, bid(100_000), PASS, PASS)
        await one_round(browsers, None, PASS, PASS)
        assert facts_of(ben)["decision"]["kind"] == "last_call"
        assert ben.table is not None
        assert ben.table["clock"]["kind"] == "last_call"
        assert 0 < ben.table["clock"]["left"] <= 3000
        assert (await ben.act(bid(150_000)))["code"] == "bidding_is_over"
        async with asyncio.timeout(20):
            while facts_of(ben)["auction"] is not None:
                await ben.next()
        assert any("Ann wins" in s for s in ben.sentences)

    tell(story())


def test_a_round_opens_by_its_clock_and_silence_is_a_pass(server: Server, tell: Story) -> None:
    """A-MP-08: one answer does not open it early."""

    async def story() -> None:
        ann, _ben, cleo = await in_an_auction(server, auction=1)
        await ann.act(bid(100_000))
        async with asyncio.timeout(20):
            while facts_of(cleo)["auction"] is not None and facts_of(cleo)["auction"]["bid"] == 0:
                await cleo.next()
        assert any("pass; Ann bids $100,000" in s for s in cleo.sentences)

    tell(story())


def test_answers_at_the_last_moment_do_not_hold_a_round_open(server: Server, tell: Story) -> None:
    """A-MP-08: a seat that changes its answer again and again has no more time than the others."""

    async def story() -> None:
        ann, _ben, cleo = await in_an_auction(server, auction=1)
        first = cleo.table["decision"] if cleo.table else 0
        async with asyncio.timeout(4):
            for turn in range(200):
                answer = await ann.act(bid(100_000 + 50_000 * (turn % 2)), first)
                if answer["type"] != "ack":
                    break
                await asyncio.sleep(0.06)
        assert answer["code"] in ("already_leading", "old_decision")

    tell(story())


def test_what_nobody_heard_pushes_nothing_out_of_the_memory(tmp_path: Path) -> None:
    """A-MP-08: otherwise whoever comes back could count the answers that were replaced, and miss what was said."""

    async def story() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path}/rooms.db"))
        await hall.open()
        seated = await hall.make_room(NewRoom(name="Ann", edition="masterpiece", start=True), "here")
        room = await hall.room(seated.room)
        before = list(room.told)
        for _ in range(300):
            room.remember(0, Pass(), ())
        assert list(room.told) == before
        await hall.close()

    asyncio.run(asyncio.wait_for(story(), 30))
