# written by tools/vocabulary.py
cdef enum:
    TWISTER = 1
    LOLLIPOP = 2
    CORNFIELD = 3
    HARVEST = 4
    MONKEYS = 5
    ESCAPE = 6
