"""What is in a box, as text of 80 columns: for people who look an edition over.

A star marks what differs from the edition it extends.
"""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from magie.editions.edition import Edition
from magie.editions.families import box_of
from magie.editions.sheet_look import look_lines
from magie.editions.sheet_parts import WIDTH


def head(edition: Edition) -> list[str]:
    """The title, what it is about, for whom, with which money and tokens."""
    rules, money = edition.rules, edition.currency
    about = f"{edition.title}: {edition.about}" if edition.about else edition.title
    players = (
        f"For {rules.players_min} to {rules.players_max} players, who pay in {money.name} ({money.sign})."
    )
    return [*wrap(about, WIDTH), *wrap(f"{players} Tokens: {', '.join(edition.tokens)}.", WIDTH)]


def sheet(edition: Edition, base: Edition | None = None) -> Iterator[str]:
    """All of it, part by part, with an empty line before each."""
    for lines in (*_parts(edition, base), look_lines(edition.look, base.look if base else None)):
        if lines:
            yield from ("", *lines)


def contents(edition: Edition) -> str:
    """How much of everything is in the box, in a few words.

    >>> from magie.editions import load
    >>> contents(load("luxury"))
    '40 spaces, 28 deeds in 10 groups, 32 cards'
    """
    return box_of(edition).contents(edition)


def _parts(edition: Edition, base: Edition | None) -> Iterable[list[str]]:
    box = box_of(edition)
    return box.sheet(edition, box.own(base))
