"""Make a database file as this release of Magie leaves it, for the tests of later releases.

    python -m tests.server.releases.make 0.2.0

writes `0.2.0.db` and `0.2.0.json` beside this file: real rooms, made and played over HTTP and sockets by a real
`magie serve`, and the secrets of their seats. Run it with the release itself; a later one never makes it again.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.server.browser import Browser, close_all, joined, new_room, play_on, post
from tests.server.servers import Server, running

HERE = Path(__file__).parent
TWO_BOTS: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
Known = dict[str, dict[str, Any]]


async def table_of_two(base: str, edition: str, **wanted: Any) -> tuple[Browser, Browser]:
    """Ann is the host, Ben has come; two bots sit with them."""
    ann = await new_room(base, edition=edition, seats=TWO_BOTS, words="ann's own words", **wanted)
    return ann, await joined(ann, "Ben")


async def play_until(people: list[Browser], chance: random.Random, enough: Callable[[Browser], bool]) -> None:
    """Everybody answers when asked, until somebody finds that it is enough."""
    while not enough(people[0]):
        for person in people:
            if person.is_asked and not enough(people[0]):
                action = person.some_answer(chance)
                assert action is not None
                assert person.table is not None
                await person.act(action, person.table["decision"])
            else:
                await heard_by(person)


async def heard_by(person: Browser) -> None:
    """Whatever has come meanwhile."""
    while True:
        try:
            await person.next(0.02)
        except TimeoutError:
            return


def secrets_of(*people: Browser) -> dict[str, Any]:
    """A room and the secrets that open its seats."""
    return {"room": people[0].room, "secrets": [person.secret for person in people]}


async def in_progress(base: str, edition: str, batches: int) -> dict[str, Any]:
    """A game in its middle, with a word said at the table."""
    ann, ben = await table_of_two(base, edition)
    await ann.host("start")
    await play_until([ann, ben], random.Random(batches), lambda a: a.number >= batches)
    await ann.command("chat", text="Dinner is ready, we go on tomorrow.")
    assert not ann.is_over
    return secrets_of(ann, ben)


async def in_auction(base: str) -> dict[str, Any]:
    """Masterpiece, with sealed bids on the table."""
    ann, ben = await table_of_two(base, "masterpiece", clock={"grace": 0, "bank": 0, "auction": 0})
    await ann.host("start")
    await play_until([ann, ben], random.Random(5), lambda a: a.number >= 60 and auction_of(a) is not None)
    for person in (ann, ben):
        if person.is_asked:
            assert person.table is not None
            assert person.table["bids"] is not None
            await person.act({"type": "bid", "amount": person.table["bids"]["lowest"]})
            break
    return secrets_of(ann, ben)


def auction_of(person: Browser) -> Any:
    """The auction somebody sees."""
    return person.table and person.table["facts"].get("auction")


async def finished(base: str, edition: str, rounds: int) -> dict[str, Any]:
    """A game that was played to its end."""
    ann = await new_room(
        base,
        edition=edition,
        seats=[{"kind": "bot"}] * 2,
        options={"round_limit": rounds},
        clock={"auction": 1},
    )
    await ann.host("start")
    await play_on(ann, random.Random(rounds))
    assert ann.is_over
    assert ann.table is not None
    return secrets_of(ann) | {"outcome": ann.table["standings"]}


async def second_game(base: str) -> dict[str, Any]:
    """One game is over, the rematch goes on, and one of three has resigned."""
    ann = await new_room(base, seats=[{"kind": "open"}, {"kind": "bot"}], options={"round_limit": 1})
    ben = await joined(ann, "Ben")
    await ann.host("start")
    await play_until([ann, ben], random.Random(2), lambda a: a.is_over)
    await ann.host("rematch")
    await ben.wait_for("batch", game=2)
    await ben.act({"type": "resign"})
    await ann.host("pause")
    return secrets_of(ann, ben)


async def lobby(base: str) -> dict[str, Any]:
    """A table where the game has not begun."""
    ann, ben = await table_of_two(base, "oz")
    return secrets_of(ann, ben)


# People: who sits where, with which device, and what may still be opened


async def company(base: str, edition: str, seats: list[dict[str, Any]]) -> tuple[Browser, ...]:
    """Ann is the host; Ben, who has a phone too, and Cleo have come."""
    clock = {"grace": 0, "bank": 0, "auction": 0}
    ann = await new_room(base, edition=edition, seats=[{"kind": "open"}] * 2 + seats, clock=clock)
    ben, cleo = await joined(ann, "Ben"), await joined(ann, "Cleo")
    phone = Browser(base, ann.room, (await entered(ben, (await ben.command("code"))["code"]))["secret"])
    await ann.command("chat", text="I like this painting.")
    return ann, ben, cleo, phone


async def entered(person: Browser, code: str) -> dict[str, Any]:
    """What a code is good for."""
    answer = await post(person.base, f"/api/rooms/{person.room}/enter", code=code)
    found: dict[str, Any] = answer.json()
    return found


async def with_codes(people: tuple[Browser, ...], given: int) -> dict[str, Any]:
    """Two codes stay open: one for another device of Ben's, one that hands this seat over."""
    ann, ben, _, _ = people
    device = (await ben.command("code"))["code"]
    handed = (await ann.host("hand_over", seat=given))["code"]
    return secrets_of(*people) | {"device_code": device, "hand_over_code": handed}


