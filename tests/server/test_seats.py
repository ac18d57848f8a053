"""Seats: whose they are, which keys and codes open them, and what is left of that when a chair is taken away."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import httpx
import pytest

from tests.server.browser import PATIENCE, Browser, joined, new_room
from tests.server.conftest import Story
from tests.server.servers import Server

STRANGERS = itertools.count()


async def entered(person: Browser, code: str, **more: Any) -> httpx.Response:
    """Somebody brings a code, from an address of their own: codes are limited by address."""
    address = f"10.{next(STRANGERS)}.0.1"
    async with httpx.AsyncClient(base_url=person.base, timeout=PATIENCE, trust_env=False) as client:
        headers = {"X-Forwarded-For": address}
        return await client.post(
            f"/api/rooms/{person.room}/enter", json={"code": code, **more}, headers=headers
        )


async def in_with(person: Browser, code: str, **more: Any) -> Browser:
    """The browser of somebody whose code was good."""
    answer = await entered(person, code, **more)
    assert answer.status_code == 201, answer.text
    return await Browser(person.base, person.room, answer.json()["secret"]).open()


async def four_people(server: Server) -> list[Browser]:
    """Ann, who is the host, Ben, Cleo and Dot, before the game."""
    ann = await new_room(server.base, seats=[{"kind": "open"}] * 3)
    return [ann, *[await joined(ann, name) for name in ("Ben", "Cleo", "Dot")]]


async def take_away(host: Browser, seat: int) -> None:
    """Whoever sits there has to go, and the chair after them."""
    for _ in range(2):
        assert (await host.host("remove", seat=seat))["type"] == "ack"


def test_a_code_opens_the_seat_it_was_made_for_wherever_that_stands_now(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, _, cleo, _ = await four_people(server)
        code = (await cleo.command("code"))["code"]
        await take_away(ann, 1)
        phone = await in_with(ann, code)
        assert [phone.lobby["seats"][seat]["name"] for seat in phone.you["seats"]] == ["Cleo"]

    tell(story())


def test_a_code_of_somebody_who_was_sent_away_opens_nothing(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo, _ = await four_people(server)
        code, given = (await cleo.command("code"))["code"], (await ben.command("code", give=True))["code"]
        assert (await ann.host("remove", seat=2))["type"] == "ack"
        await take_away(ann, 1)
        for lapsed in (code, given):
            answer = await entered(ann, lapsed)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_code")

    tell(story())


def test_a_code_cannot_silence_the_room(server: Server, tell: Story) -> None:
    """The last chair's number is out of range after another chair was taken away."""

    async def story() -> None:
        ann, _, cleo, dot = await four_people(server)
        code = (await dot.command("code"))["code"]
        await take_away(ann, 1)
        await in_with(ann, code)
        assert (await ann.host("set_pace", pace=7))["type"] == "ack"
        assert (await cleo.command("chat", text="does anybody hear me?"))["type"] == "ack"
        assert (await ann.host("start"))["type"] == "ack"

    tell(story())


def test_who_is_sent_away_cannot_come_back_while_that_is_stored(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        kept = 0
        for _ in range(40):
            ben = await joined(ann, "Ben")
            again = Browser(server.base, ann.room, ben.secret)
            removed, _ = await asyncio.gather(ann.host("remove", seat=1), again.open())
            assert removed["type"] == "ack"
            kept += (await again.command("sit", name="Still Ben"))["code"] != "onlooker"
            assert again.you["seats"] == []
            await again.close()
        assert kept == 0

    tell(story())


def test_a_seat_that_changed_hands_is_lost_in_the_same_step(server: Server, tell: Story) -> None:
    """Whoever was sent away cannot do anything with the browser that is still open, not even before it reads so."""

    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        ben = await joined(ann, "Ben")
        await ann.host("remove", seat=1)
        cleo = await joined(ann, "Cleo")
        assert (await ben.command("sit", name="Not Cleo"))["code"] == "onlooker"
        assert (await ben.command("code"))["code"] == "onlooker"
        assert ben.you["seats"] == []
        assert cleo.you["seats"] == [1]

    tell(story())


def test_many_devices_of_one_guest_lock_nobody_out(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}] * 2)
        ben, cleo = await joined(ann, "Ben"), await joined(ann, "Cleo")
        for _ in range(62):
            ben = await in_with(ben, (await ben.command("code"))["code"])
        for person, seat in ((ann, 0), (cleo, 2)):
            back = await Browser(server.base, ann.room, person.secret).open()
            assert back.you["seats"] == [seat]
        assert (await Browser(server.base, ann.room, ann.secret).open()).you["host"]

    tell(story())


def test_the_ninth_device_of_a_person_drops_their_oldest(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base)
        devices = [ann]
        for _ in range(8):
            devices.append(await in_with(ann, (await devices[-1].command("code"))["code"]))
        opened = [(await Browser(server.base, ann.room, one.secret).open()).you["seats"] for one in devices]
        assert opened == [[]] + [[0]] * 8

    tell(story())


def test_codes_of_one_guest_do_not_push_out_those_of_others(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        ben = await joined(ann, "Ben")
        code = (await ann.command("code"))["code"]
        for _ in range(25):
            assert (await ben.command("code"))["type"] == "code"
        assert (await in_with(ann, code)).you["seats"] == [0]

    tell(story())


@pytest.mark.parametrize("state", ["lobby", "playing"])
def test_nobody_without_a_name_sits_down(server: Server, tell: Story, state: str) -> None:
    """An open seat is not handed over: anybody with the link can sit there, and says who it is."""

    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}, {"kind": "bot"}])
        if state == "lobby":
            assert (await ann.host("hand_over", seat=1))["code"] == "open_seat"
            assert (await ann.host("hand_over", seat=2))["code"] == "bots_seat"
        else:
            await ann.host("start")
            assert (await ann.host("hand_over", seat=9))["code"] == "no_seat"
            given = await in_with(ann, (await ann.host("hand_over", seat=1))["code"])
            assert given.lobby["seats"][1]["name"]
        assert all(seat["name"] for seat in ann.lobby["seats"] if seat["kind"] == "person")

    tell(story())


def test_somebody_gives_the_own_seat_away_and_nobody_else_can(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}])
        ben = await joined(ann, "Ben")
        await ann.host("start")
        assert (await ann.host("hand_over", seat=1))["code"] == "not_absent"
        assert (await ann.command("code", give=True, seat=1))["code"] == "not_your_seat"
        code = (await ben.command("code", give=True))["code"]
        cleo = await in_with(ben, code, secret="c" * 32)
        assert cleo.you["seats"] == [1]
        while ben.you["seats"]:
            await ben.next()
        assert (await Browser(server.base, ann.room, ben.secret).open()).you["seats"] == []

    tell(story())


def test_an_onlooker_more_than_may_be_does_not_come_in(server: Server, tell: Story) -> None:
    """150 at the same moment, where 50 may watch."""

    async def story() -> None:
        ann = await new_room(server.base)
        crowd = [Browser(server.base, ann.room) for _ in range(150)]
        await asyncio.gather(*(one.open(hello=False) for one in crowd))
        for one in crowd:
            await one.send({"type": "hello", "version": 2})
        answers = [(await one.next())["type"] for one in crowd]
        assert answers.count("welcome") == 50
        assert answers.count("bye") == 100
        assert (await Browser(server.base, ann.room, ann.secret).open()).you["host"]

    tell(story())
