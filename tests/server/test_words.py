"""Words for the dice: sealed first, opened by all together when the game begins, named when they do not come."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magie.rules.fairness import seal_of
from magie.rules.record import Record, luck_is_honest
from magie.server.errors import NotStored
from tests.server.browser import Browser, get, joined, new_room, play_on, post
from tests.server.conftest import Story
from tests.server.indoors import indoors
from tests.server.servers import Server
from tests.world.memory_store import Disk, MemoryStore, Weather

pytestmark = pytest.mark.compiled_only  # the server is the same on both engines

SHORT: dict[str, Any] = {"options": {"round_limit": 1}, "clock": {"auction": 1}}
TWO_OPEN = [{"kind": "open"}, {"kind": "open"}]
BEGINS = "The game is about to begin."


async def ann_and_ben(server: Server, **wanted: Any) -> tuple[Browser, Browser]:
    """Two people with sealed words, and an open seat. Ben's browser opens by hand."""
    ann = await new_room(server.base, seats=TWO_OPEN, **wanted)
    ben = await joined(ann, "Ben")
    assert (await ann.seal("ann's words"))["type"] == "ack"
    assert (await ben.command("words", seal=seal_of("ben's words")))["type"] == "ack"
    return ann, ben


async def asked(host: Browser, others: list[Browser], command: str = "s") -> None:
    """The host has asked for the game, and everybody is asked for words."""
    await host.send({"type": "host", "id": command, "do": "start"})
    for person in (host, *others):
        while not person.lobby["opening"]:
            await person.next()


