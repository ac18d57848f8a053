"""The chain of a game: one hash for its beginning and one more for every move, each made from the one before.

Whoever has kept a single head can tell later whether a record is the game that was played up to there. The key is
made from the server's secret, so that before the end nobody can try out on a head what was bid or dealt in secret;
a game without a server has no such secret, and everybody can make its heads.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

HEAD_LETTERS = 64


def key_of(secret: str) -> bytes:
    """The key of a chain. A promise was made about the secret, so the key is fixed before the first move too."""
    return hashlib.sha256(b"magie chain 1\n" + secret.encode()).digest()


class Chain:
    """A chain that grows with its game; `head` is its newest hash."""

    def __init__(self, secret: str, beginning: object) -> None:
        self.key = key_of(secret)
        self.head = self._hash(canonical(beginning))

    def add(self, seat: int | None, action: object, luck: Sequence[int]) -> str:
        """The head after one more move; the action may be one, or plain data as a record has it."""
        self.head = self._hash(self.head.encode() + canonical((seat, action, luck)))
        return self.head

    def _hash(self, data: bytes) -> str:
        return hmac.digest(self.key, data, "sha256").hex()


def canonical(data: object) -> bytes:
    """Data as JSON, always the same to the last letter: names in the order of the alphabet, nothing between.

    >>> canonical({"b": 1, "a": (2,)})
    b'{"a":[2],"b":1}'
    """
    return msgspec.json.encode(data, order="sorted")
