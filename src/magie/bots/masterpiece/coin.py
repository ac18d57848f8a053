"""The steady bot's coin: nobody else can foresee how it falls, and in the same position it always falls the same way.

Nothing is tossed. A hash of the value cards that only this seat has seen decides: whoever reads this file still
cannot tell what the bot will do, and a game that is replayed goes the same way again.
"""

from __future__ import annotations

import magie.bots.masterpiece.knowing as knowing
import magie.rules.luck as luck
from magie.rules.masterpiece.state.state import Table


def one_of(table: Table, seat: int, subject: int, sides: int) -> int:
    """What this seat's memory makes of a subject, from 0 to `sides` - 1, all as likely."""
    return luck.keyed_hash(knowing.memory(table, seat), seat, subject) % sides
