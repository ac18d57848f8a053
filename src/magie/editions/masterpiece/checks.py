"""Can this box of Masterpiece be played? What the types alone cannot tell, every mistake at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from magie.editions.check_look import look_on_board_problems, look_problems
from magie.editions.check_texts import Texts, texts_of_the_board, texts_of_the_box, unreadable
from magie.editions.checks import (
    Checks,
    all_problems,
    id_problems,
    name_problems,
    player_problems,
    token_problems,
)
from magie.editions.masterpiece.check_bids import bid_problems, unit_problems
from magie.editions.masterpiece.check_paintings import (
    dealing_problems,
    forgery_problems,
    painting_problems,
    value_problems,
)
from magie.editions.masterpiece.check_ring import price_problems, ring_problems, space_problems
from magie.editions.masterpiece.kinds import MasterpieceSpaceKind

if TYPE_CHECKING:
    from magie.editions.masterpiece.edition import MasterpieceEdition


def masterpiece_problems(edition: MasterpieceEdition, damaged: frozenset[str] = frozenset()) -> list[str]:
    """Every reason why this edition cannot be played; none if it can."""
    return all_problems(edition, _CHECKS, damaged)


def _text_problems(edition: MasterpieceEdition) -> Iterator[str]:
    return unreadable(_texts(edition))


def _texts(edition: MasterpieceEdition) -> Texts:
    yield from texts_of_the_box(edition, edition.words)
    yield from texts_of_the_board(edition)
    yield from ((f"paintings.{painting.id}.title", painting.title) for painting in edition.paintings)


def _id_problems(edition: MasterpieceEdition) -> Iterator[str]:
    yield from id_problems("spaces", [space.id for space in edition.spaces])
    yield from id_problems("paintings", [painting.id for painting in edition.paintings])


def _player_problems(edition: MasterpieceEdition) -> Iterator[str]:
    return player_problems(edition.rules, len(edition.tokens))


def _look_on_board_problems(edition: MasterpieceEdition) -> Iterator[str]:
    paintings = [painting.id for painting in edition.paintings]
    return look_on_board_problems(edition, get_args(MasterpieceSpaceKind), paintings=paintings)


_CHECKS: Checks[MasterpieceEdition] = {
    name_problems: (),
    _text_problems: (),
    _id_problems: (),
    token_problems: (),
    ring_problems: ("spaces",),
    space_problems: (),
    price_problems: ("rules",),
    painting_problems: ("paintings", "values"),
    dealing_problems: ("paintings", "rules"),
    forgery_problems: ("values",),
    value_problems: ("rules",),
    _player_problems: ("tokens", "rules"),
    unit_problems: ("rules",),
    bid_problems: ("values", "rules"),
    look_problems: ("look",),
    _look_on_board_problems: ("look", "tokens", "spaces", "paintings"),
}
