"""Starters: whoever has asked for a game waits here until words are opened (`opening.py`), then it begins (`beginning.py`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from magie.server.rooms.opening import all_opened, opening_left
from magie.server.rooms.timers import Timers

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

Job = Callable[[], Awaitable[None]]
Asked = tuple[str, str]  # who asked, and by which command


class Starters:
    """Those who asked for a game; it begins as soon as all words are open, or their time is over."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timers = Timers()
        self.waiting: dict[Asked, Job] = {}  # and what begins the game
        self.game = 0  # its number
        self.refused: set[Asked] = set()  # who was told that it does not begin

    def wait(self, who: str, command: str, begin: Job) -> None:
        """One more who asks for the game; it begins once."""
        self.waiting[who, command] = begin
        self.game = self.room.data.game + 1
        self.arrange()

    def arrange(self) -> None:
        """Begin when all is open, or when the time is over. Whoever has asked here begins it, also if others have too."""
        data = self.room.data
        if not self.waiting:
            return
        begin = next(iter(self.waiting.values()))
        if data.opening is None or all_opened(data):
            self.timers.stop("opening")
            self.room.post(begin)
        else:
            left = opening_left(data, self.room.hall.now_ms()) / 1000
            most = self.room.hall.settings.opening_ms / 1000
            key = (data.opening.until, data.opening.command)
            self.timers.keep("opening", key, min(left, most), partial(self.room.post, begin))

    def stop(self) -> None:
        """Nothing begins here any more."""
        self.timers.stop_all()
        self.waiting.clear()

    def everybody(self) -> list[Asked]:
        """Everybody who has asked for this game, here or where it was asked for first, and was not refused since."""
        opening = self.room.data.opening
        first = [(opening.who, opening.command)] if opening is not None else []
        asked = dict.fromkeys([*first, *self.waiting])
        return [one for one in asked if one in self.waiting or one not in self.refused]
