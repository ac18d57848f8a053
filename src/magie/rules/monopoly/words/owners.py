"""Who has what no player has."""

BANK = -1
NOBODY = -1
