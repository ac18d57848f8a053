# written by tools/vocabulary.py
cdef enum:
    ALL_DRAWN = 0
    LAST_PLAYER = 1
    ROUND_LIMIT = 2
    DEALT = 3
    BOUGHT = 4
    WON = 5
    INHERITED = 6
    TAKEN_FROM_PLAYER = 7
