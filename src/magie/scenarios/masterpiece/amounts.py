"""What a value card says, as a scenario writes it: an amount; a forgery is worth 0."""

from __future__ import annotations

from magie.scenarios.amounts import amount_of
from magie.scenarios.errors import Where

FORGERY = "forgery"


def value_of(value: object, where: Where) -> int:
    """What a value card says: an amount, or `forgery`."""
    return 0 if value == FORGERY else amount_of(value, where, FORGERY)
