"""Rooms of release 0.2.0, where keys were bound to the numbers of chairs: whoever had a seat still has it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from magie.server.migrations.__main__ import take_back
from magie.server.rooms.data import from_json
from magie.server.rooms.keys import hashed
from magie.server.store.migrating import upgrade
from magie.server.store.store import engine_for
from tests.server.browser import Browser, play_on
from tests.server.conftest import Story
from tests.server.servers import Server, running
from tests.server.test_host import told_by_the_table, until
from tests.server.test_seats import entered, in_with

RELEASE = Path(__file__).parent / "releases/0.2.0.db"
KNOWN: dict[str, dict[str, Any]] = msgspec.json.decode(RELEASE.with_suffix(".json").read_bytes())
TABLES = ("rooms", "games", "actions", "chat")
NEVER = 4_000_000_000  # codes of that time would still be good
OPTIONS = ("--pace", "0", "--away", "5", "--keep-days", "36500")
ANN, BEN, CLEO, PHONE = range(4)


def left_behind(folder: Path) -> Path:
    """A copy of the file, as if the codes in it had been made a moment ago."""
    file = folder / "rooms.db"
    shutil.copy(RELEASE, file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for room, data in connection.execute("SELECT room, data FROM rooms").fetchall():
            fresh = re.sub(r'"until":\d+', f'"until":{NEVER}', data)
            connection.execute("UPDATE rooms SET data = ? WHERE room = ?", (fresh, room))
        connection.commit()
    return file


async def on(url: str, do: Callable[[Connection], Any]) -> Any:
    """Do something with a database."""
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(do)
    finally:
        await engine.dispose()


async def new_database(url: str, name: str) -> str:
    """An empty database on the same PostgreSQL."""
    engine = engine_for(url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return make_url(url).set(database=name).render_as_string()


def fill(file: Path) -> Callable[[Connection], None]:
    """The tables as 0.2.0 has them, with the rows of a file."""

    def load(connection: Connection) -> None:
        upgrade(connection, "0002")
        with contextlib.closing(sqlite3.connect(file)) as source:
            source.row_factory = sqlite3.Row
            for table in TABLES:
                for row in source.execute(f"SELECT * FROM {table}"):
                    names = row.keys()
                    values = ", ".join(f":{name}" for name in names)
                    statement = text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})")
                    connection.execute(statement, dict(row))

    return load


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def carried(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """This release on what 0.2.0 left behind, in a file and in PostgreSQL."""
    folder = tmp_path_factory.mktemp("carried")
    file = left_behind(folder)
    database = f"sqlite:///{file}"
    if request.param == "postgresql":
        database = asyncio.run(new_database(request.getfixturevalue("postgres_url"), "carried_over"))
        asyncio.run(on(database, fill(file)))
    with running(database, folder, *OPTIONS) as started:
        yield started


def browser(server: Server, name: str, who: int) -> Browser:
    """Somebody with the secret of that time."""
    return Browser(server.base, KNOWN[name]["room"], KNOWN[name]["secrets"][who])


async def opened(server: Server, name: str, *who: int) -> list[Browser]:
    """Some of them come in."""
    return [await browser(server, name, one).open() for one in who]


def test_everybody_has_the_seat_they_had(carried: Server, tell: Story) -> None:
    async def story() -> None:
        for name in ("lobby_with_codes", "monopoly_auction", "masterpiece_auction"):
            ann, ben, cleo = await opened(carried, name, ANN, BEN, CLEO)
            assert [one.you["seats"] for one in (ann, ben, cleo)] == [[0], [1], [2]]
            assert [one.you["host"] for one in (ann, ben, cleo)] == [True, False, False]
            names = [(seat["name"], seat["host"]) for seat in cleo.lobby["seats"]]
            assert names == [("Ann", True), ("Ben", False), ("Cleo", False), ("Ada", False)]
            assert ann.welcome["chat"][0]["text"] == "I like this painting."
            assert not cleo.lobby["seats"][2]["stand_in"], "she is back"
            assert not cleo.lobby["one_device"]

    tell(story())


def test_the_second_device_is_of_the_same_person(carried: Server, tell: Story) -> None:
    async def story() -> None:
        (ben,) = await opened(carried, "lobby_with_codes", BEN)
        (phone,) = await opened(carried, "lobby_with_codes", PHONE)
        assert phone.you["seats"] == [1]
        await ben.wait_for("replaced")
        tablet = await in_with(phone, (await phone.command("code"))["code"])
        assert tablet.you["seats"] == [1]

    tell(story())


@pytest.mark.parametrize("name", ["lobby_with_codes", "monopoly_auction", "masterpiece_auction"])
def test_open_codes_have_lapsed(carried: Server, tell: Story, name: str) -> None:
    async def story() -> None:
        (ann,) = await opened(carried, name, ANN)
        for code in (KNOWN[name]["device_code"], KNOWN[name]["hand_over_code"]):
            answer = await entered(ann, code)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_code")

    tell(story())


def test_an_open_auction_goes_on(carried: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben, cleo = await opened(carried, "monopoly_auction", ANN, BEN, CLEO)
        assert ann.table is not None
        assert ann.table["facts"]["auction"] == KNOWN["monopoly_auction"]["auction"]
        assert (await ben.act({"type": "bid", "amount": 260}))["type"] == "ack"
        assert (await ann.act({"type": "pass"}))["type"] == "ack"
        number = ben.number + 20
        await asyncio.gather(*(play_on(one, random.Random(3), until=number) for one in (ann, ben, cleo)))

    tell(story())


def test_a_sealed_round_goes_on(carried: Server, tell: Story) -> None:
    """Only Ben had not answered. What Ann had bid is still sealed, and still hers."""

    async def story() -> None:
        ann, ben, cleo = await opened(carried, "masterpiece_auction", ANN, BEN, CLEO)
        assert ann.table is not None
        assert ben.table is not None
        assert ann.table["facts"]["auction"] == KNOWN["masterpiece_auction"]["auction"]
        assert ben.table["facts"]["auction"]["my_bid"] is None
        assert ann.lobby["secrets"]
        assert (await ben.act({"type": "pass"}))["type"] == "ack"
        number = ben.number + 20
        await asyncio.gather(*(play_on(one, random.Random(3), until=number) for one in (ann, ben, cleo)))

    tell(story())


def test_a_host_without_a_seat_is_still_the_host(carried: Server, tell: Story) -> None:
    async def story() -> None:
        ben, cleo, ann = await opened(carried, "watching_host", 1, 2, 0)
        assert (ann.you["seats"], ann.you["host"]) == ([], True)
        assert (ben.you["seats"], cleo.you["seats"]) == ([0], [1])
        assert (await ben.host("start"))["code"] == "not_host"
        assert (await ann.host("set_pace", pace=1))["type"] == "ack"
        assert (await ann.command("leave"))["type"] == "ack"
        assert await told_by_the_table(cleo, "Ben is the host now")
        await until(ben, lambda: ben.you["host"])

    tell(story())


def test_a_shared_device_has_both_seats(carried: Server, tell: Story) -> None:
    async def story() -> None:
        ann, cleo = await opened(carried, "one_device", 0, 1)
        assert (ann.you["seats"], cleo.you["seats"]) == ([0, 1], [2])
        assert ann.lobby["one_device"]
        assert (await ann.command("look", seat=1))["type"] == "ack"

    tell(story())


def test_a_command_that_was_done_before_is_not_done_again(carried: Server, tell: Story) -> None:
    async def story() -> None:
        secret = hashed(KNOWN["lobby_with_codes"]["secrets"][ANN])
        with contextlib.closing(sqlite3.connect(f"file:{RELEASE}?immutable=1", uri=True)) as connection:
            where = (KNOWN["lobby_with_codes"]["room"],)
            ((data,),) = connection.execute("SELECT data FROM rooms WHERE room = ?", where).fetchall()
        done = next(one for who, one in msgspec.json.decode(data)["done"] if who == secret)
        (ann,) = await opened(carried, "lobby_with_codes", ANN)
        await ann.send({"type": "host", "id": done, "do": "set_pace", "pace": 4321})
        assert (await ann.answer_to(done))["type"] == "ack"
        assert ann.lobby["pace"] != 4321

    tell(story())


def test_the_earlier_release_cannot_write_over_it(carried: Server) -> None:
    """Neither reading nor writing works for it; that is an error in its log, and nothing is lost."""

    def spoil(connection: Connection) -> None:
        connection.execute(text("UPDATE rooms SET data = '{}'"))

    with pytest.raises(DBAPIError):
        asyncio.run(on(carried.database, spoil))


# The migration by itself


ROOM = {
    "edition": "luxury",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}, {"kind": "bot"}],
}


def room(name: str, **more: Any) -> dict[str, Any]:
    """A room as 0.2.0 keeps it."""
    return {**ROOM, "room": name, **more}


def migrated(folder: Path, *rooms: dict[str, Any]) -> list[str]:
    """Rooms of 0.2.0 as they are kept now."""
    url, insert = f"sqlite:///{folder}/some.db", "INSERT INTO rooms (room, data, touched) VALUES (:r, :d, 1)"

    def carry(connection: Connection) -> list[str]:
        upgrade(connection, "0002")
        rows = [{"r": one["room"], "d": msgspec.json.encode(one).decode()} for one in rooms]
        connection.execute(text(insert), rows)
        upgrade(connection)
        return [row[0] for row in connection.execute(text("SELECT kept FROM rooms ORDER BY room"))]

    found: list[str] = asyncio.run(on(url, carry))
    return found


def test_many_rooms_are_carried_over_some_at_a_time(tmp_path: Path) -> None:
    keys = [{"hash": "a", "seats": [0], "host": True}, {"hash": "b", "seats": [1]}]
    found = migrated(tmp_path, *(room(f"r{number:04}", keys=keys) for number in range(450)))
    assert len(found) == 450
    for text_ in found:
        data = from_json(text_)
        assert [person.seats for person in data.people] == [[1], [2]]
        assert data.host == data.people[0].id


def test_the_first_host_is_the_host_and_a_seat_stays_with_its_first_key(tmp_path: Path) -> None:
    """A stand-in had become host by a code, and a code had opened a seat of somebody else."""
    keys = [
        {"hash": "a", "seats": [0], "host": True},
        {"hash": "b", "seats": [1]},
        {"hash": "b2", "seats": [1], "host": True},
        {"hash": "thief", "seats": [0, 1]},
        {"hash": "out of range", "seats": [7]},
        {"hash": "onlooker"},
    ]
    (text_,) = migrated(tmp_path, room("r", keys=keys))
    data = from_json(text_)
    assert {key.hash for key in data.keys} == {"a", "b", "b2"}
    assert [person.seats for person in data.people] == [[1], [2]]
    assert data.host == data.keys[0].person
    assert not data.one_device


def test_a_bot_goes_on_standing_in(tmp_path: Path) -> None:
    seats = [
        {"kind": "person", "name": "Ann"},
        {"kind": "person", "name": "Ben", "stand_in": True, "muted": True},
    ]
    (text_,) = migrated(tmp_path, room("r", seats=seats, keys=[{"hash": "b", "seats": [1]}]))
    ben = from_json(text_).seats[1]
    assert (ben.name, ben.stand_in, ben.muted) == ("Ben", True, True)


def test_somebody_whose_key_was_dropped_still_has_the_seat(tmp_path: Path) -> None:
    (text_,) = migrated(tmp_path, room("r", keys=[{"hash": "b", "seats": [1]}]))
    data = from_json(text_)
    assert sorted(person.seats for person in data.people) == [[1], [2]]
    assert data.host == 0


def test_it_can_be_taken_back(tmp_path: Path) -> None:
    keys = [
        {"hash": "a", "seats": [0], "host": True},
        {"hash": "b", "seats": [1], "host": False},
        {"hash": "b2", "seats": [1], "host": False},
    ]
    before = room("r", keys=keys, secret="s")
    migrated(tmp_path, before)
    asyncio.run(take_back(f"sqlite:///{tmp_path}/some.db", "0002"))
    with contextlib.closing(sqlite3.connect(tmp_path / "some.db")) as connection:
        ((text_,),) = connection.execute("SELECT data FROM rooms").fetchall()
    assert msgspec.json.decode(text_) == before
