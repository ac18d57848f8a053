# written by tools/vocabulary.py
cdef enum:
    START = 0
    PRICE = 1
    AUCTION = 2
    PURCHASE = 3
    VALUE = 4
    SALE = 5
    COLLECT = 6
    PENALTY = 7
