"""Two processes on one PostgreSQL: people of one table play through both, and either may die."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

from magie.rules.record import Record, luck_is_honest, replay
from magie.server.store.store import engine_for
from tests.server.browser import Browser, get, new_room, play_on, post
from tests.server.conftest import Story
from tests.server.servers import Server, running

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

OPTIONS = ("--pace", "0", "--away", "0.5")


@pytest.fixture(scope="module")
def pair(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with (
        running(postgres_url, folders[0], *OPTIONS) as one,
        running(postgres_url, folders[1], *OPTIONS) as other,
    ):
        yield [one, other]


@pytest.fixture(params=["host on one", "host on the other"])
def both(pair: list[Server], request: pytest.FixtureRequest) -> list[Server]:
    """Both ways round: which of them lets the bots play is a matter of chance."""
    return pair if request.param == "host on one" else pair[::-1]


async def joined_at(server: Server, room: str, name: str) -> Browser:
    """Somebody sits down through this process."""
    answer = await post(server.base, f"/api/rooms/{room}/join", name=name)
    assert answer.status_code == 201, answer.text
    return await Browser(server.base, room, answer.json()["secret"]).open()


async def until(browser: Browser, true: Any) -> None:
    """Read on until something holds."""
    while not true():
        await browser.next()


@pytest.mark.parametrize(("edition", "rounds"), [("masterpiece", 3), ("luxury", 5)])
def test_a_whole_game_through_two_processes(
    both: list[Server], tell: Story, edition: str, rounds: int
) -> None:
    async def story() -> None:
        seats = [{"kind": "open"}, {"kind": "bot"}]
        options = {"round_limit": rounds}
        ann = await new_room(
            both[0].base, edition=edition, options=options, seats=seats, clock={"auction": 1}
        )
        ben = await joined_at(both[1], ann.room, "Ben")
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "here")
        assert ben.lobby["seats"][0]["presence"] == "here" or await saw_come(ben, 0)
        assert (await ann.host("start"))["type"] == "ack"
        await until(ben, lambda: ben.table is not None)
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(ben, random.Random(2)))
        for person in (ann, ben):
            await until(person, lambda person=person: person.lobby["state"] == "over")
        assert ann.table is not None
        assert ben.table is not None
        assert ann.number == ben.number
        assert ann.table["standings"] == ben.table["standings"]
        texts = [(await get(server.base, f"/api/rooms/{ann.room}/record")).text for server in both]
        assert texts[0] == texts[1]
        record = Record.from_json(texts[0])
        assert replay(record).over
        assert luck_is_honest(record)
        errors = [line for server in both for line in server.log.splitlines() if '"level":"error"' in line]
        assert errors == []

    tell(story())


async def saw_come(browser: Browser, seat: int) -> bool:
    """Until this seat's person is seen to be here."""
    await until(browser, lambda: browser.lobby["seats"][seat]["presence"] == "here")
    return True


def test_a_seat_taken_through_one_process_is_known_to_the_other_at_once(
    both: list[Server], tell: Story
) -> None:
    """A balancer sends each request elsewhere: sit down here, connect there; a code from here is good there."""

    async def story() -> None:
        ann = await new_room(both[0].base, seats=[{"kind": "open"}] * 4)
        watcher = await Browser(both[1].base, ann.room).open()  # the room is open in both
        for number in range(1, 5):
            given = (await post(both[0].base, f"/api/rooms/{ann.room}/join", name=f"P{number}")).json()
            person = await Browser(both[1].base, ann.room, given["secret"]).open()
            assert person.you["seats"] == [number]
            code = (await person.command("code"))["code"]
            phone = await post(both[0].base, f"/api/rooms/{ann.room}/enter", code=code)
            assert phone.json()["seat"] == number
        await until(watcher, lambda: watcher.lobby["seats"][4]["presence"] == "here")

    tell(story())


def test_what_one_says_and_does_the_other_hears(both: list[Server], tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(both[0].base)
        ben = await joined_at(both[1], ann.room, "Ben")
        await saw_come(ann, 1)
        await saw_come(ben, 0)
        assert not ben.you["host"]
        assert (await ben.host("start"))["code"] == "not_host"
        assert (await ann.command("chat", text="hello over there"))["type"] == "ack"
        assert (await ben.wait_for("chat"))["line"]["text"] == "hello over there"
        assert (await ben.command("emote", emote="wow"))["type"] == "ack"
        assert (await ann.wait_for("emote"))["name"] == "Ben"
        assert (await ann.host("remove", seat=3))["type"] == "ack"
        await until(ben, lambda: len(ben.lobby["seats"]) == 3)
        assert (await ann.host("set_options", edition="oz", options={}))["type"] == "ack"
        await until(ben, lambda: ben.lobby["edition"] == "oz")
        watcher = await Browser(both[1].base, ann.room).open()
        await until(ann, lambda: ann.lobby["onlookers"] == 1)
        await watcher.close()
        await ben.close()
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] == "gone")

    tell(story())


