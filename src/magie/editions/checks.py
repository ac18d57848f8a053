"""What can be wrong with a box of any family, and how all that is wrong is told at once.

Each problem names the key and what is allowed; the loader puts the file in front.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from magie.editions.check_texts import texts_of_the_box, unreadable
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


def common_problems(edition: Edition, damaged: frozenset[str] = frozenset()) -> list[str]:
    """What can be wrong with a box of which nothing more is known."""
    checks: Checks[Edition] = {
        name_problems: (),
        lambda edition: unreadable(texts_of_the_box(edition, edition.words)): (),
        listed_problems: (),
        token_problems: (),
        lambda edition: player_problems(edition.rules, len(edition.tokens)): ("tokens", "rules"),
    }
    return all_problems(edition, checks, damaged)


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


def listed_problems(edition: Edition) -> Iterator[str]:
    """What is wrong with the ids of the things that lie in the box as lists."""
    for key, things in lists_in(edition):
        yield from id_problems(key, [thing.id for thing in things if hasattr(thing, "id")])


def lists_in(edition: Edition) -> Iterator[tuple[str, Sequence[Struct]]]:
    """The lists of things in a box: its spaces, its cards, its lots."""
    for key in edition.__struct_fields__:
        found = getattr(edition, key)
        if isinstance(found, tuple) and found and isinstance(found[0], Struct):
            yield key, found


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
