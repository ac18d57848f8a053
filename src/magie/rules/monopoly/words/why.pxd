# written by tools/vocabulary.py
cdef enum:
    SALARY = 0
    PRICE = 1
    AUCTION = 2
    RENT = 3
    TAX = 4
    CARD = 5
    EACH_PLAYER = 6
    JAIL_FINE = 7
    BUILDING = 8
    BUILDING_SOLD = 9
    MORTGAGE = 10
    LIFT = 11
    INTEREST = 12
    DEAL = 13
    BANKRUPTCY = 14
    START = 15
    PARKING_POT = 16
    HARVEST = 18
    ESCAPE = 19
