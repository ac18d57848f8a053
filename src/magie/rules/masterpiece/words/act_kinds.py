"""The kinds of act a seat can take, as numbers; the edges know them as Action classes."""

PASS = 0
ROLL = 1
BUY = 2
DECLINE = 3
BID = 4
CHALLENGE = 5
HAMMER = 6
CLOSE_TICK = 7
CHOOSE_SPACE = 8
CHOOSE_LOT = 9
SELL = 10
TAKE = 11
RESIGN = 12
