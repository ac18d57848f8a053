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
    BANK = -1
    NOBODY = -1
    IN_PILE = -1
    CASHED_IN = -2
    HIS_HIGHEST = -1
    NO_BID = 0
    UNKNOWN = -1
    MOST_SEATS = 8
    MOST_SPACES = 80
    MOST_PAINTINGS = 64
    MOST_OLD_BIDS = 128
