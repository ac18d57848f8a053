"""The host is a person. Whoever stands in does the daily duties, and after long absence hosting passes for good."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Browser, joined, new_room, post
from tests.server.conftest import Story
from tests.server.indoors import indoors
from tests.server.servers import Server, running
from tests.server.test_seats import entered, in_with
from tests.world.memory_store import Disk, MemoryStore

FORBIDDEN: list[dict[str, Any]] = [
    {"do": "hand_over", "seat": 0},
    {"do": "hand_over", "seat": 2},
    {"do": "remove", "seat": 0},
    {"do": "mute", "seat": 2},
    {"do": "set_options", "edition": "oz"},
    {"do": "set_takeover"},
    {"do": "set_bot_offers", "on": False},
    {"do": "seat_bot", "seat": 2},
    {"do": "open_seat"},
    {"do": "start"},
    {"do": "rematch", "on": False},
]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where hosting passes on after two seconds."""
    folder = tmp_path_factory.mktemp("quick")
    options = ("--pace", "0", "--away", "0.3", "--host-seconds", "2")
    with running(f"sqlite:///{folder}/rooms.db", folder, *options) as started:
        yield started


async def until(browser: Browser, true: Any) -> None:
    """Read on until something holds."""
    while not true():
        await browser.next()


async def told_by_the_table(browser: Browser, words: str) -> str:
    """Read on until the table says something with these words."""
    while True:
        line = (await browser.wait_for("chat"))["line"]
        if line["notice"] and words in line["text"]:
            assert (line["seat"], line["name"]) == (None, "")
            return str(line["text"])


async def standing_in(server: Server) -> tuple[Browser, Browser, Browser]:
    """Ann's line has dropped a moment ago; Ben stands in, Cleo is there too."""
    ann = await new_room(server.base, seats=[{"kind": "open"}] * 2)
    ben, cleo = await joined(ann, "Ben"), await joined(ann, "Cleo")
    await ann.host("start")
    await ann.close()
    await until(ben, lambda: ben.you["stands_in"])
    return ann, ben, cleo


def test_who_stands_in_does_the_daily_duties_and_nothing_else(server: Server, tell: Story) -> None:
    async def story() -> None:
        _, ben, cleo = await standing_in(server)
        assert not ben.you["host"]
        assert not cleo.you["stands_in"]
        assert (await cleo.host("pause"))["code"] == "not_host"
        for duty in (
            {"do": "pause"},
            {"do": "resume"},
            {"do": "set_clock", "clock": {"grace": 30}},
            {"do": "set_pace", "pace": 50},
        ):
            assert (await ben.host(**duty))["type"] == "ack"
        for message in FORBIDDEN:
            assert (await ben.host(**message))["code"] == "not_host", message

    tell(story())


def test_who_stands_in_does_not_become_host_by_a_code(server: Server, tell: Story) -> None:
    """The host's line drops for a moment; a code that is made meanwhile opens one's own seat and no more."""

    async def story() -> None:
        ann, ben, _ = await standing_in(server)
        code = (await ben.command("code"))["code"]
        phone = await in_with(ben, code)
        await ann.open()
        assert ann.you["host"]
        await until(phone, lambda: not phone.you["stands_in"])
        assert not phone.you["host"]
        assert (await phone.host("hand_over", seat=0))["code"] == "not_host"
        assert (await phone.host("pause"))["code"] == "not_host"
        assert (await ann.host("pause"))["type"] == "ack"

    tell(story())


def test_who_has_been_at_the_table_longest_stands_in(server: Server, tell: Story) -> None:
    """Not who sits first: Cleo took the second chair after Ben had taken the third."""

    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}] * 3)
        gone, ben = await joined(ann, "Gone"), await joined(ann, "Ben")
        await gone.command("leave")
        cleo = await joined(ann, "Cleo")
        assert (cleo.you["seat"], ben.you["seat"]) == (1, 2)
        await ann.close()
        await until(ben, lambda: ben.you["stands_in"])
        assert (await cleo.host("set_pace", pace=1))["code"] == "not_host"

    tell(story())


