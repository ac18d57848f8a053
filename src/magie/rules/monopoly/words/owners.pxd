# written by tools/vocabulary.py
cdef enum:
    BANK = -1
    NOBODY = -1
