# written by tools/vocabulary.py
cdef enum:
    CHOOSE_SPACE = 0
    ROLL = 1
    BUY_OR_DECLINE = 2
    CHOOSE_LOT = 3
    AUCTION = 4
    SELL_OR_KEEP = 5
    MUST_SELL = 6
    BUY_FROM_PLAYER = 7
    GAME_OVER = 8
    LAST_CALL = 9
