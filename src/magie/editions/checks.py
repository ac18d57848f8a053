"""What can be wrong with a box of any family, and how all that is wrong is told at once.

Each problem names the key and what is allowed; the loader puts the file in front.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from magie.editions.edition import CommonRules, Edition

LONGEST_SHORT = 12
_ID = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")

E = TypeVar("E", bound=Edition)
# Each check with the parts of a file that it needs whole.
Checks = Mapping[Callable[[E], Iterable[str]], tuple[str, ...]]


def all_problems(edition: E, checks: Checks[E], damaged: frozenset[str]) -> list[str]:
    """Whatever these checks find.

    `damaged` names the parts of a file that could not be read as a whole: only what does not
    depend on them is checked.
    """
    possible = (check for check, needed in checks.items() if damaged.isdisjoint(needed))
    return [problem for check in possible for problem in check(edition)]


def is_id(word: str) -> bool:
    """Can this be the id of something, or the name of an edition?

    >>> is_id("st-james"), is_id("St. James")
    (True, False)
    """
    return _ID.fullmatch(word) is not None


def name_problems(edition: Edition) -> Iterator[str]:
    """What is wrong with the name of the edition."""
    if not is_id(edition.name):
        yield _bad_id("name", edition.name)


def id_problems(key: str, ids: list[str]) -> Iterator[str]:
    """What is wrong with the ids in one list of the file."""
    for twice in _repeated(ids):
        yield f"{key}: the id {twice!r} is given more than once; every id must be its own."
    for odd in ids:
        if not is_id(odd):
            yield _bad_id(f"{key}.{odd}.id", odd)


def token_problems(edition: Edition) -> Iterator[str]:
    """What is wrong with the tokens by themselves."""
    for twice in _repeated(edition.tokens):
        yield f"tokens: {twice!r} is given more than once; every player needs a different one."


def player_problems(rules: CommonRules, tokens: int) -> Iterator[str]:
    """What is wrong with the number of players in a box of so many tokens."""
    if rules.players_min > rules.players_max:
        yield f"rules.players_min: {rules.players_min} is more than players_max, {rules.players_max}."
    if tokens < rules.players_max:
        yield f"tokens: {rules.players_max} players need as many tokens, {tokens} are given."


def short_problems(short: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the short name of a space."""
    if len(short) > LONGEST_SHORT:
        yield "short", f"{short!r} is not allowed; allowed: 1 to {LONGEST_SHORT} characters."


def _bad_id(key: str, name: str) -> str:
    return f"{key}: {name!r} is not allowed; allowed: small letters and digits joined by hyphens."


def _repeated(words: Iterable[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]
