# written by tools/vocabulary.py
cdef enum:
    FLAT = 0
    CHOICE = 1
