# written by tools/vocabulary.py
cdef enum:
    PRE_ROLL = 0
    MOVING = 1
    POST_MOVE = 2
    GAME_OVER = 3
    BUY_OR_DECLINE = 4
    AUCTION = 5
    DEBT = 6
    COLLECT_FROM_EACH = 7
    PAY_EACH = 8
    INTEREST = 9
    LIFT_OR_KEEP = 10
    ESTATE = 11
    INTENT = 12
    SHORTAGE = 13
    LOWER = 14
    PLACE = 15
    JAIL_MOVE = 16
    TAX_CHOICE = 17
    POWER_TARGET = 18
    FLY = 19
