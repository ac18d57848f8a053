"""What a record proves, in sentences. What it does not prove is said too; what is wrong with it is refused."""

from __future__ import annotations

import string
from collections.abc import Iterator, Sequence

from magie.rules.chain import HEAD_LETTERS
from magie.rules.errors import MagieError, RecordError
from magie.rules.fairness import Fairness, commitment_to, words_are_as_sealed
from magie.rules.record import Record, heads_of, luck_is_honest


def proofs(record: Record, head: str | None) -> Iterator[str]:
    """Everything that can be claimed about a record; `head` is the one that somebody's own device has kept."""
    yield from about_luck(record)
    heads = heads_of(record)
    yield about_chain(record, heads)
    yield about_device(heads, head)


def checked_head(head: str) -> str:
    """A head as somebody typed it."""
    typed = head.strip().lower()
    if len(typed) != HEAD_LETTERS or set(typed) - set(string.hexdigits):
        raise MagieError(f"A head has {HEAD_LETTERS} letters, each a digit or one of a to f.")
    return typed


def about_luck(record: Record) -> Iterator[str]:
    """Where the throws and shuffles come from."""
    if isinstance(record.fair, Fairness):
        check_promise(record.fair)
    if not luck_is_honest(record):
        raise RecordError("The seed of this record does not give its throws and shuffles.")
    yield "Every throw and shuffle follows from the seed."
    if isinstance(record.fair, Fairness):
        yield (
            f"The seed follows from the secret that was promised as {record.fair.commitment} and from the "
            "players' words."
        )
        yield from about_words(record.fair, record.seats)
    else:
        yield "Nobody promised this seed before the first throw: whoever began the game could choose it."


def check_promise(fair: Fairness) -> None:
    """What can be wrong with the promise itself, each in a sentence of its own."""
    if commitment_to(fair.secret) != fair.commitment:
        raise RecordError("The secret of this record is not the one that was promised.")
    if not words_are_as_sealed(fair):
        raise RecordError("The words of this record are not those that were sealed.")


def about_words(fair: Fairness, names: Sequence[str]) -> Iterator[str]:
    """Who put words into the seed, and how."""
    given = [name for name, words in zip(names, fair.words, strict=True) if words]
    if not given and not fair.withheld:
        yield "No player put words into the seed, so it was the server's alone."
    elif given and fair.seals:
        yield f"{listed(given)} opened the words that had been sealed."
    elif given:
        yield f"The words of {listed(given)} were never sealed: whoever came last could choose theirs to fit."
    if fair.withheld:
        missing = listed([names[seat] for seat in fair.withheld])
        yield f"{missing} sealed words and did not open them, so the seed was made without them."


def listed(names: Sequence[str]) -> str:
    """Names as one says them.

    >>> listed(["Ann", "Ben", "Cleo"])
    'Ann, Ben and Cleo'
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def about_chain(record: Record, heads: Sequence[str]) -> str:
    """Does the record agree with the head that it names?"""
    if not isinstance(record.chain, str):
        return "The record is unchained: it names no head that its names, set-up and moves would have to fit."
    if record.chain != heads[-1]:
        raise RecordError("This record was changed: its names, set-up and moves do not fit its chain.")
    return f"{beginning_and_moves(len(heads) - 1)} fit the head of the chain, {record.chain}."


def about_device(heads: Sequence[str], head: str | None) -> str:
    """Is it the game that somebody's own device saw?"""
    if head is None:
        return (
            "This proves that the record agrees with itself, not that it is the game you played: only a head "
            "that your own device has kept can show that (--head)."
        )
    if head not in heads:
        raise RecordError("This record is not the game your device saw: its head stood nowhere in it.")
    at, last = heads.index(head), len(heads) - 1
    if at == last:
        return f"The head of your device stood after move {at} of {last}: this is the game your device saw."
    when = f"after move {at} of {last}" if at else "before the first move"
    return f"The head of your device stood {when}: up to there this is the game your device saw; it does not cover what follows."


def beginning_and_moves(moves: int) -> str:
    """What the chain covers."""
    if moves == 0:
        return "Names and set-up"
    return "Names, set-up and the one move" if moves == 1 else f"Names, set-up and all {moves} moves"
