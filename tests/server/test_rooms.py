"""Rooms: sitting down, the host, codes, two tabs, one device for several, watching, talking."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.browser import Browser, get, joined, new_room, post
from tests.server.conftest import Story
from tests.server.servers import Server


def test_join_by_link_and_start(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        assert ann.you == {"seat": 0, "seats": [0], "host": True, "stands_in": False, "waiting": None}
        seen = (await get(server.base, f"/api/rooms/{ann.room}")).json()
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "open", "open"]
        ben = await joined(ann, "Ben")
        assert ben.you["seat"] == 1
        assert (await ben.host("start"))["code"] == "not_host"
        assert (await ann.host("start"))["type"] == "ack"
        assert [seat["kind"] for seat in ann.lobby["seats"]] == ["person", "person", "bot", "bot"]
        late = await post(server.base, f"/api/rooms/{ann.room}/join", name="Cleo")
        assert (late.status_code, late.json()["code"]) == (409, "started")

    tell(story())


@pytest.mark.parametrize(
    ("name", "code"), [("Ann", "name_taken"), ("ann", "name_taken"), ("x" * 21, "name"), ("a\u202eb", "name")]
)
def test_names_that_are_refused(server: Server, tell: Story, name: str, code: str) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        answer = await post(server.base, f"/api/rooms/{ann.room}/join", name=name)
        assert (answer.status_code, answer.json()["code"]) == (400, code)

    tell(story())


def test_two_people_cannot_have_one_seat(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        path = f"/api/rooms/{ann.room}/join"
        answers = await asyncio.gather(*(post(server.base, path, name=f"P{i}") for i in range(5)))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]

    tell(story())


def test_the_host_sets_the_table(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        assert (await ann.host("seat_bot", seat=1, bot="random"))["type"] == "ack"
        assert (await ann.host("remove", seat=3))["type"] == "ack"
        assert (await ann.host("open_seat"))["type"] == "ack"
        assert (await ann.host("set_options", edition="oz", options={"salary": 400}))["type"] == "ack"
        assert (await ann.host("set_clock", clock={"grace": 30}))["type"] == "ack"
        assert (await ann.host("set_pace", pace=100))["type"] == "ack"
        assert ann.lobby["edition"] == "oz"
        assert ann.lobby["options"] == {"salary": 400}
        assert ann.lobby["clock"]["grace"] == 30
        assert ann.lobby["pace"] == 100
        assert [seat["kind"] for seat in ann.lobby["seats"]] == ["person", "bot", "open", "open"]
        refused = await ann.host("set_options", edition="oz", options={"salry": 400})
        assert refused["code"] == "options"
        assert "salary" in refused["sentence"]
        assert (await ann.host("seat_bot", seat=0))["code"] == "seat_taken"
        assert (await ann.command("sit", name="Anna", token="Toto"))["type"] == "ack"
        assert ann.lobby["seats"][0]["name"] == "Anna"
        assert ann.lobby["seats"][0]["token"] == "Toto"

    tell(story())


def test_a_code_brings_the_seat_to_another_device_once(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        code = (await ann.command("code"))["code"]
        path = f"/api/rooms/{ann.room}/enter"
        phone = (await post(server.base, path, code=code.lower())).json()
        assert phone["seat"] == 0
        again = await post(server.base, path, code=code)
        assert (again.status_code, again.json()["code"]) == (404, "no_code")
        other = await Browser(server.base, ann.room, phone["secret"]).open()
        assert other.you["seats"] == [0]
        assert other.you["host"]
        await ann.wait_for("replaced")

    tell(story())


def test_the_newest_tab_plays_and_the_older_says_so(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        newer = await Browser(server.base, ann.room, ann.secret).open()
        await ann.wait_for("replaced")
        assert ann.socket is not None
        await ann.socket.wait_closed()
        assert ann.socket.close_code == 4001
        assert newer.lobby["seats"][0]["presence"] == "here"

    tell(story())


def test_the_host_hands_a_bots_seat_over(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        code = (await ann.host("hand_over", seat=2))["code"]
        given = (await post(server.base, f"/api/rooms/{ann.room}/enter", code=code)).json()
        ben = await Browser(server.base, ann.room, given["secret"]).open()
        assert ben.you["seats"] == [2]
        assert not ben.you["host"]
        assert ben.lobby["seats"][2]["kind"] == "person"

    tell(story())


def test_somebody_takes_over_a_bot_if_the_host_allows(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        assert (await ann.host("set_takeover"))["type"] == "ack"
        ben = await joined(ann, "Ben")
        assert ben.lobby["seats"][1]["kind"] == "person"
        assert ben.you["seats"] == [1]

    tell(story())


def test_one_device_for_several(server: Server, tell: Story) -> None:
    async def story() -> None:
        seats = [{"kind": "mine", "name": "Ben"}, {"kind": "bot"}]
        ann = await new_room(server.base, edition="masterpiece", seats=seats, start=True)
        assert ann.you["seats"] == [0, 1]
        assert ann.table is not None
        assert ann.table["facts"]["seat"] == 0
        await ann.command("look", seat=1)
        assert ann.table["facts"]["seat"] == 1
        assert (await ann.command("look", seat=2))["code"] == "not_your_seat"
        await ann.command("look", seat=None)
        assert ann.table["facts"]["seat"] is None
        assert all(player["cash"] is None for player in ann.table["facts"]["players"])
        space = {"type": "choose_space", "space": "sell-for-350-26"}
        assert (await ann.act(space, seat=0))["type"] == "ack"

    tell(story())


def test_an_onlooker_sees_and_cannot_act(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True)
        watcher = await Browser(server.base, ann.room).open()
        assert watcher.you == {"seat": None, "seats": [], "host": False, "stands_in": False, "waiting": None}
        assert watcher.table is not None
        assert watcher.table["choices"] == []
        assert (await watcher.act({"type": "roll"}))["code"] == "onlooker"
        assert (await watcher.command("chat", text="hello"))["type"] == "ack"
        told = await ann.wait_for("chat")
        assert told["line"]["name"] == "Onlooker"

    tell(story())


def test_talking_and_muting(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        ben = await joined(ann, "Ben")
        assert (await ben.command("chat", text=" good   luck "))["type"] == "ack"
        told = await ann.wait_for("chat")
        assert (told["line"]["name"], told["line"]["text"]) == ("Ben", "good luck")
        assert (await ben.command("emote", emote="wow"))["type"] == "ack"
        await ann.wait_for("emote", emote="wow", seat=1)
        assert (await ann.host("mute", seat=1))["type"] == "ack"
        assert (await ben.command("chat", text="psst"))["code"] == "muted"
        assert (await ann.command("chat", text="x" * 301))["code"] == "chat"
        late = await Browser(server.base, ann.room).open()
        assert [line["text"] for line in late.welcome["chat"]] == ["good luck"]

    tell(story())


def test_pause_and_resume(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "mine"}])
        assert (await ann.host("pause"))["type"] == "ack"
        assert (await ann.act({"type": "roll"}))["code"] == "paused"
        assert (await ann.host("resume"))["type"] == "ack"
        assert ann.lobby["state"] == "playing"

    tell(story())


def test_leaving_for_good(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}, {"kind": "bot"}])
        ben = await joined(ann, "Ben")
        assert (await ann.host("start"))["type"] == "ack"
        assert (await ann.command("leave"))["type"] == "ack"
        while ben.lobby["seats"][0]["kind"] != "bot":
            await ben.next()
        assert ben.you["host"]
        assert (await ben.host("pause"))["type"] == "ack"

    tell(story())


def test_a_try_is_only_a_question(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "mine"}])
        assert ann.table is not None
        turn = ann.table["facts"]["turn"]
        await ann.command("look", seat=turn)
        before = ann.number
        asked = await ann.act({"type": "roll"}, **{"try": True})
        assert asked["type"] == "ack"
        assert asked["text"] == "Roll the dice"
        assert ann.number == before
        offer = {"type": "offer", "to": 1 - turn, "give": {"cash": 9999999}}
        refused = await ann.act(offer, **{"try": True})
        assert refused["type"] == "refused"
        assert refused["sentence"]
        assert refused["rule"]

    tell(story())


def test_a_pause_ends_when_everybody_has_left(server: Server, tell: Story) -> None:
    """World 103: bots were left, and whoever watched could not go on with it."""

    async def story() -> None:
        ann = await new_room(server.base, start=True, options={"round_limit": 1})
        await ann.host("pause")
        onlooker = await Browser(server.base, ann.room).open()
        assert onlooker.lobby["state"] == "paused"
        await ann.send({"type": "leave", "id": "leave"})
        await onlooker.wait_for("batch")
        assert onlooker.lobby["state"] == "playing"

    tell(story())
