# written by tools/vocabulary.py
cdef enum:
    IN_PILE = -1
    CASHED_IN = -2
