"""How a game ends, and how a painting came to its owner."""

# The end of the game.
ALL_DRAWN = 0
LAST_PLAYER = 1
ROUND_LIMIT = 2

# A painting taken.
DEALT = 3
BOUGHT = 4
WON = 5
INHERITED = 6
TAKEN_FROM_PLAYER = 7
