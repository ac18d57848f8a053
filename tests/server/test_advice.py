"""What people want to know before they decide: odds, what a deal brings, time to ask for rent."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser, joined, new_room
from tests.server.conftest import Story
from tests.server.servers import Server


async def plays(browser: Browser, *kinds: str) -> bool:
    """Do the first of these that is possible now; was one?"""
    assert browser.table is not None
    possible = {c["kind"]: c["action"] for c in browser.table["choices"] if not c.get("disabled")}
    kind = next((kind for kind in kinds if kind in possible), None)
    if kind is None:
        return False
    answer = await browser.act(possible[kind], browser.table["decision"])
    return bool(answer["type"] == "ack")


def test_the_odds_of_the_next_throw(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "open"}], pace=10000)
        odds = await ann.command("odds")
        assert odds["type"] == "odds"
        assert sum(odds["chances"]) == pytest.approx(1)
        assert round(odds["chances"][7] * 36) == 6
        assert odds["returns"]["boardwalk"] == pytest.approx(50 / 400)
        eve = await Browser(server.base, ann.room).open()
        assert (await eve.command("odds"))["chances"] == odds["chances"]

    tell(story())


def test_before_the_game_there_are_no_odds(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        assert (await ann.command("odds"))["code"] == "not_started"

    tell(story())


def test_a_deal_tells_what_it_brings_each_side(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}], options={"deal_out_deeds": 14})
        ben = await joined(ann, "Ben")
        await ann.host("start")
        while ann.table is None:
            await ann.next()
        deeds: dict[int, list[str]] = {0: [], 1: []}
        for deed in ann.table["facts"]["deeds"]:
            deeds[deed["owner"]].append(deed["deed"])
        offer = {"type": "offer", "to": 1, "give": {"deeds": deeds[0][:2]}, "take": {"deeds": deeds[1][:1]}}
        tried = await ann.act(offer, **{"try": True})
        assert {gain["seat"] for gain in tried["gains"]} == {0, 1}
        assert (await ann.act(offer))["type"] == "ack"
        while ben.table is None or not ben.table["gains"]:
            await ben.next()
        assert list(ben.table["gains"].values()) == [tried["gains"]]

    tell(story())


def test_a_throw_waits_for_those_who_may_ask_for_rent(server: Server, tell: Story) -> None:
    """A-RNT-01: there is a moment to ask before the next throw closes the claim; then it is too late."""

    async def story() -> None:
        options = {"auto_claim": False, "deal_out_deeds": 9}
        ann = await new_room(server.base, seats=[{"kind": "open"}] * 2, options=options)
        browsers = [ann, await joined(ann, "Ben"), await joined(ann, "Cleo")]
        await ann.host("start")
        owner = await until_rent_is_nearly_lost(browsers)
        other = next(one for one in browsers if one.is_asked)
        assert other is not owner
        assert other.table is not None
        refused = await other.act({"type": "roll"}, other.table["decision"])
        assert (refused["code"], refused["rule"]) == ("claims_open", "A-RNT-01")
        assert await plays(owner, "claim_rent")
        assert (await other.command("look", seat=other.you["seat"]))["type"] == "ack"
        assert other.table["claims_left"] == 0

    tell(story())


async def until_rent_is_nearly_lost(browsers: list[Browser]) -> Browser:
    """All play on, nobody asks for rent, until a throw would close a claim; says whose."""
    for _ in range(300):
        newest = max(browser.number for browser in browsers)
        for one in browsers:
            while one.table is None or one.number < newest:
                await one.next()
        for one in browsers:
            assert one.table is not None
            if one.table["claims_left"]:
                claims: list[dict[str, int | None]] = one.table["facts"]["claims"]
                closing = (claim["owner"] for claim in claims if claim["lapses_in"] == 0)
                owner = next(owner for owner in closing if owner != one.table["facts"]["turn"])
                assert owner is not None
                return browsers[owner]
        asked = next(one for one in browsers if one.is_asked)
        assert await plays(asked, "roll", "end_turn", "pass", "decline", "pay_fine", "mortgage")
    raise AssertionError("nobody ever owed rent")


def test_a_bid_is_good_though_others_have_answered_meanwhile(server: Server, tell: Story) -> None:
    """Masterpiece asks anew with every tick; whoever bid a moment before means this painting all the same."""

    async def story() -> None:
        seats = [{"kind": "mine"}, {"kind": "mine"}]
        ann = await new_room(
            server.base, edition="masterpiece", start=True, seats=seats, clock={"auction": 0}
        )
        while ann.table is None or ann.table["facts"]["auction"] is None or ann.table["bids"] is None:
            assert ann.table is not None
            await ann.command("look", seat=ann.table["waiting"][0])
            if ann.table["facts"]["auction"] is None:
                await plays(ann, "choose_space", "roll", "end_turn", "sell", "pass", "decline")
        first = ann.table["decision"]
        low = ann.table["bids"]["lowest"]
        while ann.table["decision"] == first:
            seat = ann.table["waiting"][0] if ann.table["waiting"] else 0
            await ann.command("look", seat=seat)
            if ann.table["bids"] is not None and ann.table["bids"]["lowest"] == low:
                await ann.act({"type": "bid", "amount": low}, first)
            else:
                await ann.next()
        await ann.command("look", seat=ann.table["waiting"][0])
        assert ann.table["bids"] is not None
        bid = {"type": "bid", "amount": ann.table["bids"]["lowest"]}
        assert (await ann.act(bid, first))["type"] == "ack"
        assert (await ann.act({"type": "roll"}, first))["code"] == "old_decision"

    tell(story())
