# written by tools/vocabulary.py
cdef enum:
    PRIVATE_AUCTION = 0
    BANK_AUCTION = 1
    BUY = 2
    SELL_ANY = 3
    BUY_FROM_PLAYER = 4
    SELL_FOR = 5
    INHERIT = 6
    COLLECT = 7
