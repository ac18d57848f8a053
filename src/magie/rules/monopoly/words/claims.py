"""How a claim for rent stands."""

OPEN = 0
DUE = 1
TO_BE_THROWN = -1
