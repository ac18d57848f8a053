"""Magie plays, hosts and studies property-and-auction board games by their real rules.

>>> import magie
>>> game = magie.new_game("luxury", seats=4, seed=7)
>>> game.to_act() in range(4)
True
"""

from magie import _pure as _pure  # first: it decides where every other module is loaded from
from magie.api import engine, new_game, record, replay
from magie.editions import Edition, EditionError, load
from magie.rules.errors import IllegalAction, MagieError, RecordError, SetupError
from magie.rules.game import Game
from magie.rules.record import Record

__version__ = "0.3.0"

__all__ = [
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "MagieError",
    "Record",
    "RecordError",
    "SetupError",
    "engine",
    "load",
    "new_game",
    "record",
    "replay",
]
