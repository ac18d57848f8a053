# written by tools/vocabulary.py
cdef enum:
    HOUSE = 0
    HOTEL = 1
    HOTEL_LEVEL = 5
    ONLY_HOUSE = 1
    ONLY_HOTEL = 2
    HOUSE_LOT = 100
