"""Which face a game has."""

from __future__ import annotations

from collections.abc import Callable

from magie.rules.game import Game
from magie.terminal.face import PlainFace
from magie.terminal.masterpiece.face import MasterpieceFace
from magie.terminal.monopoly.face import MonopolyFace

FACES: dict[str, Callable[[Game], PlainFace]] = {"masterpiece": MasterpieceFace, "monopoly": MonopolyFace}


def face_of(game: Game) -> PlainFace:
    """The face of the family this game belongs to, or the plain one."""
    return FACES.get(game.edition.family, PlainFace)(game)