async def lobby_with_codes(base: str) -> dict[str, Any]:
    """A table that has not begun, with both codes open."""
    people = await company(base, "luxury", [{"kind": "bot"}])
    assert (await people[0].host("seat_bot", seat=3))["type"] == "ack"
    return await with_codes(people, 3)


def an_answer(person: Browser, chance: random.Random) -> dict[str, Any]:
    """Somebody who buys nothing, so that the bank calls everything out."""
    assert person.table is not None
    kinds = {c["kind"]: c["action"] for c in person.table["choices"] if not c.get("disabled")}
    action = kinds.get("decline") or person.some_answer(chance)
    assert action is not None
    return dict(action)


async def to_an_auction(people: tuple[Browser, ...], seed: int) -> None:
    """Everybody answers until something is called out, and nobody has bid yet but bots."""
    chance = random.Random(seed)
    while auction_of(people[0]) is None:
        for person in people:
            await heard_by(person)
            if auction_of(people[0]) is None and person.is_asked:
                assert person.table is not None
                await person.act(an_answer(person, chance), person.table["decision"])


async def company_in_auction(base: str, edition: str) -> dict[str, Any]:
    """Ann has bid, Ben has not answered, a bot stands in for Cleo."""
    people = ann, _, cleo, _ = await company(base, edition, [{"kind": "bot"}])
    await ann.host("start")
    await to_an_auction(people[:3], 7)
    await cleo.close()
    while not ann.lobby["seats"][2]["deciding"]:
        await ann.next()
    assert (await ann.host("choose_absent", seat=2, choice="bot"))["type"] == "ack"
    await heard_by(ann)
    assert ann.table is not None
    if ann.table["bids"] is not None:
        assert (await ann.act({"type": "bid", "amount": ann.table["bids"]["lowest"]}))["type"] == "ack"
    await heard_by(ann)
    assert auction_of(ann) is not None
    return await with_codes(people, 3) | {"auction": auction_of(ann)}


async def watching_host(base: str) -> dict[str, Any]:
    """Ann has no seat; Ben and Cleo play."""
    ann = await new_room(base, watch=True, seats=[{"kind": "open"}] * 2)
    return secrets_of(ann, await joined(ann, "Ben"), await joined(ann, "Cleo"))


async def one_device(base: str) -> dict[str, Any]:
    """Ann and Ben share a device, Cleo has her own."""
    ann = await new_room(
        base, edition="masterpiece", seats=[{"kind": "mine", "name": "Ben"}, {"kind": "open"}]
    )
    cleo = await joined(ann, "Cleo")
    await ann.host("start")
    return secrets_of(ann, cleo)


async def make_rooms(base: str) -> Known:
    """All rooms, by what they are for."""
    try:
        return {
            "monopoly": await in_progress(base, "luxury", 130),
            "tax_choice": await in_progress(base, "harry_potter", 40),
            "auction": await in_auction(base),
            "finished": await finished(base, "luxury", 2),
            "finished_masterpiece": await finished(base, "masterpiece", 2),
            "second_game": await second_game(base),
            "lobby": await lobby(base),
            "lobby_with_codes": await lobby_with_codes(base),
            "monopoly_auction": await company_in_auction(base, "luxury"),
            "masterpiece_auction": await company_in_auction(base, "masterpiece"),
            "watching_host": await watching_host(base),
            "one_device": await one_device(base),
        }
    finally:
        await close_all()


def keep(database: Path, name: str) -> None:
    """The file as small as it gets, with everything in it."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.close()
    shutil.copy(database, HERE / f"{name}.db")


def main(name: str) -> None:
    """Serve, play, keep."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "rooms.db"
        server: Server
        with running(f"sqlite:///{database}", Path(folder), "--pace", "0", "--away", "1") as server:
            known = asyncio.run(make_rooms(server.base))
        keep(database, name)
    text = msgspec.json.format(msgspec.json.encode(known), indent=2).decode()
    (HERE / f"{name}.json").write_text(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
