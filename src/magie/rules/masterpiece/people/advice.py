"""Advice for people who play Masterpiece: what everybody is worth, as far as the viewer knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magie.rules.advice import Advice

if TYPE_CHECKING:
    from magie.rules.game import View


class MasterpieceAdvice(Advice):
    """Nobody pays rent here, is in debt or makes offers."""

    def worth(self, view: View) -> tuple[int | None, ...]:
        """A-MP-22, A-MP-25: cash and collection of every seat; None where the viewer may not know one of them."""
        return tuple(_collection(view, seat) for seat in range(len(view.names)))


def _collection(view: View, seat: int) -> int | None:
    cash = view.facts.players[seat].cash
    values = [painting.value for painting in view.facts.paintings if painting.owner == seat]
    return None if cash is None or None in values else cash + sum(values)


ADVICE = MasterpieceAdvice()
