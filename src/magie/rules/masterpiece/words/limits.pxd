# written by tools/vocabulary.py
cdef enum:
    MOST_SEATS = 8
    MOST_SPACES = 80
    MOST_PAINTINGS = 64
    MOST_OLD_BIDS = 128
