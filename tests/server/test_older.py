"""Rooms that release 0.1.0 left behind: their rules are not played any more, and nothing of them is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import TextClause, text

import magie
from magie.rules.record import Record
from magie.rules.version import RELEASES, RULES_VERSION
from magie.server.rooms.data import STORED_STANDINGS, RoomData, Standings, from_json
from magie.server.rooms.older import record_text
from magie.server.store import Kept, Row, Store
from magie.server.store.listening import Listener
from tests.conformance.fair_records import fair_record
from tests.server.browser import Browser, get, new_room, play_on, post
from tests.server.conftest import Story
from tests.server.releases.make import auction_of, play_until, table_of_two
from tests.server.servers import Server, running

RELEASE = Path(__file__).parent / "releases/0.1.0.db"
KNOWN: dict[str, dict[str, Any]] = msgspec.json.decode(RELEASE.with_suffix(".json").read_bytes())
GAMES = [name for name in KNOWN if name != "lobby"]
UNFINISHED = ["monopoly", "tax_choice", "auction", "second_game"]
FINISHED = ["finished", "finished_masterpiece"]
TABLES = ("rooms", "games", "actions", "chat")


@contextlib.contextmanager
def on_the_file(folder: Path) -> Iterator[Server]:
    """This release on a copy of the file; the rooms in it are old, and may stay for a while longer."""
    shutil.copy(RELEASE, folder / "rooms.db")
    options = ("--pace", "0", "--away", "0.5", "--keep-days", "36500")
    with running(f"sqlite:///{folder}/rooms.db", folder, *options) as started:
        yield started


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Server]:
    """A server on a file of its own."""
    with on_the_file(tmp_path) as server:
        yield server


@pytest.fixture(scope="module")
def looked_at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for those who only look."""
    with on_the_file(tmp_path_factory.mktemp("looked_at")) as server:
        yield server


