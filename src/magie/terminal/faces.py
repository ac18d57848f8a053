"""Which face a game has."""

from __future__ import annotations

from magie.families import Part
from magie.rules.game import Game
from magie.terminal.face import PlainFace

FACE: Part[type[PlainFace]] = Part("face", lambda family: PlainFace)


def face_of(game: Game) -> PlainFace:
    """The face of the family this game belongs to, or the plain one."""
    return FACE.of(game.edition.family)(game)
