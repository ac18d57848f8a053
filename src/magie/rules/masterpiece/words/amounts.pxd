# written by tools/vocabulary.py
cdef enum:
    HIS_HIGHEST = -1
    NO_BID = 0
    UNKNOWN = -1