def test_after_long_absence_hosting_passes_for_good(quick: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await standing_in(quick)
        await until(ben, lambda: ben.you["host"])
        assert "Ben is the host now" in await told_by_the_table(cleo, "host")
        assert (await ben.host("set_takeover"))["type"] == "ack"
        await ann.open()
        assert not ann.you["host"]
        assert ann.you["seats"] == [0]
        assert any(line["notice"] for line in ann.welcome["chat"])
        assert [seat["host"] for seat in ann.lobby["seats"]] == [False, True, False]

    tell(story())


def test_what_only_a_host_may_give_away_lapses_with_hosting(quick: Server, tell: Story) -> None:
    """A code for a bot's seat, made by somebody who is not the host any more."""

    async def story() -> None:
        ann = await new_room(quick.base, seats=[{"kind": "open"}, {"kind": "bot"}])
        ben = await joined(ann, "Ben")
        await ann.host("start")
        code = (await ann.host("hand_over", seat=2))["code"]
        own = (await ann.command("code"))["code"]
        await ann.close()
        await until(ben, lambda: ben.you["host"])
        assert (await entered(ann, code)).json()["code"] == "no_code"
        assert (await in_with(ann, own)).you["seats"] == [0]

    tell(story())


def test_a_host_who_comes_back_in_time_stays_host(tell_in_no_time: Story) -> None:
    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            ann = await place.new_room(seats=[{"kind": "open"}])
            ben = await place.joined(ann, "Ben")
            assert (await ann.command("host", "go", do="start"))["type"] == "ack"
            await ann.close()
            while not ben.you.get("stands_in"):
                await ben.next()
            await asyncio.sleep(599)
            back = await place.tab(ann.room, ann.secret)
            await asyncio.sleep(2)
            assert (await back.command("host", "wait", do="pause"))["type"] == "ack"
            assert (await ben.command("host", "mine?", do="pause"))["code"] == "not_host"

    tell_in_no_time(story())


def test_hosting_waits_for_somebody_to_pass_to(tell_in_no_time: Story) -> None:
    async def story() -> None:
        async with indoors(MemoryStore(Disk())) as place:
            ann = await place.new_room()
            ben = await place.joined(ann, "Ben")
            room = place.hall.rooms[ann.room]
            host = room.data.host
            watching = await place.tab(ann.room)  # so that the room does not fall asleep
            await ben.close()
            await ann.close()
            await asyncio.sleep(601)
            assert room.data.host == host
            back = await place.tab(ann.room, ben.secret)
            while not back.you["host"]:
                await back.next()
            await watching.close()

    tell_in_no_time(story())


def test_a_host_who_leaves_is_followed_at_once(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        ben, cleo = await joined(ann, "Ben"), await joined(ann, "Cleo")
        await ben.close()
        assert (await ann.command("leave"))["type"] == "ack"
        await until(cleo, lambda: cleo.you["host"])
        assert "Cleo is the host now" in await told_by_the_table(cleo, "host")
        assert (await cleo.host("start"))["type"] == "ack"

    tell(story())


def test_a_table_whose_host_left_alone_gets_one_when_somebody_comes(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        assert (await ann.command("leave"))["type"] == "ack"
        ben = await joined(ann, "Ben")
        await until(ben, lambda: ben.you["host"])
        assert (await ben.host("start"))["type"] == "ack"

    tell(story())


def test_a_host_without_a_seat_has_codes_too(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, watch=True, seats=[{"kind": "open"}] * 2)
        assert (ann.you["seats"], ann.you["host"]) == ([], True)
        phone = await in_with(ann, (await ann.command("code"))["code"])
        assert (phone.you["seats"], phone.you["host"]) == ([], True)
        assert (await phone.host("start"))["type"] == "ack"

    tell(story())


def test_the_next_host_is_known_to_every_process(postgres_url: str, tmp_path: Path, tell: Story) -> None:
    """Ann was with one process, Ben and Cleo are with the other; then Ben's process passes it on, once."""

    async def story(first: Server, second: Server) -> None:
        ann = await new_room(first.base)
        ben = await joined(ann, "Ben")
        await ben.close()
        ben = await Browser(second.base, ann.room, ben.secret).open()
        other = await joined(ann, "Cleo")
        await until(ben, lambda: ben.lobby["seats"][2]["presence"] == "here")
        await ann.close()
        await until(ben, lambda: ben.you["host"])
        await until(other, lambda: other.lobby["seats"][1]["host"])
        await told_by_the_table(other, "is the host now")  # a moment later
        late = await Browser(first.base, ann.room).open()
        assert [line["text"] for line in late.welcome["chat"] if line["notice"]] == [
            "Ann has been away for long; Ben is the host now."
        ]

    options = ("--pace", "0", "--away", "0.3", "--host-seconds", "4")
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with (
        running(postgres_url, tmp_path / "a", *options) as a,
        running(postgres_url, tmp_path / "b", *options) as b,
    ):
        tell(story(a, b))


# More time, and who may talk


def test_nobody_gives_more_time_to_oneself(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}], clock={"grace": 30})
        ben = await joined(ann, "Ben")
        await ann.host("start")
        await until(ben, lambda: ben.table is not None)
        await until(ann, lambda: ann.table is not None)
        asked, other = (ann, ben) if ann.is_asked else (ben, ann)
        assert (await asked.command("more_time"))["code"] == "own_time"
        assert (await other.command("more_time"))["type"] == "ack"

    tell(story())


def test_who_plays_alone_may_take_all_the_time(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "mine"}], start=True, clock={"grace": 30})
        assert (await ann.command("more_time"))["type"] == "ack"

    tell(story())


