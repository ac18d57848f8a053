"""What comes of a command, for whoever gave it."""

from __future__ import annotations

from enum import Enum, auto

from magie.server.wire import Answer


class Silence(Enum):
    """It is not answered by whoever carried it out."""

    TOLD = auto()  # the batch that was told has acknowledged it
    WAITS = auto()  # the answer comes when the game has begun


Answered = Answer | Silence | None  # None: done, with nothing more to say
