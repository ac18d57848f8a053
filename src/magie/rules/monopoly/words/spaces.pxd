# written by tools/vocabulary.py
cdef enum:
    GO = 0
    STREET = 1
    TRANSPORT = 2
    UTILITY = 3
    CARDS = 4
    TAX = 5
    JAIL = 6
    FREE_PARKING = 7
    GO_TO_JAIL = 8
