"""How a tax space asks for its money."""

FLAT = 0
CHOICE = 1
