"""Taking a seat over. In a game with secrets the whole table is asked, for whoever sits down sees a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Browser, get, joined, new_room, post
from tests.server.conftest import Story
from tests.server.indoors import indoors
from tests.server.servers import Server, running
from tests.server.test_host import told_by_the_table, until
from tests.server.test_seats import entered, in_with
from tests.world.memory_store import Disk, MemoryStore

SECRET = "dot-has-made-this-one-up-by-herself"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the table has two seconds to agree."""
    folder = tmp_path_factory.mktemp("quick")
    options = ("--pace", "0", "--away", "0.5", "--consent-seconds", "2")
    with running(f"sqlite:///{folder}/rooms.db", folder, *options) as started:
        yield started


async def at_masterpiece(server: Server, **wanted: Any) -> tuple[Browser, Browser, Browser]:
    """Ann, who is the host, Ben and Cleo play with a bot; taking over is allowed."""
    seats = [{"kind": "open"}] * 2 + [{"kind": "bot"}]
    clock = {"grace": 0, "auction": 0}
    ann = await new_room(server.base, edition="masterpiece", seats=seats, clock=clock, **wanted)
    ben, cleo = await joined(ann, "Ben"), await joined(ann, "Cleo")
    assert ann.lobby["secrets"]
    await ann.host("set_takeover")
    await ann.host("start")
    return ann, ben, cleo


async def asks_to_join(ann: Browser, name: str = "Dot", secret: str = SECRET) -> Browser:
    """Somebody wants the bot's seat, and watches meanwhile."""
    answer = await post(ann.base, f"/api/rooms/{ann.room}/join", name=name, secret=secret)
    assert answer.status_code == 201, answer.text
    assert (answer.json()["waiting"], answer.json()["seats"]) == (True, [])
    return await Browser(ann.base, ann.room, secret).open()


def sees_no_hand(browser: Browser) -> bool:
    """Does it look at the table as everybody may?"""
    assert browser.table is not None
    facts = browser.table["facts"]
    return facts["seat"] is None and all(player["cash"] is None for player in facts["players"])


async def request_of(browser: Browser) -> dict[str, Any]:
    """The request that everybody is shown."""
    await until(browser, lambda: browser.lobby["requests"])
    (request,) = browser.lobby["requests"]
    return dict(request)