def test_the_newest_tab_plays_also_through_another_process(both: list[Server], tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(both[0].base, start=True)
        newer = await Browser(both[1].base, ann.room, ann.secret).open()
        await ann.wait_for("replaced")
        assert (await newer.host("pause"))["type"] == "ack"
        assert newer.lobby["seats"][0]["presence"] == "here"

    tell(story())


async def set_pace_often(host: Browser, last: int) -> None:
    """Change the room again and again; every change is acknowledged."""
    for pace in (*range(10), last):
        assert (await host.host("set_pace", pace=pace))["type"] == "ack"


def test_two_processes_change_a_room_at_the_same_moment(both: list[Server], tell: Story) -> None:
    """Neither change is lost, and no seat is given twice."""

    async def story() -> None:
        ann = await new_room(both[0].base, seats=[{"kind": "open"}] * 4)
        path = f"/api/rooms/{ann.room}/join"
        for server in both:
            await get(server.base, f"/api/rooms/{ann.room}")
        answers, *_ = await asyncio.gather(
            asyncio.gather(*(post(both[n % 2].base, path, name=f"P{n}") for n in range(6))),
            set_pace_often(ann, 77),
        )
        assert sorted(answer.status_code for answer in answers) == [201] * 4 + [409] * 2
        seats = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
        assert sorted(seats) == [1, 2, 3, 4]
        for server in both:
            for _ in range(50):
                seen = (await get(server.base, f"/api/rooms/{ann.room}")).json()
                if all(seat["kind"] == "person" for seat in seen["seats"]) and seen["pace"] == 77:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError(f"{server.base} does not know of it: {seen}")

    tell(story())


async def cut_all_lines(database: str) -> None:
    """The database closes every connection, as when it restarts or the network breaks."""
    engine = engine_for(database)
    others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    async with engine.connect() as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
    await engine.dispose()


def test_after_the_database_was_away_they_hear_each_other_again(both: list[Server], tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(both[0].base)
        ben = await joined_at(both[1], ann.room, "Ben")
        await saw_come(ann, 1)
        await cut_all_lines(both[0].database)
        await ben.close()
        for number in range(20):
            if (await ann.command("chat", text=f"do you hear me? {number}"))["type"] == "ack":
                break
            await asyncio.sleep(0.5)
        await until(ann, lambda: ann.lobby["seats"][1]["presence"] != "here")
        await ben.open()
        await saw_come(ann, 1)
        assert (await ann.host("set_pace", pace=55))["type"] == "ack"
        await until(ben, lambda: ben.lobby["pace"] == 55)

    tell(story())


async def drives(server: Server) -> bool:
    """Do clocks and bots play here? Only one room is open."""
    return "magie_rooms_driven 1" in (await get(server.base, "/metrics")).text


@pytest.mark.parametrize("killed", ["the one that lets the bots play", "the other"])
def test_one_process_dies_and_the_other_goes_on(pair: list[Server], tell: Story, killed: str) -> None:
    """Clocks and bots go on, those who were there come back through the other one, and a command sent again acts once."""

    async def story() -> None:
        seats = [{"kind": "open"}, {"kind": "bot"}]
        ann = await new_room(pair[0].base, seats=seats, clock={"auction": 1}, options={"round_limit": 8})
        ben = await joined_at(pair[1], ann.room, "Ben")
        await saw_come(ann, 1)
        await saw_come(ben, 0)
        assert (await ann.host("start"))["type"] == "ack"
        await until(ben, lambda: ben.table is not None)
        await asyncio.gather(*(play_on(person, random.Random(3), until=25) for person in (ann, ben)))
        driving = [await drives(server) for server in pair]
        assert sorted(driving) == [False, True]
        dying = driving.index(killed == "the one that lets the bots play")
        stays, lost = (ann, ben) if dying == 1 else (ben, ann)
        said = {"type": "chat", "id": "last words", "text": "see you there"}
        await lost.send(said)
        assert (await lost.answer_to("last words"))["type"] == "ack"
        seat = lost.you["seat"]
        await asyncio.to_thread(pair[dying].kill)
        try:
            await until(stays, lambda: stays.lobby["seats"][seat]["presence"] != "here")
            assert await drives(pair[1 - dying])
            back = Browser(stays.base, lost.room, lost.secret)
            back.number, back.game = lost.number, lost.game
            await back.open()
            assert back.number >= lost.number
            await back.send(said)
            assert (await back.answer_to("last words"))["type"] == "ack"
            chat = (await Browser(stays.base, lost.room).open()).welcome["chat"]
            assert [line["text"] for line in chat] == ["see you there"]
            await asyncio.gather(play_on(stays, random.Random(4)), play_on(back, random.Random(5)))
            assert stays.number == back.number
        finally:
            await asyncio.to_thread(pair[dying].start)
        record = Record.from_json((await get(pair[dying].base, f"/api/rooms/{ann.room}/record")).text)
        assert luck_is_honest(record)

    tell(story())


async def sealed_at_both(both: list[Server], **wanted: Any) -> tuple[Browser, Browser]:
    """Ann with one process, Ben with the other, each with sealed words; Ben's browser opens by itself."""
    ann = await new_room(both[0].base, seats=[{"kind": "open"}], **wanted)
    ben = await joined_at(both[1], ann.room, "Ben")
    await ann.seal("ann's words")
    await ben.seal("ben's words")
    await until(ann, lambda: all(ann.lobby["fair"]["seals"]))
    return ann, ben


def test_words_are_opened_through_two_processes(both: list[Server], tell: Story) -> None:
    """Ben opens where he sits, and the game begins where it was asked for, as soon as all is open."""

    async def story() -> None:
        ann, ben = await sealed_at_both(both)
        begins = time.monotonic()
        answer, _ = await asyncio.gather(ann.host("start"), until(ben, lambda: ben.table is not None))
        assert answer["type"] == "ack"
        assert time.monotonic() - begins < 1.8
        await until(ben, lambda: ben.lobby["state"] == "playing")
        for person in (ann, ben):
            assert person.lobby["fair"]["words"] == ["ann's words", "ben's words"]
            assert person.lobby["fair"]["withheld"] == []
        assert ann.heads[-1] == ben.heads[-1] != ""

    tell(story())


def test_words_withheld_through_another_process_are_named_everywhere(both: list[Server], tell: Story) -> None:
    async def story() -> None:
        ann, ben = await sealed_at_both(both)
        ben.words = ""
        assert (await ann.host("start"))["type"] == "ack"
        await until(ben, lambda: ben.table is not None)
        assert (await ben.command("open", words="ben's words"))["code"] == "too_late"
        await until(ben, lambda: any('"notice":true' in text for text in ben.heard))
        assert ben.lobby["fair"]["withheld"] == [1]

    tell(story())


def test_nothing_moves_through_another_process_while_words_are_opened(
    both: list[Server], tell: Story
) -> None:
    async def story() -> None:
        ann, ben = await sealed_at_both(both)
        ben.words = ""
        await ann.send({"type": "host", "id": "s", "do": "start"})
        await until(ben, lambda: ben.lobby["opening"])
        assert (await ben.command("words", seal="0" * 64))["code"] == "starting"
        assert (await ben.command("leave"))["code"] == "starting"
        assert (await ann.answer_to("s"))["type"] == "ack"

    tell(story())


@pytest.mark.parametrize("opens", ["opens", "withholds"])
def test_a_process_dies_while_words_are_opened(pair: list[Server], tell: Story, opens: str) -> None:
    """Ann comes back through the other one and asks again by the same command: the game begins there, once."""

    async def story() -> None:
        ann, ben = await sealed_at_both(pair)
        ben.words = ""
        await ann.send({"type": "host", "id": "s", "do": "start"})
        await until(ben, lambda: ben.lobby["opening"])
        await asyncio.to_thread(pair[0].kill)
        try:
            back = Browser(pair[1].base, ann.room, ann.secret)
            back.words = "ann's words"
            await back.open()
            assert back.lobby["opening"]
            await back.send({"type": "host", "id": "s", "do": "start"})
            if opens == "opens":
                assert (await ben.command("open", words="ben's words"))["type"] == "ack"
            assert (await back.answer_to("s"))["type"] == "ack"
            await until(ben, lambda: ben.lobby["state"] == "playing" and ben.table is not None)
            assert ben.lobby["game"] == 1
            missing = [] if opens == "opens" else [1]
            assert ben.lobby["fair"]["withheld"] == missing
            assert ben.lobby["fair"]["words"][0] == "ann's words"
        finally:
            await asyncio.to_thread(pair[0].start)

    tell(story())


def test_both_processes_are_asked_for_the_same_game(both: list[Server], tell: Story) -> None:
    """Ann's line breaks during the opening, and she asks the other process; the first has not noticed yet."""

    async def story() -> None:
        ann, ben = await sealed_at_both(both)
        ben.words = ""
        await ann.send({"type": "host", "id": "s", "do": "start"})
        await until(ben, lambda: ben.lobby["opening"])
        back = await Browser(both[1].base, ann.room, ann.secret).open()
        for command in ("s", "another"):
            await back.send({"type": "host", "id": command, "do": "start"})
        answers = [await back.wait_for("ack") for _ in range(2)]
        assert {answer["id"] for answer in answers} == {"s", "another"}
        await until(back, lambda: back.lobby["state"] == "playing")
        assert back.lobby["game"] == 1

    tell(story())
