"""Commands that were carried out: 64 bits of each, so that one that comes again does nothing more.

Those of the game that is on and of the one before are known, up to `MOST_COMMANDS` of each; a game with more counts as
several. After a start those that left no row are known as far as the room keeps them (`data.STORED_COMMANDS`).
"""

from __future__ import annotations

import base64
import hashlib
from array import array
from bisect import bisect_left
from collections.abc import Iterator

MOST_COMMANDS = 20_000  # of one game in memory; nobody who plays gives so many
MARK_BYTES = 8
MARK_LETTERS = 11


def mark_of(who: str, command: str) -> int:
    """64 bits of a command and who gave it."""
    told = hashlib.blake2b(f"{who}\n{command}".encode(), digest_size=MARK_BYTES)
    return int.from_bytes(told.digest(), "big")


def written(mark: int) -> str:
    """A mark in few letters, as a room keeps it."""
    return base64.urlsafe_b64encode(mark.to_bytes(MARK_BYTES, "big")).decode().rstrip("=")


def read_marks(text: str) -> Iterator[int]:
    """Marks as a room keeps them, one after the other."""
    for at in range(0, len(text), MARK_LETTERS):
        yield int.from_bytes(base64.urlsafe_b64decode(text[at : at + MARK_LETTERS] + "="), "big")


class Commands:
    """The marks of this game and of the one before, in order: eight bytes each."""

    def __init__(self) -> None:
        self.now: array[int] = array("Q")
        self.before: array[int] = array("Q")

    def __contains__(self, mark: int) -> bool:
        return holds(self.now, mark) or holds(self.before, mark)

    def note(self, mark: int) -> None:
        """One more."""
        if mark in self:
            return
        if len(self.now) >= MOST_COMMANDS:
            self.next_game()
        self.now.insert(bisect_left(self.now, mark), mark)

    def next_game(self) -> None:
        """Another game begins; what was done two games ago nobody sends again."""
        self.before, self.now = self.now, array("Q")


def holds(marks: array[int], mark: int) -> bool:
    """Is it among them?"""
    at = bisect_left(marks, mark)
    return at < len(marks) and marks[at] == mark