def test_taking_a_bots_seat_needs_the_yes_of_everybody(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        dot = await asks_to_join(ann)
        assert sees_no_hand(dot)
        request = await request_of(ben)
        assert (request["seat"], request["name"], request["missing"]) == (3, "Dot", [0, 1, 2])
        assert dot.you["waiting"] == request["id"]
        assert await told_by_the_table(cleo, "Dot asks to take over")
        assert (await dot.command("consent", request=request["id"], yes=True))["code"] == "onlooker"
        for one in (ben, ann):
            assert (await one.command("consent", request=request["id"], yes=True))["type"] == "ack"
        await until(cleo, lambda: cleo.lobby["requests"][0]["missing"] == [2])
        assert dot.you["seats"] == []
        assert (await cleo.command("consent", request=request["id"], yes=True))["type"] == "ack"
        await until(dot, lambda: dot.you["seats"] == [3])
        await until(dot, lambda: not sees_no_hand(dot))
        assert dot.you["waiting"] is None
        assert await told_by_the_table(ben, "Dot has taken over")

    tell(story())


def test_a_yes_that_is_said_twice_is_one(tell_in_no_time: Story) -> None:
    """Each one more was stored with the room, and told to all."""

    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            clock = {"grace": 0, "auction": 0}
            seats = [{"kind": "open"}, {"kind": "bot"}]
            ann = await place.new_room(edition="masterpiece", seats=seats, clock=clock)
            await place.joined(ann, "Ben")
            for verb in ("set_takeover", "start"):
                assert (await ann.command("host", verb, do=verb))["type"] == "ack"
            assert (await place.post(f"/api/rooms/{ann.room}/join", name="Dot")).json()["waiting"]
            room = place.hall.rooms[ann.room]
            (request,) = room.data.requests
            versions = []
            for number in range(3):
                said = await ann.command("consent", f"{number}", request=request.id, yes=True)
                assert said["type"] == "ack"
                versions.append(room.version)
            assert len(set(versions)) == 1
            assert [len(one.yes) for one in room.data.requests] == [1]

    tell_in_no_time(story())


def test_one_no_ends_it(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        dot = await asks_to_join(ann)
        request = (await request_of(ben))["id"]
        assert (await ann.command("consent", request=request, yes=True))["type"] == "ack"
        assert (await ben.command("consent", request=request, yes=False))["type"] == "ack"
        await until(dot, lambda: dot.you["waiting"] is None and not dot.lobby["requests"])
        assert await told_by_the_table(cleo, "said no")
        assert (await cleo.command("consent", request=request, yes=True))["code"] == "no_request"
        assert sees_no_hand(dot)
        assert dot.lobby["seats"][3]["kind"] == "bot"

    tell(story())


def test_nobody_waits_for_ever(quick: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, _ = await at_masterpiece(quick)
        dot = await asks_to_join(ann)
        await until(dot, lambda: not dot.lobby["requests"])
        assert dot.you["seats"] == []
        assert await told_by_the_table(ben, "in time")

    tell(story())


def test_a_request_survives_a_crash_and_still_ends_in_time(tmp_path: Path, tell: Story) -> None:
    async def story(server: Server) -> None:
        ann, _, _ = await at_masterpiece(server)
        dot = await asks_to_join(ann)
        request = await request_of(ann)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for one in (ann, dot):
            await one.open()
        assert [again["id"] for again in ann.lobby["requests"]] == [request["id"]]
        assert dot.you["waiting"] == request["id"]
        while (await get(server.base, f"/api/rooms/{ann.room}")).json()["requests"]:
            await asyncio.sleep(0.5)

    options = ("--pace", "0", "--away", "60", "--consent-seconds", "40")
    with running(f"sqlite:///{tmp_path}/rooms.db", tmp_path, *options) as server:
        tell(story(server))


def test_whoever_is_gone_is_not_asked(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        await cleo.close()
        dot = await asks_to_join(ann)
        request = (await request_of(ben))["id"]
        for one in (ben, ann):
            assert (await one.command("consent", request=request, yes=True))["type"] == "ack"
        await until(dot, lambda: dot.you["seats"] == [3])  # as soon as Cleo has been away for long

    tell(story())


def test_the_host_does_not_read_a_bots_hand(server: Server, tell: Story) -> None:
    """A code for the bot's seat, used in another browser of the host's: the others are asked."""

    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        code = (await ann.host("hand_over", seat=3))["code"]
        answer = await entered(ann, code)
        assert (answer.json()["waiting"], answer.json()["seats"]) == (True, [])
        spy = await Browser(server.base, ann.room, answer.json()["secret"]).open()
        assert sees_no_hand(spy)
        assert "Ann" in await told_by_the_table(cleo, "asks to take over")
        request = (await request_of(ben))["id"]
        assert (await ben.command("consent", request=request, yes=False))["type"] == "ack"
        assert sees_no_hand(spy)

    tell(story())


def test_a_key_with_a_seat_gets_no_second_one(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, _ = await at_masterpiece(server)
        code = (await ann.host("hand_over", seat=3))["code"]
        assert ann.secret is not None
        for person in (ann, ben):
            answer = await entered(ann, code, secret=person.secret)
            assert (answer.status_code, answer.json()["code"]) == (409, "seated")
        assert not ann.lobby["requests"]

    tell(story())


def test_a_seat_whose_line_dropped_a_moment_ago_is_not_given_away(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, _ = await at_masterpiece(server)
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "away")
        assert (await ann.host("hand_over", seat=1))["code"] == "not_absent"

    tell(story())


def test_whoever_comes_back_keeps_the_seat(server: Server, tell: Story) -> None:
    """Ben was gone for long, so a code was made; he comes back for a moment, and it has lapsed for good."""

    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "gone")
        code = (await ann.host("hand_over", seat=1))["code"]
        await ben.open()
        assert ben.you["seats"] == [1]
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "gone")
        assert (await entered(ann, code)).json()["code"] == "no_code"
        await ben.open()
        assert ben.you["seats"] == [1]
        assert not sees_no_hand(ben)
        assert cleo.you["seats"] == [2]

    tell(story())


def test_whoever_comes_back_while_the_table_is_asked_keeps_the_seat(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "gone")
        answer = await entered(ann, (await ann.host("hand_over", seat=1))["code"])
        assert answer.json()["waiting"]
        await request_of(cleo)
        await ben.open()
        assert ben.you["seats"] == [1]
        await until(cleo, lambda: not cleo.lobby["requests"])

    tell(story())


def test_an_absent_seat_is_handed_over_when_everybody_agrees(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await at_masterpiece(server)
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "gone")
        answer = await entered(ann, (await ann.host("hand_over", seat=1))["code"])
        dot = await Browser(server.base, ann.room, answer.json()["secret"]).open()
        request = await request_of(cleo)
        assert request["missing"] == [0, 2]
        for one in (ann, cleo):
            assert (await one.command("consent", request=request["id"], yes=True))["type"] == "ack"
        await until(dot, lambda: dot.you["seats"] == [1])
        await ben.open()
        assert ben.you["seats"] == []
        assert sees_no_hand(ben)

    tell(story())


def test_with_nobody_to_ask_it_happens_at_once_and_is_told(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, edition="masterpiece", watch=True, seats=[{"kind": "bot"}] * 3)
        await ann.host("start")
        dot = await in_with(ann, (await ann.host("hand_over", seat=1))["code"])
        assert dot.you["seats"] == [1]
        assert await told_by_the_table(ann, "has taken over")

    tell(story())


def test_a_game_without_secrets_asks_nobody_but_all_are_told(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}, {"kind": "bot"}])
        ben = await joined(ann, "Ben")
        assert not ann.lobby["secrets"]
        await ann.host("set_takeover")
        await ann.host("start")
        dot = await joined(ann, "Dot")
        assert dot.you["seats"] == [2]
        assert await told_by_the_table(ben, "Dot has taken over")

    tell(story())


def test_one_device_may_hold_one_more_seat_if_the_table_was_opened_so(server: Server, tell: Story) -> None:
    async def story() -> None:
        seats = [{"kind": "mine", "name": "Ben"}, {"kind": "bot"}]
        ann = await new_room(server.base, edition="masterpiece", seats=seats, start=True)
        assert ann.lobby["one_device"]
        code = (await ann.host("hand_over", seat=2))["code"]
        answer = await entered(ann, code, secret=ann.secret)
        assert answer.json()["seats"] == [0, 1, 2]
        await until(ann, lambda: ann.you["seats"] == [0, 1, 2])

    tell(story())
