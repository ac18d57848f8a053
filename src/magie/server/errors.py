"""Refusals of the server: a code, one sentence for a person, and where the rules are behind it, their id."""

from __future__ import annotations


class Refusal(Exception):
    """Something that was asked for and is not done; nothing has changed."""

    def __init__(self, code: str, sentence: str, rule: str = "", status: int = 400) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.status = status


class Behind(Refusal):
    """Another process was quicker; what it stored is played in now, so it can be tried again."""

    def __init__(self) -> None:
        super().__init__("behind", "The table has moved on elsewhere; look again.", status=409)


class NotStored(Exception):
    """The store could not write; nothing was played and nobody was told."""


class Conflict(NotStored):
    """Another process has written this number already."""


class Late(NotStored):
    """The database did not answer in time; it is not asked again for each write of a group."""


def no_room(room: str) -> Refusal:
    """The link leads nowhere."""
    return Refusal("no_room", f"There is no room {room[:20]!r}; it may have expired.", status=404)


def not_stored() -> Refusal:
    """The disk is full, or the database is away."""
    return Refusal(
        "not_stored", "The server cannot store anything just now, so nothing was done; try again.", status=503
    )
