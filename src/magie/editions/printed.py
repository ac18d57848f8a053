"""What everything in a box is made of."""

from msgspec import Struct


class Printed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something in the box; it never changes during a game."""
