"""From what people type to players, money and named things; what is unclear is asked back in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from magie.rules.errors import MagieError
from magie.rules.wording import in_a_row

MONEY = re.compile(r"^[^\w\s]?\s*(\d[\d,]*)(\.\d+)?\s*([km]?)$", re.IGNORECASE)
TIMES = {"": 1, "k": 1_000, "m": 1_000_000}

T = TypeVar("T")
Names = Callable[[T], Sequence[str]]


def plain(text: str) -> str:
    """Small letters and single spaces, no punctuation inside: "St. James" is "st james"."""
    return " ".join(re.sub(r"[^\w\s&]", " ", text.lower()).split())


def player_named(typed: str, names: tuple[str, ...], me: int | None) -> int:
    """The player this means: a name, its beginning, or the number of the seat from 1; the one who asks is not listed."""
    wanted = plain(typed)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    found = [seat for seat, name in enumerate(names) if plain(name) == wanted]
    found = found or [seat for seat, name in enumerate(names) if wanted and plain(name).startswith(wanted)]
    if len(found) == 1:
        return found[0]
    others = in_a_row([name for seat, name in enumerate(names) if seat != me])
    raise MagieError(f"Who is {typed!r}? {'There' if me is None else 'The others'} are {others}.")


def matching(typed: str, things: Sequence[T], names: Names[T]) -> list[T]:
    """The things these words could mean: the whole name first, then its beginning, then any word of it."""
    wanted = plain(typed)
    if not wanted:
        return []
    for fits in (_is_name, _begins_name, _begins_word):
        found = [thing for thing in things if any(fits(wanted, plain(name)) for name in names(thing))]
        if found:
            return found
    return []


def _is_name(wanted: str, name: str) -> bool:
    return wanted == name


def _begins_name(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _begins_word(wanted: str, name: str) -> bool:
    return f" {wanted}" in name


def money_in(typed: str) -> int | None:
    """An amount: 120, $120, 1,200, 250k, 1.5m; None if it is none.

    >>> money_in("$1,200"), money_in("250k"), money_in("1.5m"), money_in("1.5")
    (1200, 250000, 1500000, None)
    """
    found = MONEY.match(typed.strip())
    if found is None:
        return None
    whole, part, unit = found.group(1).replace(",", ""), found.group(2) or "", found.group(3).lower()
    amount = float(whole + part) * TIMES[unit] if part else int(whole) * TIMES[unit]
    return int(amount) if amount == int(amount) else None