def grow_older(server: Server, seconds: int) -> None:
    """While the server is off, so much time goes by for the game that was about to begin."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        changed = connection.execute(
            "UPDATE rooms SET kept = json_set(kept, '$.opening.until', kept ->> '$.opening.until' - ?)"
            " WHERE kept ->> '$.opening.until'",
            (1000 * seconds,),
        )
        connection.commit()
        assert changed.rowcount == 1


async def begun(*people: Browser) -> None:
    """Until all see the game."""
    for person in people:
        while person.lobby["state"] != "playing" or person.table is None:
            await person.next()


async def finished(person: Browser) -> None:
    """Play to the end."""
    await play_on(person, random.Random(1))
    while person.lobby["state"] != "over":
        await person.next()


def test_nobody_sees_words_before_all_are_open(server: Server, tell: Story) -> None:
    """Whoever comes last knows seals only; the game begins with the last word, not two seconds later."""

    async def story() -> None:
        ann, ben = await ann_and_ben(server)
        onlooker = await Browser(server.base, ann.room).open()
        await asked(ann, [ben, onlooker])
        assert ann.lobby["fair"]["seals"] == [seal_of("ann's words"), seal_of("ben's words"), ""]
        assert 0 < ann.lobby["opening"] <= 2000
        for person in (ben, onlooker):
            assert not any("ann's words" in text for text in person.heard)
            assert person.lobby["fair"]["words"] == ["", "", ""]
        begins = time.monotonic()
        assert (await ben.command("open", words="ben's words"))["type"] == "ack"
        assert (await ann.answer_to("s"))["type"] == "ack"
        assert time.monotonic() - begins < 1.5
        await begun(ann, ben, onlooker)
        for person in (ann, ben, onlooker):
            fair = person.lobby["fair"]
            assert fair["words"] == ["ann's words", "ben's words", ""]
            assert fair["seals"] == [seal_of("ann's words"), seal_of("ben's words"), ""]
            assert fair["withheld"] == []
            assert person.lobby["opening"] == 0

    tell(story())


def test_words_that_do_not_come_are_named_to_all_and_in_the_record(
    server: Server, tell: Story, tmp_path: Path
) -> None:
    async def story() -> None:
        ann, ben = await ann_and_ben(server, **SHORT)
        begins = time.monotonic()
        await asked(ann, [ben])
        assert (await ann.answer_to("s"))["type"] == "ack"
        assert 1.5 < time.monotonic() - begins < 6
        await begun(ann, ben)
        assert ben.lobby["fair"]["withheld"] == [1]
        assert ben.lobby["fair"]["words"] == ["ann's words", "", ""]
        line = next(json.loads(text) for text in ann.heard if '"type":"chat"' in text)["line"]
        assert line["text"] == (
            "Ben sealed words for the dice and did not open them; the game begins without them."
        )
        assert (line["notice"], line["seat"], line["name"]) == (True, None, "")
        late = await ben.command("open", words="ben's words")
        assert late["code"] == "too_late"
        watcher = await Browser(server.base, ann.room).open()
        assert [line["notice"] for line in watcher.welcome["chat"]] == [True]
        await asyncio.gather(finished(ann), finished(ben))
        record = Record.from_json((await get(server.base, f"/api/rooms/{ann.room}/record")).text)
        assert luck_is_honest(record)
        assert record.fair.withheld == (1,)  # type: ignore[union-attr]
        check = (await get(server.base, f"/api/rooms/{ann.room}/check")).json()
        assert (check["honest"], check["withheld"], check["head"]) == (True, [1], ann.heads[-1])
        told = (await get(server.base, f"/api/rooms/{ann.room}/story")).json()["fair"]
        assert (told["withheld"], told["seals"][1]) == ([1], seal_of("ben's words"))

    tell(story())


class Slow(Weather):
    """A disk that takes its time."""

    async def write(self, store: MemoryStore, commit: Callable[[], NotStored | None]) -> NotStored | None:
        """To the disk."""
        await asyncio.sleep(0.01)
        return await super().write(store, commit)


def test_what_is_queued_at_the_last_moment_does_not_get_in_between(tell_in_no_time: Story) -> None:
    """Slow commands just before the time is over: what stands behind them comes before the game, and is refused."""

    async def story() -> None:
        async with indoors(MemoryStore(Disk(Slow()))) as place:
            ann = await place.new_room(seats=TWO_OPEN)
            ben = await place.joined(ann, "Ben")
            for person, words in ((ann, "ann's words"), (ben, "ben's words")):
                await person.command("words", "seal", seal=seal_of(words))
            await ann.send({"type": "host", "id": "s", "do": "start"})
            while not ben.lobby["opening"]:
                await ben.next()
            assert (await ann.command("open", "open", words="ann's words"))["type"] == "ack"
            await asyncio.sleep(place.hall.settings.opening_ms / 1000 - 0.1)
            for number in range(50):
                await ben.send({"type": "code", "id": f"slow-{number}"})
            await ben.send({"type": "words", "id": "late", "seal": seal_of("chosen late")})
            await ben.send({"type": "sit", "id": "other", "name": "Benjamin"})
            assert (await ann.answer_to("s"))["type"] == "ack"
            late = [(await ben.answer_to(one))["code"] for one in ("late", "other")]
            assert set(late) <= {"starting", "started"}
            while ben.lobby["state"] != "playing":
                await ben.next()
            assert ben.lobby["fair"]["words"] == ["ann's words", "", ""]
            assert ben.lobby["seats"][1]["name"] == "Ben"

    tell_in_no_time(story())


def test_while_words_are_opened_nothing_at_the_table_moves(server: Server, tell: Story) -> None:
    """Else somebody who knows what others opened could seal words that fit."""

    async def story() -> None:
        ann, ben = await ann_and_ben(server)
        code = (await ben.command("code", give=True))["code"]
        await asked(ann, [ben])
        refused = [
            await ben.command("words", seal=seal_of("others")),
            await ben.command("words", seal=""),
            await ben.command("sit", name="Benjamin"),
            await ben.command("leave"),
            await ann.host("remove", seat=1),
            await ann.host("remove", seat=2),
            await ann.host("seat_bot", seat=2),
            await ann.host("open_seat"),
            await ann.host("set_options", edition="oz", options={}),
        ]
        assert [answer.get("sentence") for answer in refused] == [BEGINS] * len(refused)
        path = f"/api/rooms/{ann.room}"
        for answer in (
            await post(server.base, f"{path}/join", name="Cleo", seal=seal_of("cleo's")),
            await post(server.base, f"{path}/enter", code=code),
        ):
            assert (answer.status_code, answer.json()["sentence"]) == (409, BEGINS)
        assert (await ben.command("chat", text="get ready"))["type"] == "ack"
        assert (await ben.command("open", words="ben's words"))["type"] == "ack"
        await begun(ann, ben)
        assert [seat["name"] for seat in ann.lobby["seats"]][:2] == ["Ann", "Ben"]
        assert ann.lobby["fair"]["words"][:2] == ["ann's words", "ben's words"]

    tell(story())


def test_only_what_was_sealed_can_be_opened_and_only_then(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben = await ann_and_ben(server)
        cleo = await joined(ann, "Cleo")
        assert (await ben.command("open", words="ben's words"))["code"] == "not_now"
        assert (await cleo.command("open", words=""))["code"] == "no_seal"
        await asked(ann, [ben, cleo])
        assert (await ben.command("open", words="others"))["code"] == "wrong_words"
        assert (await ben.command("open", words="ben's words", seat=0))["code"] == "not_your_seat"
        onlooker = await Browser(server.base, ann.room).open()
        assert (await onlooker.command("open", words="ben's words"))["code"] == "onlooker"
        assert (await ben.command("open", words="ben's words"))["type"] == "ack"
        await begun(ann, ben, cleo)
        assert ann.lobby["fair"]["words"] == ["ann's words", "ben's words", ""]

    tell(story())


def test_a_table_played_alone_does_not_wait(server: Server, tell: Story) -> None:
    """Its own browser opens before it asks for the game; or at once, when it is asked."""

    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "bot"}], seal=seal_of("mine"))
        assert ann.lobby["fair"]["seals"] == [seal_of("mine"), ""]
        assert (await ann.command("open", words="mine"))["type"] == "ack"
        begins = time.monotonic()
        assert (await ann.host("start"))["type"] == "ack"
        assert not any('"opening":1' in text or '"opening":2' in text for text in ann.heard)
        assert time.monotonic() - begins < 1.5
        await begun(ann)
        assert ann.lobby["fair"]["words"] == ["mine", ""]
        eve = await new_room(server.base, seats=[{"kind": "bot"}])
        await eve.seal("eve's")
        begins = time.monotonic()
        assert (await eve.host("start"))["type"] == "ack"
        assert time.monotonic() - begins < 1.5
        assert eve.lobby["fair"]["words"] == ["eve's", ""]

    tell(story())


def test_without_seals_nobody_is_waited_for(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=TWO_OPEN)
        ben = await joined(ann, "Ben")
        begins = time.monotonic()
        assert (await ann.host("start"))["type"] == "ack"
        assert time.monotonic() - begins < 1.5
        await begun(ann, ben)
        assert ann.lobby["fair"]["words"] == ["", "", ""]
        assert ann.lobby["fair"]["withheld"] == []

    tell(story())


def test_words_opened_before_somebody_else_sealed_are_void(server: Server, tell: Story) -> None:
    """Ann was alone and opened; Ben sits down before she starts, and could have chosen his words by hers."""

    async def story() -> None:
        ann = await new_room(server.base, seats=TWO_OPEN, seal=seal_of("early"))
        assert (await ann.command("open", words="early"))["type"] == "ack"
        ben = await joined(ann, "Ben", seal=seal_of("ben's words"))
        ben.words = "ben's words"
        assert ben.lobby["fair"]["seals"] == ["", seal_of("ben's words"), ""]
        assert (await ann.host("start"))["code"] == "words_spent"
        await ann.seal("later")
        await asyncio.gather(ann.host("start"), begun(ben))
        await begun(ann)
        assert ann.lobby["fair"]["words"] == ["later", "ben's words", ""]

    tell(story())


def test_asking_again_during_the_opening_joins_it(server: Server, tell: Story) -> None:
    """The same command, another one, and the same from a new connection: one game, everybody is answered."""

    async def story() -> None:
        ann, ben = await ann_and_ben(server)
        begins = time.monotonic()
        await asked(ann, [ben])
        await asyncio.sleep(0.7)
        for command in ("s", "again"):
            await ann.send({"type": "host", "id": command, "do": "start"})
        again = await Browser(server.base, ann.room, ann.secret).open()
        assert again.lobby["opening"]
        await again.send({"type": "host", "id": "s", "do": "start"})
        answers = [await again.wait_for("ack") for _ in range(2)]
        assert {answer["id"] for answer in answers} == {"s", "again"}
        assert time.monotonic() - begins < 4  # of which two seconds from the first command on
        await begun(again, ben)
        assert again.lobby["game"] == 1
        await again.send({"type": "host", "id": "s", "do": "start"})
        assert (await again.answer_to("s"))["type"] == "ack"
        assert again.lobby["game"] == 1

    tell(story())


def test_after_a_crash_the_same_command_begins_the_game(own_server: Server, tell: Story) -> None:
    """Nothing was acknowledged, so nothing has begun; what was opened stays, for the seals are the same."""

    async def story() -> None:
        ann, ben = await ann_and_ben(own_server)
        await asked(ann, [ben])
        await ann.open_words()
        await ann.wait_for("ack")
        await asyncio.to_thread(own_server.kill)
        grow_older(own_server, 2)
        await asyncio.to_thread(own_server.start)
        await ann.open()
        await ben.open()
        assert (ann.lobby["state"], ann.lobby["opening"]) == ("lobby", 0)
        assert ann.lobby["fair"]["seals"][:2] == [seal_of("ann's words"), seal_of("ben's words")]
        await asked(ann, [ben])
        assert (await ben.command("open", words="ben's words"))["type"] == "ack"
        assert (await ann.answer_to("s"))["type"] == "ack"
        await begun(ann, ben)
        assert ann.lobby["fair"]["words"] == ["ann's words", "ben's words", ""]

    tell(story())


def test_what_was_opened_for_nothing_is_void_as_soon_as_a_seal_changes(
    own_server: Server, tell: Story
) -> None:
    """Ann opened, the server died, and Ben could now seal words that fit hers."""

    async def story() -> None:
        ann, ben = await ann_and_ben(own_server)
        await asked(ann, [ben])
        await ann.open_words()
        await ann.wait_for("ack")
        await asyncio.to_thread(own_server.kill)
        grow_older(own_server, 5)  # until nothing of that game can be on its way any more
        await asyncio.to_thread(own_server.start)
        await ann.open()
        await ben.open()
        await ben.seal("chosen to fit")
        while ann.lobby["fair"]["seals"][1] != seal_of("chosen to fit"):
            await ann.next()
        assert ann.lobby["fair"]["seals"][0] == ""
        await ann.seal("fresh")
        await asyncio.gather(ann.host("start"), begun(ben))
        await begun(ann)
        assert ann.lobby["fair"]["words"] == ["fresh", "chosen to fit", ""]

    tell(story())


def test_what_was_opened_for_nothing_is_void_at_another_table(own_server: Server, tell: Story) -> None:
    """Who knows all words and the secret could try one bot more, or another rule, until the dice suit him."""

    async def story() -> None:
        ann, ben = await ann_and_ben(own_server)
        await asked(ann, [ben])
        await ann.open_words()
        await ann.wait_for("ack")
        await asyncio.to_thread(own_server.kill)
        grow_older(own_server, 5)  # until nothing of that game can be on its way any more
        await asyncio.to_thread(own_server.start)
        await ann.open()
        assert ann.lobby["fair"]["seals"][0] == seal_of("ann's words")
        assert (await ann.host("open_seat"))["type"] == "ack"
        while len(ann.lobby["seats"]) != 4:
            await ann.next()
        assert ann.lobby["fair"]["seals"] == ["", seal_of("ben's words"), "", ""]
        assert (await ann.host("start"))["code"] == "words_spent"

    tell(story())


def test_a_rematch_asks_for_new_words(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben = await ann_and_ben(server, **SHORT)
        ben.words = "ben's words"
        await asyncio.gather(ann.host("start"), begun(ben))
        assert (await ann.command("words", seal=seal_of("too early")))["code"] == "started"
        await asyncio.gather(finished(ann), finished(ben))
        assert ann.lobby["fair"]["words"] == ["ann's words", "ben's words", ""]
        assert ann.lobby["fair"]["seals"] == ["", "", ""]
        await ann.seal("ann's second")
        await ben.seal("ben's second")
        promised = ann.lobby["fair"]["next"]
        answers = await asyncio.gather(ann.host("rematch"), ben.wait_for("batch", game=2))
        assert answers[0]["type"] == "ack"
        await begun(ann, ben)
        fair = ann.lobby["fair"]
        assert fair["words"] == ["ann's second", "ben's second", ""]
        assert fair["commitment"] == promised
        assert (ann.lobby["game"], fair["withheld"]) == (2, [])

    tell(story())


def test_a_rematch_without_new_words_has_none(server: Server, tell: Story) -> None:
    """The words of the last game are known to all."""

    async def story() -> None:
        ann, ben = await ann_and_ben(server, **SHORT)
        ben.words = "ben's words"
        await asyncio.gather(ann.host("start"), begun(ben))
        await asyncio.gather(finished(ann), finished(ben))
        assert (await ann.host("rematch"))["type"] == "ack"
        await begun(ann, ben)
        assert ann.lobby["game"] == 2
        assert ann.lobby["fair"]["words"] == ann.lobby["fair"]["seals"] == ["", "", ""]

    tell(story())


def test_words_do_not_stay_with_a_chair_that_changes_hands(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann, ben = await ann_and_ben(server, **SHORT)
        ben.words = "ben's words"
        await asyncio.gather(ann.host("start"), begun(ben))
        await asyncio.gather(finished(ann), finished(ben))
        assert (await ben.command("words", seal=seal_of("for the next")))["type"] == "ack"
        assert (await ben.command("leave"))["type"] == "ack"
        while ann.lobby["seats"][1]["kind"] != "bot":
            await ann.next()
        assert ann.lobby["fair"]["seals"] == ["", "", ""]
        begins = time.monotonic()
        assert (await ann.host("rematch"))["type"] == "ack"
        assert time.monotonic() - begins < 1.5
        await begun(ann)
        assert ann.lobby["fair"]["withheld"] == []

    tell(story())


def test_words_in_clear_for_a_game_that_begins_at_once(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, start=True, words="mine", seal=seal_of("not this"), **SHORT)
        assert ann.lobby["fair"]["words"][0] == "mine"
        assert ann.lobby["fair"]["seals"][0] == seal_of("mine")
        await finished(ann)
        record = Record.from_json((await get(server.base, f"/api/rooms/{ann.room}/record")).text)
        assert luck_is_honest(record)
        eve = await new_room(server.base, start=True, seal=seal_of("nobody opens this"))
        assert eve.lobby["fair"]["withheld"] == []

    tell(story())


def test_what_cannot_begin_is_refused_before_anybody_opens(server: Server, tell: Story) -> None:
    async def story() -> None:
        ann = await new_room(server.base, seats=[{"kind": "open"}], seal=seal_of("mine"))
        assert (await ann.host("remove", seat=1))["type"] == "ack"
        answer = await ann.host("start")
        assert answer["type"] == "refused"
        assert "players" in answer["sentence"]
        assert not any('"opening":2' in text or '"opening":1' in text for text in ann.heard)

    tell(story())