def test_who_is_muted_does_not_talk_as_an_onlooker(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        ben = await joined(ann, "Ben")
        tab = await Browser(server.base, ann.room).open()
        assert (await ann.host("mute", seat=1))["type"] == "ack"
        assert (await tab.command("chat", text="psst"))["code"] == "muted"
        assert (await tab.command("emote", emote="wow"))["code"] == "muted"
        assert (await ann.host("mute", seat=1, on=False))["type"] == "ack"
        assert (await tab.command("chat", text="psst"))["type"] == "ack"
        assert (await ben.command("chat", text="yes"))["type"] == "ack"

    tell(story())


def test_a_refused_code_says_nothing_about_whose_it_was(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        answer = await entered(ann, "NOSUCHCODE")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_code")

    tell(story())


def test_who_drops_out_when_the_game_is_over_is_not_gone_at_once(server: Server, tell: Story) -> None:
    """A rematch follows at once: nobody loses the seat for a broken line between two games."""

    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        ben = await joined(ann, "Ben")
        await ann.host("start")
        await asyncio.sleep(0.7)  # longer than somebody may be away here
        assert (await ben.act({"type": "resign"}))["type"] == "ack"
        await until(ann, lambda: ann.lobby["state"] == "over")
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] != "here")
        assert ann.lobby["seats"][1]["presence"] == "away"
        for verb in ("hand_over", "remove"):
            assert (await ann.host(verb, seat=1))["code"] == "not_absent"

    tell(story())


@pytest.mark.parametrize("in_game", [False, True])
def test_a_host_who_watches_and_sits_down_stays_the_host(server: Server, tell: Story, in_game: bool) -> None:
    async def story() -> None:
        ann = await new_room(server.base, watch=True, seats=[{"kind": "bot"}] * 2 + [{"kind": "open"}])
        if in_game:
            await ann.host("set_takeover")
            await ann.host("start")
        seated = await post(server.base, f"/api/rooms/{ann.room}/join", name="Ann", secret=ann.secret)
        assert seated.status_code == 201, seated.text
        await until(ann, lambda: ann.you["seats"] == seated.json()["seats"] != [])
        assert ann.you["host"]
        assert (await ann.host("set_pace", pace=100))["type"] == "ack"

    tell(story())
