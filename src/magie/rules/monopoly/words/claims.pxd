# written by tools/vocabulary.py
cdef enum:
    OPEN = 0
    DUE = 1
    TO_BE_THROWN = -1
