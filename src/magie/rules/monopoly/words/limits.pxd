# written by tools/vocabulary.py
cdef enum:
    MOST_CLAIMS = 10
    MOST_SEATS = 8
    MOST_STEPS = 128
    JAIL_CARD_VALUE = 50
