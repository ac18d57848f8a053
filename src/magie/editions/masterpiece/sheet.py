"""What is in a box of Masterpiece."""

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap

from magie.editions.masterpiece.edition import MasterpieceEdition, MasterpieceSpace, MasterpieceWords
from magie.editions.sheet_parts import NO_STAR, STAR, WIDTH, board_lines, mark, word_lines


def masterpiece_sheet(edition: MasterpieceEdition, base: MasterpieceEdition | None) -> Iterator[list[str]]:
    """The ring, the value cards, the paintings and the words."""
    yield board_lines(edition.spaces, base.spaces if base else None, _what)
    yield _value_lines(edition, base)
    yield _painting_lines(edition, base)
    yield word_lines(edition.words, base.words if base else MasterpieceWords())


def masterpiece_contents(edition: MasterpieceEdition) -> str:
    """How much of everything there is."""
    paintings = f"{len(edition.paintings)} paintings worth {sum(edition.values):,} in all"
    return f"{len(edition.spaces)} spaces, {paintings}, {edition.values.count(0)} of them forged"


def _what(space: MasterpieceSpace) -> str:
    kind = space.kind.replace("_", " ")
    return f"{kind} {space.amount:,}" if space.amount else kind


def _value_lines(edition: MasterpieceEdition, base: MasterpieceEdition | None) -> list[str]:
    """How many cards there are of each value, the highest first."""
    cards, others = Counter(edition.values), Counter(base.values if base else edition.values)
    lines = [f"Value cards: {len(edition.values)}, worth {sum(edition.values):,} in all"]
    for value in sorted(cards | others, reverse=True):
        star = NO_STAR if cards[value] == others[value] else STAR
        lines.append(f"{star}{cards[value]:2} of {value:>11,}{'' if value else '  (a forgery)'}")
    return lines


def _painting_lines(edition: MasterpieceEdition, base: MasterpieceEdition | None) -> list[str]:
    others = base.paintings if base else None
    lines = [f"Paintings: {len(edition.paintings)}"]
    for number, painting in enumerate(edition.paintings):
        line = f"{mark(painting, number, others)}{number:2}  {painting.title} ({painting.id})"
        lines += wrap(line, WIDTH, subsequent_indent=" " * 6)
    return lines
