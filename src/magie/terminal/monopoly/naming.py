"""From what people type to deeds, spaces and goods; what is unclear is asked back in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import magie.terminal.naming as naming
from magie.editions import MonopolyEdition, Space
from magie.rules.errors import MagieError
from magie.rules.monopoly.family.actions import Goods
from magie.terminal.naming import is_number, money_in, no_amount, plain

JAIL_CARD_WORDS = {"card", "cards", "jail card", "jail cards", "jailcard"}


def space_named(typed: str, edition: MonopolyEdition) -> str:
    """The one space of the board these words mean, by name or by number."""
    if typed.strip().isdecimal() and int(typed) < len(edition.spaces):
        return edition.spaces[int(typed)].id
    found = matching(typed, edition.spaces)
    if len(found) == 1:
        return found[0].id
    if not found:
        raise MagieError(f"There is no space {typed.strip()!r}; type `board` to see them all.")
    names = " or ".join(f"{space.name} ({space.number})" for space in found)
    raise MagieError(f"{typed.strip()!r} could be {names}; type more of the name, or its number.")


def matching(typed: str, spaces: Sequence[Space]) -> list[Space]:
    """The spaces these words could mean."""
    return naming.matching(typed, spaces, lambda space: (space.id, space.name, space.short))


def deed_named(typed: str, edition: MonopolyEdition) -> str:
    """The one deed these words mean."""
    found = matching(typed, edition.deeds)
    if len(found) == 1:
        return found[0].id
    if not found:
        raise MagieError(f"There is no deed {typed.strip()!r}; type `deeds` to see them all.")
    raise MagieError(
        f"{typed.strip()!r} could be {' or '.join(deed.name for deed in found)}; type more of the name."
    )


def deeds_named(typed: str, edition: MonopolyEdition) -> tuple[str, ...]:
    """Deeds in a row, with commas or just spaces: "baltic mediterranean", "park place, boardwalk"."""
    return tuple(deed for part in parts_of(typed) for deed in _deeds_in(part, edition))


def parts_of(typed: str) -> list[str]:
    """What stands between commas and "and"; a comma between two digits belongs to a number.

    >>> parts_of("baltic, 1,200 and card"), parts_of("1,00")
    (['baltic', '1,200', 'card'], ['1,00'])
    """
    return [part.strip() for part in re.split(r",(?!\d)|(?<!\d),|\band\b|\+", typed) if part.strip()]


def _deeds_in(part: str, edition: MonopolyEdition) -> Iterable[str]:
    words = part.split()
    while words:
        taken = next(
            (n for n in range(len(words), 0, -1) if len(matching(" ".join(words[:n]), edition.deeds)) == 1), 1
        )
        yield deed_named(" ".join(words[:taken]), edition)
        words = words[taken:]


def goods_named(typed: str, edition: MonopolyEdition, cards: tuple[str, ...]) -> Goods:
    """One side of a deal: money, deeds and jail cards in a row; `cards` are those the giver holds."""
    cash = 0
    deeds: list[str] = []
    given: list[str] = []
    for part in parts_of(typed):
        amount = money_in(part, edition.currency)
        if amount is not None:
            cash += amount
        elif plain(part) in JAIL_CARD_WORDS:
            given += _next_card(cards, given, edition)
        elif plain(part) != "nothing":
            part, more = _trailing_money(part, edition)
            cash += more
            deeds += _deeds_in(part, edition)
    return Goods(cash=cash, deeds=tuple(deeds), jail_cards=tuple(given))


def _next_card(cards: tuple[str, ...], given: list[str], edition: MonopolyEdition) -> list[str]:
    left = [card for card in cards if card not in given]
    if not left:
        raise MagieError(f"There is no {edition.words.jail_card} to give on that side.")
    return left[:1]


def _trailing_money(part: str, edition: MonopolyEdition) -> tuple[str, int]:
    """ "baltic $50" is a deed and money."""
    *words, last = part.split()
    if matching(part, edition.deeds):  # a number may belong to a name
        return part, 0
    amount = money_in(last, edition.currency)
    if amount is None and is_number(last):
        raise no_amount(last, "How much?", f"{edition.currency.sign}50")
    return (part, 0) if amount is None else (" ".join(words), amount)
