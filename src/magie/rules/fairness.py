"""Fair dice: a promise before the first throw that everybody can check at the end.

The server keeps a secret and publishes its hash, the commitment. Every seat may then add words of its own. The seed
of the game is made from both, so neither side can choose the luck; when the game is over the secret is published.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What proves that nobody chose the luck of a game."""

    commitment: str
    secret: str
    words: tuple[str, ...]


def commitment_to(secret: str) -> str:
    """The hash that is published before the first throw."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fair_seed(secret: str, words: Sequence[str]) -> str:
    """The seed of a game: the server's secret and the words of every seat, in seat order.

    >>> fair_seed("s", ["a", ""]) == fair_seed("s", ["", "a"])
    False
    """
    parts = msgspec.json.encode([secret, *words])
    return hashlib.sha256(b"magie fair dice 1\n" + parts).hexdigest()


def promise_was_kept(fair: Fairness, seed: str | None) -> bool:
    """Is the secret the one that was promised, and the seed made from it and the seats' words?"""
    return commitment_to(fair.secret) == fair.commitment and fair_seed(fair.secret, fair.words) == seed
