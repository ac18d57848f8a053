"""From what people type to players, money and named things; what is unclear is asked back in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from magie.editions import Currency
from magie.rules.amounts import short_amount
from magie.rules.errors import MagieError
from magie.rules.wording import in_a_row

DOLLARS = Currency()
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


def money_in(typed: str, currency: Currency = DOLLARS) -> int | None:
    """An amount, with the sign or the name of the money or without: 120, $120, 1,200, 250k; None if it is none.

    >>> money_in("$1,200"), money_in("250k"), money_in("1.5m"), money_in("1.5"), money_in("100,00")
    (1200, 250000, 1500000, None, None)
    >>> money_in("G50", Currency(name="Galleons", sign="G")), money_in("-50")
    (50, None)
    """
    text = typed.strip().lower()
    amount = short_amount(text)
    for sign in (currency.name.lower(), currency.sign.lower(), DOLLARS.sign):
        if amount is None:
            amount = short_amount(text.removeprefix(sign).removesuffix(sign).strip())
    return amount


def is_number(typed: str) -> bool:
    """Is this meant to be an amount, well written or not?

    >>> [is_number(text) for text in ("100,00", "$5.", "-50", "baltic", "9th street")]
    [True, True, True, False, False]
    """
    return re.fullmatch(r"\W?\s*\d[\d.,_]*\s*\w?", typed.strip()) is not None


def no_amount(typed: str, question: str, example: str) -> MagieError:
    """What to say where an amount was expected: it is missing, or badly written."""
    said = f"{typed.strip()!r} is no amount." if is_number(typed) else question
    return MagieError(f"{said} For example: {example}.")
