"""From what people type to paintings, spaces and bids; and short names for long titles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from magie.editions import MasterpieceEdition, MasterpieceSpace, Painting
from magie.rules.errors import MagieError
from magie.terminal.naming import matching, money_in

ARTICLES = ("the", "a", "an")
SMALL_WORDS = frozenset("a an and at by for from in of on or over the to under who with".split())
LONGEST = 2
THOUSAND = 1_000


def short_titles(edition: MasterpieceEdition) -> dict[str, str]:
    """A short name for every painting, by id; the whole title where two would be called the same.

    >>> from magie.editions import load
    >>> short = short_titles(load("masterpiece"))
    >>> short["owls-over-a-sleeping-village"], short["giant-squid-waves"]
    ('Owls', 'Giant Squid')
    """
    found = {painting.id: short_title(painting.title) for painting in edition.paintings}
    names = list(found.values())
    return {p.id: found[p.id] if names.count(found[p.id]) == 1 else p.title for p in edition.paintings}


def short_title(title: str) -> str:
    """The first one or two words that say what is to be seen.

    >>> short_title("The Knight Who Left His Frame"), short_title("Still Life with Seven Potions")
    ('Knight', 'Still Life')
    """
    words = title.split()
    if len(words) > 1 and words[0].lower() in ARTICLES:
        words = words[1:]
    kept: list[str] = []
    for word in words[:LONGEST]:
        if kept and word.lower() in SMALL_WORDS:
            break
        kept.append(word)
    return " ".join(kept)


def painting_named(typed: str, edition: MasterpieceEdition, among: Iterable[str]) -> str:
    """The one painting these words mean; those among which there is a choice come first."""
    chosen = set(among)
    choices = [painting for painting in edition.paintings if painting.id in chosen]
    found = _matching(typed, choices) or _matching(typed, edition.paintings)
    if len(found) == 1:
        return found[0].id
    if not found:
        raise MagieError(f"There is no painting {typed.strip()!r}; type `paintings` to see them all.")
    titles = " or ".join(painting.title for painting in found)
    raise MagieError(f"{typed.strip()!r} could be {titles}; type more of the title.")


def _matching(typed: str, paintings: Sequence[Painting]) -> list[Painting]:
    return matching(typed, paintings, lambda painting: (painting.id, painting.title))


def space_named(typed: str, edition: MasterpieceEdition) -> str:
    """The one space of the ring these words mean, by number or by name."""
    if typed.strip().isdecimal() and int(typed) < len(edition.spaces):
        return edition.spaces[int(typed)].id
    found = matching(typed, edition.spaces, lambda space: (space.id, space.name, space.short))
    if len(found) == 1:
        return found[0].id
    if not found:
        last = len(edition.spaces) - 1
        raise MagieError(
            f"There is no space {typed.strip()!r}; type a number from 0 to {last}, or part of a name."
        )
    raise MagieError(f"{typed.strip()!r} could be {_where(found)}; type a number.")


def _where(spaces: Sequence[MasterpieceSpace]) -> str:
    """Spaces by name with their numbers: Bank Auction (3, 10, 18 or 24)."""
    names = dict.fromkeys(space.name for space in spaces)
    numbers = {name: [str(space.number) for space in spaces if space.name == name] for name in names}
    return " or ".join(f"{name} ({_or(numbers[name])})" for name in names)


def _or(parts: Sequence[str]) -> str:
    return f"{', '.join(parts[:-1])} or {parts[-1]}" if len(parts) > 1 else parts[0]


def bid_in(typed: str, edition: MasterpieceEdition) -> int | None:
    """An amount to bid: 250000, 250k; and 250 where bids are so large that it can only mean 250,000.

    >>> from magie.editions import load
    >>> [bid_in(text, load("masterpiece")) for text in ("250,000", "250k", "250", "0.5m", "much")]
    [250000, 250000, 250000, 500000, None]
    """
    amount = money_in(typed, edition.currency)
    unit = edition.rules.bid_unit
    if amount is not None and amount < unit and unit % THOUSAND == 0:
        return amount * THOUSAND
    return amount
