"""Awake or not, and bots that think for ever."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from magie.server.rooms.awake import Awake
from magie.server.rooms.hall import THINKERS, Hall
from magie.server.settings import Settings


def test_a_process_that_said_nothing_for_a_while_is_not_awake() -> None:
    awake = Awake(0.2)
    assert awake  # nobody can have taken over yet
    awake.say(time.monotonic())
    assert awake
    awake.say(time.monotonic() - 0.3)
    assert not awake
    awake.say(time.monotonic())
    assert awake
    awake.stop()
    assert not awake


def test_bots_that_think_for_ever_leave_threads_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path}/rooms.db", think_seconds=0.2))
        end = threading.Event()
        for _ in range(2):
            stuck = [hall.think(end.wait) for _ in range(THINKERS)]
            found = await asyncio.gather(*stuck, return_exceptions=True)
            assert [type(one) for one in found] == [TimeoutError] * THINKERS
            assert await hall.think(max, 3, 4) == 4
        with pytest.raises(ZeroDivisionError):
            await hall.think(lambda: 1 // 0)
        end.set()
        hall.thinkers.shutdown()
        await hall.store.close()

    asyncio.run(asyncio.wait_for(story(), 20))
