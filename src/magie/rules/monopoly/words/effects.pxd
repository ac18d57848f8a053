# written by tools/vocabulary.py
cdef enum:
    ADVANCE = 0
    NEAREST_TRANSPORT = 1
    NEAREST_UTILITY = 2
    BACK = 3
    COLLECT = 4
    PAY = 5
    COLLECT_FROM_EACH = 6
    PAY_EACH = 7
    REPAIRS = 8
    TO_JAIL = 9
    JAIL_CARD = 10
