"""Fair dice: a promise before the first throw that everybody can check at the end.

The server keeps a secret and publishes its hash, the commitment. Every seat may add words of its own: first only their
hash, the seal, then all open them together. The seed of the game is made from the secret and the words. When the game
is over the secret is published.

Nobody who comes last can choose words that fit the others'. What is left: whoever holds some seats may withhold the
words of each, and so choose among as many games as there are ways to do so. Withheld words are named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What proves that nobody chose the luck of a game.

    `words` are those that were opened, `seals` what had been sealed before, "" for a seat that sealed nothing;
    `withheld` are the seats that sealed and did not open. Older games have no seals: their words lay open.
    """

    commitment: str
    secret: str
    words: tuple[str, ...]
    seals: tuple[str, ...] = ()
    withheld: tuple[int, ...] = ()


def commitment_to(secret: str) -> str:
    """The hash that is published before the first throw."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seal_of(words: str) -> str:
    """The hash of somebody's words, which everybody sees before any words are opened."""
    return hashlib.sha256(words.encode()).hexdigest()


def fair_seed(secret: str, words: Sequence[str]) -> str:
    """The seed of a game: the server's secret and the words of every seat, in seat order.

    >>> fair_seed("s", ["a", ""]) == fair_seed("s", ["", "a"])
    False
    """
    parts = msgspec.json.encode([secret, *words])
    return hashlib.sha256(b"magie fair dice 1\n" + parts).hexdigest()


def promise_was_kept(fair: Fairness, seed: str | None) -> bool:
    """Is the secret the one that was promised, are the words as sealed, and is the seed made from them?"""
    return (
        commitment_to(fair.secret) == fair.commitment
        and words_are_as_sealed(fair)
        and fair_seed(fair.secret, fair.words) == seed
    )


def words_are_as_sealed(fair: Fairness) -> bool:
    """Does every word fit its seal, and is every word that is missing named? Without any seals there is nothing to fit."""
    if not fair.seals:
        return not fair.withheld
    if len(fair.seals) != len(fair.words) or sorted(set(fair.withheld)) != list(fair.withheld):
        return False
    if any(not 0 <= seat < len(fair.seals) for seat in fair.withheld):
        return False
    return all(fits(fair, seat) for seat in range(len(fair.seals)))


def fits(fair: Fairness, seat: int) -> bool:
    """The words of one seat: opened as sealed, or withheld behind a seal, or none at all."""
    words, seal = fair.words[seat], fair.seals[seat]
    if seat in fair.withheld:
        return seal != "" and words == ""
    return seal_of(words) == seal if seal else words == ""
