"""Can this box be played? What the types alone cannot tell, every mistake at once.

Each problem names the key and what is allowed; the loader puts the file in front.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from .check_board import ring_problems, space_problems
from .check_cards import card_problems, deck_problems
from .check_groups import group_problems
from .check_rules import rules_problems
from .check_texts import text_problems
from .monopoly import Edition

_SIDES = 6
_ID = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def is_id(word: str) -> bool:
    """Can this be the id of something, or the name of an edition?

    >>> is_id("st-james"), is_id("St. James")
    (True, False)
    """
    return _ID.fullmatch(word) is not None


def edition_problems(edition: Edition, damaged: frozenset[str] = frozenset()) -> list[str]:
    """Every reason why this edition cannot be played; none if it can.

    `damaged` names the parts of a file that could not be read as a whole: only what does not
    depend on them is checked.
    """
    checks = (check for check, needed in _CHECKS.items() if damaged.isdisjoint(needed))
    return [problem for check in checks for problem in check(edition)]


def _name_problems(edition: Edition) -> Iterator[str]:
    if not is_id(edition.name):
        yield _bad_id("name", edition.name)


def _id_problems(edition: Edition) -> Iterator[str]:
    cards = [card for deck in edition.decks for card in deck.cards]
    yield from _list_problems("groups", [group.id for group in edition.groups])
    yield from _list_problems("spaces", [space.id for space in edition.spaces])
    yield from _list_problems("decks", [deck.id for deck in edition.decks])
    yield from _list_problems("cards", [card.id for card in cards])


def _list_problems(key: str, ids: list[str]) -> Iterator[str]:
    for twice in _repeated(ids):
        yield f"{key}: the id {twice!r} is given more than once; every id must be its own."
    for odd in ids:
        if not is_id(odd):
            yield _bad_id(f"{key}.{odd}.id", odd)


def _bad_id(key: str, name: str) -> str:
    return f"{key}: {name!r} is not allowed; allowed: small letters and digits joined by hyphens."


def _token_problems(edition: Edition) -> Iterator[str]:
    for twice in _repeated(edition.tokens):
        yield f"tokens: {twice!r} is given more than once; every player needs a different one."


def _repeated(words: Iterable[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


def _popup_problems(edition: Edition) -> Iterator[str]:
    if edition.popup is None:
        return
    if len(edition.popup.locations) != _SIDES:
        yield f"popup.locations: {len(edition.popup.locations)} places; one die needs exactly {_SIDES}."
    if not any(space.kind == "transport" for space in edition.spaces):
        yield "popup: nobody could enter it; the board needs at least one transport."


def _rules_problems(edition: Edition) -> list[str]:
    return rules_problems(edition.rules, len(edition.tokens), len(edition.deeds))


# Each check with the parts of a file that it needs whole.
_CHECKS: dict[Callable[[Edition], Iterable[str]], tuple[str, ...]] = {
    _name_problems: (),
    text_problems: (),
    _id_problems: (),
    _token_problems: (),
    ring_problems: ("spaces",),
    space_problems: (),
    group_problems: ("spaces", "groups"),
    deck_problems: ("spaces", "decks"),
    card_problems: ("spaces",),
    _popup_problems: ("spaces",),
    _rules_problems: ("spaces", "tokens", "rules"),
}