@pytest.fixture(scope="module")
def played_again(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for those who play again, each in another room."""
    with on_the_file(tmp_path_factory.mktemp("played_again")) as server:
        yield server


async def opened(server: Server, name: str, person: int | None = 0) -> Browser:
    """Ann (or Ben) opens the page of a room again; None: somebody with only the link."""
    known = KNOWN[name]
    return await Browser(
        server.base, known["room"], None if person is None else known["secrets"][person]
    ).open()


def rows_of(file: Path, table: str) -> list[tuple[Any, ...]]:
    """Everything in a table."""
    how = "immutable=1" if file == RELEASE else "mode=ro"  # nothing is laid beside the file that is kept
    with contextlib.closing(sqlite3.connect(f"file:{file}?{how}", uri=True)) as connection:
        return connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()


def stored(file: Path, room: str) -> dict[str, Any]:
    """A room as it lies in the store."""
    data = {row[0]: row[1] for row in rows_of(file, "rooms")}
    found: dict[str, Any] = msgspec.json.decode(data[room])
    return found


def of(name: str) -> dict[str, str]:
    """The header that proves Ann's seat."""
    return {"Authorization": f"Bearer {KNOWN[name]['secrets'][0]}"}


def test_every_older_version_names_its_release() -> None:
    assert sorted(RELEASES) == list(range(1, RULES_VERSION))
    assert f"Magie {magie.__version__}" not in RELEASES.values(), "other rules, so another release"


@pytest.mark.parametrize("name", GAMES)
def test_it_opens_with_a_sentence(looked_at: Server, tell: Story, name: str) -> None:
    """Nothing is replayed: there is no table, no batch, no clock; but everybody is there, and what was said."""

    async def story() -> None:
        ann = await opened(looked_at, name)
        older = ann.lobby["older"]
        assert older["sentence"].startswith("This game was ")
        assert "Magie 0.1.0" in older["sentence"]
        assert (older["release"], older["rules_version"]) == ("Magie 0.1.0", 1)
        assert (ann.lobby["state"], ann.table, ann.welcome["batches"]) == ("over", None, [])
        assert ann.welcome["head"] == ""
        assert older["finished"] == (name in FINISHED)
        assert ann.lobby["seats"][0]["presence"] == "here"
        seen = (await get(looked_at.base, f"/api/rooms/{ann.room}")).json()
        assert seen["older"] == older
        refused = await ann.act({"type": "roll"})
        assert (refused["code"], refused["sentence"]) == ("older", older["sentence"])
        for verb in ("pause", "resume", "start"):
            assert (await ann.host(verb))["code"] == "not_now"
        assert (await ann.command("odds"))["code"] == "older"

    tell(story())


def test_what_0_1_0_stored_about_standings_is_shown(looked_at: Server, tell: Story) -> None:
    """It stored none: who sat there, how often each threw and who said that they leave is all the log tells by itself."""

    async def story() -> None:
        ann = await opened(looked_at, "monopoly")
        older = ann.lobby["older"]
        assert (older["known"], older["moves"]) == (False, 134)
        assert [seat["name"] for seat in older["seats"]] == ["Ann", "Ben", "Ada", "Bo"]
        assert all(seat["throws"] > 10 for seat in older["seats"])
        assert ann.welcome["chat"][0]["text"] == "Dinner is ready, we go on tomorrow."
        second = await opened(looked_at, "second_game")
        assert [seat["gone"] for seat in second.lobby["older"]["seats"]] == ["", "resigned", ""]

    tell(story())


@pytest.mark.parametrize("name", UNFINISHED)
def test_nobody_learns_what_was_hidden(looked_at: Server, tell: Story, name: str) -> None:
    """Neither cash nor worth, neither the secret nor a sealed bid, before somebody at the table ends the game."""

    async def story() -> None:
        header = {row[0]: row[2] for row in rows_of(file_of(looked_at), "games") if row[1] == game_of(name)}
        began = msgspec.json.decode(header[KNOWN[name]["room"]])
        for person in (0, 1, None):
            seen = await opened(looked_at, name, person)
            heard = " ".join(seen.heard)
            assert began["seed"] not in heard
            assert began["fair"]["secret"] not in heard
            assert seen.lobby["fair"]["secret"] is None
            assert {(seat["cash"], seat["worth"]) for seat in seen.lobby["older"]["seats"]} == {(None, None)}
        for path in ("record", "story", "story/0", "check"):
            answer = await get(looked_at.base, f"/api/rooms/{KNOWN[name]['room']}/{path}")
            assert answer.status_code == (403 if path == "record" else 410)
            assert began["seed"] not in answer.text

    tell(story())


def game_of(name: str) -> int:
    """The number of the last game of a room."""
    return 2 if name == "second_game" else 1


def file_of(server: Server) -> Path:
    """Its database."""
    return Path(server.database.removeprefix("sqlite:///"))


def test_its_players_may_take_the_record_and_that_ends_it(upgraded: Server, tell: Story) -> None:
    async def story() -> None:
        for name in UNFINISHED:
            await take_record(upgraded, name)
        upgraded.stop()
        upgraded.start()
        for name in UNFINISHED:
            older = (await opened(upgraded, name)).lobby["older"]
            assert (older["open"], older["finished"]) == (True, False)

    tell(story())


async def take_record(server: Server, name: str) -> None:
    """Neither a stranger nor somebody with the link gets it; Ann does, and then it has no secret to keep."""
    ann = await opened(server, name)
    path = f"/api/rooms/{ann.room}/record"
    wrong = await get(server.base, path, Authorization=f"Bearer {'x' * 32}")
    assert wrong.status_code == 403
    assert stored(file_of(server), ann.room)["state"] in ("playing", "paused")
    answer = await get(server.base, path, **of(name))
    assert answer.status_code == 200
    check_record(answer.json(), KNOWN[name]["room"], game_of(name))
    told = await ann.wait_for("lobby")
    assert (told["lobby"]["older"]["open"], told["lobby"]["older"]["finished"]) == (True, False)
    assert stored(file_of(server), ann.room)["state"] == "over"
    assert (await get(server.base, path)).text == answer.text
    await ann.close()


def check_record(record: dict[str, Any], room: str, game: int) -> None:
    """All that was stored, and who replays it."""
    assert (record["release"], record["rules_version"], record["digest"]) == ("Magie 0.1.0", 1, "")
    log = [row for row in rows_of(RELEASE, "actions") if row[:2] == (room, game)]
    log.sort(key=lambda row: int(row[2]))
    assert record["moves"] == [
        [row[3], msgspec.json.decode(row[4]), msgspec.json.decode(row[5])] for row in log
    ]
    assert record["fair"]["secret"]
    assert "chain" not in record  # nobody was told a head


def test_an_older_game_whose_heads_were_told_keeps_its_chain() -> None:
    """The record of a later release has the same heads, also where another release replays it now."""
    record = fair_record()
    header = msgspec.structs.replace(record, moves=(), chain=msgspec.UNSET).to_json()
    log = [
        Row(number, seat, msgspec.json.encode(action).decode(), msgspec.json.encode(luck).decode(), None)
        for number, (seat, action, luck) in enumerate(record.moves, start=1)
    ]
    given = Record.from_json(record_text(header, log, None))
    assert (given.chain, given.release) == (record.chain, record.release)
    assert msgspec.structs.replace(given, digest=record.digest) == record


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_gives_its_record_to_everybody(looked_at: Server, tell: Story, name: str) -> None:
    async def story() -> None:
        room = KNOWN[name]["room"]
        answer = await get(looked_at.base, f"/api/rooms/{room}/record")
        check_record(answer.json(), room, 1)
        for path in ("story", "story/0", "check"):
            refused = await get(looked_at.base, f"/api/rooms/{room}/{path}")
            assert refused.status_code == 410
            assert refused.json()["code"] == "older"
            assert "Magie 0.1.0" in refused.json()["sentence"]

    tell(story())


def test_an_earlier_game_of_a_room_too(looked_at: Server, tell: Story) -> None:
    async def story() -> None:
        room = KNOWN["second_game"]["room"]
        check_record((await get(looked_at.base, f"/api/rooms/{room}/record?game=1")).json(), room, 1)
        assert (await get(looked_at.base, f"/api/rooms/{room}/story?game=1")).status_code == 410
        assert (await get(looked_at.base, f"/api/rooms/{room}/record?game=3")).status_code == 404

    tell(story())


@pytest.mark.parametrize("name", GAMES)
def test_the_same_people_play_again(played_again: Server, tell: Story, name: str) -> None:
    """Same seats, same settings, the rules of today; the dice are those that were promised for a rematch."""

    async def story() -> None:
        ann = await opened(played_again, name)
        before, promised = ann.lobby, ann.lobby["fair"]["next"]
        others = [await opened(played_again, name, one) for one in range(1, len(KNOWN[name]["secrets"]))]
        for other in others:
            assert (await other.host("rematch"))["code"] == "not_host"
        assert (await ann.host("rematch"))["type"] == "ack"
        for person in (ann, *others):
            while person.table is None:
                await person.next()
        assert (ann.lobby["state"], ann.lobby["older"]) == ("playing", None)
        assert ann.lobby["fair"]["commitment"] == promised
        assert ann.game == game_of(name) + 1
        for field in ("edition", "options", "clock", "pace"):
            assert ann.lobby[field] == before[field]
        people = [(seat["name"], seat["token"], seat["kind"]) for seat in ann.lobby["seats"]]
        assert people == [(seat["name"], seat["token"], seat["kind"]) for seat in before["seats"]]
        batches = ann.number + 6
        await play_until([ann, *others], random.Random(4), lambda a: a.number >= batches or a.is_over)
        check_record(
            (await get(played_again.base, f"/api/rooms/{ann.room}/record?game={game_of(name)}")).json(),
            ann.room,
            game_of(name),
        )

    tell(story())


def test_back_to_the_lobby_first(upgraded: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await opened(upgraded, "monopoly")
        assert (await ann.host("rematch", on=False))["type"] == "ack"
        assert (ann.lobby["state"], ann.lobby["older"]) == ("lobby", None)
        assert (await ann.host("set_options", edition="luxury", options={"round_limit": 9}))["type"] == "ack"
        assert (await ann.host("start"))["type"] == "ack"
        assert ann.lobby["game"] == 2

    tell(story())


def test_a_table_that_had_not_begun_just_begins(upgraded: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await opened(upgraded, "lobby")
        ben = await opened(upgraded, "lobby", 1)
        assert (ann.lobby["state"], ann.lobby["older"]) == ("lobby", None)
        assert (await ann.host("start"))["type"] == "ack"
        await play_until([ann, ben], random.Random(1), lambda a: a.number >= 10)

    tell(story())


def test_other_rooms_play_to_their_end(upgraded: Server, tell: Story) -> None:
    async def story() -> None:
        await opened(upgraded, "auction")
        cleo = await new_room(
            upgraded.base, name="Cleo", start=True, options={"round_limit": 1}, clock={"auction": 1}
        )
        await play_on(cleo, random.Random(3))
        record = await get(upgraded.base, f"/api/rooms/{cleo.room}/record")
        assert record.json()["release"] == f"Magie {magie.__version__}"
        assert magie.replay(record.text).over

    tell(story())


def test_nothing_is_deleted(upgraded: Server, tell: Story) -> None:
    """Everything is opened, recorded and played again: every row that was there is still there, to the last letter."""
    before = {table: rows_of(RELEASE, table) for table in TABLES}

    async def story() -> None:
        for name in KNOWN:
            ann = await opened(upgraded, name)
            if name != "lobby":
                await get(upgraded.base, f"/api/rooms/{ann.room}/record", **of(name))
                await ann.host("rematch")

    tell(story())
    upgraded.stop()
    for table in ("games", "actions", "chat"):
        assert set(before[table]) <= set(rows_of(file_of(upgraded), table))
    assert [row[0] for row in rows_of(file_of(upgraded), "rooms")] == [row[0] for row in before["rooms"]]


def test_looking_writes_nothing(upgraded: Server, tell: Story) -> None:
    """Who only looks changes no row: games stay as the release of that time left them, rooms as they were carried over."""
    rooms = rows_of(file_of(upgraded), "rooms")

    async def story() -> None:
        for name in KNOWN:
            await opened(upgraded, name)
            await opened(upgraded, name, None)

    tell(story())
    upgraded.stop()
    assert rows_of(file_of(upgraded), "rooms") == rooms
    for table in ("games", "actions", "chat"):
        assert rows_of(file_of(upgraded), table) == rows_of(RELEASE, table)


def test_nobody_new_sits_down_at_a_game_that_is_over(upgraded: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await opened(upgraded, "monopoly")
        assert (await ann.host("set_takeover", on=True))["type"] == "ack"
        answer = await post(upgraded.base, f"/api/rooms/{ann.room}/join", name="Cleo")
        assert answer.json()["code"] == "over"
        assert (await ann.command("chat", text="What a pity."))["type"] == "ack"

    tell(story())


# What is stored from now on, for the next change of rules


def age(server: Server, room: str, version: int = 0) -> None:
    """The server stops, and the next one finds that the games of this room were played by other rules."""
    server.stop()
    with contextlib.closing(sqlite3.connect(file_of(server))) as connection:
        change = (f'"rules_version":{RULES_VERSION}', f'"rules_version":{version}', room)
        connection.execute("UPDATE games SET header = replace(header, ?, ?) WHERE room = ?", change)
        connection.commit()
    server.start()


def replayed_now(text: str) -> magie.Game:
    """An aged record, replayed by the rules it was really played by."""
    return magie.replay(text.replace('"rules_version":0', f'"rules_version":{RULES_VERSION}'))


def seat_facts(seen: list[dict[str, Any]], *fields: str) -> list[tuple[Any, ...]]:
    """Some facts of every seat."""
    return [tuple(seat[field] for field in fields) for seat in seen]


def test_the_standings_of_a_game_in_progress(own_server: Server, tell: Story) -> None:
    """When the last one leaves it is stored how the game stands, and its record claims that very position."""

    async def story() -> None:
        ann, ben = await table_of_two(own_server.base, "luxury")
        await ann.host("start")
        await play_until([ann, ben], random.Random(7), lambda a: a.number >= 40)
        await ann.host("pause")
        await ben.close()
        assert ann.table is not None
        players, worth = ann.table["facts"]["players"], ann.table["worth"]
        await ann.close()
        age(own_server, ann.room)
        await ann.open()
        older = ann.lobby["older"]
        assert (older["known"], older["finished"], older["how"]) == (True, False, "")
        assert older["release"] == f"Magie {magie.__version__}", "a game names its release itself"
        assert seat_facts(older["seats"], "cash") == seat_facts(players, "cash")
        assert seat_facts(older["seats"], "worth") == [(one,) for one in worth]
        header = {"Authorization": f"Bearer {ann.secret}"}
        record = await get(ann.base, f"/api/rooms/{ann.room}/record", **header)
        assert record.json()["digest"]
        assert not replayed_now(record.text).over

    tell(story())


def test_hidden_cash_is_not_stored(own_server: Server, tell: Story) -> None:
    """A-MP-22, A-MP-25: of a Masterpiece game in progress nobody's cash and nobody's worth is kept with the standings."""

    async def story() -> None:
        ann, ben = await table_of_two(own_server.base, "masterpiece")
        await ann.host("start")
        await play_until([ann, ben], random.Random(7), lambda a: a.number >= 30 and auction_of(a) is not None)
        await ben.close()
        await ann.close()
        age(own_server, ann.room)
        await ann.open()
        older = ann.lobby["older"]
        assert older["known"]
        assert set(seat_facts(older["seats"], "cash", "worth")) == {(None, None)}

    tell(story())


def test_the_standings_of_a_finished_game(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        options = {"round_limit": 1}
        ann = await new_room(own_server.base, start=True, options=options, clock={"auction": 1})
        await play_on(ann, random.Random(1))
        assert ann.table is not None
        outcome = ann.table["standings"]
        await ann.close()
        age(own_server, ann.room)
        await ann.open()
        older = ann.lobby["older"]
        assert (older["finished"], older["how"]) == (True, outcome["how"])
        shown = sorted(seat_facts(older["seats"], "seat", "place", "worth"))
        assert shown == sorted(seat_facts(outcome["standings"], "seat", "place", "worth"))
        assert [seat["place"] for seat in older["seats"]] == sorted(seat["place"] for seat in older["seats"])
        record = await get(ann.base, f"/api/rooms/{ann.room}/record")
        assert replayed_now(record.text).over

    tell(story())


def test_a_pulled_plug_leaves_the_standings_of_the_last_round(own_server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben = await table_of_two(own_server.base, "luxury")
        await ann.host("start")
        await play_until([ann, ben], random.Random(7), lambda a: (a.table or {})["facts"]["round"] >= 3)
        own_server.kill()
        kept = stored(file_of(own_server), ann.room)["standings"]["1"]
        assert kept["round"] >= 3
        assert 0 < kept["moves"] <= len(rows_of(file_of(own_server), "actions"))

    tell(story())


def test_a_room_keeps_the_standings_of_its_last_games() -> None:
    data = RoomData(room="r", edition="luxury")
    for number in range(1, 30):
        data.game = number
        data.stand(Standings(moves=number, round=1, seats=[]))
    assert sorted(data.copy().standings) == list(range(30 - STORED_STANDINGS, 30))


# Other reasons why a stored game is not played on


def test_a_game_of_newer_rules_is_left_alone(own_server: Server, tell: Story) -> None:
    """An older process beside a newer one: it shows a sentence, gives nothing out and begins nothing."""

    async def story() -> None:
        ann = await new_room(own_server.base, start=True, seats=[{"kind": "mine"}])
        age(own_server, ann.room, version=99)
        await ann.close()
        await ann.open()
        assert "this server is older" in ann.lobby["older"]["sentence"]
        assert (ann.lobby["state"], ann.table) == ("playing", None)
        assert (await ann.host("rematch"))["code"] == "not_now"
        header = {"Authorization": f"Bearer {ann.secret}"}
        record = await get(ann.base, f"/api/rooms/{ann.room}/record", **header)
        assert record.status_code == 403

    tell(story())


def test_an_edition_that_has_changed_since(own_server: Server, tell: Story) -> None:
    """The rules are ours, but what was printed is not: the room opens all the same, and can play again."""

    async def story() -> None:
        ann = await new_room(own_server.base, start=True, seats=[{"kind": "mine"}])
        await ann.close()
        own_server.stop()
        with contextlib.closing(sqlite3.connect(file_of(own_server))) as connection:
            connection.execute(
                "UPDATE games SET header = replace(header, 'fingerprint\":\"', 'fingerprint\":\"0')"
            )
            connection.commit()
        own_server.start()
        await ann.open()
        assert ann.lobby["older"]["sentence"].startswith("This game cannot be played on here. ")
        assert (await ann.host("rematch"))["type"] == "ack"
        while ann.table is None:
            await ann.next()

    tell(story())


# Several processes


def test_people_who_still_play_with_the_older_release_are_not_disturbed(
    postgres_url: str, tmp_path: Path, tell: Story
) -> None:
    """A process of 0.1.0 tells who sits with it; while it lives, its game is neither given out nor followed by another."""

    async def story(server: Server) -> None:
        store = Store(postgres_url, lambda writes, seconds: None)
        listener = Listener(store.engine, store.thread, 4711, store.clock)
        heard: list[str] = []
        await listener.open(heard.append)
        ann = await new_room(server.base, start=True, seats=[{"kind": "bot"}])
        await ann.close()
        server.stop()
        change = text("UPDATE games SET header = replace(header, :now, :then) WHERE room = :room")
        now, then = f'"rules_version":{RULES_VERSION}', '"rules_version":1'
        await store.thread.run(write(store, change, now=now, then=then, room=ann.room))
        server.start()
        heard.clear()
        await ann.open()
        assert ann.lobby["older"]["release"] == "Magie 0.1.0"
        await listener.tell([f'{{"process":4711,"room":"{ann.room}","here":[1]}}'])
        await ann.wait_for("lobby")
        refused = await ann.host("rematch")
        assert (refused["code"], "another release" in refused["sentence"]) == ("not_now", True)
        header = {"Authorization": f"Bearer {ann.secret}"}
        record = f"/api/rooms/{ann.room}/record"
        assert (await get(ann.base, record, **header)).status_code == 403
        told = [msgspec.json.decode(news) for news in heard if "4711" not in news]
        assert {tuple(news["people"]) for news in told} == {()}, "bots elsewhere do not wait for ours"
        assert any(len(news.get("looks", [])) == 1 for news in told)
        await listener.close()  # that process ends
        while (await get(ann.base, record, **header)).status_code == 403:
            await asyncio.sleep(0.3)
        assert (await ann.host("rematch"))["type"] == "ack"
        await store.close()

    with running(postgres_url, tmp_path, "--pace", "0", "--away", "60") as server:
        tell(story(server))


async def write(store: Store, change: TextClause, **values: str) -> None:
    """Change what is stored, in the store's own thread."""
    async with store.engine.begin() as connection:
        await connection.execute(change, values)


def test_a_newer_process_begins_a_game_at_our_table(postgres_url: str, tmp_path: Path, tell: Story) -> None:
    """Nothing breaks here: those who sit with us read the sentence, and other tables play on."""

    async def story(server: Server) -> None:
        ann = await new_room(server.base, start=True, seats=[{"kind": "mine"}])
        store = Store(postgres_url, lambda writes, seconds: None)
        kept, header = await store.room(ann.room), await store.header(ann.room, 1)
        assert kept is not None
        assert header is not None
        data = from_json(kept.data)
        data.game = 2
        newer = header.replace(f'"rules_version":{RULES_VERSION}', '"rules_version":99')
        await store.begin_game(ann.room, 2, newer, Kept(data.to_json(), kept.version))
        while ann.lobby["older"] is None:
            await ann.next()
        assert "this server is older" in ann.lobby["older"]["sentence"]
        assert (await ann.act({"type": "roll"}))["code"] == "older"
        await new_room(server.base, start=True)
        assert "job failed" not in server.log
        await store.close()

    with running(postgres_url, tmp_path, "--pace", "0", "--away", "60") as server:
        tell(story(server))


# On the command line


def test_replay_names_the_release(looked_at: Server, tmp_path: Path, tell: Story) -> None:
    """One sentence instead of a wrong replay."""

    async def story() -> None:
        room = KNOWN["finished"]["room"]
        (tmp_path / "game.json").write_text((await get(looked_at.base, f"/api/rooms/{room}/record")).text)

    tell(story())
    command = [sys.executable, "-m", "magie.cli", "replay", str(tmp_path / "game.json")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.strip() == (
        "This record was played by rules version 1, and Magie 0.1.0 replays it; "
        f"this program plays version {RULES_VERSION}."
    )


def test_a_record_without_a_claim_is_finished_by_its_release(tmp_path: Path) -> None:
    """What `tools/finish_record.py` does with 0.1.0 is shown with the present release."""
    game = magie.new_game("luxury", seats=2, seed=1)
    game.play(game.to_act(), game.action_of({"type": "resign"}))
    whole = magie.record(game)
    lost = msgspec.structs.replace(whole, digest="", release="Magie 0.1.0")
    (tmp_path / "lost.json").write_text(lost.to_json())
    command = [sys.executable, "tools/finish_record.py", str(tmp_path / "lost.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert magie.Record.from_json(done.stdout) == whole
    assert done.stderr.startswith("1. ")
